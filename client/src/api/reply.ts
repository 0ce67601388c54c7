/** Turns a reply, or the lack of one, into an answer or a failure. ENV-008, AMB-169 */
import type { Call, ResponseOf } from '@foyer/contract/call.ts';
import { classifyReply } from '@foyer/contract/classifyReply.ts';
import type { Failure } from '@foyer/contract/classifyReply.ts';
import { CallFailure } from '#api/failure.ts';

export interface Reply {
  readonly httpStatus: number;
  readonly requestId: string;
  readonly body?: unknown;
  readonly failure?: Failure | undefined;
  readonly retryAfterMs?: number | undefined;
  /** The bonus type of a claim. ERR-010 */
  readonly bonusType?: string | undefined;
}

/** The response, with the reply's own text, which a claim shows. ERR-002 */
export interface Answer<C> {
  readonly data: ResponseOf<C>;
  readonly words: string;
}

export function readReply<C extends Call>(call: C, { requestId, retryAfterMs, ...reply }: Reply): Answer<C> {
  const outcome = classifyReply({ call, ...reply });
  if (outcome.kind === 'success' || outcome.kind === 'accepted')
    return { data: outcome.data as ResponseOf<C>, words: outcome.words };
  throw new CallFailure(call.name, outcome, requestId, retryAfterMs);
}
