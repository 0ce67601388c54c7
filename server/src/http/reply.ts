/** Writes replies: an envelope with code and message, in the player's language. ENV-008, AMB-166, AMB-172 */
import { writeEnvelope } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { Refusal } from '../refusal.ts';
import type { RefusalArgs } from '../refusal.ts';
import type { Made } from './houseRequestId.ts';
import { refusalText } from '@foyer/text/translate.ts';

/** `words` is the message for the player; '' if the screen says enough without one. ERR-002. `made`: see houseRequestId.ts. */
export function successEnvelope(data: unknown, words: string, made: Made = {}): string {
  const envelope = writeEnvelope(200, data, words);
  return JSON.stringify(Object.keys(made).length === 0 ? envelope : { ...envelope, made });
}

/** Writes a code other than 200 that is not a failure and has no message. ERR-003, ERR-004 */
export function acceptedEnvelope(code: number): string {
  return JSON.stringify(writeEnvelope(code, null, ''));
}

/**
 * Returns a refusal's own message, if it has one: the message of a violated rule, or a platform's maintenance remarks
 * (one text, or one for each language as `remarks.en`). AMB-039
 */
function ownWords(lang: Locale, name: RefusalName, args: RefusalArgs): string | undefined {
  const remarks = args['remarks'] ?? args[`remarks.${lang}`];
  const words = name === 'INPUT_RULE' ? args['rule'] : name === 'PLATFORM_MAINTENANCE' ? remarks : undefined;
  return words === undefined || words === '' ? undefined : String(words);
}

/** Returns the message for the player: the refusal's own, else that of the text namespace `refusals`. */
export function refusalWords(lang: Locale, name: RefusalName, args: RefusalArgs = {}): string {
  return ownWords(lang, name, args) ?? refusalText(lang, name, args);
}

/**
 * Returns the data of the refusals that have any: the ticket for the second step of a log-in, whether a proof needs a
 * code, and the page where a deposit is made. AMB-173
 */
function handedOver(name: RefusalName, { ticket, path, hasFactor }: RefusalArgs): object | null {
  if (name === 'SECOND_FACTOR_NEEDED') return { ticket };
  if (name === 'PROOF_NEEDED') return { hasFactor };
  return name === 'DEPOSIT_NEEDED' ? { path } : null;
}

export function refusalEnvelope(lang: Locale, name: RefusalName, args: RefusalArgs = {}): string {
  return JSON.stringify(writeEnvelope(refusals[name], handedOver(name, args), refusalWords(lang, name, args)));
}

/** Converts any thrown error: a refusal gives its reason, everything else is a service error without details. S24 */
export function failureEnvelope(lang: Locale, error: unknown): string {
  return error instanceof Refusal
    ? refusalEnvelope(lang, error.reason, error.args)
    : refusalEnvelope(lang, 'SERVICE_ERROR');
}

/**
 * Returns the HTTP status of an error. A refusal is sent as 200 with its code in the body, as the specification's
 * backend does. Real statuses are for failures before or outside the call: 404, 405, 413, 415, 429, 500, 503. AMB-166
 */
export function statusOf(error: unknown): number {
  if (!(error instanceof Refusal)) return isUnavailable(error) ? 503 : 500;
  if (error.reason === 'BUSY') return 503;
  return error.reason === 'TOO_MANY_REQUESTS' ? 429 : 200;
}

/** Returns the seconds after which to retry; undefined if a retry would change nothing. R02 */
export function retryAfterOf(error: unknown): number | undefined {
  const status = statusOf(error);
  if (status === 503) return busySeconds;
  return status === 429 ? Number((error as Refusal).args.seconds ?? 60) : undefined;
}
const busySeconds = 2;
