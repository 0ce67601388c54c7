/** For tests of tables: players with a session and a balance on the platform's game account. */
import { randomUUID } from 'node:crypto';
import { roundAt } from '@foyer/contract/play/tableClock.ts';
import type { RoundTimes } from '@foyer/contract/play/tableClock.ts';
import type { House } from '../../../house.ts';
import type { TestHouse } from '../../../testing/house.ts';
import type { PlaySession } from '../../session/sessions.ts';
import { purse, seatAt } from '../../testing/player.ts';
import { placeSlip } from '../betting.ts';
import { chainsOf } from '../chains.ts';
import { settleDue } from '../settle.ts';
import type { TableBetRow } from '../betStore.ts';

export const pineCourt = 'kiln-pine-court-baccarat';

/** A player with this balance on the platform's account, or a guest's trial, with a window open on a table. */
export const seat = (
  t: TestHouse,
  playerId: string | undefined,
  satang = 0,
  gameId = pineCourt,
): Promise<PlaySession> => seatAt(t, 'table', { playerId, satang, gameId });

/** Moves the clock to the opening of the table's next round. */
export async function toNextRound(t: TestHouse, gameId = pineCourt): Promise<RoundTimes> {
  await chainsOf(t.house, gameId);
  t.clock.nowMs = roundAt(gameId, t.clock.nowMs).endMs;
  return roundAt(gameId, t.clock.nowMs);
}

export const place = (
  t: TestHouse,
  session: PlaySession,
  slip: string,
  given: { readonly requestId?: string; readonly roundNo?: string; readonly house?: House } = {},
): Promise<TableBetRow> =>
  placeSlip(given.house ?? t.house, session, {
    requestId: given.requestId ?? randomUUID(),
    roundNo: given.roundNo ?? roundAt(session.game_id, t.clock.nowMs).roundNo,
    slip,
  });

/** Plays and settles rounds until the player has won one. `wonSatang` is the prize less the stakes. */
export async function winRound(
  t: TestHouse,
  session: PlaySession,
): Promise<{ readonly round: RoundTimes; readonly wonSatang: number }> {
  for (;;) {
    const round = await toNextRound(t);
    const before = await purse(t, session.owner);
    await place(t, session, 'tie:1000,banker:10000');
    t.clock.nowMs = round.dealMs;
    await settleDue(t.house);
    const wonSatang = (await purse(t, session.owner)) - before;
    if (wonSatang > 0) return { round, wonSatang };
  }
}

/** What the house has written off for a voided round, satang. */
export async function writtenOff(t: TestHouse, { index }: RoundTimes, gameId = pineCourt): Promise<number> {
  const { written_off_satang } = await t.house.db
    .selectFrom('table_round')
    .select('written_off_satang')
    .where('game_id', '=', gameId)
    .where('round_index', '=', index)
    .executeTakeFirstOrThrow();
  return written_off_satang;
}
