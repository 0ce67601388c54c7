/** A finding of a check of the books: account, movement, amount, and one line of text. */
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/**
 * - `total`, `movement`: legs that do not sum to zero, over all entries or in one movement.
 * - `chain`: a movement that is missing or was changed, or a wallet with another end of the chain.
 * - `balance`: a balance that differs from its entries.
 * - `account`: money on an account that no part of the house uses.
 * - `hold`: held money without its order, or an open order without its held money.
 * - `order`: an order, bonus or payment that contradicts the ledger.
 * - `stake`: an open round or bet without its stake, an open bet that belongs to no game, or a sum of settled stakes that
 *   differs from the bets.
 * - `house`: a house account that its orders do not explain.
 */
export type FaultKind = 'total' | 'movement' | 'chain' | 'balance' | 'account' | 'hold' | 'order' | 'stake' | 'house';

export interface Fault {
  readonly kind: FaultKind;
  /** Null if the fault belongs to no player. */
  readonly player: string | null;
  readonly account: string | null;
  /** The movement's number in its player's chain. */
  readonly movement: number | null;
  /** The movement's key, or the order's or bet's number. */
  readonly reference: string | null;
  /** The difference in satang; null if the fault is not about an amount. */
  readonly satang: number | null;
  readonly line: string;
}

type Db = Kysely<Tables>;

/** One player, or the players after `after` up to `until` in the order of ids; undefined leaves the range open. */
export type Slice =
  | { readonly only: string }
  | { readonly after: string | undefined; readonly until: string | undefined };

/** A sum is a numeric of PostgreSQL, which arrives as text. */
type Row = Omit<Fault, 'movement' | 'satang'> & Readonly<Record<'movement' | 'satang', number | string | null>>;

/** A statement that returns one row per fault. */
export type Check = RawBuilder<Row>;

export async function faultsOf(db: Db, check: Check): Promise<Fault[]> {
  const { rows } = await check.execute(db);
  return rows.map(({ kind, player, account, movement, reference, satang, line }) => ({
    kind,
    player: player ?? null,
    account: account ?? null,
    movement: movement === null ? null : Number(movement),
    reference: reference ?? null,
    satang: satang === null ? null : Number(satang),
    line,
  }));
}

/** The most faults that a check returns. */
export const mostOfACheck = 1_000;
