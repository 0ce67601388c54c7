/** What a check of the books finds: whose account, which movement, how much, and one line that says it all. */
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/**
 * - `total`, `movement`: legs that do not sum to zero, over all entries or in one movement.
 * - `chain`: a movement that is missing or was changed, a wallet that says another end.
 * - `balance`: a balance that the entries do not make.
 * - `account`: money on an account that no part of the house uses.
 * - `hold`: held money without its order, or an open order without its held money.
 * - `order`: an order, bonus or payment that says other than the ledger.
 * - `stake`: an open round or bet without its stake, or an open bet that no game knows.
 * - `house`: a house account that its orders do not explain.
 */
export type FaultKind = 'total' | 'movement' | 'chain' | 'balance' | 'account' | 'hold' | 'order' | 'stake' | 'house';

export interface Fault {
  readonly kind: FaultKind;
  /** Null where the fault belongs to no player. */
  readonly player: string | null;
  readonly account: string | null;
  /** The movement's number in its player's chain. */
  readonly movement: number | null;
  /** The movement's key, or the order's or bet's number. */
  readonly reference: string | null;
  /** By how much it is wrong, satang; null where the amounts are not in question. */
  readonly satang: number | null;
  readonly line: string;
}

type Db = Kysely<Tables>;

/** One player, or players from after `after` up to `until` by the order of ids; undefined where the range is open. */
export type Slice =
  | { readonly only: string }
  | { readonly after: string | undefined; readonly until: string | undefined };

/** A sum is a numeric of PostgreSQL, which arrives as text. */
type Row = Omit<Fault, 'movement' | 'satang'> & Readonly<Record<'movement' | 'satang', number | string | null>>;

/** A statement that answers one row a fault. */
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

/** A check names at most so many faults: where more are wrong, the first ones say enough. */
export const mostOfACheck = 1_000;
