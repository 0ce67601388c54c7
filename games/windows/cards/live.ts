/** The state of play in the window, and how it is shown: the bar, the felt and the result. */
import { cardCycleMs } from '@foyer/contract/play/cards.ts';
import type { CardRound } from '@foyer/contract/play/cards.ts';
import { houseNow } from '../frame/clock.ts';
import { baht } from '../frame/money.ts';
import type { Room } from './room.ts';
import type { Setting } from './setting.ts';
import { cycleMs } from '../frame/placeRules.ts';

export interface LivePlay {
  readonly setting: Setting;
  readonly room: Room;
  /** The round on the felt, open or over. */
  round: CardRound | undefined;
  isBusy: boolean;
  isReplay: boolean;
  /** Timer until the next deal is offered. */
  waiting: ReturnType<typeof setTimeout> | undefined;
}

export const createLivePlay = (setting: Setting, room: Room): LivePlay => ({
  setting,
  room,
  round: setting.state.openRound ?? setting.state.lastRound,
  isBusy: true,
  isReplay: false,
  waiting: undefined,
});

/** Offers the moves of an open round, or a deal once the cycle of the last one is over. */
export function offer(live: LivePlay): void {
  const { round, isBusy } = live;
  const { bar, desk } = live.room;
  clearTimeout(live.waiting);
  if (live.isReplay) return bar.offerNothing(live.setting.words('replayNote'));
  if (round !== undefined && !round.isSettled) {
    const { shown, stakeSatang } = round;
    return bar.offerActions(desk.actions(shown, stakeSatang), desk.note(shown, stakeSatang), isBusy);
  }
  const waitMs = (round?.openedMs ?? 0) + cycleMs(cardCycleMs) - houseNow();
  bar.offerDeal(!isBusy && waitMs <= 0);
  if (!isBusy && waitMs > 0) live.waiting = setTimeout(() => offer(live), waitMs);
}

export function callResult({ setting, room }: LivePlay, over: CardRound): void {
  const isWon = over.winSatang > over.heldSatang;
  const sums = { stake: baht(over.heldSatang), back: baht(over.winSatang) };
  const own = setting.words(over.winSatang === over.heldSatang ? 'ownEven' : 'ownResult', sums);
  const outcomeText = room.desk.outcomeText(over);
  room.call(outcomeText, own, isWon);
  room.announce(`${outcomeText}. ${own}`);
}

/** Shows a round on the felt, and its result if it is settled. */
export async function show(live: LivePlay, next: CardRound, isAtOnce: boolean): Promise<void> {
  const { desk, call, sound } = live.room;
  if (next.roundId !== live.round?.roundId) desk.clear();
  live.round = next;
  call('', '', false);
  await desk.show(next.shown, next.stakeSatang, isAtOnce);
  if (!next.isSettled) return;
  callResult(live, next);
  if (!isAtOnce) sound.result(next.winSatang, next.heldSatang);
}
