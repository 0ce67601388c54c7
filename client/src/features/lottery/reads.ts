/** Queries of the lottery. Every reply with the house's time adjusts the clock. */
import { gtBettingList, gtInit, gtResultList } from '@foyer/contract/lottery/draws.ts';
import type { LotteryDraw } from '@foyer/contract/lottery/draws.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { queryOptions } from '@tanstack/react-query';
import { q, transportOf } from '#api/query.ts';
import type { HouseClock } from './clock/houseClock.ts';

/** Every game with its issue on sale and its latest draw. CALL-179 */
export const gamesQuery = () => q(gtInit, {});

/** The same query, which also measures the round trip and sets the clock to the house's time. */
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

/** Limits, offered stakes, published chains. CALL-181 */
export const offerQuery = (lotteryCode: LotteryCode) => q(gtBettingList, { lotteryCode });

/** Number of draws used by charts, omissions and streaks. */
export const chartDraws = 120;

/** The last draws, read again when `latestIssue` changes. CALL-182 */
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
    // The draws of another game are not shown meanwhile.
    placeholderData: (before, query) => (query?.queryKey[1] === lotteryCode ? before : undefined),
    staleTime: Infinity,
  });

/** Only drawn issues: pending and void draws have no numbers to chart. */
const drawnOf = (draws: readonly LotteryDraw[]): LotteryDraw[] =>
  draws.filter(({ state, numbers }) => state === 'drawn' && numbers.length > 0);
