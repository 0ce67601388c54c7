/** Writes replies: an envelope with code and message, in the player's language. ENV-008, AMB-166, AMB-172 */
import { writeEnvelope } from '@foyer/contract/envelope.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import type { RefusalName } from '@foyer/contract/refusals.ts';
import { Refusal } from './context.ts';
import type { RefusalArgs } from './context.ts';
import { refusalText } from '@foyer/text/translate.ts';

export function successEnvelope(data: unknown): string {
  return JSON.stringify(writeEnvelope(200, data, ''));
}

/** A refusal's envelope; a broken rule speaks its own words. */
export function refusalEnvelope(lang: Locale, name: RefusalName, args: RefusalArgs = {}): string {
  const text = name === 'INPUT_RULE' && args.rule !== undefined ? String(args.rule) : refusalText(lang, name, args);
  return JSON.stringify(writeEnvelope(refusals[name], null, text));
}

/** What any thrown thing becomes: a refusal says why, everything else is a service error without details. S24 */
export function failureEnvelope(lang: Locale, error: unknown): string {
  return error instanceof Refusal
    ? refusalEnvelope(lang, error.reason, error.args)
    : refusalEnvelope(lang, 'SERVICE_ERROR');
}

/**
 * A refusal answers HTTP 200 with its code in the body, as the specification's backend does. Real statuses are for what
 * failed before or beside the call: 404, 405, 413, 415, 429, 500, 503. AMB-166
 */
export function statusOf(error: unknown): number {
  if (!(error instanceof Refusal)) return 500;
  return error.reason === 'TOO_MANY_REQUESTS' ? 429 : 200;
}
