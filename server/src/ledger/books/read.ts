/**
 * Reads the books of a house, also while it is running: balances, pending money and faults. docs/backup.md, L01 to L07
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { balanceCheck, emptyCheck, movementCheck } from './entryChecks.ts';
import { faultsOf, mostOfACheck } from './fault.ts';
import type { Check, Fault, Slice } from './fault.ts';
import { chaseHolds, orderHolds } from './holdChecks.ts';
import { fastPayments, houseAccounts, orderMoney } from './orderChecks.ts';
import { betSums, foreignSums, openBets, openStakes, settledSums } from './stakeChecks.ts';
import { atOneMoment } from './snapshot.ts';

type Db = Kysely<Tables>;

export interface Standing {
  readonly account: string;
  readonly entries: number;
  /** For an account of players, the sum of all players. */
  readonly satang: number;
}

/** Pending money of one kind of order. */
export interface Waiting {
  readonly what: string;
  readonly count: number;
  readonly satang: number;
}

export interface BooksReport {
  readonly players: number;
  readonly movements: number;
  readonly entries: number;
  readonly accounts: readonly Standing[];
  readonly waiting: readonly Waiting[];
  readonly faults: readonly Fault[];
  readonly tookMs: number;
}

export interface BooksOptions {
  /** `entries`: the ledger alone, without orders and games. */
  readonly only?: 'entries';
  /**
   * An order and its money are written one after the other. A fault of an order is therefore checked again after this
   * time, and only reported if it is still there.
   */
  readonly againAfterMs?: number;
  /** The number of connections; all of them see the same snapshot. */
  readonly lanes?: number;
  /** The number of movements in a slice. A slice is sorted at once. */
  readonly sliceMovements?: number;
}

const orderChecks = [
  orderHolds,
  chaseHolds,
  orderMoney,
  fastPayments,
  houseAccounts,
  openStakes,
  openBets,
  foreignSums,
  settledSums,
  betSums,
];

/**
 * Ranges of players with about this many movements each. The last range is open, so that it covers all other players.
 */
async function slicesOf(db: Db, sliceMovements: number): Promise<Slice[]> {
  const { rows } = await sql<{ until: string }>`
    select max(player_id) as until from (
      select player_id, div(sum(seq) over (order by player_id) - seq, ${sliceMovements}) as part from wallet
    ) as counted group by part order by part`.execute(db);
  const ends: (string | undefined)[] = rows.slice(0, -1).map(({ until }) => until);
  return [...ends, undefined].map((until, at) => ({ after: ends[at - 1], until }));
}

const known =
  /^(?:main|withdrawing|savings|chase|game:.+|house:(?:bank|games:.+|bonus|adjustment|fees|reserve|jackpot))$/;

async function readAccounts(db: Db): Promise<Standing[]> {
  const { rows } = await sql<{ account: string; entries: number; satang: string }>`
    select account, count(*) as entries, sum(amount_satang) as satang from entry group by account order by account`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, satang: Number(row.satang) }));
}

async function readWaiting(db: Db): Promise<Waiting[]> {
  const { rows } = await sql<{ what: string; count: number; satang: string }>`
    select 'withdrawals' as what, count(*) as count, coalesce(sum(amount_satang), 0) as satang from withdrawal
      where status in (0, 1, 4, 5) and method <> 'reserve'
    union all
    select 'fast payments', count(*), coalesce(sum(amount_satang), 0) from reserve_offer
      where state in ('open', 'matched', 'settling', 'returning')
    union all
    select 'savings plans', count(*), coalesce(sum(principal_satang), 0) from interest_order where status >= 0 and paid_back_ms is null
    union all
    select 'lottery chases', count(*), coalesce(sum(amount_satang), 0) from balance where account = 'chase' and amount_satang > 0
    union all
    select 'open bets', count(*), coalesce(sum(stake_satang), 0) from bet where not is_settled and voided_ms is null`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, satang: Number(row.satang) }));
}

/** Checks that all entries sum to zero, and that their accounts are ones that the house uses. */
function totalFaults(accounts: readonly Standing[], isWhole: boolean): Fault[] {
  const nobody = { player: null, movement: null, reference: null };
  const sum = accounts.reduce((total, { satang }) => total + satang, 0);
  const strange = accounts.filter(({ account, satang }) => satang !== 0 && !known.test(account));
  return [
    ...(sum === 0
      ? []
      : [{ ...nobody, kind: 'total' as const, account: null, satang: sum, line: `all entries sum to ${sum}` }]),
    ...(isWhole ? strange : []).map(({ account, satang }) => ({
      ...nobody,
      kind: 'account' as const,
      account,
      satang,
      line: `${account} holds ${satang}, and nothing in the house uses such an account`,
    })),
  ];
}

interface Parts {
  readonly accounts?: readonly Standing[];
  readonly waiting?: readonly Waiting[];
  readonly faults?: readonly Fault[];
}

const checking =
  (check: Check) =>
  async (db: Db): Promise<Parts> => ({ faults: await faultsOf(db, check) });

/** The faults among these that a second check still finds. */
async function stillThere(db: Db, before: readonly Fault[], againAfterMs: number): Promise<Fault[]> {
  if (before.length === 0) return [];
  await pause(againAfterMs);
  const again = await atOneMoment(db, 1, () => Promise.resolve(orderChecks.map(checking)));
  const lines = new Set(again.flatMap(({ faults = [] }) => faults.map(({ line }) => line)));
  return before.filter(({ line }) => lines.has(line));
}

const isOfOrder = ({ kind }: Fault): boolean => ['hold', 'order', 'stake', 'house'].includes(kind);

/** Reads everything from one snapshot, and checks faults of orders a second time. Writes and locks nothing. */
export async function readBooks(db: Db, options: BooksOptions = {}): Promise<BooksReport> {
  const { only, againAfterMs = 2_000, lanes = 2, sliceMovements = 1_000_000 } = options;
  const begunMs = performance.now();
  const isWhole = only === undefined;
  const sums = { players: 0, movements: 0 };
  const tasksOf = async (first: Db) => {
    const { rows } = await sql<{ players: number; movements: string }>`
      select count(*) as players, coalesce(sum(seq), 0) as movements from wallet`.execute(first);
    sums.players = rows[0]?.players ?? 0;
    sums.movements = Number(rows[0]?.movements);
    const slices = await slicesOf(first, sliceMovements);
    const entryTasks = [movementCheck, balanceCheck, emptyCheck].flatMap((check) =>
      slices.map((slice) => checking(check(slice))),
    );
    const accounts = async (db_: Db): Promise<Parts> => ({ accounts: await readAccounts(db_) });
    const waiting = async (db_: Db): Promise<Parts> => ({ waiting: await readWaiting(db_) });
    return [...entryTasks, accounts, ...(isWhole ? [waiting] : []), ...(isWhole ? orderChecks.map(checking) : [])];
  };
  const parts = await atOneMoment(db, lanes, tasksOf);
  const accounts = parts.flatMap((part) => part.accounts ?? []);
  const found = parts.flatMap(({ faults = [] }) => faults);
  const faults = [
    ...totalFaults(accounts, isWhole),
    ...found.filter((fault) => !isOfOrder(fault)),
    ...(await stillThere(db, found.filter(isOfOrder), againAfterMs)),
  ];
  return {
    ...sums,
    entries: accounts.reduce((sum, { entries }) => sum + entries, 0),
    accounts,
    waiting: parts.flatMap((part) => part.waiting ?? []),
    faults: faults.slice(0, mostOfACheck),
    tookMs: performance.now() - begunMs,
  };
}
