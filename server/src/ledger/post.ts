/**
 * Group commit: all movements queued while the last batch ran are posted by one statement. A batch contains at most one
 * movement per player, and no player is in two batches at a time, so one player's movements keep their order.
 */
import { Kysely, PostgresDialect } from 'kysely';
import type { MoneyPool } from '../db/citus/shards.ts';
import { Overloaded } from '../db/overloaded.ts';
import type { Tables } from '../db/tables.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { jurisdictionOf } from '../jurisdiction/read.ts';
import { betsOf, InsufficientFunds, KeyConflict, Overtaken } from './accounts.ts';
import type { Account, Ledger, LostBet, Movement, Posted } from './accounts.ts';
import { readBalances, readBalancesAfter, readHouseBalance, readSeq } from './balance.ts';
import { parametersOf, prepare } from './batch.ts';
import type { PostedRow } from './batch.ts';
import { clearanceValues } from './clearance.ts';
import type { ClearanceRules } from './clearance.ts';
import { BetClosed, isArchived, isBetClosed, isLost, isRace } from './failures.ts';
import { isGuardRule, StoppedByGuard } from './guarded.ts';
import { knownOf } from './known.ts';
import { moneyPlace } from './moneyPlace.ts';
import type { MoneyPlace } from './moneyPlace.ts';
import { recallBets } from './oldBets/recall.ts';
import { createQueues, enqueue, release, takeBatch } from './queues.ts';
import type { Queues, Waiting } from './queues.ts';
import { createShardedLedger } from './shardedLedger.ts';

export interface LedgerSettings {
  readonly db: Kysely<Tables>;
  /** Dedicated connections. */
  readonly money: MoneyPool;
  readonly now: () => number;
  readonly random: { id(nowMs: number): string };
  /** The rules of the place; read for each batch. */
  readonly rules?: () => ClearanceRules;
  /** The most batches that are posted at a time; `largestBatch` is the most movements in one. */
  readonly parallelBatches?: number;
  readonly largestBatch?: number;
  /** Called for each batch with its number of movements and the waiting time of the oldest. */
  readonly onBatch?: (size: number, waitedMs: number) => void;
}

/** A movement that has waited longer is not sent. With its connection and statement, this is below a step's lease. */
const patienceMs = 15_000;
/** Further movements are refused while this many wait. */
const longestLine = 4_000;
/** So few movements are not divided between two batches: each has a cost of its own. */
const smallestShare = 16;
/** Movements per statement of `postAll`, whose callers do not wait for single results. */
const largestBulk = 512;
const attempts = 6;
const defaultRules = () => jurisdictionOf('default');
const firstPauseMs = 10;

interface QueueSettings extends LedgerSettings {
  readonly place: MoneyPlace;
}

interface LedgerState {
  readonly settings: QueueSettings;
  readonly parallelBatches: number;
  readonly largestBatch: number;
  readonly queues: Queues;
  /** Batches of the queues that are being posted. */
  runningBatches: number;
  /** Calls of `postAll` in progress. */
  runningBulks: number;
  isScheduled: boolean;
  isClosed: boolean;
  readonly onIdle: (() => void)[];
}

const isIdle = ({ queues, runningBulks }: LedgerState): boolean => queues.byPlayer.size === 0 && runningBulks === 0;

function notifyIdle(ledger: LedgerState): void {
  if (isIdle(ledger)) for (const idle of ledger.onIdle.splice(0)) idle();
}

function post(ledger: LedgerState, movement: Movement): Promise<Posted> {
  const { settings, queues } = ledger;
  return new Promise((resolve, reject) => {
    if (ledger.isClosed) throw new Error('the ledger is closed');
    if (queues.size >= longestLine) throw new Overloaded('too many movements wait for the ledger');
    const nowMs = settings.now();
    const prepared = prepare(movement, settings.random.id(nowMs), nowMs);
    enqueue(queues, { prepared, sinceMs: performance.now(), resolve, reject });
    schedule(ledger);
  });
}

/**
 * Defers to the end of the current turn, so that callers resumed by the last batch can join the next one together.
 */
function schedule(ledger: LedgerState): void {
  if (ledger.isScheduled || ledger.runningBatches >= ledger.parallelBatches || ledger.queues.ready.length === 0) return;
  ledger.isScheduled = true;
  setImmediate(() => {
    ledger.isScheduled = false;
    void runBatch(ledger);
    schedule(ledger);
  });
}

/**
 * The most movements for the next batch. It leaves some for the batches that can still start beside it: callers that
 * were answered together come back together, and one batch of all of them would use one connection and one processor.
 */
const shareOf = ({ queues, parallelBatches, runningBatches }: LedgerState): number =>
  Math.max(smallestShare, Math.ceil(queues.ready.length / (parallelBatches - runningBatches)));

/** Takes a batch from the queues and posts it. Then the players of that batch may be in the next one. */
async function runBatch(ledger: LedgerState): Promise<void> {
  const { settings, queues, largestBatch } = ledger;
  const batch = takeBatch(queues, Math.min(largestBatch, shareOf(ledger)));
  ledger.runningBatches += 1;
  await resolveBatch(settings, batch.movements.filter(isStillWanted));
  ledger.runningBatches -= 1;
  release(queues, batch);
  schedule(ledger);
  notifyIdle(ledger);
}

/** Runs beside the queues: the locks of wallets serialise movements of the same players. */
async function postAll(ledger: LedgerState, movements: readonly Movement[]): Promise<PromiseSettledResult<Posted>[]> {
  const { settings } = ledger;
  if (ledger.isClosed) throw new Error('the ledger is closed');
  if (new Set(movements.map(({ playerId }) => playerId)).size < movements.length)
    throw new RangeError('postAll takes one movement of a player');
  // Throws for an invalid movement, before the call counts as one that `close` waits for.
  const outcomes = movements.map((movement) => waitFor(settings, movement));
  ledger.runningBulks += 1;
  // No two of the statements share a player, so they need no order.
  let from = 0;
  const postNext = async (): Promise<void> => {
    while (from < outcomes.length) {
      const bulk = outcomes.slice(from, from + largestBulk).map(({ waiting }) => waiting);
      from += largestBulk;
      await resolveBatch(settings, bulk);
    }
  };
  await Promise.all(Array.from({ length: ledger.parallelBatches }, postNext));
  const settled = await Promise.allSettled(outcomes.map(({ outcome }) => outcome));
  ledger.runningBulks -= 1;
  notifyIdle(ledger);
  return settled;
}

async function close(ledger: LedgerState): Promise<void> {
  ledger.isClosed = true;
  if (!isIdle(ledger)) await new Promise<void>((idle) => ledger.onIdle.push(idle));
}

/** On a Citus cluster, each shard has a ledger of its own. */
export function createLedger(settings: LedgerSettings): Ledger {
  // Callers may hold a connection of the house's pool while they wait, so the ledger must not need one from it.
  const own = { ...settings, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: settings.money }) }) };
  const { shards } = settings.money;
  const reads = readsOf(settings);
  if (shards === undefined) return { ...createQueued({ ...own, place: moneyPlace(settings.money) }), ...reads };
  return { ...createShardedLedger(shards, (place) => createQueued({ ...own, place, parallelBatches: 1 })), ...reads };
}

const readsOf = ({ db }: LedgerSettings): Pick<Ledger, 'balances' | 'seq' | 'houseBalance'> => ({
  balances: (playerId) => readBalances(db, playerId),
  seq: (playerId) => readSeq(db, playerId),
  houseBalance: (account) => readHouseBalance(db, account),
});

/** Writes movements: the part of the ledger that has queues. */
export type LedgerWrites = Pick<Ledger, 'post' | 'postAll' | 'closeLost' | 'close'>;

function createQueued(settings: QueueSettings): LedgerWrites {
  const { parallelBatches = 2, largestBatch = 256, place, now } = settings;
  const ledger: LedgerState = {
    settings,
    parallelBatches,
    largestBatch,
    queues: createQueues(),
    runningBatches: 0,
    runningBulks: 0,
    isScheduled: false,
    isClosed: false,
    onIdle: [],
  };
  return {
    post: (movement) => post(ledger, movement),
    postAll: (movements) => postAll(ledger, movements),
    closeLost: (lost) => place.closeLost(lost, now()),
    close: () => close(ledger),
  };
}

/** Pairs a movement with the promise of its result. */
function waitFor({ now, random }: LedgerSettings, movement: Movement): { waiting: Waiting; outcome: Promise<Posted> } {
  const nowMs = now();
  const prepared = prepare(movement, random.id(nowMs), nowMs);
  const { promise: outcome, resolve, reject } = Promise.withResolvers<Posted>();
  // The outcome is read after the whole batch. Until then, a rejection must not count as unhandled.
  outcome.catch(() => undefined);
  return { waiting: { prepared, sinceMs: performance.now(), resolve, reject }, outcome };
}

const isLate = ({ sinceMs }: Waiting): boolean => performance.now() - sinceMs > patienceMs;

/** Rejects movements that have waited too long, and does not send them. */
function isStillWanted(waiting: Waiting): boolean {
  if (!isLate(waiting)) return true;
  waiting.reject(new Overloaded('the ledger did not come to this movement in time'));
  return false;
}

/** Resolves or rejects the promise of every movement of the batch. Never throws. */
async function resolveBatch(settings: QueueSettings, batch: readonly Waiting[], attempt = 1): Promise<void> {
  if (batch.length === 0) return;
  if (attempt === 1) settings.onBatch?.(batch.length, performance.now() - Math.min(...batch.map((one) => one.sinceMs)));
  try {
    const rows = await postBatch(settings, batch);
    const rowsOf = ({ prepared }: Waiting) => rows.get(prepared.movement.playerId);
    const isStale = (waiting: Waiting): boolean => rowsOf(waiting)?.[0]?.is_stale === true;
    await Promise.all(
      batch.filter((waiting) => !isStale(waiting)).map((waiting) => resolveOne(settings, waiting, rowsOf(waiting))),
    );
    // A movement is only stale if its wallet has changed in between, so this recursion ends.
    await resolveBatch(settings, batch.filter(isStale).filter(isStillWanted), attempt);
  } catch (error) {
    // The bet may be closed because another process has posted the same movement: the second attempt finds its key.
    const isOvertaken = isRace(error) || (isBetClosed(error) && attempt === 1);
    const isUnanswered = isUnavailable(error);
    const isTriable = isLost(error) || (batch.length === 1 && isOvertaken);
    const isTriedAgain = attempt < attempts && isTriable && !batch.some(isLate);
    if (isTriedAgain) {
      // The lost batch may have been written. Its keys make it safe to send again.
      await new Promise((done) => setTimeout(done, firstPauseMs * 2 ** attempt));
      await resolveBatch(settings, batch, attempt + 1);
    } else if (batch.length === 1 || isUnanswered) {
      for (const { prepared, reject } of batch) reject(isBetClosed(error) ? new BetClosed(prepared.movement) : error);
    } else {
      // One failing movement must not stop the others of its batch. Halving finds it with few statements.
      const half = Math.ceil(batch.length / 2);
      await resolveBatch(settings, batch.slice(0, half));
      await resolveBatch(settings, batch.slice(half));
    }
  }
}

const betsIn = (batch: readonly Waiting[]): LostBet[] =>
  batch.flatMap(({ prepared: { movement } }) =>
    betsOf(movement).map(({ betOrderNo }) => ({ playerId: movement.playerId, betOrderNo })),
  );

async function postBatch(
  { db, place, now, rules = defaultRules }: QueueSettings,
  batch: readonly Waiting[],
): Promise<Map<string, PostedRow[]>> {
  const clearance = clearanceValues(rules(), now());
  const values = parametersOf(
    batch.map(({ prepared }) => prepared),
    clearance,
  );
  const rows = await place.post(values).catch(async (error: unknown) => {
    if (!isArchived(error)) throw error;
    await recallBets(db, betsIn(batch), now());
    return place.post(values);
  });
  return Map.groupBy(rows, (row) => row.player_id);
}

async function resolveOne(
  { db }: LedgerSettings,
  { prepared, resolve, reject }: Waiting,
  rows: readonly PostedRow[] = [],
): Promise<void> {
  const { movement, id } = prepared;
  const [row] = rows;
  if (!row) return reject(new Error(`the ledger did not answer for ${movement.key}`));
  try {
    const known = await knownOf(db, movement, row);
    if (known === undefined) {
      if (row.is_overtaken) return reject(new Overtaken(movement.key));
      if (row.stopped_by !== null && isGuardRule(row.stopped_by)) return reject(new StoppedByGuard(row.stopped_by));
      if (row.short_account !== null) return reject(new InsufficientFunds(row.short_account as Account));
      const balances = Object.fromEntries(rows.map(({ account, after }) => [account, after]));
      return resolve({ movementId: id, balances, isRepeat: false });
    }
    if (!known.request_hash.equals(prepared.requestHash)) return reject(new KeyConflict(movement.key));
    const balances = await readBalancesAfter(db, movement.playerId, known.seq);
    // The same id means that a lost attempt of this call had been written after all.
    resolve({ movementId: known.id, balances, isRepeat: known.id !== id });
  } catch (error) {
    reject(error);
  }
}
