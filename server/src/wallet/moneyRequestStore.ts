import type { House } from '../house.ts';
import * as requests from '../http/moneyRequests.ts';
import type { RequestRow } from '../http/moneyRequests.ts';

/**
 * The request of this id. Undefined where there was none, or where it was closed: its place is taken then, by a body that
 * no request has, and whoever still comes with the id is refused as a repeat of something else.
 */
export async function closeOrFind(house: House, playerId: string, requestId: string): Promise<RequestRow | undefined> {
  const place = { playerId, requestId, callName: 'moneyOutcome' };
  const bodyHash = unlike(house);
  if (await requests.claim(house.db, place, { bodyHash, owner: '', nowMs: house.now(), reply: '' })) return undefined;
  const row = await requests.find(house.db, place);
  return row?.call_name === 'moneyOutcome' ? undefined : row;
}

/** Closes one that has done nothing; false where somebody goes on with it. */
export const closeUndone = (house: House, playerId: string, requestId: string, found: RequestRow): Promise<boolean> =>
  requests.close(house.db, { playerId, requestId }, found, unlike(house));

/** The hash of no body. */
const unlike = (house: House): Buffer => Buffer.from(house.random.bytes(32));
