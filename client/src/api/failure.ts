/** Why a call did not answer, in a form that a screen can show and the shell can act on. */
export type FailureKind =
  /** The house said no: `code` and `message` are its own. */
  | 'refused'
  /** No connection, or a reply that is no envelope. */
  | 'network'
  /** No reply in time. For a write it says nothing about what happened: see `isOutcomeUnknown`. L04 */
  | 'timeout'
  /** The caller gave up: a screen that was left, a newer search. Never shown. */
  | 'aborted'
  /** The reply does not read as the contract says. */
  | 'unreadable';

interface Details {
  readonly kind: FailureKind;
  readonly call: string;
  readonly code: number;
  readonly httpStatus: number;
  readonly message: string;
  readonly requestId: string;
  readonly data?: unknown;
  readonly isOutcomeUnknown?: boolean;
}

/** One failure of one call. `requestId` is the id under which the house logged it. */
export class CallFailure extends Error {
  readonly kind: FailureKind;
  readonly call: string;
  /** The code of the envelope, else the HTTP status, else 0. */
  readonly code: number;
  readonly httpStatus: number;
  readonly requestId: string;
  readonly data: unknown;
  /** A money write without an answer: it may have happened. The same request id asks again safely. L04, L06 */
  readonly isOutcomeUnknown: boolean;
  /** Set by whoever has told the player, so that nobody tells again. AMB-170 */
  isShown = false;

  constructor(details: Details) {
    super(details.message);
    this.name = 'CallFailure';
    this.kind = details.kind;
    this.call = details.call;
    this.code = details.code;
    this.httpStatus = details.httpStatus;
    this.requestId = details.requestId;
    this.data = details.data;
    this.isOutcomeUnknown = details.isOutcomeUnknown ?? false;
  }
}

export const isFailure = (error: unknown): error is CallFailure => error instanceof CallFailure;
