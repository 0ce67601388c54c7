/** Reads a reply: success is code 200 alone, and what the call accepts besides. ENV-008, ERR-003, AMB-169 */
import type { Call, ResponseOf } from '@foyer/contract/call.ts';
import { readEnvelope } from '@foyer/contract/envelope.ts';
import * as v from 'valibot';
import { CallFailure } from '#api/failure.ts';

export interface Reply {
  readonly httpStatus: number;
  readonly requestId: string;
  readonly body: unknown;
}

export function readReply<C extends Call>(call: C, reply: Reply): ResponseOf<C> {
  const { httpStatus, requestId } = reply;
  const envelope = readEnvelope(reply.body);
  const about = { call: call.name, httpStatus, requestId };
  if (!envelope) {
    const kind = httpStatus >= 200 && httpStatus < 300 ? 'unreadable' : 'network';
    throw new CallFailure({ ...about, kind, code: httpStatus, message: '' });
  }
  const { code, data, message } = envelope;
  if (call.accepts.includes(code) && call.whenAccepted !== undefined) return call.whenAccepted as ResponseOf<C>;
  if (code !== 200 && !call.accepts.includes(code)) {
    throw new CallFailure({ ...about, kind: 'refused', code, message, data });
  }
  const read = v.safeParse(call.response.schema, data);
  if (!read.success) throw new CallFailure({ ...about, kind: 'unreadable', code, message: '' });
  return read.output as ResponseOf<C>;
}
