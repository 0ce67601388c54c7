/** Sends queued messages, again and again with the same id while the outcome is unknown, until their time is over. */
import type { House } from '../house.ts';
import type { MessagePort, OutsideChannel, SendOutcome } from './messagePort.ts';
import { delayMessage, endMessage, expireMessages, takeDueMessages } from './outgoingStore.ts';
import { openMessage } from './queue.ts';

/** Longer than a sender takes to give up. */
const lease = { leaseMs: 45_000, most: 50 } as const;
const longestPauseSeconds = 60;

const pauseMsAfter = (tries: number): number => Math.min(2 ** tries, longestPauseSeconds) * 1000;

type Due = Awaited<ReturnType<typeof takeDueMessages>>[number];

async function outcomeOf(house: House, sender: MessagePort, due: Due): Promise<SendOutcome> {
  let message;
  try {
    message = openMessage(house, due.message_id, due.sealed_content ?? Buffer.alloc(0));
  } catch {
    return { state: 'refused', reason: 'sealed with another key' };
  }
  try {
    return await sender.send(message);
  } catch {
    // The error may contain the message.
    return { state: 'unknown', reason: 'the sender failed' };
  }
}

async function sendOne(house: House, channel: OutsideChannel, sender: MessagePort, due: Due): Promise<void> {
  const { message_id: messageId, tries } = due;
  const outcome = await outcomeOf(house, sender, due);
  house.figures.message(channel, outcome.state);
  if (outcome.state === 'accepted') return await endMessage(house, messageId, outcome);
  const { state, reason } = outcome;
  house.log.warn({ messageId, channel, tries, reason }, `the outcome of a message is: ${state}`);
  if (state === 'refused') return await endMessage(house, messageId, { state, reason });
  await delayMessage(house, messageId, { tryMs: house.now() + pauseMsAfter(tries), reason });
}

/** Sends what is due by one channel. Returns how much that was. */
export async function sendDue(house: House, channel: OutsideChannel): Promise<number> {
  for (const { message_id: messageId, tries, last_error: reason } of await expireMessages(house, channel)) {
    house.figures.message(channel, 'expired');
    house.log.error({ messageId, channel, tries, reason }, 'a message was not accepted before its time was over');
  }
  const sender = house.senders[channel];
  if (sender === undefined) return 0;
  const due = await takeDueMessages(house, channel, lease);
  // All are waited for, so that a stop of the house leaves none half-way.
  const sent = await Promise.allSettled(due.map((one) => sendOne(house, channel, sender, one)));
  const failed = sent.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return due.length;
}
