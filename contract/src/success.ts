/** Reads successful replies, which most are, without the code of `classifyReply`. */
import * as v from 'valibot';
import type { Call } from './call.ts';
import { readEnvelope } from './envelope.ts';

/** HTTP 200 with code 200 and data that fits the call; undefined for any other reply. ENV-008, AMB-176 */
export function readSuccess(
  call: Pick<Call, 'response'>,
  httpStatus: number,
  body: unknown,
): { readonly data: unknown; readonly words: string } | undefined {
  const envelope = httpStatus === 200 ? readEnvelope(body) : undefined;
  if (envelope?.code !== 200) return undefined;
  const read = v.safeParse(call.response.schema, envelope.data);
  return read.success ? { data: read.output, words: envelope.message } : undefined;
}
