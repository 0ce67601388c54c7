/** Opens the window: ticket or session, words, felt, play. */
import './cards.css';
import * as calls from '@foyer/contract/play/cards.ts';
import type { CardState } from '@foyer/contract/play/cards.ts';
import { isCardCode } from '../../engines/cards/cardGame.ts';
import type { CardCode } from '../../engines/cards/cardGame.ts';
import { hearKeys } from '../frame/keys.ts';
import { createPanels } from '../frame/panels.ts';
import { settledRound, startWindow } from '../frame/start.ts';
import type { Entry, Play } from '../frame/start.ts';
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
import type { Words } from './words.ts';

/** A focused control handles Enter itself. */
const listenToKeys = ({ bar }: Room): void =>
  hearKeys('button, a', ({ key, isOnControl }) => {
    if (key === 'Enter' && isOnControl) return false;
    return bar.press(key.length === 1 ? key.toLowerCase() : key);
  });

function open({ state, game: code, words, lang }: Entry<CardState, CardCode, Words>): Play {
  const setting = { state, code, words, lang };
  const room = createRoom(setting, createSound(code), {
    onStake: () => course.invite(),
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
  return {
    begin: () => course.begin(),
    async replay(roundId) {
      const round = await settledRound(calls.cardHistory, state.sessionId, roundId, lang);
      if (round) await course.replay(round);
    },
    notice: (text) => room.notice(text),
  };
}

void startWindow({
  doors: { enter: calls.enterCards, state: calls.readCards },
  loadWords: loadOwnWords,
  verifier: verifierPanel,
  gameOf: ({ code }) => (isCardCode(code) ? code : undefined),
  open,
});
