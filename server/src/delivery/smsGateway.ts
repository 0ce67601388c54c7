/**
 * SMS through any gateway that takes one signed POST a message. The receiving side is a few lines in front of a
 * provider's own interface. docs/messages.md
 */
import * as v from 'valibot';
import type { HouseConfig } from '../config.ts';
import { signedPost } from '../http/signedPost.ts';
import { faultOf } from './messageFault.ts';
import type { MessagePort } from './messagePort.ts';

type SmsSettings = Pick<HouseConfig, 'smsUrl' | 'smsSecret'>;

const accepted = v.object({ id: v.pipe(v.string(), v.maxLength(200)) });

/** `now` is the clock of the machine, which a gateway compares with its own. */
export function smsGateway({ smsUrl, smsSecret }: SmsSettings, now: () => number, timeoutMs = 10_000): MessagePort {
  return {
    async send(message) {
      const fault = faultOf(message);
      if (fault !== '') return { state: 'refused', reason: fault };
      const { id, to, text, lang, isSecondLine } = message;
      const service = { url: smsUrl, secret: smsSecret, timeoutMs };
      const outcome = await signedPost(service, id, { id, to, text, lang, isSecondLine }, now());
      if (outcome.state !== 'answered') return outcome;
      // The status decides. A body that breaks off or has another form leaves only the id unknown.
      const read = v.safeParse(accepted, outcome.body);
      return { state: 'accepted', gatewayId: read.success ? read.output.id : '' };
    },
  };
}
