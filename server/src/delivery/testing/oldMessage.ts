import type { House } from '../../house.ts';
import { insertMessage } from '../outgoingStore.ts';

/** Queues a message of this time, whose code was good for an hour. */
export function queueAt({ db }: House, messageId: string, createdMs: number): Promise<void> {
  const who = { playerId: '', channel: 'sms', purpose: 'verify', maskedTarget: '138****0001' } as const;
  const content = { topicHash: Buffer.from(messageId), sealedContent: Buffer.from('sealed') };
  return insertMessage(db, { ...who, ...content, messageId, createdMs, expiresMs: createdMs + 3_600_000 });
}
