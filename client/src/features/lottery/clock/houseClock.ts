/** The house's clock as the lottery's parts see it: one reading for all of them, one beat a second at the house. */
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { betterReading, hasParted, houseTimeAt, readHouse } from './houseTime.ts';
import type { Reading, Ticks } from './houseTime.ts';

/** What a device offers: its clocks, and a way to be woken. Tests give their own. */
export interface Device {
  readonly ticks: () => Ticks;
  /** Calls once after `ms`. Returns how to cancel. */
  readonly after: (ms: number, act: () => void) => () => void;
  /** Calls when the page may have been away: shown again, resumed, back on line. Answers how to stop. */
  readonly onReturn: (act: () => void) => () => void;
}

export interface HouseClock {
  readonly ticks: () => Ticks;
  /** Reports the house's time of a reply. */
  readonly heard: (houseMs: number, sent: Ticks, got: Ticks) => void;
  /** The house's time at the last tick; undefined while unknown. */
  readonly now: () => number | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

const beatMs = 1_000;
/** A beat a little late falls within the new second for sure. */
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

/** Asks the house again when its time is not known any more: after sleep, or when the device's clock was set. */
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
