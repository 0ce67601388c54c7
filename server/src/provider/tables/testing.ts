/** Players at tables, for tests: sessions as launches make them, and purses on the platform's game account. */
import { randomUUID } from 'node:crypto';
import { roundAt } from '@foyer/contract/games/tableClock.ts';
import type { RoundTimes } from '@foyer/contract/games/tableClock.ts';
import type { House } from '../../house.ts';
import type { TestHouse } from '../../testHouse.ts';
import type { PlaySession } from '../sessions.ts';
import { seatAt } from '../testing.ts';
import { placeSlip } from './betting.ts';
import { chainsOf } from './chains.ts';
import type { TableBetRow } from './tableBetStore.ts';

export const pineCourt = 'kiln-pine-court-baccarat';

/** A player with so much on the platform's account, or a guest's trial, with a window open on a table. */
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
