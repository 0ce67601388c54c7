/**
 * npm run bench:news: news between two processes of a house, by the database and by NATS, in turn in one run. A process
 * of its own sends so many a second, in parcels of 20 ms as a house does; this one hears them. Shown are the delay, what
 * was lost, and the processor time of sender, hearer and server for a second.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { natsCarrier } from '@foyer/house/live/nats.ts';
import { databaseCarrier } from '@foyer/house/live/newsCarrier.ts';
import type { NewsCarrier } from '@foyer/house/live/newsCarrier.ts';
import { openRelay } from '@foyer/house/live/relay.ts';
import { isNatsInstalled, startNatsServer } from '@foyer/house/live/testing/natsServer.ts';
import { createLog } from '@foyer/house/log.ts';
import { databaseAt } from '@foyer/house/db/hosts.ts';
import { openPools } from '@foyer/house/db/open.ts';
import { freePort } from '@foyer/house/testing/freePort.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { startReplicated } from './scale/replicated.ts';

const rates = [100, 1_000, 5_000, 20_000, 50_000, 200_000];
const seconds = 3;
const subject = 'foyer.bench';
/** Of the size of a change of a balance. */
const playerId = '123456789012345678';

async function carrierOf(way: string, url: string): Promise<{ carrier: NewsCarrier; close: () => Promise<void> }> {
  if (way === 'NATS') return { carrier: natsCarrier({ url, subject }, console.error), close: () => Promise.resolve() };
  const database = await openPools(databaseAt(url), console.error);
  return { carrier: databaseCarrier(database), close: () => database.close() };
}

const log = createLog('silent', { write: () => undefined });

/** Sends `rate` news a second for some seconds. Each carries the time at which it was sent. */
async function send(way: string, url: string, rate: number): Promise<void> {
  const { carrier, close } = await carrierOf(way, url);
  const relay = openRelay(carrier, log);
  await pause(500);
  const startMs = performance.now();
  const cpu = process.cpuUsage();
  let sent = 0;
  while (performance.now() - startMs < seconds * 1_000) {
    const due = Math.floor(((performance.now() - startMs) / 1_000) * rate);
    for (; sent < due; sent += 1) relay.live.publish('bench', `${playerId} balance ${Date.now()}`);
    await pause(2);
  }
  const { user, system } = process.cpuUsage(cpu);
  await relay.close();
  await close();
  process.stdout.write(JSON.stringify({ sent, cpuMs: (user + system) / 1_000 }));
}

const words = (pid: number | string): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
const sum = (numbers: readonly string[]): number => numbers.reduce((all, one) => all + Number(one), 0);

/** Processor time of the server with its children, milliseconds, in steps of ten. */
function cpuOf(pid: number): number {
  const children = readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && Number(words(name)[1]) === pid;
    } catch {
      // It has just ended.
      return false;
    }
  });
  // Of the server itself, with the children that have ended.
  return 10 * (sum(words(pid).slice(11, 15)) + sum(children.map((child) => String(sum(words(child).slice(11, 13))))));
}

const perSecond = (ms: number): number => Math.round(ms / seconds);

async function measure(way: string, url: string, rate: number, serverPid: number): Promise<void> {
  const { carrier, close } = await carrierOf(way, url);
  const relay = openRelay(carrier, log);
  const delays: number[] = [];
  relay.live.subscribe('bench', (news) => delays.push(Date.now() - Number(news?.slice(news.lastIndexOf(' ')))));
  await pause(500);
  const [own, server] = [process.cpuUsage(), cpuOf(serverPid)];
  const sender = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    import.meta.filename,
    way,
    url,
    String(rate),
  ]);
  let output = '';
  sender.stdout.on('data', (part: Buffer) => (output += String(part)));
  sender.stderr.pipe(process.stderr);
  await once(sender, 'close');
  await pause(500);
  const { user, system } = process.cpuUsage(own);
  const { sent, cpuMs } = JSON.parse(output) as { sent: number; cpuMs: number };
  const serverMs = cpuOf(serverPid) - server;
  await relay.close();
  await close();
  delays.sort((one, other) => one - other);
  const at = (share: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? NaN;
  console.log(
    `${way.padEnd(8)} ${String(rate).padStart(6)}/s: delay ${at(0.5)} ms, p99 ${at(0.99)} ms; ${sent - delays.length} of ${sent} lost; ` +
      `CPU ms a second: sender ${perSecond(cpuMs)}, hearer ${perSecond((user + system) / 1_000)}, server ${perSecond(serverMs)}`,
  );
}

const [, , way, url = '', rate] = process.argv;
if (way !== undefined) await send(way, url, Number(rate));
else if (!isNatsInstalled()) console.log('nats-server is not installed: nothing to compare');
else {
  const servers = await startReplicated(false);
  await (await openPools(databaseAt(servers.primary.url), console.error)).close();
  const nats = await startNatsServer(await freePort());
  for (const each of rates) {
    await measure('database', servers.primary.url, each, servers.primary.pid);
    await measure('NATS', `nats://127.0.0.1:${nats.port}`, each, nats.pid);
  }
  await nats.stop();
  await servers.stop();
}
