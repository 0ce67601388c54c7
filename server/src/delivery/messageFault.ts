/** Validates addresses and subjects before they reach a gateway. Prevents header injection and added recipients. */
import type { OutsideMessage } from './messagePort.ts';

const phone = /^\+[1-9]\d{6,14}$/;
/** One address without comments, lists and routes. The domain may be in any script. */
const mailbox = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,251}[\p{L}\p{N}])?$/u;

/** Returns why a message cannot be sent at all; '' if it can. */
export function faultOf({ channel, to, subject, text }: OutsideMessage): string {
  if (!(channel === 'sms' ? phone : mailbox).test(to)) return 'no address';
  if (/\p{Cc}/u.test(subject)) return 'control characters in the subject';
  return text === '' ? 'no text' : '';
}
