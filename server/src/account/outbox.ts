/** Where messages to players go. The sandbox keeps them in its outbox; no sender of real SMS is part of this house. */
import type { House, PlayerContext } from '../http/context.ts';

export interface OutboxMessage {
  readonly target: string;
  readonly code: string;
  readonly sentMs: number;
}

/** Fails outside the sandbox: a code that nobody can receive must not look sent. */
export async function deliverSms(context: PlayerContext, target: string, code: string): Promise<void> {
  const { house, playerId, sessionId, deviceId } = context;
  if (!house.config.isSandbox) throw new Error('no sender of SMS is configured');
  const nowMs = context.now();
  await house.db
    .insertInto('outbox_message')
    .values({
      player_id: playerId,
      message_id: house.random.id(nowMs),
      session_id: sessionId,
      device_id: deviceId,
      target,
      code,
      sent_ms: nowMs,
    })
    .execute();
}

/** The messages of one session of the last half hour, the newest first, at most 20. */
export async function recentMessages(house: House, playerId: string, sessionId: string): Promise<OutboxMessage[]> {
  const rows = await house.db
    .selectFrom('outbox_message')
    .select(['target', 'code', 'sent_ms'])
    .where('player_id', '=', playerId)
    .where('session_id', '=', sessionId)
    .where('sent_ms', '>', house.now() - 30 * 60_000)
    .orderBy('sent_ms', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({ target: row.target, code: row.code, sentMs: row.sent_ms }));
}
