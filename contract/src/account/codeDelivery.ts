/** Reply to a request for a code: where it was sent, never the code itself. S16, S22 */
import { integer, oneOf, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/**
 * A guest's request for a message proves itself by a captcha, because each message costs the house money. Optional, so
 * that a house without captchas needs neither. Decision 448
 */
export const captchaOfCode = { captcha: withDefault(text, ''), captchaId: withDefault(text, '') };

export const codeDelivery = record({
  channel: withDefault(oneOf(['sms', 'voice', 'mail']), 'sms'),
  /** Masked address or number the code was sent to. */
  target: withDefault(text, ''),
  /** Seconds until another code may be requested. AMB-103 */
  resendSeconds: withDefault(integer, 60),
  lifeMinutes: withDefault(integer, 10),
  /** Address at which the sandbox shows sent messages; '' if messages are really delivered. */
  outbox: withDefault(text, ''),
});
export type CodeDelivery = Value<typeof codeDelivery>;
