/** Port through which the parts of a house record metrics, independent of who reads them. */

export type PaymentPort = 'gateway' | 'payout' | 'chain';

/** Counts since the start of the process. Nothing here blocks or throws. */
export interface Figures {
  asked(call: string, code: number, tookMs: number): void;
  batch(movements: number, waitedMs: number): void;
  job(name: string, outcome: 'done' | 'failed'): void;
  /** Counts tries to send a message by SMS or mail, and messages that the limit a minute refused. */
  message(
    channel: 'sms' | 'mail',
    outcome: 'accepted' | 'refused' | 'unknown' | 'expired' | 'limited' | 'delivered' | 'undelivered',
  ): void;
  /** Counts requests to payment services and notices from them, by the state that they name or `unknown`. */
  payment(port: PaymentPort, request: string, outcome: string): void;
  /** Records a web vital for a kind of page: seconds, and for `cls` a number without a unit. */
  vital(name: 'lcp' | 'inp' | 'ttfb' | 'cls', page: string, value: number): void;
  text(): string[];
}
