/** Opens the window: ticket or session, words, table, stream. */
import './table.css';
import * as calls from '@foyer/contract/play/table.ts';
import { tableOf } from '../../engines/table/tables.ts';
import { ask } from '../frame/api.ts';
import { isOnline } from '../frame/line.ts';
import { createPanels } from '../frame/panels.ts';
import { startWindow } from '../frame/start.ts';
import type { Play } from '../frame/start.ts';
import { lineNotice } from '../frame/talk.ts';
import { listen } from './link.ts';
import { fairPanel } from './panels/fairness.ts';
import { recordsPanel } from './panels/records.ts';
import { rulesPanel } from './panels/rules.ts';
import { verifierPanel } from './panels/verifier.ts';
import { createRoom } from './room.ts';
import { createSound } from './sound.ts';
import { createTable } from './table.ts';
import type { Table } from './table.ts';
import type { Setting } from './setting.ts';
import { loadOwnWords } from './words.ts';

function open(setting: Setting): Play {
  const { state, words } = setting;
  const room = createRoom(setting, createSound(setting.game.code), {
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
    () => room.notice(words(isOnline() ? 'lostState' : 'offline')),
  );
  keepTime(table);
  return {
    begin: () => table.begin(),
    replay: (roundNo) => replayRound(setting, roundNo, table),
    line: lineNotice(room),
  };
}

/** Follows the house's clock, and reads the state again when the window becomes visible or online. */
function keepTime(table: Table): void {
  let wasOnline = isOnline();
  setInterval(() => {
    table.tick();
    // Polls instead of using events, which a suspended window may miss.
    if (isOnline() !== wasOnline) void table.refresh();
    wasOnline = isOnline();
  }, 200);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void table.refresh();
  });
}

/** Replays a round of the bet records by its number, which has the table's name as a prefix. M07 */
async function replayRound({ state, lang }: Setting, asked: string, table: Table): Promise<void> {
  const roundNo = asked.split(':').at(-1) ?? '';
  const answer = await ask(calls.tableHistory, { sessionId: state.sessionId, roundNo }, lang);
  const round = answer.kind === 'done' ? answer.data.list[0] : undefined;
  if (round !== undefined && round.round.numbers.length > 0) await table.replay(round);
}

void startWindow({
  doors: { enter: calls.enterTable, state: calls.readTable },
  loadWords: loadOwnWords,
  verifier: verifierPanel,
  gameOf: ({ gameId }) => tableOf(gameId),
  open,
});
