/**
 * A kept reply as it travels: pressed once for everybody who asks, with a tag by which a client that has it already is
 * told so in no bytes at all. A list of 5,000 games is 2 MB of text and a ninth of it pressed.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
} as const;
type Encoding = keyof typeof compressors;

/** Below this size one packet holds the reply, pressed or not. */
const smallest = 1_024;

export interface Pressed {
  readonly text: string;
  readonly bytes: number;
  /** Weak: the same text has one tag however it is pressed. */
  readonly etag: string;
  as(encoding: Encoding): Promise<Buffer>;
}

export function press(text: string): Pressed {
  const plain = Buffer.from(text);
  const made: { [encoding in Encoding]?: Promise<Buffer> } = {};
  return {
    text,
    bytes: plain.length,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    as: (encoding) => (made[encoding] ??= compressors[encoding](plain)),
  };
}

const q0 = /^\s*(\w+)\s*(?:;\s*q\s*=\s*0(?:\.0*)?)?\s*$/;

/** The best encoding that the client takes; `br;q=0` is a refusal. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const taken = new Set(
    String(accepted ?? '')
      .split(',')
      .filter((each) => !(each.includes(';') && q0.test(each)))
      .map((each) => each.split(';')[0]?.trim()),
  );
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : undefined;
}

/** Marks what stands in for an answer that the house cannot make at this moment. RFC 9111 */
export function markStale(reply: FastifyReply, staleMs: number): void {
  reply.headers({ warning: '110 - "Response is Stale"', age: String(Math.ceil(staleMs / 1000)) });
}

/** Sends a kept reply: nothing where the client has it, pressed where it can read that, else as text. */
export async function sendPressed(
  request: FastifyRequest,
  reply: FastifyReply,
  pressed: Pressed,
): Promise<string | Buffer> {
  // It may be kept, but never shown without asking: another version is another reply.
  reply.headers({ 'cache-control': 'private, no-cache', etag: pressed.etag, vary: 'accept-encoding, cookie' });
  if (request.headers['if-none-match']?.includes(pressed.etag)) {
    reply.code(304);
    return '';
  }
  const encoding = pressed.bytes < smallest ? undefined : encodingFor(request.headers['accept-encoding']);
  if (encoding === undefined) return pressed.text;
  reply.header('content-encoding', encoding);
  return pressed.as(encoding);
}
