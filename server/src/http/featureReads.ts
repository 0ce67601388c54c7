/** The reads by which a front learns what its backend offers. Decision 463 */
import { calls } from '@foyer/contract/calls.ts';
import type { Call } from '@foyer/contract/call.ts';
import { readEnvelope } from '@foyer/contract/envelope.ts';
import { featureParts } from '@foyer/contract/features.ts';
import * as v from 'valibot';

type Read = Pick<Call, 'name' | 'path' | 'method'>;

export const offeredRead: Read = calls.offeredFeatures;
/** Every site has games. A backend without this read does not answer at all, or is not reached. */
export const gamesRead: Read = calls.gameList;

const needed = new Set(Object.values(featureParts).flatMap(({ needs }) => needs));
export const neededReads: readonly Read[] = Object.values<Call>(calls).filter(({ name }) => needed.has(name));

/** The features that a reply names; undefined if it is no such reply. */
export function featuresIn(body: unknown): readonly string[] | undefined {
  const envelope = readEnvelope(body);
  if (envelope?.code !== 200) return undefined;
  const read = v.safeParse(calls.offeredFeatures.response.schema, envelope.data);
  return read.success ? read.output.features : undefined;
}

/** Whether a reply says that the backend has no such call. A refusal comes from a call that exists. */
export function isLacking(status: number, body: unknown): boolean {
  return [status, readEnvelope(body)?.code].some((code) => code === 404 || code === 501);
}
