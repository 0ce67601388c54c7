/** The sandbox's sender: keeps messages in the outbox, which shows them on a page. */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Letter } from './letter.ts';
import { faultOf } from './messageFault.ts';
import type { MessagePort } from './messagePort.ts';

/** Stores a message for the outbox page, which also shows the player and the code: a `MessagePort` gets neither. */
export function sandboxSender(
  within: Kysely<Tables>,
  letter: Pick<Letter, 'channel' | 'purpose' | 'playerId' | 'sessionId' | 'deviceId' | 'target' | 'code' | 'sentMs'>,
): MessagePort {
  return {
    async send(message) {
      const fault = faultOf(message);
      if (fault !== '') return { state: 'refused', reason: fault };
      await within
        .insertInto('outbox_message')
        .values({
          message_id: message.id,
          player_id: letter.playerId,
          session_id: letter.sessionId,
          device_id: letter.deviceId,
          target: letter.target,
          code: letter.code,
          sent_ms: letter.sentMs,
          channel: letter.channel,
          purpose: letter.purpose,
        })
        .onConflict((conflict) => conflict.columns(['player_id', 'message_id']).doNothing())
        .execute();
      return { state: 'accepted', gatewayId: message.id };
    },
  };
}
