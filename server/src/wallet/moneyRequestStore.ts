import type { House } from '../http/context.ts';

/**
 * The request of this id with its reply, null while it is worked on. Undefined where there was none: its place is taken
 * then, by a body that no request has, and whoever still comes with the id is refused as a repeat of something else.
 */
export async function closeOrFind(
  house: House,
  playerId: string,
  requestId: string,
): Promise<{ readonly reply: string | null } | undefined> {
  const closed = await house.db
    .insertInto('money_request')
    .values({
      player_id: playerId,
      request_id: requestId,
      call_name: 'moneyOutcome',
      body_hash: Buffer.from(house.random.bytes(32)),
      owner: '',
      started_ms: house.now(),
      reply: '',
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'request_id']).doNothing())
    .executeTakeFirst();
  if (closed.numInsertedOrUpdatedRows === 1n) return undefined;
  const row = await house.db
    .selectFrom('money_request')
    .select(['reply', 'call_name'])
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.call_name === 'moneyOutcome' ? undefined : row;
}
