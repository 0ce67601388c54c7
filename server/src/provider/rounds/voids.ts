/**
 * Voids a bet, settled or open: its stake is returned, its prize taken back, and it counts for no turnover. L09,
 * docs/operators.md
 */
import type { FastifyInstance } from 'fastify';
import { deskSportOf } from '@foyer/games/engines/sport/desk.ts';
import { tableOf } from '@foyer/games/engines/table/tables.ts';
import type { House } from '../../house.ts';
import { operatorDesk, textIn } from '../../http/operatorDesk.ts';
import { InsufficientFunds, isHouseAccount, titles } from '../../ledger/accounts.ts';
import type { Leg } from '../../ledger/accounts.ts';
import { ForeignRefusal } from '../foreign/foreignRefusal.ts';
import { readForeignRound } from '../foreign/foreignStore.ts';
import type { ForeignRound } from '../foreign/foreignStore.ts';
import { voidForeignRound } from '../foreign/rollBack.ts';
import { voidRound } from './roundVoids.ts';
import { markRoundVoided, movedByRound, readBet } from './voidStore.ts';

/**
 * `short`: the player has spent the prize. `open`: the round is being paid, or is not stored in this house. `lottery`:
 * a draw is only voided as a whole, since one movement pays for a cart and one pays all prizes of a player on the draw.
 * `table` and `sport`: a round of a table and a match are also voided as a whole.
 */
export type Voided = 'done' | 'unknown' | 'open' | 'short' | 'lottery' | 'table' | 'sport';

/**
 * The legs that reverse a round; none if there is nothing to reverse. A round that paid exactly its stake has moved
 * nothing for the player, but a share of the stake is in the jackpot. The player's leg of zero is kept then, because a
 * movement needs a player's account.
 */
function undoing(moved: readonly Leg[]): Leg[] {
  const all = moved.map(({ account, amountSatang }) => ({ account, amountSatang: 0 - amountSatang }));
  const legs = all.filter(({ amountSatang }) => amountSatang !== 0);
  return legs.length > 0 && legs.every(({ account }) => isHouseAccount(account)) ? all : legs;
}

/** Reverses every leg of the round in one movement. Idempotent. */
export async function voidBet(house: House, playerId: string, betOrderNo: string): Promise<Voided> {
  const bet = await readBet(house, playerId, betOrderNo);
  if (bet === undefined) return 'unknown';
  if (bet.platform_code === 'lottery') return 'lottery';
  if (tableOf(bet.game_id) !== undefined) return 'table';
  if (deskSportOf(bet.game_id) !== undefined) return 'sport';
  if (bet.voided_ms !== null) return 'done';
  const foreign = await readForeignRound(house, playerId, bet.round_id);
  if (foreign !== undefined) return voidForeign(house, foreign);
  if (!bet.is_settled) return (await voidRound(house, playerId, bet.round_id)) === 'done' ? 'done' : 'open';
  const legs = undoing(await movedByRound(house, playerId, bet.round_id));
  try {
    if (legs.length > 0)
      await house.ledger.post({
        playerId,
        key: `void:${bet.round_id}`,
        title: titles.adjustment,
        legs,
        reference: bet.round_id,
      });
  } catch (error) {
    if (error instanceof InsufficientFunds) return 'short';
    throw error;
  }
  await markRoundVoided(house, playerId, bet.round_id);
  house.live.emit(playerId, { kind: 'balance' });
  return 'done';
}

async function voidForeign(house: House, round: ForeignRound): Promise<Voided> {
  try {
    await voidForeignRound(house, round);
    return 'done';
  } catch (error) {
    if (error instanceof ForeignRefusal && error.reason === 'short') return 'short';
    throw error;
  }
}

export function mountVoids(app: FastifyInstance, house: House): void {
  const about = operatorDesk(app, house);
  about('/operator/bet/void', async ({ playerId }, body) => {
    const voided = await voidBet(house, playerId, textIn(body, 'betOrderNo'));
    return voided === 'done' ? { voided: true } : { error: voided };
  });
}
