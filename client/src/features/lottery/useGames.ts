import { drawAt } from '@foyer/contract/lottery/clock.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { useQuery } from '@tanstack/react-query';
import { useAskWhenLost, useHouseClock, useHouseValue } from './clock/houseClock.ts';
import { issueAt } from './clock/phase.ts';
import type { GameState, IssueNow, Phase } from './clock/phase.ts';
import { timedGames } from './reads.ts';

/** Poll interval while a draw is pending, and otherwise to keep the clock exact. */
const drawingMs = 1_500;
const calmMs = 60_000;

/** The games, read again when the page is behind the house: after a draw, sleep of the device or a lost connection. */
export function useGames(code: LotteryCode) {
  const clock = useHouseClock();
  // Rerenders when the issue changes, not every second.
  useHouseValue((nowMs) => nowMs !== undefined && drawAt(code, nowMs).index);
  const query = timedGames(clock);
  const games = useQuery({
    ...query,
    refetchInterval: ({ state }) => (isBehind(state.data?.games, code, clock.now()) ? drawingMs : calmMs),
    meta: { isShownByCaller: true },
  });
  const { refetch } = games;
  useAskWhenLost(() => void refetch());
  return games;
}

function isBehind(games: readonly GameState[] | undefined, code: LotteryCode, nowMs: number | undefined): boolean {
  const game = games?.find(({ lotteryCode }) => lotteryCode === code);
  return game !== undefined && (nowMs === undefined || issueAt(game, nowMs).latest.state === 'drawing');
}

/** The current issue of a game. Countdowns read the clock themselves, so that only they rerender every second. */
export function useIssueNow(game: GameState): IssueNow {
  const clock = useHouseClock();
  useHouseValue((nowMs) => issueKey(game, nowMs));
  return issueAt(game, clock.now());
}

function issueKey(game: GameState, nowMs: number | undefined): string {
  const { times, phase }: { times: { index: number }; phase: Phase } = issueAt(game, nowMs);
  return `${times.index} ${phase}`;
}
