/**
 * A house whose clock a journey can move forward, so that no test waits for a draw or a round. It runs in its own
 * process. clock.ts starts it and sends it the time in messages. It exits when that channel closes.
 */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@foyer/house/config.ts';
import type { House } from '@foyer/house/house.ts';
import { houseJobs } from '@foyer/house/houseJobs.ts';
import { runnerOf } from '@foyer/house/jobs/job.ts';
import { createPlanner } from '@foyer/house/jobs/plan.ts';
import { createLog, logDestination } from '@foyer/house/log.ts';
import { startHouse } from '@foyer/house/start.ts';
import { sql } from 'kysely';
import { operatorKey } from './operator.ts';

/** Messages of the process: first its addresses, then each clock offset that it has applied. */
export type HouseMessage = { readonly url: string; readonly database: string } | { readonly offsetMs: number };

export const processFile = import.meta.filename;

const send = (message: HouseMessage) => process.send?.(message);

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-clock-'));
  // The same settings as for the house that all journeys share: house.ts and setup.ts.
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    BANK_DELAY_SECONDS: '1',
    SHED_AFTER_MS: '0',
    DEMO: 'off',
    TRUST_PROXY: 'on',
    OPERATOR_KEY: operatorKey,
  });
  let offsetMs = 0;
  const now = () => Date.now() + offsetMs;
  const running = await startHouse(config, createLog('fatal', logDestination(process.stderr)), {
    now,
  });
  const { house, address } = running;
  const plan = createPlanner(house, houseJobs);
  process.on('message', (asked: { readonly offsetMs: number }) => {
    offsetMs = Math.max(offsetMs, asked.offsetMs);
    void followClock(house, offsetMs)
      .then(plan)
      .then(() => house.jobs.runDue(runnerOf(house, houseJobs)))
      .then(() => send({ offsetMs }));
  });
  send({ url: address, database: `postgres://foyer@/foyer?host=${join(dataDir, 'postgres')}` });
  await once(process, 'disconnect');
  await running.close();
  // PostgreSQL may still remove its own files for a moment after it has ended.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** The job queue uses the database's clock, so the same offset is set there. */
async function followClock({ db }: House, offsetMs: number): Promise<void> {
  const ahead = sql.lit(offsetMs / 1000);
  await sql`
    create or replace function jobs.job_now() returns timestamptz language sql stable
    as $$ select now() + make_interval(secs => ${ahead}::double precision) $$`.execute(db);
}

if (import.meta.main) await main();
