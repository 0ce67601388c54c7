/** The state of the table in the window, and how it is shown. */
import type { SpotTotal, TableRound, TableState } from '@foyer/contract/play/table.ts';
import { roundAt } from '@foyer/contract/play/tableClock.ts';
import type { RoundPhase, RoundTimes } from '@foyer/contract/play/tableClock.ts';
import { houseNow } from '../frame/clock.ts';
import { chipsIn, createBets } from './bets.ts';
import type { Bets } from './bets.ts';
import { sumOfChips } from './draft.ts';
import type { Room } from './room.ts';
import type { Setting } from './setting.ts';
import { createTaken } from './taken.ts';
import type { Taken } from './taken.ts';

export interface LiveTable {
  readonly setting: Setting;
  readonly room: Room;
  readonly bets: Bets;
  readonly taken: Taken;
  /** The house's last full state. */
  state: TableState;
  /** Times of the current round, by the house's clock. */
  times: RoundTimes;
  phase: RoundPhase | undefined;
  totals: readonly SpotTotal[];
  /** The current round with its result, once it is known. */
  dealt: TableRound | undefined;
  /** Number of the last round whose result was shown to the end. */
  shownNo: string;
  isReplay: boolean;
}

export function createLiveTable(setting: Setting, room: Room): LiveTable {
  const { state } = setting;
  return {
    setting,
    room,
    bets: createBets(),
    taken: createTaken(setting, room.notice),
    state,
    times: roundAt(state.gameId, houseNow()),
    phase: undefined,
    totals: state.totals,
    dealt: undefined,
    shownNo: '',
    isReplay: false,
  };
}

export const isLocked = ({ isReplay, phase, state }: LiveTable): boolean =>
  isReplay || phase !== 'betting' || !state.isOpen;

/** Draws the chips on the cloth, and their sums in the bottom bar. */
export function drawBets(live: LiveTable): void {
  if (live.isReplay) return;
  const { room, bets } = live;
  const draft = bets.draft();
  room.board.show(chipsIn(bets.own), draft, live.totals);
  room.board.lock(isLocked(live));
  room.rack.show({
    stakedSatang: bets.own.reduce((sum, bet) => sum + bet.stakeSatang, 0),
    draftSatang: sumOfChips(draft),
    canRepeat: bets.last.length > 0 && !bets.hasDraft,
    isLocked: isLocked(live),
    isSending: bets.isSending,
  });
}

/** Includes the round whose result is shown, and leaves out one still being dealt. */
export function drawRoad({ room, state: { road }, dealt, shownNo }: LiveTable): void {
  const isNew = dealt !== undefined && shownNo === dealt.roundNo && !road.some(({ roundNo }) => roundNo === shownNo);
  room.roads.show(dealt !== undefined && isNew ? [...road, dealt] : road);
}
