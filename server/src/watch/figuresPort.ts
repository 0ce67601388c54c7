/** How the parts of a house count what they do, without knowing who reads it. */

/** Counted since the process began; nothing here waits or throws. */
export interface Figures {
  asked(call: string, code: number, tookMs: number): void;
  batch(movements: number, waitedMs: number): void;
  job(name: string, outcome: 'done' | 'failed'): void;
  /** How a page of this kind felt to a browser: seconds, and for `cls` a number without a unit. */
  vital(name: 'lcp' | 'inp' | 'ttfb' | 'cls', page: string, value: number): void;
  text(): string[];
}
