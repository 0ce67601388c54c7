/** Where messages to players go. The sandbox keeps them in its outbox; no sender of real SMS is part of this house. */
import type { House } from '../house.ts';
import type { Context, PlayerContext } from '../http/context.ts';
import type { Session } from '../players/sessions.ts';

export const channels = ['sms', 'voice', 'mail'] as const;
export const purposes = ['verify', 'register', 'recover', 'phoneTaken', 'passwordChanged'] as const;

export interface OutboxMessage {
  readonly channel: (typeof channels)[number];
  readonly purpose: (typeof purposes)[number];
  readonly target: string;
  /** '' where the message carries none. */
  readonly code: string;
  readonly sentMs: number;
}

export interface Outgoing extends OutboxMessage {
  readonly messageId: string;
  /** '' for somebody who is no player yet. */
  readonly playerId: string;
  /** '' where nobody is signed in: then it belongs to the device. */
  readonly sessionId: string;
  readonly deviceId: string;
}

/** Where the sandbox shows what it sent; '' where messages really travel. */
export const outboxPath = (house: House): string => (house.config.isSandbox ? '/sandbox/outbox' : '');

/** A code that nobody can receive must not look sent. Refuses: NO_SENDER outside the sandbox, before anything is written. */
export function requireSender(context: Context<'NO_SENDER'>): void {
  if (!context.house.config.isSandbox) context.refuse('NO_SENDER');
}

/** Sends a code to a player who is signed in. */
export async function deliver(
  context: PlayerContext,
  message: Pick<OutboxMessage, 'channel' | 'target' | 'code'>,
): Promise<void> {
  const { house, playerId, sessionId, deviceId } = context;
  const sentMs = context.now();
  const messageId = house.random.id(sentMs);
  await insertMessage(house.db, { ...message, purpose: 'verify', messageId, playerId, sessionId, deviceId, sentMs });
}

/** Inside the caller's transaction, where it has one. */
export async function insertMessage(db: House['db'], message: Outgoing): Promise<void> {
  await db
    .insertInto('outbox_message')
    .values({
      player_id: message.playerId,
      message_id: message.messageId,
      session_id: message.sessionId,
      device_id: message.deviceId,
      target: message.target,
      code: message.code,
      sent_ms: message.sentMs,
      channel: message.channel,
      purpose: message.purpose,
    })
    .execute();
}

/**
 * The messages of the last half hour that this browser asked for, the newest first, at most 20: those of its session,
 * and those it asked for as a guest. A message about somebody's account shows only on a device that the account was
 * used on, so that nobody recovers another's account by knowing its name and phone. S14
 */
export async function recentMessages(
  house: House,
  session: Session | undefined,
  deviceId: string,
): Promise<OutboxMessage[]> {
  const rows = await house.db
    .selectFrom('outbox_message')
    .select(['target', 'code', 'sent_ms', 'channel', 'purpose'])
    .where('sent_ms', '>', house.now() - 30 * 60_000)
    .where((build) => {
      const device = build.selectFrom('player_device').select('player_device.device_id');
      const isKnown = device
        .whereRef('player_device.player_id', '=', 'outbox_message.player_id')
        .where('player_device.device_id', '=', deviceId);
      const asGuest = build.and([
        build('session_id', '=', ''),
        build('outbox_message.device_id', '=', deviceId),
        build('outbox_message.device_id', '<>', ''),
        build.or([build('player_id', '=', ''), build.exists(isKnown)]),
      ]);
      if (session === undefined) return asGuest;
      const own = build.and([build('player_id', '=', session.playerId), build('session_id', '=', session.sessionId)]);
      return build.or([own, asGuest]);
    })
    .orderBy('sent_ms', 'desc')
    .limit(20)
    .execute();
  // The table's own checks keep other words out.
  return rows.map((row) => ({
    channel: row.channel as OutboxMessage['channel'],
    purpose: row.purpose as OutboxMessage['purpose'],
    target: row.target,
    code: row.code,
    sentMs: row.sent_ms,
  }));
}
