/** Opens the window: ticket or session, words, seeds, and the game's table. */
import './poker.css';
import * as calls from '@foyer/contract/play/poker.ts';
import { ask } from '../frame/api.ts';
import { createPanels } from '../frame/panels.ts';
import { startWindow } from '../frame/start.ts';
import type { Play } from '../frame/start.ts';
import { createEventTable } from './event/table.ts';
import { createHoldemTable } from './holdem/table.ts';
import { fairPanel } from './panels/fairness.ts';
import { recordsPanel } from './panels/records.ts';
import { rulesPanel } from './panels/rules.ts';
import { verifierPanel } from './panels/verifier.ts';
import { createRoom } from './room.ts';
import type { Room } from './room.ts';
import type { Setting } from './setting.ts';
import { loadOwnWords } from './words.ts';

/** The table of the game, with `replay` by the number of a round. */
function tableOf(setting: Setting, room: Room): Play & { look(): Promise<void> } {
  const { sessionId, rules } = setting.state;
  const read = async (roundId: string) => {
    const answer = await ask(calls.pokerHistory, { sessionId, roundId }, setting.lang);
    return answer.kind === 'done' ? answer.data : undefined;
  };
  if (rules === 'holdem') {
    const table = createHoldemTable(setting, room);
    return {
      begin: () => table.begin(),
      refresh: () => table.refresh(),
      look: () => table.look(),
      async replay(roundId) {
        const round = (await read(roundId))?.holdem[0];
        if (round?.isSettled) await table.replay(round);
      },
    };
  }
  const table = createEventTable(setting, room);
  return {
    begin: () => table.begin(),
    refresh: () => table.refresh(),
    look: () => table.look(),
    async replay(roundId) {
      const round = (await read(roundId))?.events[0];
      if (round?.isSettled) await table.replay(round);
    },
  };
}

function open(setting: Setting): Play {
  const room = createRoom(setting, (panel) => panels.open(panel));
  const table = tableOf(setting, room);
  const panels = createPanels(setting.words, {
    rules: () => rulesPanel(setting),
    fair: () => fairPanel(setting),
    records: () =>
      recordsPanel(setting, (roundId) => {
        panels.close();
        void table.replay(roundId);
      }),
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void table.look();
  });
  return { ...table, notice: (text) => room.notice(text) };
}

void startWindow({
  doors: { enter: calls.enterPoker, state: calls.readPoker },
  loadWords: loadOwnWords,
  verifier: verifierPanel,
  gameOf: ({ rules }) => rules,
  open,
});
