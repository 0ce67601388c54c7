/** Choosing a game: which one is pressed, and the time left in each by the house's clock. SI-21 */
import { drawAt, drawTimes } from '@foyer/contract/lottery/clock.ts';
import { lotteryCodes } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { HouseClockProvider } from './clock/houseClock.ts';
import type { HouseClock } from './clock/houseClock.ts';
import type { GameState } from './clock/phase.ts';
import { GameSwitch } from './GameSwitch.tsx';

afterEach(cleanup);

/** Noon in UTC: 60 seconds before a draw of the minute game, 300 before one of the five minutes, 2.5 hours before the daily one. */
const noon = Date.UTC(2026, 10, 21, 12);

function game(lotteryCode: LotteryCode): GameState {
  const now = drawAt(lotteryCode, noon);
  const shared = { lotteryCode, numbers: [], isExample: false };
  return {
    lotteryCode,
    isOnSale: true,
    current: { ...shared, ...now, state: 'open' },
    latest: { ...shared, ...drawTimes(lotteryCode, now.index - 1), state: 'drawn' },
  };
}

/** A clock that the test sets. */
function clockAt(first: number | undefined) {
  let nowMs = first;
  const listeners = new Set<() => void>();
  const clock: HouseClock = {
    ticks: () => ({ steadyMs: 0, wallMs: 0 }),
    heard: () => undefined,
    now: () => nowMs,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const set = (next: number): void =>
    act(() => {
      nowMs = next;
      for (const listener of listeners) listener();
    });
  return { clock, set };
}

interface Given {
  readonly nowMs?: number | undefined;
  readonly games?: readonly GameState[];
  readonly selected?: LotteryCode;
  readonly onGame?: (code: LotteryCode) => void;
}

async function open({ nowMs, games = lotteryCodes.map(game), selected = 'minute', onGame = () => undefined }: Given) {
  const { clock, set } = clockAt(nowMs);
  render(
    <HouseClockProvider value={clock}>
      <Suspense>
        <GameSwitch games={games} selected={selected} onGame={onGame} />
      </Suspense>
    </HouseClockProvider>,
  );
  const group = await screen.findByRole('group', { name: '选择彩种' });
  const buttons = () => within(group).getAllByRole('button');
  return { set, buttons, words: () => buttons().map(({ textContent }) => textContent) };
}

it('shows each game with its interval and the time in which bets are still taken, by the house', async () => {
  const { set, words } = await open({ nowMs: noon });
  expect(words()).toEqual([
    '分分彩每分钟一期00:55',
    '五分 11 选 5每 5 分钟一期04:45',
    '每日三色每天 21:30（UTC+7）02:20:00',
  ]);
  set(noon + 54_000);
  expect(words()[0]).toBe('分分彩每分钟一期00:01');
});

it('shows no time while the house has not told it, after the cut-off, and in a void issue', async () => {
  const [minute, fiveMinute, daily] = lotteryCodes.map(game) as [GameState, GameState, GameState];
  const games = [minute, { ...fiveMinute, current: { ...fiveMinute.current, state: 'void' as const } }, daily];
  const { set, words } = await open({ nowMs: undefined, games });
  expect(words().every((word) => word?.endsWith('––:––'))).toBe(true);
  set(noon + 56_000);
  expect(words().map((word) => word?.slice(-5))).toEqual(['––:––', '––:––', '19:04']);
});

it('says that a game is paused, and names a game of which the house said nothing', async () => {
  const { words } = await open({ nowMs: noon, games: [{ ...game('minute'), isOnSale: false }] });
  expect(words()).toEqual(['分分彩每分钟一期暂停投注', '五分 11 选 5每 5 分钟一期', '每日三色每天 21:30（UTC+7）']);
});

it('presses the chosen game at once, hands it on once, and leaves the others free', async () => {
  const chosen: LotteryCode[] = [];
  const { buttons } = await open({ nowMs: noon, onGame: (code) => chosen.push(code) });
  const pressed = () => buttons().map((button) => button.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['true', 'false', 'false']);
  const daily = buttons()[2];
  if (daily === undefined) throw new Error('no third game');
  fireEvent.click(daily);
  expect(pressed()).toEqual(['false', 'false', 'true']);
  await expect.poll(() => chosen).toEqual(['daily']);
});
