/**
 * Classifies one reply, or its absence. Pure: the client's api layer calls it and the shell acts on the result. AMB-161
 * to AMB-179
 */
import * as v from 'valibot';
import type { Call } from './call.ts';
import { actions, bootRead, codes, depositClaim, labelOf, announcedFailures } from './codes.ts';
import type { Action, CodeLabel, Handling } from './codes.ts';
import { readEnvelope } from './envelope.ts';
import type { Envelope } from './envelope.ts';

/** The server's own text, else a key of the text namespace `codes`. AMB-172 */
export type OutcomeText = { readonly words: string } | { readonly label: CodeLabel };

interface Rejected {
  /** The code of the body, else the HTTP status, else 0. */
  readonly code: number;
  readonly text: OutcomeText;
  readonly action: Action;
  readonly data: unknown;
}

export type Outcome =
  /** Code 200; `words` is the reply's message, shown on bonus claims. ERR-001, ERR-002 */
  | { readonly kind: 'success'; readonly data: unknown; readonly words: string }
  /**
   * A code besides 200 that the call accepts, with the data it maps to and the reply's text. ERR-003, ERR-004, ERR-005
   */
  | { readonly kind: 'accepted'; readonly code: number; readonly data: unknown; readonly words: string }
  /** Rejected and shown as a warning by the shell. */
  | ({ readonly kind: 'warning' } & Rejected)
  /** Rejected. The caller decides whether to show it. */
  | ({ readonly kind: 'silent' } & Rejected)
  | ({ readonly kind: 'forcedLogOut' } & Rejected)
  | ({ readonly kind: 'fatal404' } & Rejected)
  /** 808 on a claim: `path` is where the deposit is made. ERR-010 */
  | ({ readonly kind: 'depositNeeded'; readonly path: string } & Rejected)
  /** A write without a reply, which may have happened. Money writes are retried under the same request id. L04, L06 */
  | ({ readonly kind: 'unknown' } & Rejected)
  | ({ readonly kind: 'networkFailure'; readonly isTimeout: boolean } & Rejected)
  | ({ readonly kind: 'malformedReply' } & Rejected)
  /** Aborted by the caller. Nothing is shown. */
  | { readonly kind: 'aborted' };

/** `offline`: it was not even sent, since there is no connection. R04 */
export type Failure = 'network' | 'timeout' | 'aborted' | 'offline';

/** The parts of a call that its outcome depends on. */
export type AskedCall = Pick<Call, 'name' | 'client' | 'effect' | 'accepts' | 'whenAccepted' | 'response'>;

export interface Reply {
  readonly call: AskedCall;
  /** 0 if there was no reply. */
  readonly httpStatus: number;
  /** The parsed body; undefined if there is none or it is not JSON. */
  readonly body?: unknown;
  readonly failure?: Failure | undefined;
  /** The bonus type of a claim. ERR-010 */
  readonly bonusType?: string | undefined;
}

function actionFor(handling: Handling, call: AskedCall): Action {
  const action = actions[handling][call.client];
  if (handling !== 'ordinary' && handling !== 'serverFailure') return action;
  const toast = announcedFailures[call.name];
  if (toast !== undefined) return { ...actions.warned[call.client], toast };
  return call.effect === 'read' ? action : actions.warned[call.client];
}

const shown = (action: Action): 'warning' | 'silent' => (action.toast === 'none' ? 'silent' : 'warning');

function textOf(envelope: Envelope | undefined, ...labels: (CodeLabel | undefined)[]): OutcomeText {
  if (envelope !== undefined && envelope.message !== '') return { words: envelope.message };
  return { label: labels.find((label) => label !== undefined) ?? 'unknownError' };
}

/** An inner path of the reply, else the deposit page. AMB-173 */
function depositPath(data: unknown): string {
  const path = typeof data === 'object' && data !== null ? (data as { path?: unknown }).path : undefined;
  return typeof path === 'string' && /^\/(?![/\\])[\w/?=&%.-]*$/.test(path) ? path : '/mine/capital/deposit';
}

function withoutReply(call: AskedCall, failure: Failure): Outcome {
  if (failure === 'aborted') return { kind: 'aborted' };
  if (failure === 'offline') return notSent(call);
  if (call.effect === 'money') return unknownMoney(call, 0);
  if (call.effect === 'write' && failure === 'timeout') return unknown(call, 0, 'writeUnknown');
  const base = { code: 0, text: textOf(undefined), action: actionFor('serverFailure', call), data: undefined };
  return { kind: 'networkFailure', isTimeout: failure === 'timeout', ...base };
}

/** The request was not sent. A submission shows this; a read leaves it to the offline banner. R04 */
const notSent = (call: AskedCall): Outcome => ({
  kind: 'networkFailure',
  isTimeout: false,
  code: 0,
  text: { label: 'offline' },
  action: actions[call.effect === 'read' ? 'none' : 'warned'][call.client],
  data: undefined,
});

const unknownMoney = (call: AskedCall, code: number): Outcome => unknown(call, code, 'moneyUnknown');
const unknown = (call: AskedCall, code: number, label: CodeLabel): Outcome => ({
  kind: 'unknown',
  code,
  text: { label },
  action: actions.warned[call.client],
  data: undefined,
});

function malformed(call: AskedCall, code: number): Outcome {
  if (call.effect === 'money') return unknownMoney(call, code);
  const action = actionFor('serverFailure', call);
  return { kind: 'malformedReply', code, text: textOf(undefined, labelOf(code)), action, data: undefined };
}

type Place = 'body' | 'status';
/** The first handling in this order that the code of the body or the HTTP status has. AMB-166 */
function find(handlings: readonly Handling[], body: number | undefined, status: number) {
  const places: [Place, number | undefined][] = [
    ['body', body],
    ['status', status],
  ];
  for (const [place, code] of places) {
    const row = code === undefined ? undefined : codes[code];
    if (row === undefined || code === undefined || !handlings.includes(row.handling)) continue;
    if (row.place === 'either' || row.place === place) return { handling: row.handling, code };
  }
  return undefined;
}

function severe({ call, httpStatus }: Reply, envelope: Envelope | undefined): Outcome | undefined {
  const body = envelope?.code;
  const found = find(['fatal'], body, httpStatus) ?? find(['logOut403', 'logOut'], body, httpStatus);
  if (!found) return undefined;
  const { handling, code } = found;
  const base = { code, text: textOf(envelope, labelOf(code)), data: envelope?.data };
  if (handling === 'fatal') return { kind: 'fatal404', ...base, action: actionFor(handling, call) };
  const isBoot = handling === 'logOut' && call.name === bootRead;
  const action = actionFor(isBoot ? 'sessionLost' : handling, call);
  return { kind: action.endsSession ? 'forcedLogOut' : 'silent', ...base, action };
}

function rejected(reply: Reply, envelope: Envelope | undefined): Outcome {
  const { call, httpStatus } = reply;
  const code = envelope !== undefined && envelope.code !== 200 ? envelope.code : httpStatus;
  const base = { code, text: textOf(envelope, labelOf(code), labelOf(httpStatus)), data: envelope?.data };
  const left = find(['leftToCaller'], envelope?.code, httpStatus)?.code;
  if (left === 808 && reply.bonusType === depositClaim) {
    const action = actionFor('depositNeeded', call);
    return { kind: 'depositNeeded', path: depositPath(envelope?.data), ...base, action };
  }
  if (left === 808 && reply.bonusType !== undefined)
    return { kind: 'warning', ...base, action: actions.warned[call.client] };
  if (left !== undefined) return { kind: 'silent', ...base, action: actionFor('leftToCaller', call) };
  if (httpStatus >= 500) {
    if (call.effect === 'money') return unknownMoney(call, code);
    const action = actionFor('serverFailure', call);
    return { kind: shown(action), ...base, action };
  }
  const isChanged = find(['playerChanged'], envelope?.code, httpStatus) !== undefined;
  const action = actionFor(isChanged ? 'playerChanged' : 'ordinary', call);
  return { kind: shown(action), ...base, action };
}

/** The rules apply in the order of AMB-169. Only code 200 is success; the success flag is ignored. AMB-176 */
export function classifyReply(reply: Reply): Outcome {
  const { call, httpStatus } = reply;
  if (reply.failure !== undefined) return withoutReply(call, reply.failure);
  const envelope = readEnvelope(reply.body);
  const found = severe(reply, envelope);
  if (found) return found;
  if (envelope === undefined) return httpStatus >= 400 ? rejected(reply, undefined) : malformed(call, httpStatus);
  if (httpStatus < 400 && envelope.code !== 200 && call.accepts.includes(envelope.code))
    return accepted(call, envelope);
  if (httpStatus >= 400 || envelope.code !== 200) return rejected(reply, envelope);
  const read = v.safeParse(call.response.schema, envelope.data);
  if (!read.success) return malformed(call, httpStatus);
  return { kind: 'success', data: read.output, words: envelope.message };
}

/** The response that the call declares for accepted codes, else the data of the reply. */
function accepted(call: AskedCall, envelope: Envelope): Outcome {
  const outcome = { kind: 'accepted', code: envelope.code, words: envelope.message } as const;
  if (call.whenAccepted !== undefined) return { ...outcome, data: call.whenAccepted };
  const read = v.safeParse(call.response.schema, envelope.data);
  return read.success ? { ...outcome, data: read.output } : malformed(call, envelope.code);
}

/** Whether to skip an action, because the same one was taken less than its `onceMs` ago. ERR-008, AMB-163 */
export const isRepeated = (action: Action, lastAtMs: number | undefined, nowMs: number): boolean =>
  lastAtMs !== undefined && nowMs - lastAtMs < action.onceMs;
