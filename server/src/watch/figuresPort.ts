/** Port through which the parts of a house record metrics, independent of who reads them. */

/** Counts since the start of the process. Nothing here blocks or throws. */
export interface Figures {
  asked(call: string, code: number, tookMs: number): void;
  batch(movements: number, waitedMs: number): void;
  job(name: string, outcome: 'done' | 'failed'): void;
  /** Counts tries to send a message by SMS or mail, and messages that the limit a minute refused. */
  message(channel: 'sms' | 'mail', outcome: 'accepted' | 'refused' | 'unknown' | 'expired' | 'limited'): void;
  /** Records a web vital for a kind of page: seconds, and for `cls` a number without a unit. */
  vital(name: 'lcp' | 'inp' | 'ttfb' | 'cls', page: string, value: number): void;
  text(): string[];
}
