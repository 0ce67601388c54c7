/**
 * The game account's part of a round: debit, credit and rollback. Every transaction has its own id, which is the
 * ledger's key, so that repeats move money once. No session is needed: a prize is also paid after its window has
 * expired. docs/game-providers.md, L08
 */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { House } from '../../house.ts';
import { InsufficientFunds, KeyConflict, titles } from '../../ledger/accounts.ts';
import type { BetRow } from '../../ledger/accounts.ts';
import { StoppedByGuard } from '../../ledger/guarded.ts';
import { postedLegs } from '../../ledger/postedLegs.ts';
import { gameAccounts, payoutLegs, roundLegs } from '../gameAccounts.ts';
import type { Amounts } from '../gameAccounts.ts';
import { markRoundVoided } from './voidStore.ts';

export interface Transaction extends Required<Amounts> {
  readonly playerId: string;
  readonly platformCode: string;
  readonly roundId: string;
  /** Unique per player: the ledger's key. */
  readonly transactionId: string;
  /** The bets that it opens or settles. */
  readonly bets: readonly BetRow[];
}

/**
 * `short`: the balance does not cover the stake, or the player's own limits refuse it. `takenBack`: a rollback of this
 * transaction came first.
 */
export type Moved = { readonly balanceSatang: number } | 'short' | 'takenBack';

/** Moves stake and prize of a transaction. The stake first, so that it cannot be paid with its own prize. */
export async function move(house: House, asked: Transaction): Promise<Moved> {
  const accounts = await gameAccounts(house, asked.platformCode);
  try {
    const posted = await house.ledger.post({
      playerId: asked.playerId,
      key: asked.transactionId,
      title: asked.stakeSatang > 0 ? titles.stake : titles.prize,
      legs: roundLegs(accounts, asked),
      reference: asked.roundId,
      bets: asked.bets,
    });
    return { balanceSatang: posted.balances[accounts.player] ?? 0 };
  } catch (error) {
    if (error instanceof InsufficientFunds || error instanceof StoppedByGuard) return 'short';
    if (error instanceof KeyConflict && (await isTombstone(house.db, asked))) return 'takenBack';
    throw error;
  }
}

type Named = Pick<Transaction, 'playerId' | 'platformCode' | 'roundId' | 'transactionId'>;

/** Whether the transaction's key is held by the tombstone of a rollback that was booked first. */
async function isTombstone(db: Kysely<Tables>, { playerId, transactionId }: Named): Promise<boolean> {
  const row = await db
    .selectFrom('movement')
    .select('title')
    .where('player_id', '=', playerId)
    .where('key', '=', transactionId)
    .executeTakeFirst();
  return row?.title === titles.adjustment;
}

/**
 * Takes a transaction back, once. If it is not booked yet, a tombstone is: a movement with legs of zero under the key
 * that the debit would use. The ledger thus decides which of the two was first, and a later debit moves nothing.
 * `short`: the player has spent what the transaction paid.
 */
export async function takeBack(house: House, asked: Named): Promise<'returned' | 'tombstone' | 'short'> {
  const { playerId, transactionId, roundId } = asked;
  const accounts = await gameAccounts(house, asked.platformCode);
  try {
    await house.ledger.post({
      playerId,
      key: transactionId,
      title: titles.adjustment,
      legs: payoutLegs(accounts, 0),
      reference: roundId,
    });
    return 'tombstone';
  } catch (error) {
    if (!(error instanceof KeyConflict)) throw error;
  }
  const moved = await postedLegs(house.db, playerId, transactionId);
  try {
    await house.ledger.post({
      playerId,
      key: `back:${transactionId}`,
      title: titles.adjustment,
      legs: moved.map(({ account, amountSatang }) => ({ account, amountSatang: -amountSatang })),
      reference: roundId,
    });
  } catch (error) {
    if (error instanceof InsufficientFunds) return 'short';
    throw error;
  }
  await markRoundVoided(house, playerId, roundId);
  return 'returned';
}
