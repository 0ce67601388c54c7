/** The result of a round: shown on the stage, announced, and then the player's own result. */
import type { TableBet, TableRound } from '@foyer/contract/play/table.ts';
import { houseNow } from '../frame/clock.ts';
import { isCalm, wait } from '../frame/dom.ts';
import { drawRoad } from './live.ts';
import type { LiveTable } from './live.ts';
import { ownResult, resultName } from './names.ts';

/** If the dealing began longer ago than this, the result is shown without animation. */
const lateMs = 2_000;

/** Shows each result once. `refresh` reads the state, to find the bets of the round settled. */
export function takeResult(live: LiveTable, round: TableRound, refresh: () => Promise<void>): void {
  if (live.dealt?.roundNo === round.roundNo) return;
  live.dealt = round;
  if (!live.isReplay) void showResult(live, round, refresh);
}

async function showResult(live: LiveTable, round: TableRound, refresh: () => Promise<void>): Promise<void> {
  if (round.isVoid) return finish(live, round, refresh);
  const isLate = houseNow() > live.times.dealMs + lateMs;
  const isAtOnce = isLate || isCalm();
  if (!isAtOnce) live.room.sound.deal();
  await live.room.stage.show(round.numbers, isAtOnce);
  if (!live.isReplay && round.roundNo === live.times.roundNo) await finish(live, round, refresh);
}

/** Announces a result after its animation, marks winning spots, and updates the balance. */
async function finish(live: LiveTable, round: TableRound, refresh: () => Promise<void>): Promise<void> {
  const { room, bets, taken } = live;
  const { words, game } = live.setting;
  live.shownNo = round.roundNo;
  const name = round.isVoid ? words('voided') : resultName(words, game.code, round.numbers);
  room.board.mark(round.isVoid ? undefined : round.numbers);
  drawRoad(live);
  room.call(name, '', false);
  if (bets.own.length === 0) return room.call(name, taken.words() || words('ownNone'), false);
  room.sound.result();
  for (let tries = 0; tries < 6 && (live.dealt ?? round).roundNo === round.roundNo; tries += 1) {
    await refresh();
    const mine = live.state.bets.filter((bet) => bet.roundNo === round.roundNo);
    const isOver = round.roundNo !== live.times.roundNo;
    if (mine.length > 0 && mine.every((bet) => bet.state !== 'placed' && bet.state !== 'opening'))
      return callOwn(live, isOver ? `${words('round', { no: round.roundNo })} · ${name}` : name, mine);
    await wait(500 * (tries + 1));
  }
}

export function callOwn({ setting, room, isReplay }: LiveTable, name: string, mine: readonly TableBet[]): void {
  const { text, isWin, back, stake } = ownResult(setting.words, mine);
  if (!isReplay) room.sound.own(back, stake);
  room.call(name, text, isWin);
  if (!room.seesResult()) room.notice(`${name} · ${text}`, isWin ? 'good' : 'info');
}
