import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onServer } from '../testing/server.ts';
import { isAlive } from './leftover.ts';
import { startEmbedded } from './server.ts';
import type { EmbeddedServer } from './server.ts';

let dataDir: string;
let lines: string[];
const running: EmbeddedServer[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'foyer-server-'));
  lines = [];
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(folder = dataDir): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir: folder, log: (line) => lines.push(line), isDurable: false });
  running.push(server);
  return server;
}
const ask = (server: EmbeddedServer, text: string) =>
  onServer({ ...server.address, database: 'postgres' }, async (client) => {
    const { rows } = await client.query<{ answer: string }>(text);
    return rows[0]?.answer;
  });
const isGone = (pid: number) => vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000, interval: 20 });

/** Starts a house in another process, to be killed. Returns the process ids of its server and of the watchdog. */
async function startElsewhere(): Promise<{ kill: () => Promise<void>; serverPid: number; watchdogPid: number }> {
  const program = `
    import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'server.ts'))};
    const server = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, say: () => {}, isDurable: false });
    console.log(server.pid());
    setInterval(() => {}, 1000);`;
  const house = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(house.stdout, 'data')) as [Buffer];
  const serverPid = Number(line.toString());
  return {
    serverPid,
    watchdogPid: await childOf(house.pid ?? 0, 'foyer-watchdog'),
    kill: async () => {
      house.kill('SIGKILL');
      await once(house, 'exit');
    },
  };
}

async function childOf(parent: number, name: string): Promise<number> {
  const list = spawn('ps', ['-A', '-o', 'pid=,ppid=,args='], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  list.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(list, 'close');
  const rows = text.split('\n').map((row) => row.trim().split(/\s+/));
  const row = rows.find(([, ppid, ...args]) => Number(ppid) === parent && args.includes(name));
  return Number(row?.[0]);
}

it('stops when its house is killed', async () => {
  const house = await startElsewhere();
  await house.kill();
  await isGone(house.serverPid);
  expect(await ask(await start(), `select 'up' as answer`)).toBe('up');
});

it('is stopped by the next house if a killed one left it behind', async () => {
  const house = await startElsewhere();
  process.kill(house.watchdogPid, 'SIGKILL');
  await house.kill();
  expect(isAlive(house.serverPid)).toBe(true);
  const next = await start();
  await isGone(house.serverPid);
  expect(lines).toEqual([`Stopping the database server ${house.serverPid} that an earlier house left behind.`]);
  expect(await ask(next, `select 'up' as answer`)).toBe('up');
});

it('is restarted after a crash, with what it had written', async () => {
  const server = await start();
  await ask(server, 'create table kept as select 7 as number');
  await ask(server, 'checkpoint');
  const first = server.pid();
  process.kill(first, 'SIGKILL');
  // The killed server may still answer for a moment.
  await vi.waitFor(() => expect(server.pid()).not.toBe(first), { timeout: 20_000 });
  const answer = await vi.waitFor(() => ask(server, 'select number::text as answer from kept'), { timeout: 20_000 });
  expect(answer).toBe('7');
  expect(lines).toHaveLength(1);
});

it('starts despite a stale postmaster.pid whose process id belongs to another process now', async () => {
  const first = await start();
  const path = join(dataDir, 'postgres/cluster/postmaster.pid');
  const stale = await readFile(path, 'utf8');
  await running.pop()?.stop();
  await writeFile(path, stale.replace(String(first.pid()), String(process.ppid)));
  expect(await ask(await start(), `select 'up' as answer`)).toBe('up');
});

it('starts despite the socket lock of a killed server whose process id is still in use', async () => {
  const { address } = await start();
  const { uid, gid } = await stat(address.host);
  await running.pop()?.stop();
  // Simulates a killed server that its parent has not reaped. PostgreSQL looks only at processes of its own account.
  const other = spawn('sleep', ['60'], { uid, gid, stdio: 'ignore' });
  await writeFile(join(address.host, '.s.PGSQL.5432.lock'), `${other.pid}\n`, { mode: 0o644 });
  expect(await ask(await start(), `select 'up' as answer`)).toBe('up');
  other.kill();
});

it('listens on its socket only, in a folder that no other user may enter, and keeps checksums', async () => {
  const server = await start();
  expect((await stat(server.address.host)).mode & 0o077).toBe(0);
  expect(await ask(server, `select current_setting('listen_addresses') as answer`)).toBe('');
  expect(await ask(server, `select current_setting('data_checksums') as answer`)).toBe('on');
});

it('works in a folder whose path is too long for a socket', async () => {
  const long = await mkdtemp(join(tmpdir(), `foyer-${'long-'.repeat(20)}`));
  const server = await start(long);
  expect(await ask(server, `select 'up' as answer`)).toBe('up');
  const { host } = server.address;
  expect(host.startsWith(long)).toBe(false);
  await running.pop()?.stop();
  await expect(stat(host)).rejects.toThrow('ENOENT');
  await rm(long, { recursive: true });
});

it('stops even while it is being restarted', async () => {
  const server = await start();
  process.kill(server.pid(), 'SIGKILL');
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 20_000 });
  await running.pop()?.stop();
  expect(isAlive(server.pid())).toBe(false);
  expect(await ask(await start(), `select 'up' as answer`)).toBe('up');
});

it('can be stopped twice', async () => {
  const server = await start();
  await Promise.all([server.stop(), server.stop()]);
  expect(isAlive(server.pid())).toBe(false);
});

it('starts for only one of several houses that open the same folder at once', async () => {
  const started = await Promise.allSettled([start(), start(), start(), start()]);
  const refused = started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(refused).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining('is in use by another running house.')),
  );
});
