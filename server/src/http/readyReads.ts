/** Cached reads that are sent without decoding their form again. */
import type { IncomingMessage } from 'node:http';
import type { Call } from '@foyer/contract/call.ts';
import type { CachedReplies } from './cachedReplies.ts';
import { cachedHeaders, encodedFor } from './compressedReply.ts';
import type { CompressedReply } from './compressedReply.ts';
import { documentPolicy } from './guards.ts';
import { sentBody } from './readyReplies.ts';
import type { ReadyReplies, ReadyReply } from './readyReplies.ts';

/** Headers of every call's reply. */
export const callHeaders = { 'cross-origin-resource-policy': 'same-origin' } as const;
export const jsonType = 'application/json; charset=utf-8';

export interface ReadyReads {
  /** Finds the replies to this call from now on. */
  add(this: void, call: Call): void;
  /** Remembers which cached reply the form of this request means. `own` are its fields besides the common ones. */
  learn(this: void, request: IncomingMessage, key: string, own: unknown): void;
}

/** Cached reads for the house's own pages, without a request. */
export interface KeptReads {
  /** Returns the cached reply to this form if it is known and certainly current, without waiting for anything. */
  now(this: void, path: string, form: string): CompressedReply | undefined;
  /** Like `now`, but first makes sure that it is known which replies are current. */
  soon(this: void, path: string, form: string): Promise<CompressedReply | undefined>;
  /** Remembers what the application has answered to a form of this path. False if its reply is not cached. */
  learn(this: void, request: IncomingMessage, path: string, form: string): boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Only a house has them. */
    keptReads?: KeptReads;
  }
}

/** Fields that differ between clients and change nothing in a reply that is the same for everybody. */
const ids = ['deviceId', 'requestId', 'UUID'];
const idFields = new RegExp(`(?:^|&)(?:${ids.join('|')})=[^&]*`, 'g');
const withoutIds = (form: string): string => form.replaceAll(idFields, '');

const mostForms = 2_000;
const longestForm = 400;

/** Makes the ready reply of each encoding once. */
function createReplies() {
  const made = new WeakMap<CompressedReply, Map<Buffer | string, ReadyReply>>();
  return (
    path: string,
    compressed: CompressedReply,
    accepted: string | string[] | undefined,
  ): ReadyReply | undefined => {
    const encoded = encodedFor(compressed, accepted);
    if (encoded === undefined) return undefined;
    const { body, encoding } = encoded;
    const known = made.get(compressed) ?? new Map<Buffer | string, ReadyReply>();
    made.set(compressed, known);
    const ready = known.get(body) ?? {
      route: path,
      headers: Object.entries({
        'content-security-policy': documentPolicy,
        ...callHeaders,
        'content-type': jsonType,
        ...cachedHeaders(compressed),
        ...(encoding !== undefined && { 'content-encoding': encoding }),
        'content-length': String(Buffer.byteLength(body)),
      }).flat(),
      body: sentBody(Buffer.from(body)),
    };
    known.set(body, ready);
    return ready;
  };
}

const nameIn = (key: string): string => key.split(' ', 1)[0] ?? '';

export function createReadyReads(replies: ReadyReplies, cached: CachedReplies): ReadyReads & { kept: KeptReads } {
  /** The key in the cache by path and form. */
  const keys = new Map<string, string>();
  /** The keys of requests that came without a socket, from the house itself. */
  const own = new WeakMap<IncomingMessage, string>();
  /** Forms that were left to the application. */
  const unknown = new WeakMap<IncomingMessage, string>();
  const replyOf = createReplies();

  function keep(form: string, key: string): void {
    keys.set(form, key);
    const [oldest] = keys.keys();
    if (keys.size > mostForms && oldest !== undefined) keys.delete(oldest);
  }
  const now: KeptReads['now'] = (path, text) => {
    const key = keys.get(`${path} ${withoutIds(text)}`);
    return key === undefined ? undefined : cached.current(nameIn(key), key);
  };

  return {
    add({ name, path }) {
      replies.findRead(path, ({ raw, headers }, text) => {
        const form = `${path} ${withoutIds(text)}`;
        const key = keys.get(form);
        if (key === undefined && form.length <= longestForm) unknown.set(raw, form);
        if (key === undefined || headers['if-none-match'] !== undefined) return undefined;
        const compressed = cached.current(name, key);
        return compressed && replyOf(path, compressed, headers['accept-encoding']);
      });
    },
    learn(request, key, fields) {
      if (ids.some((name) => Object.hasOwn(Object(fields) as object, name))) return;
      const form = unknown.get(request);
      if (form === undefined) own.set(request, key);
      else keep(form, key);
    },
    kept: {
      now,
      async soon(path, text) {
        if (!keys.has(`${path} ${withoutIds(text)}`)) return undefined;
        await cached.refresh();
        return now(path, text);
      },
      learn(request, path, text) {
        const key = own.get(request);
        const form = `${path} ${withoutIds(text)}`;
        if (key !== undefined && form.length <= longestForm) keep(form, key);
        return key !== undefined;
      },
    },
  };
}
