/** Opens a window by the ticket of a launch or the session of a reload, and sets the player's seed. */
import { readSeeds, rotateSeed } from '@foyer/contract/play/play.ts';
import type { PlayCall, PlaySeeds } from '@foyer/contract/play/play.ts';
import { ask, askUntilAnswered } from './api.ts';
import type { Answer } from './api.ts';
import { el } from './dom.ts';
import { cookie } from './words.ts';
import type { Lang, PlayWords } from './words.ts';

/** Windows in the site's own look follow its theme. Without a stored theme they follow the device's. */
export function takeTheme(): void {
  const theme = cookie('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
}

export interface Doors<State> {
  readonly enter: PlayCall<{ ticket: string }, State>;
  readonly state: PlayCall<{ sessionId: string }, State>;
}

/** Removes the ticket from the address before any request. A reload then finds the session. S01, S10 */
export async function openSession<State extends { readonly sessionId: string }>(
  { enter, state }: Doors<State>,
  query: URLSearchParams,
  lang: Lang,
): Promise<Answer<State>> {
  const [ticket, sessionId] = [query.get('ticket'), query.get('session')];
  if (ticket !== null) {
    history.replaceState(null, '', `?lang=${lang}`);
    const answer = await ask(enter, { ticket }, lang);
    if (answer.kind === 'done') history.replaceState(null, '', `?session=${answer.data.sessionId}&lang=${lang}`);
    return answer;
  }
  if (sessionId !== null) return askUntilAnswered(state, { sessionId }, lang, () => undefined);
  return { kind: 'refused', name: 'GAME_TICKET_SPENT', message: '' };
}

/** 64 random bits of the browser: the player's seed until they choose one. */
const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Creates the player's seed if they have none. The commitment to the house's next seed is already published. F01 */
export async function takeSeeds(sessionId: string, seeds: PlaySeeds, lang: Lang): Promise<PlaySeeds> {
  if (seeds.clientSeed !== '') return seeds;
  const request = { sessionId, clientSeed: freshSeed(), nextCommitment: seeds.nextCommitment };
  const rotated = await askUntilAnswered(rotateSeed, request, lang, () => undefined);
  if (rotated.kind === 'done') return rotated.data.seeds;
  const answer = await askUntilAnswered(readSeeds, { sessionId }, lang, () => undefined);
  return answer.kind === 'done' ? answer.data : seeds;
}

export const waiting = (words: PlayWords): HTMLElement =>
  el('main.threshold', {}, el('p.loading', { role: 'status' }, words('loading')));

/** Shown if a window cannot open, with links. `ornament` is the family's own picture. */
export function closedDoor(words: PlayWords, answer: Answer<unknown>, ornament?: HTMLElement): HTMLElement {
  const name = answer.kind === 'refused' ? answer.name : undefined;
  const text = answer.kind === 'refused' && name === 'WINDOW_DISPLACED' ? answer.message : words('endedText');
  return el(
    'main.threshold',
    {},
    ornament,
    el('h1', {}, words('endedTitle')),
    el('p', {}, name === 'SESSION_EXPIRED' ? words('endedLogin') : text),
    el('a.primary', { href: '/home' }, words('back')),
    el('a.quiet', { href: '?verify' }, words('openVerifier')),
  );
}

/** Shown if no answer came. The ticket may still be valid, so `retry` sends the same one. S10 */
export const lostDoor = (words: PlayWords, retry: () => void, ornament?: HTMLElement): HTMLElement =>
  el(
    'main.threshold',
    {},
    ornament,
    el('h1', {}, words('lostTitle')),
    el('p', { role: 'alert' }, words('lostEntry')),
    el('button.primary', { type: 'button', onclick: retry }, words('retry')),
    el('a.quiet', { href: '/home' }, words('back')),
  );
