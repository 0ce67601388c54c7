/** The state of play in the window, and how button, locks and result line show it. */
import { minInstantCycleMs } from '@foyer/contract/play/instant.ts';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import type { PlayPurse } from '@foyer/contract/play/play.ts';
import { resultText } from '../../engines/instant/words.ts';
import { wait } from '../frame/dom.ts';
import { isOnline } from '../frame/line.ts';
import { baht } from '../frame/money.ts';
import { pressWord } from './lines.ts';
import type { Room } from './room.ts';
import type { Setting } from './setting.ts';
import { cycleMs, mayCelebrate } from '../frame/placeRules.ts';

export interface LivePlay {
  readonly setting: Setting;
  readonly room: Room;
  purse: PlayPurse;
  phase: 'idle' | 'busy' | 'open' | 'rest' | 'replay';
  /** The open round that waits for a move of the player. */
  open: InstantRound | undefined;
  /** When the last round began, by `performance.now()`. */
  startedMs: number;
}

/** Margin over the house's cycle, so that the house does not refuse the next round as too soon. */
export const spareMs = 60;

export const createLivePlay = (setting: Setting, room: Room): LivePlay => ({
  setting,
  room,
  purse: setting.state.purse,
  phase: 'idle',
  open: undefined,
  startedMs: -Infinity,
});

/** The number of chips that the current choice takes. */
export const chipCount = ({ setting, room }: LivePlay): number => setting.game.chips(room.stage.choice());

const restEndMs = ({ startedMs }: LivePlay): number => startedMs + cycleMs(minInstantCycleMs) + spareMs;

function countDown(live: LivePlay): void {
  const seconds = Math.max(1, Math.ceil((restEndMs(live) - performance.now()) / 1000));
  live.room.bar.button(live.setting.words('resting', { seconds }), false);
}

/** Updates locks and button to the phase. */
export function draw(live: LivePlay): void {
  const { phase, open } = live;
  const { stage, bar, past } = live.room;
  const { words, game } = live.setting;
  const isIdle = phase === 'idle' || phase === 'rest';
  const count = chipCount(live);
  stage.lock(!isIdle);
  bar.lock(!isIdle);
  past.lock(!isIdle);
  bar.showCount(count);
  stage.showChip?.(bar.chip);
  if (phase === 'open' && open !== undefined) {
    const canTake = open.moves.length > 0;
    bar.button(canTake ? words('take', { amount: baht(open.winSatang) }) : words('openFirst'), canTake, 'take');
  } else if (phase === 'busy') bar.button(words('playing'), false);
  else if (phase === 'replay') bar.button(words('replayBadge'), false);
  else if (phase === 'rest') countDown(live);
  else bar.button(pressWord(words, game.code, baht(bar.chip * Math.max(1, count))), count > 0);
}

/** Waits until the next round may begin: five seconds from the start of the last one. M11 */
export async function rest(live: LivePlay): Promise<void> {
  live.phase = 'rest';
  draw(live);
  while (performance.now() < restEndMs(live)) {
    countDown(live);
    await wait(200);
    // The player may have started a replay.
    if (live.phase !== 'rest') return;
  }
  live.phase = 'idle';
  draw(live);
}

/** `isStill` for a round that is over already: its prize is shown, but not celebrated again. */
export function showOutcome({ setting, room }: LivePlay, round: InstantRound, isStill = false): void {
  const { words, game } = setting;
  const result = resultText(words, { ...round, code: game.code });
  const net = round.winSatang - round.stakeSatang;
  const word = round.winSatang === 0 ? 'lostRound' : net > 0 ? 'won' : 'returned';
  room.call(result, words(word, { back: baht(round.winSatang), net: baht(net, true) }), net > 0);
  if (mayCelebrate(net, 0) && !isStill) room.celebrate();
}

/** Says that the connection is lost. The request is retried meanwhile. */
export const lost = ({ setting, room }: LivePlay): void => room.notice(setting.words(isOnline() ? 'lost' : 'offline'));
