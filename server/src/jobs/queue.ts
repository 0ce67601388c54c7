/** Durable jobs in PostgreSQL, kept by pg-boss: one queue for all of them, one id for each name and key. */
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

/** What stands in a row of the queue. */
interface Sent {
  readonly name: string;
  readonly key: string;
  readonly payload: Payload;
}

const queue = 'house';
const queueOptions = {
  name: queue,
  // After 1, 2, 4 ... 600 seconds, for more than a day: what a draw or a payment waits for must not be dropped.
  retryLimit: 200,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 600,
  // A process that was killed is silent for this long before another one takes its job up.
  heartbeatSeconds: 10,
  deleteAfterSeconds: 7 * 86_400,
  // What nobody has taken is kept: a house that slept for a month still owes what it had promised.
  retentionSeconds: 10 * 365 * 86_400,
} as const;
const polling = { pollingIntervalSeconds: 1, includeMetadata: true } as const;
/** Jobs that a process does at the same time. */
const hands = 3;
const batch = 500;

/** Opens nothing before its first use. */
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
    async addAll(jobs) {
      const boss = await open();
      for (let from = 0; from < jobs.length; from += batch) {
        await boss.insert(queue, jobs.slice(from, from + batch).map(rowOf));
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
    // The house has schedules of its own, which catch up after a pause.
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    queueCacheIntervalSeconds: 60,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue could not do what it wanted'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));
  await boss.start();
  await boss.createQueue(queue, queueOptions);
  // It looks a queue up at its first use: transactions that hold every connection must not have to wait for that.
  await boss.insert(queue, []);
  return boss;
}

/** One job after the other; it asks once a second while there is none. */
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

/** The same name and key are the same job, at whichever process and however often it is added. */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
