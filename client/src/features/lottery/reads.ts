/** Queries of the lottery. Every reply with the house's time adjusts the clock. */
import { gtBettingList, gtInit, gtResultList } from '@foyer/contract/lottery/draws.ts';
import type { LotteryDraw } from '@foyer/contract/lottery/draws.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { queryOptions } from '@tanstack/react-query';
import { q, transportOf } from '#api/query.ts';
import type { HouseClock } from './clock/houseClock.ts';

/** Every game: what is on sale, what was drawn last. CALL-179 */
export const gamesQuery = () => q(gtInit, {});

/** The same, with the way there and back measured, so that countdowns follow the house. */
export const timedGames = (clock: HouseClock) =>
  queryOptions({
    ...gamesQuery(),
    queryFn: async ({ client, signal }) => {
      const sent = clock.ticks();
      const games = await transportOf(client)(gtInit, {}, { signal });
      clock.heard(games.serverMs, sent, clock.ticks());
      return games;
    },
  });

/** Limits, stakes to tap, published chains. CALL-181 */
export const offerQuery = (lotteryCode: LotteryCode) => q(gtBettingList, { lotteryCode });

/** Number of draws used by charts, omissions and streaks. */
export const chartDraws = 120;

/** The last draws, read anew when `latestIssue` is another one. CALL-182 */
export const chartQuery = (lotteryCode: LotteryCode, latestIssue: string) =>
  queryOptions({
    queryKey: [gtResultList.name, lotteryCode, 'chart', latestIssue] as const,
    queryFn: async ({ client, signal }): Promise<LotteryDraw[]> => {
      const page = await transportOf(client)(
        gtResultList,
        { lotteryCode, pageNo: 1, pageSize: chartDraws },
        { signal },
      );
      return drawnOf(page.list);
    },
    // Of another game nothing is shown meanwhile.
    placeholderData: (before, query) => (query?.queryKey[1] === lotteryCode ? before : undefined),
    staleTime: Infinity,
  });

/** Drawn ones alone: what is being drawn or was annulled is no record of numbers. */
const drawnOf = (draws: readonly LotteryDraw[]): LotteryDraw[] =>
  draws.filter(({ state, numbers }) => state === 'drawn' && numbers.length > 0);
