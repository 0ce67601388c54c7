/** Compares acknowledged operations with the ledger: none lost, none booked twice, no refused one. L02, L05, L10 */
import { findFaults } from '@foyer/house/ledger/books.ts';
import type { Database } from '@foyer/house/db/open.ts';
import type { Operation } from './player.ts';

export interface Reconciled {
  readonly done: number;
  readonly refused: number;
  /** Acknowledged as done, and not in the ledger. */
  readonly lost: readonly string[];
  /** In the ledger twice, or although it was refused. */
  readonly doubled: readonly string[];
}

type Db = Database['db'];

/** The movements of one operation share the first two parts of their keys. */
const familyOf = (key: string): string => key.split(':').slice(0, 2).join(':');
const nameOf = ({ account, callName, requestId }: Operation) => `${callName} ${requestId} of ${account}`;

/** Only operations that were final when the reading began are judged. */
export async function reconcile(db: Db, operations: readonly Operation[]): Promise<Reconciled> {
  const final = operations.filter(({ state }) => state !== 'open').map((operation) => ({ ...operation }));
  const moved = await movements(db);
  const carts = await cartsOf(db);
  const drawn = await drawsOf(db);
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const operation of final) {
    const { account, callName, requestId, state } = operation;
    const asked = `${account} ${callName}:${requestId}`;
    const orders = carts.get(asked) ?? [];
    const keys = callName === 'gtBetting' ? orders.map((order) => `lottery:${order}`) : [`${callName}:${requestId}`];
    // A draw that wins nothing has no movement, so draws are counted by their rows.
    const count =
      callName === 'raffle'
        ? (drawn.get(asked) ?? 0)
        : keys.reduce((sum, key) => sum + (moved.get(`${account} ${key}`) ?? 0), 0);
    // Withdrawing from empty game accounts books nothing; from one game account, one movement.
    const least = callName === 'withdrawGames' ? 0 : 1;
    if (state === 'done' && count < least) lost.push(nameOf(operation));
    if (count > 1 || (state === 'refused' && count > 0)) doubled.push(nameOf(operation));
    if (state === 'done' && callName === 'gtBetting' && orders[0] !== operation.orderNo) lost.push(nameOf(operation));
  }
  const done = final.filter(({ state }) => state === 'done').length;
  return { done, refused: final.length - done, lost, doubled };
}

/** Number of movements by account and family of keys. */
async function movements(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('movement')
    .innerJoin('player', 'player.player_id', 'movement.player_id')
    .select(['player.user_account', 'movement.key'])
    .execute();
  const counts = new Map<string, number>();
  for (const { user_account, key } of rows) {
    const name = `${user_account} ${familyOf(key)}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Number of wheel draws by account and request. */
async function drawsOf(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('wheel_draw')
    .innerJoin('player', 'player.player_id', 'wheel_draw.player_id')
    .select(['player.user_account', 'wheel_draw.request_key'])
    .execute();
  const counts = new Map<string, number>();
  for (const { user_account, request_key } of rows) {
    const name = `${user_account} ${request_key}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

async function cartsOf(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('lottery_order')
    .innerJoin('player', 'player.player_id', 'lottery_order.player_id')
    .select(['player.user_account', 'lottery_order.request_key', 'lottery_order.order_no'])
    .execute();
  const orders = new Map<string, string[]>();
  for (const { user_account, request_key, order_no } of rows) {
    const name = `${user_account} ${request_key}`;
    orders.set(name, [...(orders.get(name) ?? []), order_no]);
  }
  return orders;
}

/**
 * Returns what is wrong: books that do not balance, a player's account below zero, a movement that nobody requested, a
 * withdrawal that ended twice.
 */
export async function findWrong(db: Db, operations: readonly Operation[]): Promise<string[]> {
  const below = db.selectFrom('balance').select(['player_id', 'account']).where('amount_satang', '<', 0);
  const asked = new Set(operations.map((one) => `${one.account} ${one.callName}:${one.requestId}`));
  const ours = /^(?:deposit|withdraw|withdrawGames|buyBalanceProfit|applyWithdraw):/;
  const moved = await movements(db);
  const surplus = [...moved.keys()].filter((name) => ours.test(name.slice(name.indexOf(' ') + 1)) && !asked.has(name));
  // The hold of a withdrawal is either paid or given back, never both.
  const endedTwice = [...moved].filter(([name, count]) => / bank:W/.test(name) && count > 1).map(([name]) => name);
  const faults = (await below.execute()).map((row) => `account ${row.account} of ${row.player_id} is negative`);
  return [
    ...(await findFaults(db)),
    ...faults,
    ...surplus.map((name) => `nobody asked for ${name}`),
    ...endedTwice.map((name) => `${name} has ended twice`),
  ];
}
