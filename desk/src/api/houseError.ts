/** Why a call has no reply, in the form that Refine passes on. */
import type { DeskError, DeskFieldError } from '@foyer/contract/desk/deskCall.ts';

/** Codes that the browser itself finds. */
export type LocalCode = 'unreachable' | 'timedOut' | 'unreadable';

export class HouseError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly fields: readonly DeskFieldError[];
  /** Whether an act may have been done although there is no reply. It is then repeated under the same key. */
  readonly isUnknown: boolean;

  constructor(given: { code: string; statusCode: number; fields?: readonly DeskFieldError[]; isUnknown: boolean }) {
    super(given.code);
    this.name = 'HouseError';
    this.code = given.code;
    this.statusCode = given.statusCode;
    this.fields = given.fields ?? [];
    this.isUnknown = given.isUnknown;
  }
}

export const localError = (code: LocalCode): HouseError => new HouseError({ code, statusCode: 0, isUnknown: true });

const isDeskError = (body: unknown): body is DeskError =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string';

/**
 * A reply of 500 or more says nothing about what was done. `requestInFlight`: the first request with this key is still
 * being worked on.
 */
export function errorOfReply(status: number, body: unknown): HouseError {
  const code = isDeskError(body) ? body.error : 'unreadable';
  const fields = isDeskError(body) ? (body.fields ?? []) : [];
  return new HouseError({ code, statusCode: status, fields, isUnknown: status >= 500 || code === 'requestInFlight' });
}
