/** Opens the window: ticket or session, words, table, stream. */
import './table.css';
import * as calls from '@foyer/contract/games/table.ts';
import type { TableState } from '@foyer/contract/games/table.ts';
import { tableOf } from '../../engines/tables.ts';
import { ask, askUntilAnswered } from '../slot/api.ts';
import type { Answer } from '../slot/api.ts';
import { el } from '../slot/dom.ts';
import { setClock } from './clock.ts';
import { listen } from './link.ts';
import { createPanels } from './panels/panels.ts';
import { verifierPanel } from './panels/verifier.ts';
import { createRoom } from './room.ts';
import { createSound } from './sound.ts';
import { createTable } from './table.ts';
import type { Table } from './table.ts';
import { isLang, loadWords } from './words.ts';
import type { Lang, Words } from './words.ts';

const query = new URLSearchParams(location.search);
const cookie = (name: string): string | null => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1] ?? null;
const [asked, kept, theme] = [query.get('lang'), cookie('lang'), cookie('theme')];
const lang: Lang = isLang(asked) ? asked : isLang(kept) ? kept : 'zh_CN';
document.documentElement.lang = { zh_CN: 'zh-Hans', en: 'en', th: 'th' }[lang];
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

/** The ticket leaves the address before anything else is asked; a reload then finds the session. S01, S10 */
async function open(): Promise<Answer<TableState>> {
  const [ticket, sessionId] = [query.get('ticket'), query.get('session')];
  if (ticket !== null) {
    history.replaceState(null, '', `?lang=${lang}`);
    const answer = await ask(calls.enterTable, { ticket }, lang);
    if (answer.kind === 'done') history.replaceState(null, '', `?session=${answer.data.sessionId}&lang=${lang}`);
    return answer;
  }
  if (sessionId !== null) return askUntilAnswered(calls.readTable, { sessionId }, lang, () => undefined);
  return { kind: 'refused', name: 'GAME_TICKET_SPENT', message: '' };
}

function closedDoor(words: Words, answer: Answer<TableState>): HTMLElement {
  const isLogin = answer.kind === 'refused' && answer.name === 'SESSION_EXPIRED';
  return el(
    'main.threshold',
    {},
    el('h1', {}, words('endedTitle')),
    el('p', {}, words(answer.kind === 'lost' ? 'lostState' : isLogin ? 'endedLogin' : 'endedText')),
    answer.kind === 'lost'
      ? el('button.primary', { type: 'button', onclick: () => location.reload() }, words('retry'))
      : undefined,
    el('a.primary', { href: '/home' }, words('back')),
    el('a.quiet', { href: '?verify' }, words('openVerifier')),
  );
}

async function start(): Promise<void> {
  const words = await loadWords(lang);
  if (query.has('verify')) {
    document.title = words('verifyTitle');
    return document.body.replaceChildren(el('main.threshold.wide', {}, verifierPanel(words, query)));
  }
  document.body.replaceChildren(el('main.threshold', {}, el('p.loading', { role: 'status' }, words('loading'))));
  const sentMs = performance.now();
  const answer = await open();
  const game = answer.kind === 'done' ? tableOf(answer.data.gameId) : undefined;
  if (answer.kind !== 'done' || !game) return document.body.replaceChildren(closedDoor(words, answer));
  const state = answer.data;
  setClock(state.purse.nowMs, sentMs);
  const setting = { state, game, words, lang };
  const room = createRoom(setting, createSound(), {
    onSpot: (spotId) => table.drop(spotId, room.rack.chipSatang),
    onUndo: () => table.undo(),
    onClear: () => table.clear(),
    onRepeat: () => table.repeat(),
    onPlace: () => void table.place(),
    onPanel: (panel) => panels.open(panel),
    isUp: () => link.isUp,
  });
  const table: Table = createTable(setting, room);
  const panels = createPanels(setting, (round) => void table.replay(round));
  const link = listen(
    state.sessionId,
    (news) => table.hear(news),
    () => room.notice(words(navigator.onLine ? 'lostState' : 'offline')),
  );
  keepTime(table);
  await table.begin();
  const roundNo = query.get('replay');
  if (roundNo !== null) await replayRound(state.sessionId, roundNo, table);
}

/** The screen follows the house's clock; a window that was asleep reads again. */
function keepTime(table: Table): void {
  setInterval(() => table.tick(), 200);
  addEventListener('online', () => void table.refresh());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void table.refresh();
  });
}

/** A round of the bet records, asked for by its number; there it stands behind the table's name. M07 */
async function replayRound(sessionId: string, roundNo: string, table: Table): Promise<void> {
  const answer = await ask(calls.tableHistory, { sessionId, roundNo: roundNo.split(':').at(-1) ?? '' }, lang);
  const round = answer.kind === 'done' ? answer.data.list[0] : undefined;
  if (round !== undefined && round.round.numbers.length > 0) await table.replay(round);
}

void start();
