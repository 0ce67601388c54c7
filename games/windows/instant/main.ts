/** Opens the window: ticket or session, words, seeds, room, play. */
import './instant.css';
import * as calls from '@foyer/contract/play/instant.ts';
import type { InstantState } from '@foyer/contract/play/instant.ts';
import type { InstantGame } from '../../engines/instant/game.ts';
import { instantOf } from '../../engines/instant/games.ts';
import { hearKeys } from '../frame/keys.ts';
import { createPanels } from '../frame/panels.ts';
import { settledRound, startWindow } from '../frame/start.ts';
import type { Entry, Play as WindowPlay } from '../frame/start.ts';
import { fairPanel } from './panels/fairness.ts';
import { recordsPanel } from './panels/records.ts';
import { rulesPanel } from './panels/rules.ts';
import { verifierPanel } from './panels/verifier.ts';
import { createPlay } from './play.ts';
import type { Play } from './play.ts';
import { createRoom } from './room.ts';
import type { Room } from './room.ts';
import { createSound } from './sound.ts';
import { loadStage } from './stages/stages.ts';
import type { StageMaker } from './stages/stages.ts';
import { loadOwnWords } from './words.ts';
import type { Words } from './words.ts';

const listenToKeys = (play: Play, { bar }: Room): void =>
  hearKeys('button, a, input, select', ({ key, isOnControl }) => {
    if (isOnControl) return false;
    const isPress = key === ' ' || key === 'Enter';
    if (isPress) play.press();
    if (key === 'ArrowUp') bar.step(1);
    if (key === 'ArrowDown') bar.step(-1);
    return isPress;
  });

/** A game whose stage loads while the seeds are requested. */
interface Staged {
  readonly game: InstantGame;
  readonly stage: Promise<StageMaker>;
}

function stagedOf({ gameId }: InstantState): Staged | undefined {
  const game = instantOf(gameId);
  return game && { game, stage: loadStage(game.code) };
}

async function open({
  state,
  game: { game, stage },
  words,
  lang,
}: Entry<InstantState, Staged, Words>): Promise<WindowPlay> {
  const setting = { state, game, words, lang };
  const room = createRoom(setting, await stage, createSound(game.code), {
    onPress: () => play.press(),
    onChoice: () => play.chosen(),
    onMove: (move) => play.move(move),
    onPanel: (panel) => panels.open(panel),
    onReplay: (round) => void play.replay(round),
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
  return {
    begin: () => play.begin(),
    async replay(roundId) {
      const round = play.isBusy ? undefined : await settledRound(calls.instantHistory, state.sessionId, roundId, lang);
      if (round) await play.replay(round);
    },
    notice: (text) => room.notice(text),
  };
}

void startWindow({
  doors: { enter: calls.enterInstant, state: calls.readInstant },
  loadWords: loadOwnWords,
  verifier: verifierPanel,
  gameOf: stagedOf,
  open,
});
