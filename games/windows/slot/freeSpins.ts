/** The free spins of a round. They play automatically, each in its cycle, until they are paused or over. M08, M11 */
import * as calls from '@foyer/contract/play/slot.ts';
import type { PlayPurse } from '@foyer/contract/play/play.ts';
import type { PlayRound } from '@foyer/contract/play/slot.ts';
import { askInTurn } from '../frame/api.ts';
import type { Answer } from '../frame/api.ts';
import type { Doors } from './doors.ts';
import { wait } from '../frame/dom.ts';
import { createFreeEnd } from './freeEnd.ts';
import { featureCount, featureWords, shownCoins } from './feature.ts';
import type { Sound } from './sound.ts';
import type { Setting, Table } from './table.ts';
import type { SpinShow } from './spinShow.ts';
import type { WinShow } from './wins.ts';
import { cycleMs } from '../frame/placeRules.ts';

/** How long the free cells of a hold spin. */
const turnMs = 1_300;

export interface FreeStage {
  readonly table: Table;
  readonly sound: Sound;
  readonly wins: WinShow;
  readonly doors: Doors;
  readonly show: SpinShow;
}

/** What free spins need from the course of play. */
export interface FreeHost {
  purse(): PlayPurse;
  keep(purse: PlayPurse): void;
  readonly lost: () => void;
  refused(answer: Extract<Answer<unknown>, { kind: 'refused' }>): Promise<void>;
}

export interface FreeSpins {
  /** Plays the rest of the round. Resolves to false if the house refused a spin. */
  play(open: PlayRound): Promise<boolean>;
  /** Pauses before the next free spin, or continues. */
  pause(): void;
}

export function createFreeSpins(setting: Setting, stage: FreeStage, host: FreeHost): FreeSpins {
  const { title } = setting;
  const { table, sound, wins, doors } = stage;
  const { hud, reels, ladder } = table;
  const texts = featureWords(title.model);
  const pause = createPause();
  const end = createFreeEnd(setting, stage);

  async function playAll(open: PlayRound): Promise<PlayRound | undefined> {
    let round: PlayRound | undefined = open;
    while (round && !round.isSettled) round = await playNext({ setting, stage, host, pause }, round);
    return round;
  }

  return {
    async play(open) {
      hud.setButton(texts.start, true);
      sound.free();
      wins.end();
      const last = open.spins.at(-1);
      table.setFree(true);
      ladder.show(last);
      if (title.model.hold && last) reels.hold(shownCoins(last, open.stakeSatang), false);
      await doors.free(texts, featureCount(title.model, last, last?.freeSpinsLeft ?? 0), open.spins.length > 1);
      const settled = await playAll(open);
      if (!settled) return false;
      await end(settled);
      table.setFree(false);
      ladder.show(undefined);
      hud.showPurse(host.purse());
      return true;
    },
    pause() {
      hud.setButton(pause.isOn ? 'freePause' : 'freeResume', true);
      pause.toggle();
    },
  };
}

interface Pause {
  readonly isOn: boolean;
  toggle(): void;
  untilOff(): Promise<void>;
}

function createPause(): Pause {
  let isOn = false;
  let resume: (() => void) | undefined;
  return {
    get isOn() {
      return isOn;
    },
    toggle() {
      isOn = !isOn;
      if (isOn) return;
      resume?.();
      resume = undefined;
    },
    untilOff: () => new Promise<void>((go) => (resume = go)),
  };
}

interface FreeCourse {
  readonly setting: Setting;
  readonly stage: FreeStage;
  readonly host: FreeHost;
  readonly pause: Pause;
}

/** One free spin, from the start of the reels to the end of its cycle; undefined if the house refused it. */
async function playNext({ setting, stage, host, pause }: FreeCourse, round: PlayRound): Promise<PlayRound | undefined> {
  const { state, lang } = setting;
  const { hold } = setting.title.model;
  const { table, doors } = stage;
  const startedMs = performance.now();
  startSpin(setting, stage, round);
  const request = { sessionId: state.sessionId, roundId: round.roundId, index: round.spins.length };
  const answer = await askInTurn(calls.freeSpin, request, lang, host.lost);
  if (answer.kind === 'refused') {
    await host.refused(answer);
    return undefined;
  }
  table.notice('');
  // The cells of a hold do not stop one by one, so they spin for a fixed time.
  if (hold) await wait(startedMs + turnMs - performance.now());
  const played = answer.data.round;
  const shown = played.spins.at(-1);
  if (!shown) return undefined;
  await stage.show.showSpin(shown, played, host.purse().balanceSatang);
  host.keep(answer.data.purse);
  table.ladder.show(shown);
  if (shown.freeSpinsWon > 0) await doors.more(shown.freeSpinsWon);
  await wait(startedMs + cycleMs(calls.minSpinCycleMs) + (shown.win > 0 ? 900 : 80) - performance.now());
  if (pause.isOn) await pause.untilOff();
  return played;
}

/** Starts the reels or the free cells of a hold, and shows the number of spins left. */
function startSpin({ title, words }: Setting, { table, sound, wins }: FreeStage, round: PlayRound): void {
  const { hud, reels, machine } = table;
  const { hold, freeStrips } = title.model;
  const before = round.spins.at(-1);
  hud.setButton('freePause', true);
  wins.end();
  machine.banner.classList.remove('lit');
  const left = (before?.freeSpinsLeft ?? 1) - (hold ? 0 : 1);
  machine.banner.textContent = words(featureWords(title.model).left, { left });
  sound.spin();
  if (hold && before) reels.hold(shownCoins(before, round.stakeSatang), true);
  else reels.start(freeStrips);
}
