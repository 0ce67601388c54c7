/**
 * A cached reply in its compressed forms, each made once for all clients. An ETag lets a client that has it already get
 * an empty 304. A list of 5,000 games is 2 MB of text and compresses to a ninth.
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

/** A smaller reply fits into one packet even without compression. */
const smallest = 1_024;

export interface CompressedReply {
  readonly text: string;
  readonly bytes: number;
  /** Weak, because the tag is the same for every encoding of the text. */
  readonly etag: string;
  as(encoding: Encoding): Promise<Buffer>;
  /** Undefined until `as` has made it. */
  madeAs(encoding: Encoding): Buffer | undefined;
}

export function compressReply(text: string): CompressedReply {
  const plain = Buffer.from(text);
  const made: { [encoding in Encoding]?: Promise<Buffer> } = {};
  const ready: { [encoding in Encoding]?: Buffer } = {};
  const make = async (encoding: Encoding) => (ready[encoding] = await compressors[encoding](plain));
  return {
    text,
    bytes: plain.length,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    as: (encoding) => (made[encoding] ??= make(encoding)),
    madeAs: (encoding) => ready[encoding],
  };
}

const q0 = /^\s*(\w+)\s*(?:;\s*q\s*=\s*0(?:\.0*)?)?\s*$/;

/** What was read last: most clients send one of a few headers. */
let latest: { readonly accepted: string; readonly encoding: Encoding | undefined } | undefined;

/** Returns the best encoding that the client accepts; `br;q=0` rejects one. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const asked = String(accepted ?? '');
  if (latest?.accepted !== asked) latest = { accepted: asked, encoding: bestOf(asked) };
  return latest.encoding;
}

function bestOf(accepted: string): Encoding | undefined {
  const taken = new Set(
    accepted
      .split(',')
      .filter((each) => !(each.includes(';') && q0.test(each)))
      .map((each) => each.split(';')[0]?.trim()),
  );
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : undefined;
}

/** Marks an old reply that is sent because the house cannot make a fresh one at the moment. RFC 9111 */
export function markStale(reply: FastifyReply, staleMs: number): void {
  reply.headers({ warning: '110 - "Response is Stale"', age: String(Math.ceil(staleMs / 1000)) });
}

/** The browser may store the reply but must revalidate it before each use. */
export const cachedHeaders = ({ etag }: CompressedReply) =>
  ({ 'cache-control': 'private, no-cache', etag, vary: 'accept-encoding, cookie' }) as const;

/** The body for a client that accepts these encodings. Undefined if it is not compressed yet. */
export function encodedFor(
  compressed: CompressedReply,
  accepted: string | string[] | undefined,
): { readonly body: string | Buffer; readonly encoding: Encoding | undefined } | undefined {
  const encoding = compressed.bytes < smallest ? undefined : encodingFor(accepted);
  const body = encoding === undefined ? compressed.text : compressed.madeAs(encoding);
  return body === undefined ? undefined : { body, encoding };
}

/** Sends a cached reply: 304 if the client has it, compressed if the client accepts that, else as text. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  compressed: CompressedReply,
): Promise<string | Buffer> {
  reply.headers(cachedHeaders(compressed));
  if (request.headers['if-none-match']?.includes(compressed.etag)) {
    reply.code(304);
    return '';
  }
  const encoding = compressed.bytes < smallest ? undefined : encodingFor(request.headers['accept-encoding']);
  if (encoding === undefined) return compressed.text;
  reply.header('content-encoding', encoding);
  return compressed.as(encoding);
}
