/** Messages to players. The sandbox keeps them in its outbox. This house contains no sender of real SMS. */
import type { House } from '../../house.ts';
import type { Context, PlayerContext } from '../../http/context.ts';
import type { Session } from '../../players/sessions.ts';

export const channels = ['sms', 'voice', 'mail'] as const;
export const purposes = ['verify', 'register', 'recover', 'phoneTaken', 'passwordChanged'] as const;

export interface OutboxMessage {
  readonly channel: (typeof channels)[number];
  readonly purpose: (typeof purposes)[number];
  readonly target: string;
  /** '' if the message has no code. */
  readonly code: string;
  readonly sentMs: number;
}

export interface Outgoing extends OutboxMessage {
  readonly messageId: string;
  /** '' for a guest without an account. */
  readonly playerId: string;
  /** '' without a log-in. The message then belongs to the device. */
  readonly sessionId: string;
  readonly deviceId: string;
}

/** Address at which the sandbox shows sent messages; '' outside the sandbox. */
export const outboxPath = (house: House): string => (house.config.isSandbox ? '/sandbox/outbox' : '');

/** Refuses codes that nobody could receive before anything is stored. Refuses: NO_SENDER outside the sandbox. */
export function requireSender(context: Context<'NO_SENDER'>): void {
  if (!context.house.config.isSandbox) context.refuse('NO_SENDER');
}

/** Sends a code to a logged-in player. */
export async function deliver(
  context: PlayerContext,
  message: Pick<OutboxMessage, 'channel' | 'target' | 'code'>,
): Promise<void> {
  const { house, playerId, sessionId, deviceId } = context;
  const sentMs = context.now();
  const messageId = house.random.id(sentMs);
  await insertMessage(house.db, { ...message, purpose: 'verify', messageId, playerId, sessionId, deviceId, sentMs });
}

/** `db` may be the caller's transaction. */
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
 * Returns this browser's messages of the last half hour, newest first, at most 20: those of its session and those
 * requested as a guest. A message about an account is shown only on devices on which the account was used. Knowing
 * another player's name and phone is therefore not enough to recover their account. S14
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
  // Safe casts: a check constraint of the table allows no other values.
  return rows.map((row) => ({
    channel: row.channel as OutboxMessage['channel'],
    purpose: row.purpose as OutboxMessage['purpose'],
    target: row.target,
    code: row.code,
    sentMs: row.sent_ms,
  }));
}
