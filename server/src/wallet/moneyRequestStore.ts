import type { House } from '../house.ts';
import * as requests from '../http/moneyRequests.ts';
import type { RequestRow } from '../http/moneyRequests.ts';

/**
 * Returns the request with this id. Undefined if there was none or it was closed. The id is then claimed with a random
 * body hash, so a request that arrives later with it is refused as a duplicate with another body.
 */
export async function closeOrFind(house: House, playerId: string, requestId: string): Promise<RequestRow | undefined> {
  const place = { playerId, requestId, callName: 'moneyOutcome' };
  const bodyHash = unlike(house);
  if (await requests.claim(house.db, place, { bodyHash, owner: '', nowMs: house.now(), reply: '' })) return undefined;
  const row = await requests.find(house.db, place);
  return row?.call_name === 'moneyOutcome' ? undefined : row;
}

/** Closes a request without effects. Returns false if a process has resumed it. */
export const closeUndone = (house: House, playerId: string, requestId: string, found: RequestRow): Promise<boolean> =>
  requests.close(house.db, { playerId, requestId }, found, unlike(house));

/** A random hash that matches no body. */
const unlike = (house: House): Buffer => Buffer.from(house.random.bytes(32));
