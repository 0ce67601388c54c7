/** The state of the hand against the dealer in the window, and the table and bar that show it. */
import type { HoldemRound } from '@foyer/contract/play/poker.ts';
import type { PlayPurse } from '@foyer/contract/play/play.ts';
import { el } from '../../frame/dom.ts';
import type { Room } from '../room.ts';
import { createCountdown, restSeconds } from '../rest.ts';
import type { Setting } from '../setting.ts';
import { createCourse } from './course.ts';
import type { Course } from './course.ts';
import { createFelt } from './felt.ts';
import type { Felt } from './felt.ts';
import { payTables } from './pays.ts';
import type { PayTables } from './pays.ts';
import { createRack } from './rack.ts';
import type { Rack, RackPhase } from './rack.ts';
import type { Bets } from './spots.ts';

export interface LiveHand {
  readonly setting: Setting;
  readonly room: Room;
  readonly felt: Felt;
  readonly pays: PayTables;
  readonly course: Course;
  readonly rack: Rack;
  purse: PlayPurse;
  /** The hand on the table, open or settled. */
  round: HoldemRound | undefined;
  isBusy: boolean;
  isReplay: boolean;
  /** Draws the bar again until the next hand may begin. */
  readonly countDown: (seconds: number) => void;
}

export interface HandActions {
  onDeal(bets: Bets): void;
  onDecide(what: 'call' | 'fold'): void;
}

export function createLiveHand(setting: Setting, room: Room, actions: HandActions): LiveHand {
  const { words } = setting;
  const felt = createFelt(words);
  const pays = payTables(words);
  const rack = createRack(words, {
    onDeal: () => actions.onDeal(rack.bets),
    onDecide: (what) => actions.onDecide(what),
    onBets: () => drawBets(live),
  });
  const live: LiveHand = {
    setting,
    room,
    felt,
    pays,
    course: createCourse(words, room, felt, pays),
    rack,
    purse: setting.state.purse,
    round: setting.state.holdem,
    isBusy: false,
    isReplay: false,
    countDown: createCountdown(() => drawRack(live)),
  };
  room.set(el('div.floor.room.holdem', {}, el('div.scene', {}, felt.root, room.back), pays.root), rack.root);
  return live;
}

/** Whether the player has to call or fold. */
export const isOpen = ({ round }: LiveHand): boolean => round !== undefined && round.result === '';

function phaseOf(live: LiveHand): RackPhase {
  if (live.isReplay) return 'replay';
  if (live.isBusy) return 'busy';
  if (isOpen(live)) return 'choice';
  return restSeconds(live.round) > 0 ? 'rest' : 'bets';
}

export function drawRack(live: LiveHand): void {
  const phase = phaseOf(live);
  const seconds = phase === 'rest' ? restSeconds(live.round) : 0;
  live.rack.show(phase, live.purse.balanceSatang, seconds);
  live.countDown(seconds);
}

/** Shows the chosen bets on an empty table. */
function drawBets(live: LiveHand): void {
  const { course, felt, pays, rack } = live;
  course.stop();
  felt.clear();
  felt.call(live.setting.words('betsOpen'), '', false);
  felt.spots.draft(rack.bets);
  pays.mark(undefined);
  drawRack(live);
}

/** Draws the house's state without animation. */
export function drawAll(live: LiveHand): void {
  const { course, rack, round } = live;
  if (round === undefined) return drawBets(live);
  rack.choose(round);
  void (isOpen(live) ? course.deal(round, 'stand') : course.end(round, 'stand'));
  drawRack(live);
}
