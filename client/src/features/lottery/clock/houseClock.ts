/** The house's clock, shared by all parts of the lottery. It ticks at each second of the house's time. */
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { betterReading, hasParted, houseTimeAt, readHouse } from './houseTime.ts';
import type { Reading, Ticks } from './houseTime.ts';

/** The clocks, timers and events of the device. Tests pass their own. */
export interface Device {
  readonly ticks: () => Ticks;
  /** Calls `act` once after `ms`. Returns a function that cancels it. */
  readonly after: (ms: number, act: () => void) => () => void;
  /** Calls `act` when the page is shown, resumed or online again. Returns a function that stops it. */
  readonly onReturn: (act: () => void) => () => void;
}

export interface HouseClock {
  readonly ticks: () => Ticks;
  /** Reports the house's time from a reply. */
  readonly heard: (houseMs: number, sent: Ticks, got: Ticks) => void;
  /** The house's time at the last tick; undefined while unknown. */
  readonly now: () => number | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

const beatMs = 1_000;
/** Ticks slightly late, so that the new second has certainly begun. */
const slackMs = 4;

export function createHouseClock(device: Device): HouseClock {
  let reading: Reading | undefined;
  let nowMs: number | undefined;
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();

  const update = (): void => {
    const before = nowMs;
    const ticks = device.ticks();
    if (reading && hasParted(reading, ticks)) reading = undefined;
    nowMs = reading && houseTimeAt(reading, ticks);
    if (nowMs !== before) for (const listener of listeners) listener();
  };
  const start = (): (() => void) => {
    let cancel: (() => void) | undefined;
    const beat = (): void => {
      cancel?.();
      update();
      const restMs = nowMs === undefined ? beatMs : beatMs - (nowMs % beatMs) + slackMs;
      cancel = device.after(restMs, beat);
    };
    const unwatch = device.onReturn(beat);
    beat();
    return () => {
      cancel?.();
      unwatch();
    };
  };
  return {
    ticks: device.ticks,
    heard(houseMs, sent, got) {
      reading = betterReading(reading, readHouse(houseMs, sent, got), got);
      update();
    },
    now: () => nowMs,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

const returns = [
  ['visibilitychange', () => document],
  ['pageshow', () => window],
  ['focus', () => window],
  ['online', () => window],
] as const;

export const browserDevice: Device = {
  ticks: () => ({ steadyMs: performance.now(), wallMs: Date.now() }),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  onReturn(act) {
    const stop = new AbortController();
    for (const [kind, target] of returns) target().addEventListener(kind, act, { signal: stop.signal });
    return () => stop.abort();
  },
};

const HouseClockContext = createContext<HouseClock | undefined>(undefined);
export const HouseClockProvider = HouseClockContext;

export function useHouseClock(): HouseClock {
  const clock = useContext(HouseClockContext);
  if (!clock) throw new Error('no house clock around');
  return clock;
}

/** A value derived from the house's time. `read` must return a primitive, so that only changes are rendered. */
export function useHouseValue<T extends string | number | boolean | undefined>(
  read: (nowMs: number | undefined) => T,
): T {
  const clock = useHouseClock();
  return useSyncExternalStore(
    clock.subscribe,
    () => read(clock.now()),
    () => read(undefined),
  );
}

/** Asks the house again when its time is no longer known: after sleep, or when the device's clock was set. */
export function useAskWhenLost(ask: () => void): void {
  const isLost = useHouseValue((nowMs) => nowMs === undefined);
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });
  useEffect(() => {
    if (isLost) asking.current();
  }, [isLost]);
}
