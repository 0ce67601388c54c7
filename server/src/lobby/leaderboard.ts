/** The leaderboard, computed from settled bets of real play. SI-22, AMB-192, CONST-041 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { houseZoneMs } from '@foyer/contract/houseZone.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import type { Leaderboard, leaderboardTypes } from '@foyer/contract/lobby/leaderboard.ts';
import { maskAccount } from '@foyer/contract/masks.ts';
import type { Context, Handler } from '../http/context.ts';
import { lastWeek, topWinners } from '../ledger/betSums/weekRankings.ts';
import { dayOf, startOfDay } from '../ledger/statementDays.ts';
import { tileAddress } from '../pictures/drawn.ts';
import { rankedPlayers, settledWeek } from './fishKing.ts';
import { gamesByIds } from './store.ts';

type Type = (typeof leaderboardTypes)[number];

const dayMs = 24 * 3_600_000;

/** Returns the last Tuesday, 00:00 in Bangkok. 1970 began on a Thursday, five days before a Tuesday. */
export function lastTuesday(nowMs: number): number {
  const sinceTuesday = (nowMs + houseZoneMs - 5 * dayMs) % (7 * dayMs);
  return nowMs - sinceTuesday;
}

/**
 * Returns the seven days. Fish king: those before the last Tuesday. Winners of the week: today and the six days before.
 */
function spanOf(type: Type, nowMs: number) {
  const isFish = type === 'fishKing';
  const { fromDay } = isFish ? { fromDay: dayOf(lastTuesday(nowMs)) - 7 } : lastWeek(nowMs);
  return { fromDay, fromMs: startOfDay(fromDay), untilMs: isFish ? lastTuesday(nowMs) : nowMs, isFish };
}

async function counted({ house, lang }: Context, { type }: { readonly type: Type }): Promise<Leaderboard> {
  const { fromDay, isFish, ...span } = spanOf(type, house.now());
  // A settled week does not change, even if its bets do.
  const settled = isFish ? await settledWeek(house, span.untilMs) : undefined;
  const week = { fromDay, isFish, nowMs: house.now() };
  const winners = settled ?? (await topWinners(house.db, week, rankedPlayers));
  const games = await gamesByIds(
    house,
    winners.map((winner) => winner.gameId),
  );
  const names = new Map(games.map((game) => [game.game_id, inLanguage(game.names, lang)]));
  return {
    fromMs: span.fromMs,
    untilMs: span.untilMs,
    updatedAt: span.untilMs,
    list: winners.map((winner, index) => ({
      rank: index + 1,
      account: maskAccount(winner.userAccount),
      roundCount: winner.roundCount,
      stakeSatang: winner.stakeSatang,
      winSatang: winner.winSatang,
      gameName: names.get(winner.gameId) ?? '',
    })),
  };
}

export const leaderboardQuery: Handler<Calls['leaderboardQuery']> = counted;
/** The same as leaderboardQuery, but never cached. */
export const leaderboardRefresh: Handler<Calls['leaderboardRefresh']> = counted;

/** Lists what the operator has added, and the replays that a new house is seeded with. CALL-016 */
export const getGoodVedio: Handler<Calls['getGoodVedio']> = async ({ house, lang }) => {
  const rows = await house.db
    .selectFrom('highlight_video')
    .selectAll()
    .orderBy('created_ms', 'desc')
    .limit(12)
    .execute();
  const list = rows.map((row) => ({
    id: row.video_id,
    title: inLanguage(row.titles, lang),
    picture: row.picture === '' && row.game_id !== '' ? tileAddress(row.game_id, lang) : row.picture,
    videoUrl: row.video_url,
    isReplay: row.is_replay,
    createTime: row.created_ms,
  }));
  return { list };
};
