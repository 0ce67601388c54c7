/** Applies what the house sends about the table: its whole state on request, and single events of the stream. */
import { readTable } from '@foyer/contract/play/table.ts';
import type { TableNews, TableState } from '@foyer/contract/play/table.ts';
import { roundAt } from '@foyer/contract/play/tableClock.ts';
import { ask, isSessionOver } from '../frame/api.ts';
import { houseNow, setClock } from '../frame/clock.ts';
import { isOnline } from '../frame/line.ts';
import { drawBets, drawRoad } from './live.ts';
import type { LiveTable } from './live.ts';
import { takeResult } from './results.ts';
import { tick } from './rounds.ts';

/** Takes over the house's state. The displayed balance only changes once the result is shown. */
export function takeState(live: LiveTable, now: TableState): void {
  const { room, bets, setting } = live;
  live.state = now;
  const isHidden = bets.own.length > 0 && live.phase === 'dealing' && live.shownNo !== live.times.roundNo;
  if (!isHidden) room.hud.showPurse(now.purse);
  const next = roundAt(setting.state.gameId, houseNow());
  // The window's clock may have been a round late.
  if (next.index > live.times.index) tick(live, () => refresh(live));
  else live.times = next;
  bets.take(now.bets, live.times.roundNo);
  if (now.round.roundNo === live.times.roundNo) {
    live.totals = now.totals;
    if (now.round.numbers.length > 0 || now.round.isVoid) takeResult(live, now.round, () => refresh(live));
  }
  room.strip.instead(now.isOpen ? '' : setting.words('tableClosed'));
  drawRoad(live);
  drawBets(live);
}

export async function refresh(live: LiveTable): Promise<void> {
  const { room, taken } = live;
  const { state, words, lang } = live.setting;
  const sentMs = performance.now();
  const answer = await ask(readTable, { sessionId: state.sessionId }, lang);
  if (answer.kind === 'done') {
    setClock(answer.data.purse.nowMs, sentMs);
    // A read that was under way when the line was lost may still be answered.
    if (taken.words() !== '') taken.notify();
    else if (isOnline()) room.clearWarning();
    takeState(live, answer.data);
  } else if (answer.kind === 'lost') room.notice(words(isOnline() ? 'lostState' : 'offline'));
  else if (isSessionOver(answer.name)) room.ended(answer.message);
  else room.notice(answer.message);
}

export function takeNews(live: LiveTable, news: TableNews): void {
  if (news.kind === 'void') return void refresh(live);
  if (news.round.roundNo !== live.times.roundNo) return;
  if (news.kind === 'totals' || news.kind === 'closed') {
    live.totals = news.totals;
    drawBets(live);
  }
  if (news.kind === 'result') takeResult(live, news.round, () => refresh(live));
  if (news.kind === 'open' && (news.round.numbers.length > 0 || !live.room.isUp())) void refresh(live);
}
