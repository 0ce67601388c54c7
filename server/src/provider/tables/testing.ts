/** Players at tables, for tests: sessions as launches make them, and purses on the platform's game account. */
import { randomUUID } from 'node:crypto';
import { roundAt } from '@foyer/contract/games/tableClock.ts';
import type { RoundTimes } from '@foyer/contract/games/tableClock.ts';
import type { House } from '../../http/context.ts';
import type { TestHouse } from '../../testHouse.ts';
import { createTicket, enterWithTicket } from '../sessions.ts';
import type { PlaySession } from '../sessions.ts';
import { fund } from '../testing.ts';
import { placeSlip } from './betting.ts';
import { chainsOf } from './chains.ts';
import type { TableBetRow } from './tableBetStore.ts';

export const pineCourt = 'kiln-pine-court-baccarat';

/** A player with so much on the platform's account, or a guest's trial, with a window open on a table. */
export async function seat(
  t: TestHouse,
  playerId: string | undefined,
  satang = 0,
  gameId = pineCourt,
): Promise<PlaySession> {
  const platformCode = gameId.split('-')[0] ?? '';
  const mode = playerId === undefined ? 'trial' : 'real';
  const address = await createTicket(t.house, 'table', {
    playerId,
    platformCode,
    gameCode: gameId,
    mode,
    lang: 'zh_CN',
  });
  const ticket = new URL(address, 'http://house').searchParams.get('ticket') ?? '';
  if (playerId !== undefined && satang > 0) await fund(t, playerId, platformCode, satang);
  return (await enterWithTicket(t.house, ticket, playerId)).session;
}

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

/** What stands on a player's account of the platform that the table belongs to, satang. */
export async function purse(t: TestHouse, playerId: string): Promise<number> {
  const balances = await t.house.ledger.balances(playerId);
  return Object.entries(balances).reduce(
    (sum, [account, satang]) => sum + (account.startsWith('game:') ? satang : 0),
    0,
  );
}
