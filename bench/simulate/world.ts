/** A house of a simulation: a real PostgreSQL in a folder of its own, a clock that only the simulation moves. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@foyer/house/config.ts';
import type { HouseConfig } from '@foyer/house/config.ts';
import { startEmbedded } from '@foyer/house/db/embedded/server.ts';
import type { EmbeddedServer } from '@foyer/house/db/embedded/server.ts';
import { createClusterDatabase } from '@foyer/house/db/citus/testing/cluster.ts';
import type { ClusterDatabase } from '@foyer/house/db/citus/testing/cluster.ts';
import type { TestConnection } from '@foyer/house/db/testing/connection.ts';
import { openPools } from '@foyer/house/db/open.ts';
import type { Database } from '@foyer/house/db/open.ts';
import { seed as seedHouse } from '@foyer/house/db/seed/seed.ts';
import type { House, Random } from '@foyer/house/house.ts';
import { createHouse } from '@foyer/house/createHouse.ts';
import { createOnce } from '@foyer/house/http/once.ts';
import type { Once } from '@foyer/house/http/once.ts';
import { createJobQueue } from '@foyer/house/jobs/queue.ts';
import type { JobPort } from '@foyer/house/jobs/jobPort.ts';
import { createLog } from '@foyer/house/log.ts';
import { Client } from 'pg';
import { randomOf } from './chance.ts';

const startMs = Date.UTC(2026, 10, 21, 4);
const catalogueSize = 108;

/** One process of the house: what it has in memory is gone when it ends. */
export interface Process {
  readonly house: House;
  readonly once: Once;
}

/** It may jump back; what was due once stays done. */
export class Clock {
  #nowMs = startMs;
  latestMs = startMs;

  get nowMs(): number {
    return this.#nowMs;
  }
  set nowMs(value: number) {
    this.#nowMs = value;
    this.latestMs = Math.max(this.latestMs, value);
  }
}

export interface World {
  readonly clock: Clock;
  readonly database: Database;
  readonly random: Random;
  /** Outside of the house: reads what was written, and is never disturbed. */
  readonly observer: Client;
  /** Starts a process. `isAlone`: all others have ended. */
  start(isAlone: boolean): Promise<Process>;
  /** Opens every connection that a delivery may need, so that none has to wait for a new one. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

export interface Site {
  /** A fresh house, the same for the same seed. */
  open(seed: number): Promise<World>;
  close(): Promise<void>;
}

const template = 'simulate_seeded';
/** All of the ledger's. Of the others fewer than the pool holds: the job queue takes some of its own now and then. */
const connections = { split: 6, ledger: 4 };

export async function openSite(): Promise<Site> {
  const { CITUS_URL: clusterUrl } = process.env;
  return clusterUrl === undefined ? openPlainSite() : openClusterSite(clusterUrl);
}

/** Worlds whose databases are on the Citus cluster with this coordinator. */
async function openClusterSite(url: string): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-simulate-'));
  const made: ClusterDatabase[] = [];
  return {
    async open(seed) {
      const cluster = await createClusterDatabase(url);
      made.push(cluster);
      await fill(await cluster.open());
      return openWorld({ address: cluster.coordinator, dataDir, seed });
    },
    async close() {
      for (const cluster of made) await cluster.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openPlainSite(): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-simulate-'));
  const server = await startEmbedded({ dataDir, log: () => undefined, isDurable: false });
  await inPostgres(server, `create database ${template} template template0 encoding 'UTF8'`);
  await prepare(server);
  let opened = 0;
  return {
    async open(seed) {
      opened += 1;
      const name = `simulate_${opened}`;
      await inPostgres(server, `create database ${name} template ${template}`);
      return openWorld({ address: { ...server.address, database: name }, dataDir, seed });
    },
    async close() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function inPostgres({ address }: EmbeddedServer, statement: string): Promise<void> {
  const client = new Client({ ...address, database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const prepare = async ({ address }: EmbeddedServer): Promise<void> =>
  fill(await openPools({ ...address, database: template }, () => undefined));

async function fill(database: Database): Promise<void> {
  await seedHouse(database.db, startMs, { catalogueSize, isSandbox: true, isPlayMoney: true });
  await database.db.updateTable('interest_plan').set({ remaining: 1_000_000_000 }).execute();
  const queue = createJobQueue({ db: database.db, log: silent(), now: () => startMs });
  await queue.addAll([]);
  await queue.close();
  await database.close();
}

const silent = () => createLog('fatal', { write: () => undefined });

const configOf = (dataDir: string): HouseConfig => ({
  ...readConfig({}),
  dataDir,
  captcha: 'off',
  passwordCost: { memoryCost: 8, timeCost: 1 },
  bankDelaySeconds: 0,
  shedAfterMs: 0,
  catalogueSize,
});

interface Opening {
  readonly address: TestConnection;
  readonly dataDir: string;
  readonly seed: number;
}

async function openWorld({ address, dataDir, seed }: Opening): Promise<World> {
  // Idle connections stay, so that the number of open ones does not depend on how long something took.
  const open = () => openPools({ ...address, idleTimeoutMillis: 0 }, () => undefined);
  // The other process has connections of its own: it does not wait for one that stands still.
  const [database, other] = [await open(), await open()];
  const observer = new Client(address);
  await observer.connect();
  const clock = new Clock();
  const random = randomOf(seed);
  const log = silent();
  const jobs: JobPort = createJobQueue({ db: database.db, log, now: () => clock.nowMs });
  await jobs.addAll([]);
  const config = configOf(dataDir);
  const world: World = {
    clock,
    database,
    random,
    observer,
    async start(isAlone) {
      // As the house does when it has started the server itself.
      if (isAlone) await observer.query('delete from step_lease');
      const { db, money } = isAlone ? database : other;
      const own = { db, money, isOwnServer: isAlone };
      const house = { ...createHouse({ database: own, config, log, now: () => clock.nowMs, random }), jobs };
      return { house, once: createOnce(house) };
    },
    async warm() {
      await Promise.all([warm(database), warm(other)]);
    },
    async close() {
      await jobs.close();
      await observer.end();
      await database.close();
      await other.close();
    },
  };
  await world.warm();
  return world;
}

async function warm(database: Database): Promise<void> {
  const split = Array.from({ length: connections.split }, () => hold(database));
  const ledger = await Promise.all(Array.from({ length: connections.ledger }, () => database.money.connect()));
  const { promise, resolve } = Promise.withResolvers<void>();
  const all = split.map((one) => one(promise));
  await Promise.race([Promise.all(all.map(({ taken }) => taken)), Promise.all(all.map(({ done }) => done))]);
  resolve();
  for (const client of ledger) client.release();
  await Promise.all(all.map(({ done }) => done));
}

/** Takes a connection and gives it back when the others are taken too. */
const hold =
  ({ db }: Database) =>
  (until: Promise<void>) => {
    const { promise: taken, resolve } = Promise.withResolvers<void>();
    const done = db.connection().execute(async () => {
      resolve();
      await until;
    });
    return { taken, done };
  };
