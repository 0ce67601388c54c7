/** Durable jobs in PostgreSQL through pg-boss: one queue for all jobs, one id for each name and key. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { PgBoss, fromKysely } from 'pg-boss';
import type { JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tables } from '../db/tables.ts';
import type { DueJob, JobPort, JobToAdd, Payload, Ran, RunJob } from './jobPort.ts';

export interface QueueSettings {
  readonly db: Kysely<Tables>;
  readonly log: Logger;
  readonly now: () => number;
}

/** Data of a row in the queue. */
interface Sent {
  readonly name: string;
  readonly key: string;
  readonly payload: Payload;
}

const queue = 'house';
const queueOptions = {
  name: queue,
  // Retries after 1, 2, 4 ... 600 seconds, for more than a day, because draws and payments must not be dropped.
  retryLimit: 200,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  // If a process sends no heartbeat for this long, another one takes over its job.
  heartbeatSeconds: 10,
  deleteAfterSeconds: 7 * 86_400,
  // Keeps jobs that were never taken: after a month of downtime, the house still owes them.
  retentionSeconds: 10 * 365 * 86_400,
} as const;
const polling = { pollingIntervalSeconds: 1, includeMetadata: true } as const;
/** Number of jobs that a process runs at the same time. */
const hands = 3;
const batch = 500;

/** Creates the queue. Connects only on first use. */
export function createJobQueue({ db, log, now }: QueueSettings): JobPort {
  let opened: Promise<PgBoss> | undefined;
  const open = () =>
    (opened ??= openBoss(db, log).catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));

  return {
    async add(name, payload, { key, runAtMs = now(), within }) {
      const boss = await open();
      await boss.insert(queue, [rowOf({ name, payload, key, runAtMs })], within ? { db: fromKysely(within) } : {});
    },
    async addAll(jobs, within) {
      const boss = await open();
      const where = within ? { db: fromKysely(within) } : {};
      for (let from = 0; from < jobs.length; from += batch) {
        await boss.insert(queue, jobs.slice(from, from + batch).map(rowOf), where);
      }
    },
    async work(run) {
      const boss = await open();
      for (let hand = 0; hand < hands; hand += 1) await startHand(boss, run);
    },
    async runDue(run) {
      return drain(await open(), run);
    },
    async close() {
      const boss = await opened;
      await boss?.stop({ close: false, timeout: 15_000 });
      opened = undefined;
    },
  };
}

async function openBoss(db: Kysely<Tables>, log: Logger): Promise<PgBoss> {
  const boss = new PgBoss({
    db: fromKysely(db),
    schema: 'jobs',
    // The house has its own schedules, which catch up after a pause.
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    queueCacheIntervalSeconds: 60,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue could not do what it wanted'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));
  await boss.start();
  await boss.createQueue(queue, queueOptions);
  // pg-boss looks up a queue on first use. This does it now, so that transactions holding every connection need not
  // wait.
  await boss.insert(queue, []);
  return boss;
}

/** Runs jobs one after the other. Polls once a second while there are none. */
async function startHand(boss: PgBoss, run: RunJob): Promise<void> {
  const id: string = await boss.work<Sent, void, typeof polling>(queue, polling, async (jobs) => {
    for (const job of jobs) await run(dueOf(job));
    boss.notifyWorker(id);
  });
}

async function drain(boss: PgBoss, run: RunJob): Promise<Ran> {
  const done: string[] = [];
  const failed: Ran['failed'][number][] = [];
  for (;;) {
    const jobs = await boss.fetch<Sent>(queue, { batchSize: 20, includeMetadata: true });
    if (jobs.length === 0) return { done, failed };
    for (const job of jobs) {
      const due = dueOf(job);
      try {
        await run(due);
        await boss.complete(queue, job.id);
        done.push(due.name);
      } catch (error) {
        await boss.fail(queue, job.id, { message: String(error) });
        failed.push({ name: due.name, key: due.key, error });
      }
    }
  }
}

function rowOf({ name, payload, key, runAtMs }: JobToAdd) {
  return { id: idOf(name, key), data: { name, key, payload } satisfies Sent, startAfter: new Date(runAtMs) };
}

function dueOf({ id, data, startAfter, retryCount }: JobWithMetadata<Sent>): DueJob {
  return { id, ...data, runAtMs: startAfter.getTime(), failures: retryCount };
}

/** Derives the id from name and key, so that every process gives the same job the same id. */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
