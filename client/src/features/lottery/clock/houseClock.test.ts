import { drawAt, drawTimes } from '@foyer/contract/lottery/clock.ts';
import type { LotteryDraw } from '@foyer/contract/lottery/draws.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createHouseClock } from './houseClock.ts';
import type { Device } from './houseClock.ts';
import type { Ticks } from './houseTime.ts';
import { clockText, issueAt, secondsUntil } from './phase.ts';
import type { GameState } from './phase.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const dayMs = 86_400_000;

/** A device whose time the test advances. Its wall clock is off by `skewMs`, and it can sleep. */
function fakeDevice(skewMs: number) {
  let steadyMs = 1_000;
  let wallMs = noon + skewMs;
  let timers: { readonly at: number; readonly act: () => void }[] = [];
  let comeBack: (() => void) | undefined;
  const ticks = (): Ticks => ({ steadyMs, wallMs });
  const device: Device = {
    ticks,
    after(ms, act) {
      const timer = { at: steadyMs + ms, act };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    onReturn(act) {
      comeBack = act;
      return () => undefined;
    },
  };
  return {
    device,
    ticks,
    pass: (ms: number): void => {
      const until = steadyMs + ms;
      for (;;) {
        const next = timers.toSorted((a, b) => a.at - b.at)[0];
        if (!next || next.at > until) break;
        timers = timers.filter((one) => one !== next);
        wallMs += next.at - steadyMs;
        steadyMs = next.at;
        next.act();
      }
      wallMs += until - steadyMs;
      steadyMs = until;
    },
    /** The device sleeps: the monotonic clock stops, and the page's timers do not run. */
    sleep: (ms: number): void => {
      wallMs += ms;
      comeBack?.();
    },
    set: (byMs: number) => void (wallMs += byMs),
    timers: () => timers.length,
  };
}

/** The issue of 12:00 UTC is 1141 of the day in Bangkok; it closes at 12:00:55 and is drawn at 12:01. */
const draw = (index: number, state: LotteryDraw['state']): LotteryDraw => {
  const { lotteryCode, issue, openMs, closeMs, drawMs } = drawTimes('minute', index);
  return {
    lotteryCode,
    issue,
    openMs,
    closeMs,
    drawMs,
    state,
    numbers: state === 'drawn' ? [1, 2, 3, 4, 5] : [],
    isExample: false,
  };
};
const { index } = drawAt('minute', noon);
const game: GameState = {
  lotteryCode: 'minute',
  isOnSale: true,
  current: draw(index, 'open'),
  latest: draw(index - 1, 'drawn'),
};
const { closeMs, drawMs } = game.current;

it.each([0, dayMs, -dayMs])('counts down by the house’s time on a device that is off by %i ms. SI-21', (skewMs) => {
  const { device, ticks, pass } = fakeDevice(skewMs);
  const clock = createHouseClock(device);
  const seen: string[] = [];
  const look = () => {
    const now = clock.now();
    const { phase, times, latest } = issueAt(game, now);
    seen.push(`${phase} ${now === undefined ? '' : clockText(secondsUntil(times.closeMs, now))} ${latest.state}`);
  };
  const stop = clock.subscribe(look);
  expect(clock.now()).toBeUndefined();
  const sent = ticks();
  pass(100);
  clock.heard(closeMs - 2_950, sent, ticks());
  pass(9_000);
  expect(seen).toEqual([
    'open 00:03 drawn',
    'open 00:02 drawn',
    'open 00:01 drawn',
    ...Array.from({ length: 5 }, () => 'closed 00:00 drawn'),
    // The next issue is on sale; the numbers of the previous one are not known yet.
    'open 00:55 drawing',
    'open 00:54 drawing',
  ]);
  stop();
});

it('has no time after sleep until the house has answered again', () => {
  const { device, ticks, pass, sleep } = fakeDevice(0);
  const clock = createHouseClock(device);
  const stop = clock.subscribe(() => undefined);
  clock.heard(noon, ticks(), ticks());
  pass(5_000);
  expect(issueAt(game, clock.now()).phase).toBe('open');
  sleep(3_600_000);
  expect(issueAt(game, clock.now())).toMatchObject({ phase: 'waiting', times: { issue: game.current.issue } });
  clock.heard(noon + 3_605_000, ticks(), ticks());
  expect(issueAt(game, clock.now())).toMatchObject({
    phase: 'open',
    times: { index: index + 60 },
    latest: { state: 'drawing' },
  });
  stop();
});

it('has no time after the device’s clock was set forwards or backwards', () => {
  for (const byMs of [dayMs, -dayMs]) {
    const { device, ticks, pass, set } = fakeDevice(0);
    const clock = createHouseClock(device);
    const stop = clock.subscribe(() => undefined);
    clock.heard(noon, ticks(), ticks());
    set(byMs);
    pass(1_100);
    expect(clock.now()).toBeUndefined();
    stop();
  }
});

it('stops its timer without subscribers', () => {
  const { device, ticks, pass, timers } = fakeDevice(0);
  const clock = createHouseClock(device);
  const stop = clock.subscribe(() => undefined);
  clock.heard(noon, ticks(), ticks());
  pass(3_000);
  expect(timers()).toBe(1);
  stop();
  expect(timers()).toBe(0);
});

it('takes bets until the cut-off, but not at it', () => {
  expect(issueAt(game, closeMs - 1).phase).toBe('open');
  expect(secondsUntil(closeMs, closeMs - 1)).toBe(1);
  expect(issueAt(game, closeMs).phase).toBe('closed');
  expect(issueAt(game, drawMs - 1).times.issue).toBe(game.current.issue);
  expect(issueAt(game, drawMs).times.issue).not.toBe(game.current.issue);
  expect(issueAt({ ...game, isOnSale: false }, closeMs - 1).phase).toBe('paused');
  const annulled = { ...game, current: draw(index, 'void') };
  expect(issueAt(annulled, closeMs - 1).phase).toBe('annulled');
  expect(issueAt(annulled, drawMs)).toMatchObject({
    phase: 'open',
    latest: { state: 'void', issue: game.current.issue },
  });
  expect(clockText(47_109)).toBe('13:05:09');
});

it('never shows an issue as drawn and on sale at once, or the numbers of another issue. SI-21', () => {
  const states = fc.constantFrom('open', 'closed', 'drawn', 'void') as fc.Arbitrary<LotteryDraw['state']>;
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 3 }), fc.nat({ max: 240_000 }), states, (ahead, afterMs, state) => {
      const heard = { ...game, current: draw(index + ahead, 'open'), latest: draw(index + ahead - 1, state) };
      const { times, latest } = issueAt(heard, noon + afterMs);
      expect(latest.issue).toBe(drawTimes('minute', times.index - 1).issue);
      if (latest.state !== 'drawing') expect(latest.draw.issue).toBe(latest.issue);
    }),
  );
});
