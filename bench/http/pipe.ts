/** Callers on raw keep-alive sockets: the least that a load generator can cost. */
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Rate } from '../bets/bank.ts';
import { drive } from '../bets/bank.ts';

export interface Reply {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}
export type Send = (request: string) => Promise<Reply>;

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('0\r\n\r\n');

/** The whole reply, once it has arrived. Bodies are sent with their length, or in chunks. */
function replyIn(received: Buffer): Reply | undefined {
  const at = received.indexOf(headEnd);
  if (at < 0) return undefined;
  const head = received.subarray(0, at).toString('latin1');
  const body = received.subarray(at + headEnd.length);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  const isWhole =
    length === undefined ? body.subarray(-lastChunk.length).equals(lastChunk) : body.length >= Number(length);
  return isWhole ? { status: Number(head.slice(9, 12)), head, body } : undefined;
}

function openSocket(port: number): { send: Send; socket: Socket } {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let received = Buffer.alloc(0);
  let waiting: PromiseWithResolvers<Reply> | undefined;
  socket.on('data', (part) => {
    received = received.length === 0 ? part : Buffer.concat([received, part]);
    const reply = replyIn(received);
    if (reply === undefined) return;
    received = Buffer.alloc(0);
    waiting?.resolve(reply);
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')));
  return {
    socket,
    send(request) {
      waiting = Promise.withResolvers<Reply>();
      socket.write(request);
      return waiting.promise;
    },
  };
}

/** Sends requests on as many connections, each after the reply to the last one. A reply other than 200 is an error. */
export async function drivePort(
  port: number,
  connections: number,
  seconds: number,
  request: (caller: number) => string,
): Promise<Rate> {
  const sockets = Array.from({ length: connections }, () => openSocket(port));
  try {
    return await drive(connections, seconds, async (caller) => {
      const reply = await sockets[caller]?.send(request(caller));
      if (reply?.status !== 200) throw new Error(`answered ${reply?.status}: ${reply?.body.toString()}`);
    });
  } finally {
    for (const { socket } of sockets) socket.destroy();
  }
}

/** Sends requests at a fixed rate, whether or not earlier ones were answered. Returns how long each took, from its due time. */
export async function sendAtRate(
  port: number,
  connections: number,
  { seconds, perSecond }: { readonly seconds: number; readonly perSecond: number },
  request: (caller: number) => string,
): Promise<number[]> {
  const callers = Array.from({ length: connections }, (_, caller) => ({ caller, ...openSocket(port) }));
  const free = [...callers];
  const queue: number[] = [];
  const tookMs: number[] = [];
  const begunMs = performance.now();
  const all: Promise<void>[] = [];
  const serve = async (one: (typeof callers)[number], dueMs: number): Promise<void> => {
    const { status, body } = await one.send(request(one.caller));
    if (status !== 200) throw new Error(`answered ${status}: ${body.toString()}`);
    tookMs.push(performance.now() - dueMs);
    const next = queue.shift();
    if (next === undefined) free.push(one);
    else await serve(one, next);
  };
  try {
    for (let sent = 0; sent < seconds * perSecond; sent += 1) {
      const dueMs = begunMs + (sent / perSecond) * 1000;
      while (performance.now() < dueMs) await new Promise((next) => setTimeout(next, 1));
      const one = free.shift();
      if (one === undefined) queue.push(dueMs);
      else all.push(serve(one, dueMs));
    }
    await Promise.all(all);
    return tookMs;
  } finally {
    for (const { socket } of callers) socket.destroy();
  }
}

export async function sendOnce(port: number, request: string): Promise<Reply> {
  const { send, socket } = openSocket(port);
  try {
    return await send(request);
  } finally {
    socket.destroy();
  }
}
