/**
 * A whole house on a real cluster of Citus, where CITUS_URL names its coordinator: started on an empty database, played in,
 * migrated, and copied to one server and back. docs/scale.md, ADR 567
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gameUrl } from '@foyer/contract/lobby/launch.ts';
import { drawAt } from '@foyer/contract/lottery/clock.ts';
import { gtBetting } from '@foyer/contract/lottery/betting.ts';
import { registered } from '@foyer/contract/account/register.ts';
import { login } from '@foyer/contract/account/session.ts';
import { rotateSeed } from '@foyer/contract/play/play.ts';
import * as slot from '@foyer/contract/play/slot.ts';
import { deposit, refresh, withdraw } from '@foyer/contract/wallet/balance.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineOf } from '../../lottery/testing/lottery.ts';
import { startHouseProcess } from '../../testing/houseProcess.ts';
import type { HouseProcess } from '../../testing/houseProcess.ts';
import { migrate, readMigrations } from '../migrate.ts';
import { createOnCluster, dropOnEach, serversOf } from '../testing/cluster.ts';
import { freePort } from '../../testing/freePort.ts';
import { inDatabase, onServer, urlOf } from '../testing/server.ts';
import type { TestConnection } from '../testing/server.ts';
import { distributedTables } from './clusterTables.ts';
import { openGate } from './testing/gate.ts';
import { fundedOnEach, password } from './testing/players.ts';

const run = promisify(execFile);
const sources = join(import.meta.dirname, '..', '..');
const HOUSE_SECRET = 'the same for every process';
let folder: string;
let servers: readonly TestConnection[];
const databases: string[] = [];

/** An empty database on each server of the cluster, or on the coordinator's server alone. */
async function emptyDatabase(kind: 'cluster' | 'plain', of = servers): Promise<TestConnection> {
  const name = `foyer_house_${process.pid}_${databases.length}`;
  databases.push(name);
  const [coordinator = { connectionString: '' }] = servers;
  if (kind === 'cluster') await createOnCluster(of, name);
  else
    await onServer(coordinator, (client) => client.query(`create database ${name} template template0 encoding 'UTF8'`));
  return inDatabase(coordinator, name);
}

const start = (database: TestConnection, settings: Record<string, string> = {}): Promise<HouseProcess> =>
  startHouseProcess({ DATABASE_URL: urlOf(database), HOUSE_SECRET, CATALOGUE: '108', ...settings });

async function command(database: TestConnection, name: string, ...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATABASE_URL: urlOf(database), HOUSE_SECRET };
  return (await run(process.execPath, [join(sources, `${name}.ts`), ...args], { env })).stdout;
}

/** The spins of a player are some seconds apart. */
async function spin(house: HouseProcess): Promise<void> {
  const game = { linkType: '1', platformCode: 'moyu', gameType: '1', gameCode: 'moyu-koi-gate' };
  const launched = await house.fetch(`${gameUrl.path}?${new URLSearchParams({ ...game, lang: 'en' })}`);
  const { data } = (await launched.json()) as { data: { url: string } };
  const ticket = new URL(data.url, house.address).searchParams.get('ticket') ?? '';
  const { sessionId, seeds } = (await house.ask(slot.enter, { ticket })).data as slot.PlayState;
  const seed = { sessionId, clientSeed: 'test', nextCommitment: seeds.nextCommitment };
  expect(await house.ask(rotateSeed, seed)).toMatchObject({ code: 200 });
  const turn = async () => (await house.ask(slot.spin, { sessionId, requestId: randomUUID(), stakeSatang: '5' })).code;
  await expect.poll(turn, { interval: 500 }).toBe(200);
}

const [line] = (
  gtBetting.request.encode({ lotteryCode: 'minute', issue: '', lines: [lineOf()] }) as { bets: [unknown] }
).bets;
/** An issue closes some seconds before its draw. */
const buyTicket = (house: HouseProcess) =>
  expect
    .poll(async () => {
      const { issue } = drawAt('minute', Date.now());
      return (await house.ask(gtBetting, { lotteryCode: 'minute', issue, bets: JSON.stringify([line]) })).code;
    })
    .toBe(200);

async function play(house: HouseProcess): Promise<void> {
  await house.logIn();
  expect(await house.ask(deposit, { platformKey: 'moyu', amount: '100' })).toMatchObject({ code: 200 });
  await spin(house);
  await buyTicket(house);
  expect(await house.ask(withdraw, { platformKey: 'moyu', amount: '50' })).toMatchObject({ code: 200 });
  expect(await house.ask(refresh)).toMatchObject({ code: 200 });
}

const count = (database: TestConnection, text: string): Promise<number> =>
  onServer(database, async (client) => (await client.query(text)).rowCount ?? 0);

/** All movements and balances. */
const moneyIn = (database: TestConnection): Promise<string[]> =>
  onServer(database, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `select concat_ws(' ', player_id, key) as line from movement
       union all select balance::text from balance`,
    );
    return rows.map(({ line: each }) => each).toSorted();
  });

/** What Citus passes on by itself, statement by statement, and a trigger, which it takes after a setting. */
const nextMigration = `
alter table bet add column proof text not null default 'old';
create index proof_bet on bet (player_id, proof);
alter table player add column proof integer;
update player set proof = 1;
alter table player alter column proof set not null, alter column proof set default 0;
create index proof_player on player (proof);
alter table bet add constraint proof_is_known check (proof in ('old', 'new'));
create function see_proof() returns trigger language plpgsql as $$
begin
  update wallet set protection_version = protection_version where player_id = new.player_id;
  return null;
end $$;
create trigger proof_changed after insert on bet for each row execute function see_proof();
create table proof_seen (player_id text primary key, bets bigint not null);
insert into proof_seen select player_id, count(*) from bet group by player_id;
`;

describe('on the Citus cluster that CITUS_URL names', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-cluster-'));
    servers = await serversOf({ connectionString: process.env.CITUS_URL ?? '' });
  });
  afterAll(async () => {
    for (const name of databases) await dropOnEach(servers, name);
    await rm(folder, { recursive: true });
  });

  it('opens on an empty database, spreads its tables, is played in, and opens again', async () => {
    const database = await emptyDatabase('cluster');
    for (let starts = 0; starts < 2; starts += 1) {
      const house = await start(database);
      try {
        await play(house);
      } finally {
        await house.close();
      }
      expect(house.output()).not.toContain('"level":50');
    }
    expect(await count(database, `select from pg_dist_partition where partmethod = 'h'`)).toBe(
      distributedTables.length,
    );
    expect(await command(database, 'booksCommand')).toContain('Every satang is explained.');
  });

  it('is moved by a backup from one server to the cluster, and back', async () => {
    const plain = await emptyDatabase('plain');
    const before = await start(plain);
    await play(before).finally(() => before.close());
    let from = plain;
    for (const kind of ['cluster', 'plain'] as const) {
      const to = await emptyDatabase(kind);
      const copy = join(folder, `to-${kind}`);
      await command(from, 'backupCommand', copy);
      await command(to, 'restoreCommand', copy);
      expect(await moneyIn(to)).toEqual(await moneyIn(from));
      const house = await start(to);
      await play(house).finally(() => house.close());
      expect(await command(to, 'booksCommand')).toContain('Every satang is explained.');
      from = to;
    }
  });

  it('runs a new migration on tables that are spread, while a house of the release before goes on', async () => {
    const database = await emptyDatabase('cluster');
    const next = await mkdtemp(join(folder, 'migrations-'));
    for (const { name, sql } of await readMigrations()) await writeFile(join(next, name), sql);
    await writeFile(join(next, '999_next.sql'), nextMigration);
    const house = await start(database);
    try {
      await play(house);
      await onServer(database, (client) => migrate(client, next));
      await play(house);
    } finally {
      await house.close();
    }
    expect(await count(database, `select from bet where proof = 'old' and player_id <> ''`)).toBeGreaterThan(0);
    expect(await count(database, `select from proof_seen where player_id <> ''`)).toBeGreaterThan(0);
    for (const name of ['proof_bet', 'proof_player']) {
      const onEach = servers
        .slice(1)
        .map((server) =>
          count(inDatabase(server, databases.at(-1) ?? ''), `select from pg_class where relname ~ '^${name}'`),
        );
      expect(Math.min(...(await Promise.all(onEach)))).toBeGreaterThan(0);
    }
  });

  it('starts while a worker is down, serves the players of the other, names the missing one, and recovers without a restart', async () => {
    const [coordinator, near, far] = servers as [TestConnection, TestConnection, TestConnection];
    const gate = await openGate(far);
    const database = await emptyDatabase('cluster', [coordinator, near, gate.worker]);
    const METRICS_PORT = String(await freePort());
    const before = await start(database);
    const accounts = await fundedOnEach(before, database).finally(() => before.close());
    const isFar = (port: number) => port === gate.port;
    const [ofFar = '', ofNear = ''] = [isFar, (port: number) => !isFar(port)].map(
      (is) => [...accounts].find(([port]) => is(port))?.[1],
    );
    await gate.shut();
    const house = await start(database, { METRICS_PORT });
    try {
      const inner = async (path: string) => (await fetch(`http://127.0.0.1:${METRICS_PORT}${path}`)).text();
      const enter = (userAccount: string) => house.ask(login, { userAccount, password, captcha: 'none' });
      const name = `127.0.0.1:${gate.port}`;
      expect(house.output()).toContain('a worker does not answer');
      expect(house.output()).toContain(name);
      // A house that has just opened makes its first page meanwhile.
      await expect
        .poll(async () => (await house.fetch('/readyz')).status, { interval: 500, timeout: 15_000 })
        .toBe(200);
      expect(JSON.parse(await inner('/readyz'))).toMatchObject({ status: 'ready', ledger: true, missing: [name] });
      expect(await inner('/metrics')).toContain(`foyer_worker_up{server="${name}"} 0`);
      expect(await enter(ofNear)).toMatchObject({ code: 200 });
      expect(await house.ask(deposit, { platformKey: 'moyu', amount: '10' })).toMatchObject({ code: 200 });
      await buyTicket(house);
      await spin(house);
      expect(await house.ask(withdraw, { platformKey: 'moyu', amount: '1' })).toMatchObject({ code: 200 });
      const newcomer = {
        userAccount: 'newcomer1',
        password,
        captcha: 'none',
        adult: '1',
        terms: '1',
      };
      expect((await house.ask(registered, newcomer)).status).toBe(503);
      expect(await enter(ofFar)).toMatchObject({ code: 200 });
      const moved = { platformKey: 'moyu', amount: '10', requestId: randomUUID() };
      expect((await house.ask(deposit, moved)).status).toBe(503);
      await gate.open();
      await expect
        .poll(async () => (await house.ask(deposit, moved)).code, { interval: 500, timeout: 30_000 })
        .toBe(200);
      await buyTicket(house);
      await expect.poll(() => inner('/readyz'), { interval: 500, timeout: 15_000 }).not.toContain('missing');
      expect(house.output()).toContain('a worker answers again');
      expect(await house.ask(registered, newcomer)).toMatchObject({ code: 200 });
    } finally {
      await house.close();
    }
    expect(await command(database, 'booksCommand')).toContain('Every satang is explained.');
    await dropOnEach(servers, databases.at(-1) ?? '');
    await gate.shut();
  });
});
