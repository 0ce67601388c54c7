/** Queues messages in the transactions that they belong to, encrypted, and limits what they may cost. S16 */
import { createHmac } from 'node:crypto';
import { maskEmail, maskPhone } from '@foyer/contract/masks.ts';
import type { House } from '../house.ts';
import { countUses } from '../http/rateStore.ts';
import { houseKey, nonceBytes, seal, unseal } from '../players/houseKey.ts';
import { Refusal } from '../refusal.ts';
import { outsideChannelOf, wordsOf } from './letter.ts';
import type { Letter } from './letter.ts';
import type { OutsideMessage } from './messagePort.ts';
import { sandboxSender } from './outboxStore.ts';
import { insertMessage } from './outgoingStore.ts';
import { markResent, takeFailedMessage } from './resendStore.ts';

type Within = House['db'];

const keyOf = (house: House): Buffer => houseKey(house.config, 'outgoing message');
const placeOf = (messageId: string): string => `outgoing message ${messageId}`;

/** Whether a message by this channel can leave the house, or reach the sandbox's outbox. */
export const canSend = ({ config, senders }: House, channel: Letter['channel']): boolean =>
  config.isSandbox || senders[outsideChannelOf(channel)] !== undefined;

/**
 * Counts one message against the house's limit a minute. Counts it also for a target without an account, so that a
 * refusal reveals nothing. Refuses: TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function spendMessage(house: House, within: Within, channel: Letter['channel']): Promise<void> {
  if (house.config.isSandbox) return;
  const outside = outsideChannelOf(channel);
  const most = outside === 'sms' ? house.config.smsPerMinute : house.config.mailPerMinute;
  const waitMs = await countUses({ ...house, db: within }, [{ key: `messages ${outside}`, most, spanMs: 60_000 }]);
  if (waitMs === 0) return;
  house.figures.message(outside, 'limited');
  throw new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(waitMs / 1000) });
}

/** An HMAC, so that the address cannot be guessed from the database alone. */
const topicHashOf = (house: House, { channel, purpose, playerId, deviceId, target }: Letter): Buffer =>
  createHmac('sha256', keyOf(house))
    .update(JSON.stringify([outsideChannelOf(channel), purpose, playerId, deviceId, target]))
    .digest();

/** `within` is the transaction of the message's code. Does nothing where the channel has no sender. */
export async function queueMessage(house: House, within: Within, letter: Letter): Promise<void> {
  const channel = outsideChannelOf(letter.channel);
  if (!canSend(house, channel)) return;
  const id = house.random.id(letter.sentMs);
  const { to, lang, target, playerId, purpose, sentMs, expiresMs } = letter;
  const message = { id, channel, to, lang, isSecondLine: letter.channel === 'voice', ...wordsOf(letter) };
  if (house.config.isSandbox) {
    await sandboxSender(within, letter).send(message);
    return;
  }
  const content = Buffer.from(JSON.stringify(message satisfies OutsideMessage));
  await insertMessage(within, {
    messageId: id,
    playerId,
    channel,
    purpose,
    maskedTarget: channel === 'mail' ? maskEmail(target) : maskPhone(target),
    topicHash: topicHashOf(house, letter),
    sealedContent: seal(keyOf(house), content, placeOf(id), house.random.bytes(nonceBytes)),
    createdMs: sentMs,
    expiresMs,
  });
}

/**
 * Sends a failed message again: a copy under a new id, since a gateway ignores one that it has had. Returns the new id,
 * or undefined if the message has not failed or its code has ended. Refuses as `spendMessage` does.
 */
export async function resendFailed(house: House, within: Within, messageId: string): Promise<string | undefined> {
  const failed = await takeFailedMessage({ ...house, db: within }, messageId);
  if (failed === undefined) return undefined;
  await spendMessage(house, within, failed.channel);
  const nowMs = house.now();
  const id = house.random.id(nowMs);
  const content = Buffer.from(JSON.stringify({ ...openMessage(house, messageId, failed.sealed_content), id }));
  await insertMessage(within, {
    messageId: id,
    playerId: failed.player_id,
    channel: failed.channel,
    purpose: failed.purpose,
    maskedTarget: failed.masked_target,
    topicHash: failed.topic_hash,
    sealedContent: seal(keyOf(house), content, placeOf(id), house.random.bytes(nonceBytes)),
    createdMs: nowMs,
    expiresMs: failed.expires_ms,
  });
  await markResent(within, messageId, id);
  return id;
}

/** Decrypts a queued message. Throws if it was sealed with another key. */
export function openMessage(house: House, messageId: string, sealed: Buffer): OutsideMessage {
  const content = unseal(keyOf(house), sealed, placeOf(messageId)).toString();
  // Safe cast: only `queueMessage` seals for this place.
  return JSON.parse(content) as OutsideMessage;
}
