/** Writes a request as the wire wants it: form bodies of strings, lists and objects as JSON text. ENV-003, ENV-005 */
import type { Call, RequestOf } from '@foyer/contract/call.ts';
import type { CommonFields } from '@foyer/contract/envelope.ts';

export interface Extras extends CommonFields {
  /** The client's own id of a money write. L04 */
  readonly requestId?: string;
}

const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

export function payload<C extends Call>(call: C, request: RequestOf<C>, extras: Extras): URLSearchParams {
  const fields = { ...(call.request.encode(request) as Record<string, unknown>), ...extras };
  const out = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) out.set(name, asText(value));
  return out;
}
