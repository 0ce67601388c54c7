/**
 * Settlement of decided bets, the same for lottery, tables and sportsbook. Prizes are paid in batches, lost bets are
 * closed without a movement, and a voided event reverses what was paid. A family adds its rules and its movements.
 * Every function is idempotent: the ledger recognises a movement by its key. L02, L03, L08
 */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { InsufficientFunds, KeyConflict } from './accounts.ts';
import type { Account, BetRow, Ledger, LostBet, Movement } from './accounts.ts';
import { StoppedByGuard } from './guarded.ts';
import { postedLegs } from './postedLegs.ts';

interface Given {
  readonly ledger: Ledger;
  readonly db: Kysely<Tables>;
}

/** A voided bet: it has no stake, no prize and no turnover, and records the stake that was returned. L09 */
export const voidedBet = (bet: BetRow): BetRow => ({
  ...bet,
  stakeSatang: 0,
  winSatang: 0,
  isSettled: true,
  voidSatang: bet.stakeSatang,
});

/** Posts all movements, at most one per player. Throws the first failure. */
async function mustPostAll({ ledger }: Pick<Given, 'ledger'>, movements: readonly Movement[]): Promise<void> {
  for (const outcome of await ledger.postAll(movements)) if (outcome.status === 'rejected') throw outcome.reason;
}

/**
 * Posts stakes, at most one movement per player. Returns the players whose own limits or stop refuse theirs. M14, M17
 */
export async function postUnstopped(
  { ledger }: Pick<Given, 'ledger'>,
  movements: readonly Movement[],
): Promise<ReadonlySet<string>> {
  const stopped = new Set<string>();
  for (const [at, outcome] of (await ledger.postAll(movements)).entries()) {
    if (outcome.status === 'fulfilled') continue;
    if (!(outcome.reason instanceof StoppedByGuard)) throw outcome.reason;
    stopped.add(movements[at]?.playerId ?? '');
  }
  return stopped;
}

/** Pays prizes, at most one movement per player, and closes the lost bets. */
export async function payDecided(given: Given, prizes: readonly Movement[], lost: readonly LostBet[]): Promise<void> {
  // They touch different rows, so neither waits for the other.
  await Promise.all([mustPostAll(given, prizes), given.ledger.closeLost(lost)]);
}

/** The reversal of one player's prizes and stakes. */
export interface Reversal {
  readonly playerId: string;
  /** The account that the prize was paid to. */
  readonly account: Account;
  /** Satang that the player has to return: prizes less returned stakes; negative where the player receives money. */
  readonly owedSatang: number;
  /** The movement, if `missingSatang` of the amount owed cannot be collected and is written off. */
  readonly movement: (missingSatang: number) => Movement;
}

/**
 * Posts a reversal that was rejected because the player has spent the prize: takes what is left. Returns the missing
 * amount in satang. Any other failure is thrown.
 */
export async function collectWhatIsLeft(given: Given, reversal: Reversal, failure: unknown): Promise<number> {
  if (failure instanceof KeyConflict) return missingOf(given, reversal);
  if (!(failure instanceof InsufficientFunds)) throw failure;
  const balances = await given.ledger.balances(reversal.playerId);
  const missingSatang = Math.max(0, reversal.owedSatang - (balances[reversal.account] ?? 0));
  try {
    await given.ledger.post(reversal.movement(missingSatang));
    return missingSatang;
  } catch (error) {
    // The player may have spent more in between.
    return collectWhatIsLeft(given, reversal, error);
  }
}

/** The missing amount of a reversal that another process has posted and may not have written off. */
async function missingOf({ db }: Given, { playerId, account, owedSatang, movement }: Reversal): Promise<number> {
  const legs = await postedLegs(db, playerId, movement(0).key);
  const own = legs.filter((leg) => leg.account === account);
  return own.reduce((sum, { amountSatang }) => sum + amountSatang, owedSatang);
}

/**
 * Posts reversals, at most one movement per player. No account goes below zero. Returns the sum in satang that could
 * not be collected and has to be written off.
 */
export async function reverseAll(given: Given, reversals: readonly Reversal[]): Promise<number> {
  const outcomes = await given.ledger.postAll(reversals.map(({ movement }) => movement(0)));
  let missingSatang = 0;
  for (const [at, reversal] of reversals.entries()) {
    const outcome = outcomes[at];
    if (outcome?.status === 'rejected') missingSatang += await collectWhatIsLeft(given, reversal, outcome.reason);
  }
  return missingSatang;
}
