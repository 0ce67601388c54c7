/** What the house says of a code that it has sent: never the code itself. S16, S22 */
import { integer, oneOf, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

export const codeDelivery = record({
  channel: withDefault(oneOf(['sms', 'voice', 'mail']), 'sms'),
  /** Masked: where the code went. */
  target: withDefault(text, ''),
  /** Seconds until another may be asked for. AMB-103 */
  resendSeconds: withDefault(integer, 60),
  lifeMinutes: withDefault(integer, 10),
  /** Where the sandbox shows what it sent; '' where messages really travel. */
  outbox: withDefault(text, ''),
});
export type CodeDelivery = Value<typeof codeDelivery>;
