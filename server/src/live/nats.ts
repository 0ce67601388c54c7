/**
 * News through a NATS server. The house needs one subject without storage, so it speaks the five words of the protocol
 * itself: https://docs.nats.io/reference/reference-protocols/nats-protocol. Decision 523
 */
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Hearing } from '../db/channel.ts';
import { createFrames } from './natsFrames.ts';
import type { NewsCarrier } from './newsCarrier.ts';

const againMs = 1_000;
/** After so long without a byte the connection counts as lost; the server answers a PING in between. */
const silentMs = 10_000;
const line = '\r\n';

export interface NatsSettings {
  /** `nats://` or, with TLS, `tls://`; with a user and password, or a token in place of the user. */
  readonly url: string;
  readonly subject: string;
}

/** What the server must know of a client, from its address. */
function helloOf({ username, password }: URL): string {
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const login = name === '' ? {} : secret === '' ? { auth_token: name } : { user: name, pass: secret };
  return `CONNECT ${JSON.stringify({ verbose: false, pedantic: false, name: 'foyer', lang: 'node', version: '1', ...login })}`;
}

export function natsCarrier({ url, subject }: NatsSettings, log: (line: string) => void): NewsCarrier {
  const address = new URL(url);
  let ready: Socket | undefined;

  /** Connects once. `isUp` is called when the server has accepted the subscription. */
  function open(hear: (words: string) => void, isUp: () => void, isDown: (why: string) => void): Socket {
    const plain = connect(Number(address.port || 4222), address.hostname.replace(/^\[|\]$/g, ''));
    let socket: Socket = plain;
    let why = 'the connection has ended';
    const greet = (): void => void socket.write([helloOf(address), `SUB ${subject} 1`, 'PING', ''].join(line));
    const frames = createFrames({
      // Only after its greeting does the server speak TLS.
      info() {
        if (address.protocol !== 'tls:') return greet();
        plain.removeAllListeners('data');
        socket = connectTls({ socket: plain, servername: address.hostname }, greet);
        socket.on('data', frames).on('error', fail);
      },
      message: hear,
      ping: () => void socket.write(`PONG${line}`),
      pong() {
        if (ready === socket) return;
        ready = socket;
        isUp();
      },
      error: (words) => fail(new Error(words)),
    });
    const fail = (error: Error): void => {
      why = error.message;
      plain.destroy();
    };
    const beat = setInterval(() => ready === socket && socket.write(`PING${line}`), silentMs / 3);
    plain.setTimeout(silentMs, () => fail(new Error('the server is silent')));
    plain.on('data', frames).on('error', fail);
    plain.on('close', () => {
      clearInterval(beat);
      if (ready === socket) ready = undefined;
      isDown(why);
    });
    return plain;
  }

  return {
    // The default limit of a server is a mebibyte.
    mostBytes: 256 * 1024,
    async send(parcel) {
      if (ready === undefined) throw new Error('NATS is not connected');
      const bytes = Buffer.from(parcel);
      ready.write(Buffer.concat([Buffer.from(`PUB ${subject} ${bytes.length}${line}`), bytes, Buffer.from(line)]));
    },
    listen: (hearing) => keepOpen(open, hearing, log),
  };
}

type Open = (hear: (words: string) => void, isUp: () => void, isDown: (why: string) => void) => Socket;

function keepOpen(open: Open, { heard, missed }: Hearing, log: (line: string) => void) {
  let isClosing = false;
  let wasUp = false;
  let again: NodeJS.Timeout | undefined;
  let socket: Socket;
  const isUp = (): void => {
    if (wasUp) missed();
    wasUp = true;
  };
  const isDown = (why: string): void => {
    if (isClosing) return;
    log(`The channel between processes is down: ${why}`);
    again = setTimeout(begin, againMs);
  };
  const begin = (): void => {
    socket = open(heard, isUp, isDown);
  };
  begin();
  return {
    async close() {
      isClosing = true;
      clearTimeout(again);
      // What was sent last leaves before the connection ends.
      await new Promise<void>((done) => {
        if (socket.destroyed || socket.connecting) return done();
        socket.once('close', () => done());
        socket.end();
        setTimeout(() => socket.destroy(), againMs).unref();
      });
      socket.destroy();
    },
  };
}
