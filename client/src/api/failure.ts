/** Why a call failed, in a form that a screen can show and the shell can act on. */
import type { Call } from '@foyer/contract/call.ts';
import type { Outcome } from '@foyer/contract/classifyReply.ts';

/** The outcomes of `classifyReply` that are failures. */
export type FailedOutcome = Exclude<Outcome, { readonly kind: 'success' | 'accepted' }>;

export class CallFailure extends Error {
  readonly call: string;
  readonly outcome: FailedOutcome;
  /** The id under which the house logged the request; shown with messages. */
  readonly requestId: string;
  /** When to retry, if the house said so; otherwise undefined. R02 */
  readonly retryAfterMs: number | undefined;
  /** Set once the failure was shown, so that it is not shown again. AMB-170 */
  isShown = false;

  constructor(call: string, outcome: FailedOutcome, requestId: string, retryAfterMs?: number) {
    // The house's own text, or '' if it sent none; the code's label is shown then. AMB-172
    super(outcome.kind !== 'aborted' && 'words' in outcome.text ? outcome.text.words : '');
    this.name = 'CallFailure';
    this.call = call;
    this.outcome = outcome;
    this.requestId = requestId;
    this.retryAfterMs = retryAfterMs;
  }

  /** `refused`: the house refused the call. `timeout` and `network`: it did not answer. */
  get kind(): 'refused' | 'timeout' | 'network' | 'unreadable' | 'aborted' {
    const { outcome } = this;
    if (outcome.kind === 'networkFailure') return outcome.isTimeout ? 'timeout' : 'network';
    // Its text says what is unknown and what to do.
    if (outcome.kind === 'unknown') return 'timeout';
    if (outcome.kind === 'malformedReply') return 'unreadable';
    return outcome.kind === 'aborted' ? 'aborted' : 'refused';
  }

  /** The code of the reply, else the HTTP status, else 0. */
  get code(): number {
    return this.outcome.kind === 'aborted' ? 0 : this.outcome.code;
  }

  get data(): unknown {
    return this.outcome.kind === 'aborted' ? undefined : this.outcome.data;
  }

  /**
   * A write without a reply, which may have happened. A money write can be repeated safely under the same request id.
   * L04, L06
   */
  get isOutcomeUnknown(): boolean {
    return this.outcome.kind === 'unknown';
  }

  /** No reply at all, or one of a gateway that did not reach the house. */
  get isSilence(): boolean {
    const { kind } = this.outcome;
    return kind === 'networkFailure' || (kind !== 'aborted' && [502, 503, 504].includes(this.code));
  }
}

export const isFailure = (error: unknown): error is CallFailure => error instanceof CallFailure;

/**
 * For a reply that cannot be classified, because the code for it cannot be loaded without a connection. A write may
 * have happened. L04
 */
export function unclassified(call: Call): CallFailure {
  const action = { toast: 'none', endsSession: false, goTo: undefined, afterMs: 0, onceMs: 0 } as const;
  const silence = { code: 0, action, data: undefined } as const;
  const outcome: FailedOutcome =
    call.effect === 'read'
      ? { kind: 'networkFailure', isTimeout: false, text: { label: 'unknownError' }, ...silence }
      : { kind: 'unknown', text: { label: call.effect === 'money' ? 'moneyUnknown' : 'writeUnknown' }, ...silence };
  return new CallFailure(call.name, outcome, '');
}
