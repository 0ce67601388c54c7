/** Opens the window: ticket or session, words, table, stream. */
import './table.css';
import * as calls from '@foyer/contract/games/table.ts';
import { tableOf } from '../../engines/tables.ts';
import { ask } from '../frame/api.ts';
import { setClock } from '../frame/clock.ts';
import { el } from '../frame/dom.ts';
import { closedDoor, openSession, takeTheme, waiting } from '../frame/entry.ts';
import { createPanels } from '../frame/panels.ts';
import { windowLang } from '../frame/words.ts';
import { listen } from './link.ts';
import { fairPanel } from './panels/fairness.ts';
import { recordsPanel } from './panels/records.ts';
import { rulesPanel } from './panels/rules.ts';
import { verifierPanel } from './panels/verifier.ts';
import { createRoom } from './room.ts';
import { createSound } from './sound.ts';
import { createTable } from './table.ts';
import type { Table } from './table.ts';
import { loadOwnWords } from './words.ts';

const query = new URLSearchParams(location.search);
const lang = windowLang(query);
takeTheme();

async function start(): Promise<void> {
  const words = await loadOwnWords(lang);
  if (query.has('verify')) {
    document.title = words('verifyTitle');
    return document.body.replaceChildren(el('main.threshold.wide', {}, verifierPanel(words, query)));
  }
  document.body.replaceChildren(waiting(words));
  const sentMs = performance.now();
  const answer = await openSession({ enter: calls.enterTable, state: calls.readTable }, query, lang);
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
  const panels = createPanels(words, {
    rules: () => rulesPanel(setting),
    fair: () => fairPanel(setting),
    records: () =>
      recordsPanel(setting, (round) => {
        panels.close();
        void table.replay(round);
      }),
  });
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
  let isOnline = navigator.onLine;
  setInterval(() => {
    table.tick();
    // Asked rather than heard: a window that was asleep may have missed the event.
    if (navigator.onLine !== isOnline) void table.refresh();
    isOnline = navigator.onLine;
  }, 200);
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
