/** Opens the window: ticket or session, words, seeds, and the table that the game asks for. */
import './poker.css';
import * as calls from '@foyer/contract/games/poker.ts';
import { ask } from '../frame/api.ts';
import { setClock } from '../frame/clock.ts';
import { el } from '../frame/dom.ts';
import { closedDoor, openSession, takeSeeds, takeTheme, waiting } from '../frame/entry.ts';
import { createPanels } from '../frame/panels.ts';
import { windowLang } from '../frame/words.ts';
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

const query = new URLSearchParams(location.search);
const lang = windowLang(query);
takeTheme();

interface Table {
  begin(): Promise<void>;
  refresh(): Promise<void>;
  /** One round of the records, asked for by its number. */
  replay(roundId: string): Promise<void>;
}

/** Either table with one way to replay. */
function tableOf(setting: Setting, room: Room): Table {
  const { sessionId, rules } = setting.state;
  const read = async (roundId: string) => {
    const answer = await ask(calls.pokerHistory, { sessionId, roundId }, lang);
    return answer.kind === 'done' ? answer.data : undefined;
  };
  if (rules === 'holdem') {
    const table = createHoldemTable(setting, room);
    return {
      begin: () => table.begin(),
      refresh: () => table.refresh(),
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
    async replay(roundId) {
      const round = (await read(roundId))?.events[0];
      if (round?.isSettled) await table.replay(round);
    },
  };
}

async function start(): Promise<void> {
  const words = await loadOwnWords(lang);
  if (query.has('verify')) {
    document.title = words('verifyTitle');
    return document.body.replaceChildren(el('main.threshold.wide', {}, verifierPanel(words, query)));
  }
  document.body.replaceChildren(waiting(words));
  const sentMs = performance.now();
  const answer = await openSession({ enter: calls.enterPoker, state: calls.readPoker }, query, lang);
  if (answer.kind !== 'done') return document.body.replaceChildren(closedDoor(words, answer));
  setClock(answer.data.purse.nowMs, sentMs);
  const seeds = await takeSeeds(answer.data.sessionId, answer.data.seeds, lang);
  const setting = { state: { ...answer.data, seeds }, words, lang };
  const room = createRoom(setting, (panel) => panels.open(panel));
  const table = tableOf(setting, room);
  const panels = createPanels(words, {
    rules: () => rulesPanel(setting),
    fair: () => fairPanel(setting),
    records: () =>
      recordsPanel(setting, (roundId) => {
        panels.close();
        void table.replay(roundId);
      }),
  });
  addEventListener('offline', () => room.notice(words('offline')));
  addEventListener('online', () => {
    room.notice('');
    void table.refresh();
  });
  await table.begin();
  const replayed = query.get('replay');
  if (replayed !== null) await table.replay(replayed);
}

void start();
