/** Opens the window: ticket or session, words, seeds, room, play. */
import './instant.css';
import * as calls from '@foyer/contract/games/instant.ts';
import { instantOf } from '../../engines/instant/games.ts';
import { ask } from '../frame/api.ts';
import { setClock } from '../frame/clock.ts';
import { el } from '../frame/dom.ts';
import { closedDoor, openSession, takeSeeds, takeTheme, waiting } from '../frame/entry.ts';
import { createPanels } from '../frame/panels.ts';
import { windowLang } from '../frame/words.ts';
import { fairPanel } from './panels/fairness.ts';
import { recordsPanel } from './panels/records.ts';
import { rulesPanel } from './panels/rules.ts';
import { verifierPanel } from './panels/verifier.ts';
import { createPlay } from './play.ts';
import type { Play } from './play.ts';
import { createRoom } from './room.ts';
import type { Room } from './room.ts';
import { createSound } from './sound.ts';
import { loadOwnWords } from './words.ts';

const query = new URLSearchParams(location.search);
const lang = windowLang(query);
takeTheme();

function listenToKeys(play: Play, { bar }: Room): void {
  addEventListener('keydown', (event) => {
    if (event.repeat || document.querySelector('dialog[open]')) return;
    // A focused control answers to these keys by itself.
    if (event.target instanceof HTMLElement && event.target.closest('button, a, input, select') !== null) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      play.press();
    }
    if (event.key === 'ArrowUp') bar.step(1);
    if (event.key === 'ArrowDown') bar.step(-1);
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
  const answer = await openSession({ enter: calls.enterInstant, state: calls.readInstant }, query, lang);
  const game = answer.kind === 'done' ? instantOf(answer.data.gameId) : undefined;
  if (answer.kind !== 'done' || !game) return document.body.replaceChildren(closedDoor(words, answer));
  setClock(answer.data.purse.nowMs, sentMs);
  const { sessionId } = answer.data;
  const state = { ...answer.data, seeds: await takeSeeds(sessionId, answer.data.seeds, lang) };
  const setting = { state, game, words, lang };
  const room = createRoom(setting, createSound(), {
    onPress: () => play.press(),
    onChoice: () => play.chosen(),
    onMove: (move) => play.move(move),
    onPanel: (panel) => panels.open(panel),
  });
  const play = createPlay(setting, room);
  const panels = createPanels(words, {
    rules: () => rulesPanel(setting),
    fair: () => fairPanel(setting),
    records: () =>
      recordsPanel(setting, play.isBusy, (round) => {
        panels.close();
        void play.replay(round);
      }),
  });
  listenToKeys(play, room);
  addEventListener('offline', () => room.notice(words('offline')));
  addEventListener('online', () => room.notice(''));
  await play.begin();
  const roundId = query.get('replay');
  if (roundId !== null && !play.isBusy) await replayRound(sessionId, roundId, play);
}

/** A round of the bet records, asked for by its number. M07 */
async function replayRound(sessionId: string, roundId: string, play: Play): Promise<void> {
  const answer = await ask(calls.instantHistory, { sessionId, roundId }, lang);
  const round = answer.kind === 'done' ? answer.data.list[0] : undefined;
  if (round?.isSettled) await play.replay(round);
}

void start();
