/**
 * Request ids for money calls that send none, as the specification allows. If a player could want the same request
 * twice (an amount, a purchase), it is refused without a client's id. If it can take effect only once, or the house
 * counts it, the house makes an id. The same call repeated at once gets the same id and therefore the same reply.
 */
import { createHash } from 'node:crypto';
import type { Calls } from '@foyer/contract/calls.ts';
import { sql } from 'kysely';
import type { House } from '../house.ts';

/** Within this time, an identical call counts as a second press of the same button. */
export const samePressMs = 5_000;

/** Draws, claims of a single thing, and ending orders. All other calls of effect `money` need the client's id. */
const madeFor: ReadonlySet<string> = new Set<keyof Calls>([
  'raffle',
  'depClickButton',
  'depApplyBonus',
  'otherApplyBonus',
  'applyPrivateCustomBonus',
  'receiveMyBonus',
  'applyRealTimeBonus',
  'vipApplyBonus',
  'giveBonus',
  'getInviteBonus',
  'selfUnlockAmount',
  'withdrawGames',
  'ransomBalanceProfit',
  'reservePayConfirm',
  'reserveCancelOrder',
  'reserveConfirmWithdraw',
  'gtStopChase',
]);

export const isIdMade = (callName: string): boolean => madeFor.has(callName);

/** Values that the house made because the call did not send them. The reply returns them in `made`. */
export interface Made {
  requestId?: string;
  clientSeed?: string;
}

export const randomName = (house: House): string => Buffer.from(house.random.bytes(12)).toString('base64url');

interface Unnamed {
  readonly playerId: string;
  readonly callName: string;
  /** The call's own fields, without those common to every request. */
  readonly body: unknown;
}

/**
 * Returns the id of the same call made just before, or a new one. Concurrent presses get one id, even in two processes.
 */
export async function makeRequestId(house: House, { playerId, callName, body }: Unnamed): Promise<string> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest();
  const nowMs = house.now();
  const isSame = sql<boolean>`made_request.body_hash = excluded.body_hash and made_request.made_ms > ${nowMs - samePressMs}`;
  const { request_id: requestId } = await house.db
    .insertInto('made_request')
    .values({
      player_id: playerId,
      call_name: callName,
      body_hash: bodyHash,
      request_id: `made-${randomName(house)}`,
      made_ms: nowMs,
    })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'call_name']).doUpdateSet({
        body_hash: sql`excluded.body_hash`,
        request_id: sql`case when ${isSame} then made_request.request_id else excluded.request_id end`,
        made_ms: sql`case when ${isSame} then made_request.made_ms else excluded.made_ms end`,
      }),
    )
    .returning('request_id')
    .executeTakeFirstOrThrow();
  return requestId;
}

/** Forgets an id under which nothing happened, so that the next press gets an id of its own. */
export async function forgetRequestId(house: House, playerId: string, requestId: string): Promise<void> {
  await house.db
    .deleteFrom('made_request')
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .execute();
}
