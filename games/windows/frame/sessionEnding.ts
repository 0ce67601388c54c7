/**
 * Warns in a window that an idle session ends soon. The button keeps it, as any play does. Loaded when the first such
 * news arrives. WCAG 2.2.1, S17
 */
import type { LiveNews } from '@foyer/contract/live.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { el } from './dom.ts';
import type { PlayWords } from './words.ts';

let shown: HTMLElement | undefined;

function withdraw(): void {
  shown?.remove();
  shown = undefined;
}

/** Shows or withdraws the warning. `keep` makes a call, which extends the session. */
export function hearSession({ kind, id }: LiveNews, words: PlayWords, keep: () => void): void {
  withdraw();
  if (kind !== 'sessionEnding') return;
  const time = deviceTime(Date.now() + Number(id), 'hour');
  const stay = (): void => {
    withdraw();
    keep();
  };
  shown = el(
    'div.ending',
    { role: 'alert' },
    el('p', {}, words('sessionEnding', { time })),
    el('button', { type: 'button', onclick: stay }, words('staySignedIn')),
  );
  document.body.append(shown);
}
