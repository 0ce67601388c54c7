/** Opens the window: ticket or session, words, felt, play. */
import './cards.css';
import * as calls from '@foyer/contract/games/cards.ts';
import { isCardCode } from '../../engines/cardGame.ts';
import { ask } from '../frame/api.ts';
import { setClock } from '../frame/clock.ts';
import { el } from '../frame/dom.ts';
import { closedDoor, openSession, takeSeeds, takeTheme, waiting } from '../frame/entry.ts';
import { createPanels } from '../frame/panels.ts';
import { windowLang } from '../frame/words.ts';
import { createCourse } from './course.ts';
import type { Course } from './course.ts';
import { fairPanel } from './panels/fairness.ts';
import { recordsPanel } from './panels/records.ts';
import { rulesPanel } from './panels/rules.ts';
import { verifierPanel } from './panels/verifier.ts';
import { createRoom } from './room.ts';
import type { Room } from './room.ts';
import { createSound } from './sound.ts';
import { loadOwnWords } from './words.ts';

const query = new URLSearchParams(location.search);
const lang = windowLang(query);
takeTheme();

/** A focused control answers to Enter by itself. */
function listenToKeys(room: Room): void {
  addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const isOnControl = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
    if (event.key === 'Enter' && isOnControl) return;
    if (room.bar.press(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault();
  });
}

async function start(): Promise<void> {
  const words = await loadOwnWords(lang);
  if (query.has('verify')) {
    document.title = words('verifyTitle');
    return document.body.replaceChildren(el('main.threshold.wide', {}, verifierPanel(words, query)));
  }
  document.body.replaceChildren(waiting(words));
  const sentMs = performance.now();
  const answer = await openSession({ enter: calls.enterCards, state: calls.readCards }, query, lang);
  if (answer.kind !== 'done' || !isCardCode(answer.data.code)) {
    return document.body.replaceChildren(closedDoor(words, answer));
  }
  setClock(answer.data.purse.nowMs, sentMs);
  const { sessionId, code } = answer.data;
  const state = { ...answer.data, seeds: await takeSeeds(sessionId, answer.data.seeds, lang) };
  const setting = { state, code, words, lang };
  const room = createRoom(setting, createSound(), {
    onDeal: () => void course.deal(),
    onMove: (move) => void course.move(move),
    onChoice: () => course.choose(),
    onPanel: (panel) => panels.open(panel),
  });
  const course: Course = createCourse(setting, room);
  const panels = createPanels(words, {
    rules: () => rulesPanel(setting),
    fair: () => fairPanel(setting),
    records: () =>
      recordsPanel(setting, (round) => {
        panels.close();
        void course.replay(round);
      }),
  });
  listenToKeys(room);
  addEventListener('offline', () => room.notice(words('offline')));
  addEventListener('online', () => room.notice(''));
  await course.begin();
  const roundId = query.get('replay');
  if (roundId !== null) await replayRound(sessionId, roundId, course);
}

/** A round of the bet records, asked for by its number. M07 */
async function replayRound(sessionId: string, roundId: string, course: Course): Promise<void> {
  const answer = await ask(calls.cardHistory, { sessionId, roundId }, lang);
  const round = answer.kind === 'done' ? answer.data.list[0] : undefined;
  if (round?.isSettled) await course.replay(round);
}

void start();
