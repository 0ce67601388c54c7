/**
 * Reads that may be late, from a replica. Its lag is measured by a counter that each process increments on the primary:
 * the last own value seen on the replica tells what it has, without comparing clocks. Decision 522
 */
import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool } from 'kysely';
import type { Tables } from './tables.ts';
import { isUnavailable } from './unavailable.ts';

type Db = Kysely<Tables>;

export interface LateReads {
  /**
   * Runs a read whose answer may miss the last moments. It goes to the replica if that is recent enough, otherwise, or if
   * the replica fails, to the primary.
   */
  read<T>(act: (db: Db) => Promise<T>): Promise<T>;
}

export interface Replica extends LateReads {
  /** Milliseconds by which the replica may be behind; infinite before its first answer. */
  lagMs(): number;
  /** Counts on the primary and looks at the replica. Runs twice a second by itself. */
  measure(): Promise<void>;
  close(): Promise<void>;
}

export interface ReplicaSettings {
  readonly primary: Db;
  readonly pool: PostgresPool;
  /** With a greater lag, the primary is read. */
  readonly mostLagMs: number;
  readonly log: (line: string) => void;
  /** Milliseconds of a clock that never goes backwards. */
  readonly clock?: () => number;
}

const everyMs = 500;
const keptBeats = 1_000;

export const primaryOnly = (db: Db): LateReads => ({ read: (act) => act(db) });

/** A replica cancels a read that its replay cannot wait for. */
const isCancelled = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === '40001';

export function openReplica({
  primary,
  pool,
  mostLagMs,
  log,
  clock = () => performance.now(),
}: ReplicaSettings): Replica {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const sent: { readonly beat: number; readonly sentMs: number }[] = [];
  /** Everything committed by then is on the replica. */
  let freshMs = Number.NEGATIVE_INFINITY;
  let wasLate = false;
  const lagMs = (): number => clock() - freshMs;

  async function count(): Promise<void> {
    const sentMs = clock();
    const { beat } = await primary
      .updateTable('replica_beat')
      .set((row) => ({ beat: row('beat', '+', 1) }))
      .returning('beat')
      .executeTakeFirstOrThrow();
    sent.push({ beat, sentMs });
    if (sent.length > keptBeats) sent.shift();
  }
  async function look(): Promise<void> {
    const { beat } = await db.selectFrom('replica_beat').select('beat').executeTakeFirstOrThrow();
    const seen = sent.findLast((one) => one.beat <= beat);
    if (seen !== undefined) freshMs = Math.max(freshMs, seen.sentMs);
  }
  async function measure(): Promise<void> {
    await Promise.allSettled([count(), look()]);
    const isLate = lagMs() > mostLagMs;
    if (isLate !== wasLate)
      log(isLate ? 'The replica is too late: the primary is read.' : 'The replica is read again.');
    wasLate = isLate;
  }
  const stop = repeat(measure);
  return {
    lagMs,
    measure,
    async read(act) {
      if (lagMs() > mostLagMs) return act(primary);
      return act(db).catch((error: unknown) => {
        if (isUnavailable(error) || isCancelled(error)) return act(primary);
        throw error;
      });
    },
    async close() {
      await stop();
      await db.destroy();
    },
  };
}

/** Runs `act` again and again with a pause. Returns the function that ends it. */
function repeat(act: () => Promise<void>): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const plan = (): void => {
    timer = setTimeout(() => {
      running = act().finally(() => {
        if (!isStopped) plan();
      });
    }, everyMs);
  };
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}
