/** What the first step has sent, and to whom: the second step repeats it. */
import type { CodeDelivery } from '@foyer/contract/account/codeDelivery.ts';

export interface Sent {
  readonly way: 'sms' | 'email';
  readonly userAccount: string;
  /** As it was typed. */
  readonly target: string;
  readonly countryCode: string;
  readonly delivery: CodeDelivery;
}
