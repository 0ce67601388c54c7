/** Opens the window: ticket or session, words, pictures, play. */
import './slot.css';
import * as calls from '@foyer/contract/play/slot.ts';
import type { PlayState } from '@foyer/contract/play/slot.ts';
import { titleOf } from '../../engines/slotTitles.ts';
import type { SlotTitle } from '../../engines/slotTitles.ts';
import { el } from '../frame/dom.ts';
import { hearKeys } from '../frame/keys.ts';
import { createPanels } from '../frame/panels.ts';
import { settledRound, startWindow } from '../frame/start.ts';
import type { Entry, Play as WindowPlay } from '../frame/start.ts';
import { artOf } from './art/art.ts';
import type { Art } from './art/art.ts';
import { createPlay } from './play.ts';
import type { Play } from './play.ts';
import { createSound } from './sound.ts';
import { setTable } from './table.ts';
import { loadOwnWords } from './words.ts';
import type { Words } from './words.ts';

// The panels contain the engine, which computes rules and verifies rounds; the reels do not need it.
const loadRules = () => import('./panels/rules.ts');
const loadFairness = () => import('./panels/fairness.ts');
const loadRecords = () => import('./panels/records.ts');
const loadVerifier = () => import('./panels/verifier.ts');

const listenToKeys = (play: Play): void =>
  hearKeys('button, a, input', ({ key, isOnControl }) => {
    const isPress = (key === ' ' || key === 'Enter') && !isOnControl;
    if (isPress) play.press();
    if (key === 'ArrowUp' || key === 'ArrowRight') play.step(1);
    if (key === 'ArrowDown' || key === 'ArrowLeft') play.step(-1);
    return isPress;
  });

/** A title whose pictures load while the seeds are requested. */
interface Drawn {
  readonly title: SlotTitle;
  readonly art: Promise<Art>;
}

function drawnOf({ gameId }: PlayState): Drawn | undefined {
  const title = titleOf(gameId);
  return title && { title, art: artOf(title) };
}

async function open({ state, game, words, lang }: Entry<PlayState, Drawn, Words>): Promise<WindowPlay> {
  const setting = { state, title: game.title, art: await game.art, words, lang };
  const sound = createSound(game.title.platform);
  const table = await setTable(setting, {
    onSpin: () => play.press(),
    onStake: (step) => play.step(step),
    onSound: () => table.hud.showSound(sound.toggle()),
    onPanel: (panel) => panels.open(panel),
  });
  const play = createPlay(setting, table, sound);
  const panels = createPanels(words, {
    rules: async () => (await loadRules()).rulesPanel(setting, table, play.stakeSatang),
    fair: async () => (await loadFairness()).fairPanel(setting),
    records: async () =>
      (await loadRecords()).recordsPanel(setting, play.isBusy, (round) => {
        panels.close();
        void play.replay(round);
      }),
  });
  listenToKeys(play);
  return {
    begin: () => play.begin(),
    async replay(roundId) {
      const round = play.isBusy ? undefined : await settledRound(calls.history, state.sessionId, roundId, lang);
      if (round) await play.replay(round);
    },
    notice: (text) => table.notice(text),
  };
}

void startWindow({
  doors: { enter: calls.enter, state: calls.state },
  loadWords: loadOwnWords,
  verifier: async (words, given) => (await loadVerifier()).verifierPanel(words, given),
  gameOf: drawnOf,
  open,
  hasOwnColours: true,
  async showAlone(asked, words, lang) {
    const { showHighlight } = await import('./showcase.ts');
    return showHighlight(asked, words, lang);
  },
  ornament: () => el('div.leaf'),
});
