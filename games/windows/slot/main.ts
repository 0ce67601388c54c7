/** Opens the window: ticket or session, words, pictures, play. */
import './slot.css';
import * as calls from '@foyer/contract/games/provider.ts';
import type { PlayState } from '@foyer/contract/games/provider.ts';
import { titleOf } from '../../engines/titles.ts';
import { ask, askUntilAnswered } from './api.ts';
import type { Answer } from './api.ts';
import { artOf } from './art/art.ts';
import { el } from './dom.ts';
import { createPanels } from './panels/panels.ts';
import { verifierPanel } from './panels/verifier.ts';
import { createPlay } from './play.ts';
import type { Play } from './play.ts';
import { createSound } from './sound.ts';
import { setTable } from './table.ts';
import { isLang, loadWords } from './words.ts';
import type { Lang, Words } from './words.ts';

const query = new URLSearchParams(location.search);
const kept = /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1] ?? null;
const asked = query.get('lang');
const lang: Lang = isLang(asked) ? asked : isLang(kept) ? kept : 'zh_CN';
document.documentElement.lang = { zh_CN: 'zh-Hans', en: 'en', th: 'th' }[lang];

/** The ticket leaves the address before anything else is asked; a reload then finds the session. S01, S10 */
async function open(): Promise<Answer<PlayState>> {
  const ticket = query.get('ticket');
  const sessionId = query.get('session');
  if (ticket !== null) {
    history.replaceState(null, '', `?lang=${lang}`);
    const answer = await ask(calls.enter, { ticket }, lang);
    if (answer.kind === 'done') history.replaceState(null, '', `?session=${answer.data.sessionId}&lang=${lang}`);
    return answer;
  }
  if (sessionId !== null) return askUntilAnswered(calls.state, { sessionId }, lang, () => undefined);
  return { kind: 'refused', name: 'GAME_TICKET_SPENT', message: '' };
}

/** The house's next seed is published already; the player's is made here, by the browser's own chance. F01 */
async function seeded(state: PlayState): Promise<PlayState> {
  if (state.seeds.clientSeed !== '') return state;
  const clientSeed = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const { sessionId, seeds } = state;
  const request = { sessionId, clientSeed, nextCommitment: seeds.nextCommitment };
  await askUntilAnswered(calls.rotateSeed, request, lang, () => undefined);
  const answer = await askUntilAnswered(calls.state, { sessionId }, lang, () => undefined);
  return answer.kind === 'done' ? answer.data : state;
}

function closedDoor(words: Words, answer: Answer<PlayState>): HTMLElement {
  const isLogin = answer.kind === 'refused' && answer.name === 'SESSION_EXPIRED';
  return el(
    'main.threshold',
    {},
    el('div.leaf'),
    el('h1', {}, words('endedTitle')),
    el('p', {}, words(answer.kind === 'lost' ? 'lostState' : isLogin ? 'endedLogin' : 'endedText')),
    answer.kind === 'lost'
      ? el('button.primary', { type: 'button', onclick: () => location.reload() }, words('retry'))
      : undefined,
    el('a.primary', { href: '/home' }, words('back')),
    el('a.quiet', { href: '?verify' }, words('openVerifier')),
  );
}

function listenToKeys(play: Play): void {
  addEventListener('keydown', (event) => {
    if (event.repeat || document.querySelector('dialog[open]')) return;
    // A focused control answers to these keys by itself.
    const isOnControl = event.target instanceof HTMLElement && event.target.closest('button, a, input') !== null;
    if ((event.key === ' ' || event.key === 'Enter') && !isOnControl) {
      event.preventDefault();
      play.press();
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowRight') play.step(1);
    if (event.key === 'ArrowDown' || event.key === 'ArrowLeft') play.step(-1);
  });
}

async function start(): Promise<void> {
  const words = await loadWords(lang);
  if (query.has('verify')) {
    document.title = words('verifyTitle');
    return document.body.replaceChildren(el('main.threshold.wide', {}, verifierPanel(words, query)));
  }
  const replayed = query.get('replay');
  document.body.replaceChildren(el('main.threshold', {}, el('p.loading', { role: 'status' }, words('loading'))));
  if (replayed !== null) {
    const { showHighlight } = await import('./showcase.ts');
    if (await showHighlight(replayed, words, lang)) return;
  }
  const answer = await open();
  const title = answer.kind === 'done' ? titleOf(answer.data.gameId) : undefined;
  if (answer.kind !== 'done' || !title) return document.body.replaceChildren(closedDoor(words, answer));
  const [state, art] = await Promise.all([seeded(answer.data), artOf(title)]);
  const setting = { state, title, art, words, lang };
  const sound = createSound();
  const table = await setTable(setting, {
    onSpin: () => play.press(),
    onStake: (step) => play.step(step),
    onSound: () => table.hud.showSound(sound.toggle()),
    onPanel: (panel) => panels.open(panel),
  });
  const play = createPlay(setting, table, sound);
  const panels = createPanels(setting, table, play);
  listenToKeys(play);
  addEventListener('offline', () => table.notice(words('offline')));
  addEventListener('online', () => table.notice(''));
  await play.begin();
  const roundId = query.get('replay');
  if (roundId !== null && !play.isBusy) await replayRound(state.sessionId, roundId, play);
}

/** A round of the bet records, asked for by its number. M07 */
async function replayRound(sessionId: string, roundId: string, play: Play): Promise<void> {
  const answer = await ask(calls.history, { sessionId, roundId }, lang);
  const round = answer.kind === 'done' ? answer.data.list[0] : undefined;
  if (round?.isSettled) await play.replay(round);
}

void start();
