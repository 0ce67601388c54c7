/** The reason for the last change of the balance. */
import type { LiveNews } from '@foyer/contract/live.ts';
import { createStore, useStore } from '#session/store.ts';

export interface Cause {
  /** Change of the main wallet in satang, computed from the reads before and after. */
  readonly amountSatang: number;
  /** Title of the movement; undefined if there were several. ENUM-014 */
  readonly title: number | undefined;
  readonly count: number;
}

/** As long as a notification stays. AMB-041 */
const shownMs = 4_500;

const cause = createStore<Cause | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

export const useCause = (): Cause | undefined => useStore(cause, undefined);

/** The event names the reason; the amount comes from the read. */
export function showCause(news: readonly LiveNews[], amountSatang: number): void {
  const [only] = news;
  if (only === undefined) return;
  cause.set({ amountSatang, title: news.length === 1 ? only.title : undefined, count: news.length });
  clearTimeout(timer);
  timer = setTimeout(() => cause.set(undefined), shownMs);
}
