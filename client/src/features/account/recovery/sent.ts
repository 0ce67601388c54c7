/** What the first step sent and to whom. The second step needs it to send another code. */
import type { CodeDelivery } from '@foyer/contract/account/codeDelivery.ts';

export interface Sent {
  readonly way: 'sms' | 'email';
  readonly userAccount: string;
  /** As it was typed. */
  readonly target: string;
  readonly countryCode: string;
  readonly delivery: CodeDelivery;
}
