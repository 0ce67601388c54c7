/** Opens the window: ticket or session, words, pictures, play. */
import './slot.css';
import * as calls from '@foyer/contract/games/slot.ts';
import { titleOf } from '../../engines/titles.ts';
import { ask } from '../frame/api.ts';
import { el } from '../frame/dom.ts';
import { closedDoor, openSession, takeSeeds, waiting } from '../frame/entry.ts';
import { createPanels } from '../frame/panels.ts';
import { windowLang } from '../frame/words.ts';
import { artOf } from './art/art.ts';
import { fairPanel } from './panels/fairness.ts';
import { recordsPanel } from './panels/records.ts';
import { rulesPanel } from './panels/rules.ts';
import { verifierPanel } from './panels/verifier.ts';
import { createPlay } from './play.ts';
import type { Play } from './play.ts';
import { createSound } from './sound.ts';
import { setTable } from './table.ts';
import { loadOwnWords } from './words.ts';

const query = new URLSearchParams(location.search);
const lang = windowLang(query);

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
  const words = await loadOwnWords(lang);
  if (query.has('verify')) {
    document.title = words('verifyTitle');
    return document.body.replaceChildren(el('main.threshold.wide', {}, verifierPanel(words, query)));
  }
  const replayed = query.get('replay');
  document.body.replaceChildren(waiting(words));
  if (replayed !== null) {
    const { showHighlight } = await import('./showcase.ts');
    if (await showHighlight(replayed, words, lang)) return;
  }
  const answer = await openSession({ enter: calls.enter, state: calls.state }, query, lang);
  const title = answer.kind === 'done' ? titleOf(answer.data.gameId) : undefined;
  if (answer.kind !== 'done' || !title) return document.body.replaceChildren(closedDoor(words, answer, el('div.leaf')));
  const { sessionId } = answer.data;
  const [seeds, art] = await Promise.all([takeSeeds(sessionId, answer.data.seeds, lang), artOf(title)]);
  const state = { ...answer.data, seeds };
  const setting = { state, title, art, words, lang };
  const sound = createSound();
  const table = await setTable(setting, {
    onSpin: () => play.press(),
    onStake: (step) => play.step(step),
    onSound: () => table.hud.showSound(sound.toggle()),
    onPanel: (panel) => panels.open(panel),
  });
  const play = createPlay(setting, table, sound);
  const panels = createPanels(words, {
    rules: () => rulesPanel(setting, table, play.stakeSatang),
    fair: () => fairPanel(setting),
    records: () =>
      recordsPanel(setting, play.isBusy, (round) => {
        panels.close();
        void play.replay(round);
      }),
  });
  listenToKeys(play);
  addEventListener('offline', () => table.notice(words('offline')));
  addEventListener('online', () => table.notice(''));
  await play.begin();
  const roundId = query.get('replay');
  if (roundId !== null && !play.isBusy) await replayRound(sessionId, roundId, play);
}

/** A round of the bet records, asked for by its number. M07 */
async function replayRound(sessionId: string, roundId: string, play: Play): Promise<void> {
  const answer = await ask(calls.history, { sessionId, roundId }, lang);
  const round = answer.kind === 'done' ? answer.data.list[0] : undefined;
  if (round?.isSettled) await play.replay(round);
}

void start();
