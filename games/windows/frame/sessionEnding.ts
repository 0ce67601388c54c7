/** Warns in a window that an idle session ends soon. The button keeps it, as any play does. WCAG 2.2.1, S17 */
import type { LiveNews } from '@foyer/contract/live.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { el } from './dom.ts';
import type { PlayWords } from './words.ts';

/** Returns the listener for the player's news. `keep` makes a call, which extends the session. */
export function sessionWarning(words: PlayWords, keep: () => void): (news: LiveNews) => void {
  let shown: HTMLElement | undefined;
  const withdraw = (): void => {
    shown?.remove();
    shown = undefined;
  };
  const stay = (): void => {
    withdraw();
    keep();
  };
  const warn = (leftMs: number): void => {
    withdraw();
    const time = deviceTime(Date.now() + leftMs, 'hour');
    shown = el(
      'div.ending',
      { role: 'alert' },
      el('p', {}, words('sessionEnding', { time })),
      el('button', { type: 'button', onclick: stay }, words('staySignedIn')),
    );
    document.body.append(shown);
  };
  return ({ kind, id }) => {
    if (kind === 'sessionEnding') warn(Number(id));
    if (kind === 'sessionKept' || kind === 'sessionOver') withdraw();
  };
}
