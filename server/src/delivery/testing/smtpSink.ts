/** A mail server that keeps what it gets: as much of SMTP as a client needs to hand over a message. */
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Arrived, Behaviour } from '../conformance.ts';

const words = (charset: string, bytes: Buffer): string => new TextDecoder(charset).decode(bytes);
const quotedBytes = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/gi, (_sign, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Decodes a header's encoded words. */
const headerOf = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi, (_word, charset: string, kind: string, text: string) =>
      words(charset, kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quotedBytes(text.replaceAll('_', ' '))),
    );

function bodyOf(body: string, encoding: string): string {
  if (encoding === 'base64') return words('utf-8', Buffer.from(body, 'base64'));
  const text = body.replaceAll(/^\.\./gm, '.');
  return words(
    'utf-8',
    encoding === 'quoted-printable' ? quotedBytes(text.replaceAll('=\r\n', '')) : Buffer.from(text),
  );
}

function arrivedOf(to: string, message: string): Arrived & { readonly headers: string } {
  const end = message.indexOf('\r\n\r\n');
  const headers = message.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
  return {
    id: /^<(.*)@/.exec(header('Message-ID'))?.[1] ?? '',
    to,
    subject: headerOf(header('Subject')),
    text: bodyOf(message.slice(end + 4), header('Content-Transfer-Encoding')),
    headers,
  };
}

interface Sink {
  behaviour: Behaviour;
  readonly messages: (Arrived & { readonly headers: string })[];
}

function talk(socket: Socket, sink: Sink): void {
  let to = '';
  let message: string | undefined;
  let waiting = '';
  const say = (line: string) => void socket.write(`${line}\r\n`);

  function endMessage(whole: string): void {
    if (sink.behaviour === 'hangs') return;
    if (sink.behaviour === 'fails') return say('451 4.3.0 try again later');
    sink.messages.push(arrivedOf(to, whole));
    if (sink.behaviour === 'loses') return void socket.destroy();
    say('250 2.0.0 taken');
  }
  function command(line: string): void {
    const [verb = ''] = line.toUpperCase().split(/[ :]/, 1);
    if (verb === 'EHLO' || verb === 'HELO') return say('250 sink');
    if (verb === 'STARTTLS') return say('502 5.5.1 no TLS here');
    if (verb === 'RCPT') {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      return say(sink.behaviour === 'refuses' ? `550 5.1.1 <${to}> unknown` : '250 2.1.5 fine');
    }
    if (verb === 'DATA') {
      message = '';
      return say('354 go on');
    }
    say(verb === 'QUIT' ? '221 bye' : '250 2.0.0 fine');
  }
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    waiting += chunk.toString('latin1');
    for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end);
      waiting = waiting.slice(end + 2);
      if (message === undefined) command(line);
      else if (line === '.') {
        const whole = Buffer.from(message, 'latin1').toString();
        message = undefined;
        endMessage(whole);
      } else message += `${line}\r\n`;
    }
  });
  say('220 sink');
}

export async function openSmtpSink() {
  const sink: Sink = { behaviour: 'accepts', messages: [] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    talk(socket, sink);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?tls=off`,
    behave: (how: Behaviour) => void (sink.behaviour = how),
    arrived: () => [...sink.messages],
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
