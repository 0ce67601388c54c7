/**
 * Money calls that name no request, as the specification spells them. One rule: what a player could want twice in the
 * same words, an amount or a purchase, is refused without an id of the client's. What can be taken once, or is counted
 * by the house, gets an id of the house's making; the same call again at once is the same press and gets the same answer.
 */
import { createHash } from 'node:crypto';
import type { Calls } from '@foyer/contract/calls.ts';
import { sql } from 'kysely';
import type { House } from '../house.ts';

/** As long as a second press of the same button may come after the first, and be none of its own. */
export const samePressMs = 5_000;

/** Draws, claims of one thing, and orders that are ended. All others of effect `money` need an id of the client's. */
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

/** What the house made for a call that did not bring it; its reply says so in `made`. */
export interface Made {
  requestId?: string;
  clientSeed?: string;
}

export const randomName = (house: House): string => Buffer.from(house.random.bytes(12)).toString('base64url');

interface Unnamed {
  readonly playerId: string;
  readonly callName: string;
  /** What the player asked for, without what surrounds every request. */
  readonly body: unknown;
}

/** The id of the same call just before, or a new one; two presses at once, at two processes even, get one. */
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

/** Nothing happened under this id: the next press is one of its own. */
export async function forgetRequestId(house: House, playerId: string, requestId: string): Promise<void> {
  await house.db
    .deleteFrom('made_request')
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .execute();
}
