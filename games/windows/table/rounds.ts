/** Rounds and their phases by the house's clock, and the removal of unconfirmed chips at the close. */
import { phaseAt, roundAt } from '@foyer/contract/play/tableClock.ts';
import type { RoundPhase, RoundTimes } from '@foyer/contract/play/tableClock.ts';
import { houseNow } from '../frame/clock.ts';
import { isOnline } from '../frame/line.ts';
import { drawBets } from './live.ts';
import type { LiveTable } from './live.ts';

/** If the stream has brought no result by this time, the window reads the state. */
const missedMs = 1_500;

/** Removes unconfirmed chips at the close, and keeps them for the message about it. */
function takeAway({ bets, taken }: LiveTable): void {
  if (!bets.hasDraft || bets.isSending) return;
  taken.take(bets.draft());
  bets.clear();
}

function beginRound(live: LiveTable, next: RoundTimes): void {
  const { room, bets, taken, state, dealt } = live;
  taken.take([]);
  // Chips of the last round remain if the window was suspended during its close.
  takeAway(live);
  if (taken.words() !== '') taken.notify();
  taken.take([]);
  if (dealt !== undefined && !state.road.some(({ roundNo }) => roundNo === dealt.roundNo))
    live.state = { ...state, road: [...state.road, dealt].slice(-120) };
  bets.nextRound();
  live.times = next;
  live.totals = [];
  live.dealt = undefined;
  if (live.isReplay) return;
  room.stage.clear();
  room.board.mark(undefined);
  room.call('', '', false);
}

function beginPhase(live: LiveTable, now: RoundPhase, refresh: () => Promise<void>): void {
  const { room, taken } = live;
  if (now !== 'betting') takeAway(live);
  if (taken.words() !== '' || (now === 'betting' && isOnline())) taken.notify();
  if (now === 'betting') taken.take([]);
  if (now === 'closing') room.announce(live.setting.words('closing'));
  if (now === 'dealing') setTimeout(() => void (live.dealt?.roundNo !== live.times.roundNo && refresh()), missedMs);
  drawBets(live);
}

/** Follows the house's clock. `refresh` reads the state if the stream has brought no result. */
export function tick(live: LiveTable, refresh: () => Promise<void>): void {
  const nowMs = houseNow();
  const next = roundAt(live.setting.state.gameId, nowMs);
  if (next.index > live.times.index) beginRound(live, next);
  const phase = phaseAt(live.times, nowMs);
  if (phase !== live.phase) {
    live.phase = phase;
    beginPhase(live, phase, refresh);
  }
  live.room.strip.show(live.times, phase, nowMs);
}
