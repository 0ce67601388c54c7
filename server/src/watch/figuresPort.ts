/** Port through which the parts of a house record metrics, independent of who reads them. */

/** Counts since the start of the process. Nothing here blocks or throws. */
export interface Figures {
  asked(call: string, code: number, tookMs: number): void;
  batch(movements: number, waitedMs: number): void;
  job(name: string, outcome: 'done' | 'failed'): void;
  /** Records a web vital for a kind of page: seconds, and for `cls` a number without a unit. */
  vital(name: 'lcp' | 'inp' | 'ttfb' | 'cls', page: string, value: number): void;
  text(): string[];
}
