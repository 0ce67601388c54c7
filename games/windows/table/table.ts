/** The course of the table: rounds by the house's clock, chips, results, and what happens when the house does not answer. */
import * as calls from '@foyer/contract/games/table.ts';
import type { Chip, SpotTotal, TableBet, TableNews, TableRound, TableState } from '@foyer/contract/games/table.ts';
import { phaseAt, roundAt } from '@foyer/contract/games/tableClock.ts';
import type { RoundPhase, RoundTimes } from '@foyer/contract/games/tableClock.ts';
import { ask, askUntilAnswered } from '../frame/api.ts';
import type { Answer } from '../frame/api.ts';
import { isCalm } from '../frame/dom.ts';
import { houseNow, setClock } from '../frame/clock.ts';
import { isOnline } from '../frame/line.ts';
import { merged, refusal, sumOfChips } from './draft.ts';
import { ownResult, resultName, spotName } from './names.ts';
import { pendingSlips } from './pendingSlip.ts';
import type { Slip } from './pendingSlip.ts';
import type { Room } from './room.ts';
import type { Setting } from './setting.ts';
import { createTaken } from './taken.ts';
import { spotOf } from '../../engines/table/tables.ts';
import { roundLimitSatang } from '../../engines/table/table.ts';
import { baht } from '../frame/money.ts';

export interface Table {
  /** One chip of the hand's size onto a spot; nothing is staked before `place`. */
  drop(spotId: string, satang: number): void;
  undo(): void;
  clear(): void;
  repeat(): void;
  place(): Promise<void>;
  hear(news: TableNews): void;
  refresh(): Promise<void>;
  tick(): void;
  replay(round: calls.PlayedRound): Promise<void>;
  begin(): Promise<void>;
}

const chipsIn = (bets: readonly TableBet[]): Chip[] => merged(bets.flatMap(({ slip }) => calls.chipsOf(slip)));
/** A window that comes in the middle of a dealing shows what is left of it at once. */
const lateMs = 2_000;
/** If the stream brought no result by this time, the house is queried. */
const missedMs = 1_500;

export function createTable(setting: Setting, room: Room): Table {
  const { game, words, lang } = setting;
  const { sessionId, gameId } = setting.state;
  let { state } = setting;
  let times: RoundTimes = roundAt(gameId, houseNow());
  let phase: RoundPhase | undefined;
  let own: TableBet[] = [];
  let before: Chip[] = [];
  let drafts: Chip[][] = [];
  const taken = createTaken(setting, room.notice);
  let totals: readonly SpotTotal[] = state.totals;
  let dealt: TableRound | undefined;
  let stands = '';
  let isSending = false;
  let isReplay = false;

  const draft = (): Chip[] => merged(drafts.flat());
  const isLocked = (): boolean => isReplay || phase !== 'betting' || !state.isOpen;

  function draw(): void {
    if (isReplay) return;
    room.board.show(chipsIn(own), draft(), totals);
    room.board.lock(isLocked());
    const stakedSatang = own.reduce((sum, bet) => sum + bet.stakeSatang, 0);
    const canRepeat = before.length > 0 && drafts.length === 0;
    room.rack.show({ stakedSatang, draftSatang: sumOfChips(draft()), canRepeat, isLocked: isLocked(), isSending });
  }

  /** Takes over the house's state. The displayed balance only changes once the result is shown. */
  function take(now: TableState): void {
    state = now;
    const isHidden = own.length > 0 && phase === 'dealing' && stands !== times.roundNo;
    if (!isHidden) room.hud.showPurse(now.purse);
    const next = roundAt(gameId, houseNow());
    // The clock of a window may have been behind by a round.
    if (next.index > times.index) beginRound(next);
    else times = next;
    own = now.bets.filter((bet) => bet.roundNo === times.roundNo);
    const last = now.bets.filter((bet) => bet.roundNo !== times.roundNo);
    if (last.length > 0) before = chipsIn(last);
    if (now.round.roundNo === times.roundNo) {
      totals = now.totals;
      if (now.round.numbers.length > 0 || now.round.isVoid) result(now.round);
    }
    room.strip.instead(now.isOpen ? '' : words('tableClosed'));
    showRoad();
    draw();
  }

  /** Includes the round whose result is shown, and leaves out one still being dealt. */
  function showRoad(): void {
    const isNew = dealt !== undefined && stands === dealt.roundNo && !state.road.some((one) => one.roundNo === stands);
    room.roads.show(dealt !== undefined && isNew ? [...state.road, dealt] : state.road);
  }

  async function refresh(): Promise<void> {
    const sentMs = performance.now();
    const answer = await ask(calls.readTable, { sessionId }, lang);
    if (answer.kind === 'done') {
      setClock(answer.data.purse.nowMs, sentMs);
      taken.tell();
      take(answer.data);
    } else if (answer.kind === 'lost') room.notice(words(isOnline() ? 'lostState' : 'offline'));
    else if (answer.name === 'GAME_SESSION_ENDED' || answer.name === 'SESSION_EXPIRED') room.ended(answer.message);
    else room.notice(answer.message);
  }

  function result(round: TableRound): void {
    if (dealt?.roundNo === round.roundNo) return;
    dealt = round;
    if (!isReplay) void show(round);
  }

  async function show(round: TableRound): Promise<void> {
    if (round.isVoid) return finish(round);
    const isLate = houseNow() > times.dealMs + lateMs;
    await room.stage.show(round.numbers, isLate || isCalm());
    if (!isReplay && round.roundNo === times.roundNo) await finish(round);
  }

  /** The result is shown: announces it, marks winning spots, and updates the balance. */
  async function finish(round: TableRound): Promise<void> {
    stands = round.roundNo;
    const name = round.isVoid ? words('voided') : resultName(words, game.code, round.numbers);
    room.board.mark(round.isVoid ? undefined : round.numbers);
    showRoad();
    room.call(name, '', false);
    if (own.length === 0) return room.call(name, taken.words() || words('ownNone'), false);
    room.sound.result();
    for (let tries = 0; tries < 6 && (dealt ?? round).roundNo === round.roundNo; tries += 1) {
      await refresh();
      const mine = state.bets.filter((bet) => bet.roundNo === round.roundNo);
      const isOver = round.roundNo !== times.roundNo;
      if (mine.length > 0 && mine.every((bet) => bet.state !== 'placed' && bet.state !== 'opening'))
        return callOwn(isOver ? `${words('round', { no: round.roundNo })} · ${name}` : name, mine);
      await new Promise((done) => setTimeout(done, 500 * (tries + 1)));
    }
  }

  function callOwn(name: string, mine: readonly TableBet[]): void {
    const { said, isWin } = ownResult(words, mine);
    room.call(name, said, isWin);
    if (!room.seesResult()) room.notice(`${name} · ${said}`, isWin ? 'good' : 'info');
  }

  /** Removes unconfirmed chips at the close, and says so while the round is on the screen. */
  function takeAway(): void {
    if (drafts.length === 0 || isSending) return;
    taken.take(draft());
    drafts = [];
  }

  function beginRound(next: RoundTimes): void {
    taken.take([]);
    // Of the round before, where the window slept through its close.
    takeAway();
    if (taken.words() !== '') taken.tell();
    taken.take([]);
    if (own.length > 0) before = chipsIn(own);
    if (dealt !== undefined && !state.road.some(({ roundNo }) => roundNo === dealt?.roundNo))
      state = { ...state, road: [...state.road, dealt].slice(-120) };
    times = next;
    own = [];
    totals = [];
    dealt = undefined;
    if (isReplay) return;
    room.stage.clear();
    room.board.mark(undefined);
    room.call('', '', false);
  }

  function onPhase(now: RoundPhase): void {
    if (now !== 'betting') takeAway();
    if (taken.words() !== '' || (now === 'betting' && isOnline())) taken.tell();
    if (now === 'betting') taken.take([]);
    if (now === 'closing') room.announce(words('closing'));
    if (now === 'dealing') setTimeout(() => void (dealt?.roundNo !== times.roundNo && refresh()), missedMs);
    draw();
  }

  function lay(chips: readonly Chip[]): void {
    if (isLocked() || isSending) return;
    const fault = refusal(merged([...drafts.flat(), ...chips]), {
      code: game.code,
      staked: chipsIn(own),
      balanceSatang: state.purse.balanceSatang,
    });
    if (fault === undefined) {
      drafts.push([...chips]);
      room.notice('');
      room.sound.chip();
    } else if (fault.why === 'balance') room.notice(words('poor', { balance: baht(state.purse.balanceSatang) }));
    else if (fault.why === 'round') room.notice(words('overRound', { limit: baht(roundLimitSatang) }));
    else {
      const spot = spotOf(game.code, chips[0]?.spot ?? '');
      const name = spot ? spotName(words, game.code, spot) : '';
      room.notice(words('overLimit', { spot: name, limit: baht(fault.limitSatang) }));
    }
    draw();
  }

  /** Repeats the same slip until the house has replied. L04, L06 */
  async function send(slip: Slip): Promise<void> {
    isSending = true;
    draw();
    pendingSlips.keep(sessionId, slip);
    const answer = await askUntilAnswered(calls.placeChips, { sessionId, ...slip }, lang, () =>
      room.notice(words('lost')),
    );
    pendingSlips.drop(sessionId);
    isSending = false;
    drafts = [];
    if (answer.kind === 'refused') return refused(answer, slip);
    const { bet, purse } = answer.data;
    room.notice(words('placed', { amount: baht(bet.stakeSatang) }), 'good');
    state = { ...state, purse };
    room.hud.showPurse(purse);
    if (bet.roundNo === times.roundNo && !own.some(({ orderNo }) => orderNo === bet.orderNo)) own = [...own, bet];
    draw();
  }

  async function refused({ name, message }: Extract<Answer<unknown>, { kind: 'refused' }>, slip: Slip): Promise<void> {
    if (name === 'GAME_SESSION_ENDED' || name === 'SESSION_EXPIRED') return room.ended(message);
    await refresh();
    // On their way when the betting closed.
    if (name === 'BETS_CLOSED') taken.take(calls.chipsOf(slip.slip));
    room.notice(`${message} ${taken.words()}`.trim());
  }

  return {
    drop: (spot, satang) => lay([{ spot, satang }]),
    undo() {
      drafts.pop();
      draw();
    },
    clear() {
      drafts = [];
      draw();
    },
    repeat: () => lay(before),
    async place() {
      const chips = draft();
      if (chips.length === 0 || isLocked() || isSending) return;
      await send({ requestId: crypto.randomUUID(), roundNo: times.roundNo, slip: calls.slipOf(chips) });
    },
    hear(news) {
      if (news.kind === 'void') return void refresh();
      if (news.round.roundNo !== times.roundNo) return;
      if (news.kind === 'totals' || news.kind === 'closed') {
        totals = news.totals;
        draw();
      }
      if (news.kind === 'result') result(news.round);
      if (news.kind === 'open' && (news.round.numbers.length > 0 || !room.isUp())) void refresh();
    },
    refresh,
    tick() {
      const nowMs = houseNow();
      const next = roundAt(gameId, nowMs);
      if (next.index > times.index) beginRound(next);
      const nowPhase = phaseAt(times, nowMs);
      if (nowPhase !== phase) {
        phase = nowPhase;
        onPhase(nowPhase);
      }
      room.strip.show(times, nowPhase, nowMs);
    },
    async replay(played) {
      isReplay = true;
      room.markReplay(true);
      room.board.lock(true);
      room.board.mark(undefined);
      room.board.show(chipsIn(played.bets), [], []);
      room.call(`${words('round', { no: played.round.roundNo })} · ${words('replayBadge')}`, '', false);
      // The way back is open from the first card on.
      const back = room.untilBack().then(() => 'left' as const);
      const shown = room.stage.show(played.round.numbers, isCalm()).then(() => 'shown' as const);
      if ((await Promise.race([shown, back])) === 'shown') {
        room.board.mark(played.round.numbers);
        callOwn(resultName(words, game.code, played.round.numbers), played.bets);
        await back;
      }
      isReplay = false;
      room.markReplay(false);
      room.stage.clear();
      room.board.mark(undefined);
      room.call('', '', false);
      dealt = undefined;
      await refresh();
    },
    async begin() {
      this.tick();
      take(state);
      const left = pendingSlips.of(sessionId);
      if (left !== undefined) await send(left);
    },
  };
}
