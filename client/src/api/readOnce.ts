/** Decodes replies during server-side rendering, where many pages read the same ones. */
import type { Call, ResponseOf } from '@foyer/contract/call.ts';
import { readReply } from './reply.ts';

/** Decoded data by reply. An unchanged reply is the same object. A reply belongs to one call, so its decoding is always the same. */
const readings = new WeakMap<object, unknown>();

/** Returns the data of a reply, and the same data for the same object. Throws like `readReply`. */
export function readOnce<C extends Call>(call: C, httpStatus: number, body: unknown): ResponseOf<C> {
  const isKept = httpStatus === 200 && typeof body === 'object' && body !== null;
  const known = isKept ? readings.get(body) : undefined;
  if (known !== undefined) return known as ResponseOf<C>;
  const { data } = readReply(call, { httpStatus, requestId: '', body });
  if (isKept) readings.set(body, data);
  return data;
}
