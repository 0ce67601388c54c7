/** Messages to players by SMS and mail, and what the sandbox shows of them. docs/messages.md */
import { canSend, queueMessage } from '../../delivery/queue.ts';
import type { Letter } from '../../delivery/letter.ts';
import type { House } from '../../house.ts';
import type { Context } from '../../http/context.ts';
import type { Session } from '../../players/sessions.ts';
import { internationalPhone } from './countries.ts';

export type OutboxMessage = Pick<Letter, 'channel' | 'purpose' | 'target' | 'code' | 'sentMs'>;

/** Address at which the sandbox shows sent messages; '' outside the sandbox. */
export const outboxPath = (house: House): string => (house.config.isSandbox ? '/sandbox/outbox' : '');

/** Refuses codes that nobody could receive before anything is stored. Refuses: NO_SENDER. */
export function requireSender(context: Context<'NO_SENDER'>, channel: Letter['channel']): void {
  if (!canSend(context.house, channel)) context.refuse('NO_SENDER');
}

/** Sends a letter when the transaction `within` commits. */
export async function sendLetter(house: House, within: House['db'], letter: Omit<Letter, 'to'>): Promise<void> {
  const to = letter.channel === 'mail' ? letter.target : internationalPhone(letter.target);
  await queueMessage(house, within, { ...letter, to });
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
