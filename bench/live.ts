/**
 * npm run bench:live: how many pages can listen to a house, what each costs, and how soon the last one gets an event.
 *
 * Method. The server runs in a process of its own; this process opens one raw socket per listener. First comes a plain
 * node:http server that keeps responses in a Set and writes to them. Then comes the house, where every listener is a
 * different player with a session in the database. Memory is the growth of the server's resident set, after forced
 * garbage collections, divided by the number of listeners. Time runs from the broadcast until this process has read the
 * event on every socket; the median of seven is printed. Then 1,000 bets a second run through the ledger of the house
 * while all of them listen, one for each player, each when it is due. Printed are the 99th percentiles of the time until
 * a bet is acknowledged, and until its player's page reads the news of it. The plain server writes the same news without
 * a bet. Servers, database, kernel and listeners share the machine's processors.
 *
 *     npm run bench:live            listeners: BENCH_LISTENERS (10000)
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clientHeader, idleClient } from '@foyer/contract/envelope.ts';
import { livePath } from '@foyer/contract/live.ts';
import type { Asked, ServerMessage } from './live/server.ts';

const wanted = Number(process.env.BENCH_LISTENERS ?? 10_000);
const rounds = 7;
const atOnce = 40;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Sends a request to the server's process and waits for its reply. */
function ask(server: ChildProcess, asked: Asked): Promise<ServerMessage> {
  return new Promise((hear, fail) => {
    const onExit = () => fail(new Error('the server has ended'));
    server.once('exit', onExit);
    server.once('message', (reply: ServerMessage) => {
      server.off('exit', onExit);
      hear(reply);
    });
    server.send(asked);
  });
}

/** Opens one stream. Resolves when its first event has arrived; `onEvent` is called for later ones. */
function listen(port: number, token: string, onEvent: (text: string) => void): Promise<Socket> {
  return new Promise((opened, failed) => {
    const socket = connect(port, '127.0.0.1');
    let isOpen = false;
    socket.setEncoding('latin1');
    socket.once('error', failed);
    socket.on('data', (text: string) => {
      if (!text.includes('data: ')) return;
      if (isOpen) onEvent(text);
      else opened(socket);
      isOpen = true;
    });
    socket.write(
      `GET ${livePath} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${clientHeader}: ${idleClient}\r\ncookie: UUID=${token}\r\n\r\n`,
    );
  });
}

interface Measured {
  readonly bytes: number;
  readonly lastMs: number;
  readonly opened: number;
  /** Until a bet is acknowledged and until its news is read, 99th percentiles. */
  readonly betMs: number;
  readonly newsMs: number;
}

const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;

async function measure(kind: 'plain' | 'house'): Promise<Measured> {
  const server = fork(join(import.meta.dirname, 'live', 'server.ts'), [kind, String(wanted)], {
    execArgv: ['--expose-gc'],
    serialization: 'advanced',
  });
  const sockets: Socket[] = [];
  try {
    const started = await ask(server, 'start');
    if (!('tokens' in started)) throw new Error('the server did not start');
    const before = await memoryOf(server);
    let heard = 0;
    let lastAt = 0;
    let everyone: (() => void) | undefined;
    /** When the news of each listener's bet was read. */
    const readAt: number[] = [];
    const onEvent = (text: string, index: number) => {
      if (text.includes('"balance"')) {
        readAt[index] = performance.timeOrigin + performance.now();
        return;
      }
      heard += 1;
      if (heard < wanted) return;
      lastAt = performance.timeOrigin + performance.now();
      everyone?.();
    };
    const openedAt = performance.now();
    for (let from = 0; from < wanted; from += atOnce) {
      const group = started.tokens.slice(from, from + atOnce);
      const opening = group.map((token, place) => listen(started.port, token, (text) => onEvent(text, from + place)));
      sockets.push(...(await Promise.all(opening)));
    }
    const opened = wanted / ((performance.now() - openedAt) / 1000);
    const bytes = ((await memoryOf(server)) - before) / wanted;
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      heard = 0;
      const all = new Promise<void>((done) => (everyone = done));
      const reply = await ask(server, 'tell');
      await all;
      if ('sentAt' in reply) times.push(lastAt - reply.sentAt);
    }
    const bets = await ask(server, 'bets');
    if (!('dueAt' in bets)) throw new Error('the server did not bet');
    while (Object.keys(readAt).length < wanted) await pause(10);
    const newsMs = p99(bets.dueAt.map((dueAt, index) => (readAt[index] ?? Number.NaN) - dueAt));
    return { bytes, lastMs: median(times), opened, betMs: p99(bets.tookMs), newsMs };
  } finally {
    for (const socket of sockets) socket.destroy();
    server.send('stop' satisfies Asked);
    await new Promise((ended) => server.once('exit', ended));
  }
}

async function memoryOf(server: ChildProcess): Promise<number> {
  const reply = await ask(server, 'memory');
  return 'rss' in reply ? reply.rss : Number.NaN;
}

const plain = await measure('plain');
const house = await measure('house');
for (const [name, { bytes, lastMs, opened }] of Object.entries({ 'plain node:http': plain, house })) {
  const memory = `${(bytes / 1024).toFixed(1)} kB a listener`;
  console.log(
    `${name.padEnd(16)} ${wanted} listeners  ${memory}  last one after ${lastMs.toFixed(0)} ms  ${opened.toFixed(0)} opened/s`,
  );
}
for (const [name, { betMs, newsMs }] of Object.entries({ 'plain node:http': plain, house })) {
  const acknowledged = name === 'house' ? `acknowledged p99 ${betMs.toFixed(1)} ms  ` : '';
  console.log(
    `${name.padEnd(16)} with 1,000 ${name === 'house' ? 'bets' : 'events'} a second: ${acknowledged}read p99 ${newsMs.toFixed(1)} ms`,
  );
}
console.log(
  `house beside plain: memory x${(house.bytes / plain.bytes).toFixed(2)}, last one x${(house.lastMs / plain.lastMs).toFixed(2)} (goals: 20 kB, 150 ms)`,
);
