/** The course of play: deal, move, result, replay, and what happens when the house does not answer. M03, M07, M08, M11 */
import * as calls from '@foyer/contract/games/cards.ts';
import type { CardRound } from '@foyer/contract/games/cards.ts';
import type { PlayPurse } from '@foyer/contract/games/play.ts';
import { ask, askInTurn } from '../frame/api.ts';
import type { Answer } from '../frame/api.ts';
import { houseNow, setClock } from '../frame/clock.ts';
import { wait } from '../frame/dom.ts';
import { isOnline } from '../frame/line.ts';
import { baht } from '../frame/money.ts';
import { pendings } from './pending.ts';
import type { Pending } from './pending.ts';
import type { Room } from './room.ts';
import type { Setting } from './setting.ts';

export interface Course {
  deal(): Promise<void>;
  move(move: string): Promise<void>;
  /** The player has chosen other cards: what they make is offered. */
  choose(): void;
  replay(round: CardRound): Promise<void>;
  begin(): Promise<void>;
}

type Reply = { readonly round: CardRound; readonly purse: PlayPurse };

/** Between two steps of a replay. */
const replayStepMs = 900;

export function createCourse({ state, words, lang }: Setting, room: Room): Course {
  const { sessionId } = state;
  const { desk, bar, hud } = room;
  let round: CardRound | undefined = state.openRound ?? state.lastRound;
  let isBusy = true;
  let isReplay = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  /** Offers what the house offers now. */
  function offer(): void {
    clearTimeout(waiting);
    if (isReplay) return bar.offerNothing(words('replayNote'));
    if (round !== undefined && !round.isSettled) {
      const { shown, stakeSatang } = round;
      return bar.offerActs(desk.acts(shown, stakeSatang), desk.note(shown, stakeSatang), isBusy);
    }
    const waitMs = (round?.openedMs ?? 0) + calls.cardCycleMs - houseNow();
    bar.offerDeal(!isBusy && waitMs <= 0);
    if (!isBusy && waitMs > 0) waiting = setTimeout(offer, waitMs);
  }

  function callResult(over: CardRound): void {
    const isWon = over.winSatang > over.heldSatang;
    const sums = { stake: baht(over.heldSatang), back: baht(over.winSatang) };
    const own = words(over.winSatang === over.heldSatang ? 'ownEven' : 'ownResult', sums);
    const outcomeText = desk.outcomeText(over);
    room.call(outcomeText, own, isWon);
    room.announce(`${outcomeText}. ${own}`);
  }

  async function show(next: CardRound, isAtOnce: boolean): Promise<void> {
    if (next.roundId !== round?.roundId) desk.clear();
    round = next;
    room.call('', '', false);
    await desk.show(next.shown, next.stakeSatang, isAtOnce);
    if (!next.isSettled) return;
    callResult(next);
    if (!isAtOnce) room.sound.result();
  }

  /** Sends until the house has answered; the same id each time. */
  async function send(pending: Pending): Promise<void> {
    isBusy = true;
    offer();
    pendings.keep(sessionId, pending);
    const onLost = (): void => room.notice(words(isOnline() ? 'lost' : 'offline'));
    const sentMs = performance.now();
    const answer: Exclude<Answer<Reply>, { kind: 'lost' }> = pending.kind === 'deal'
      ? await askInTurn(calls.dealCards, { sessionId, ...pending }, lang, onLost)
      : await askInTurn(calls.moveCards, { sessionId, ...pending }, lang, onLost);
    pendings.drop(sessionId);
    room.notice('');
    if (answer.kind === 'refused') await refused(answer, pending.kind);
    else {
      setClock(answer.data.purse.nowMs, sentMs);
      await show(answer.data.round, false);
      hud.showPurse(answer.data.purse);
    }
    isBusy = false;
    offer();
  }

  async function refused(
    { name, message }: Extract<Answer<Reply>, { kind: 'refused' }>,
    what: Pending['kind'],
  ): Promise<void> {
    if (name === 'GAME_SESSION_ENDED' || name === 'SESSION_EXPIRED') return room.ended(message);
    const isPoor = name === 'BALANCE_INSUFFICIENT';
    room.notice(isPoor ? words(what === 'deal' ? 'poorDeal' : 'poorMove') : message);
    // The house's state counts, because another window may have continued the round.
    const now = await ask(calls.readCards, { sessionId }, lang);
    if (now.kind !== 'done') return;
    const stands = now.data.openRound ?? now.data.lastRound;
    if (stands !== undefined) await show(stands, true);
    hud.showPurse(now.data.purse);
  }

  return {
    async deal() {
      if (isBusy || isReplay || (round !== undefined && !round.isSettled)) return;
      room.sound.press();
      await send({ kind: 'deal', requestId: crypto.randomUUID(), stakeSatang: bar.stakeSatang });
    },
    async move(move) {
      if (isBusy || isReplay || round === undefined || round.isSettled) return;
      room.sound.press();
      const { roundId, moves } = round;
      await send({ kind: 'move', roundId, actionId: crypto.randomUUID(), index: moves.length, move });
    },
    choose: () => !isBusy && offer(),
    async replay(shown) {
      if (isReplay || isBusy) return;
      const answer = await ask(calls.cardHistory, { sessionId, roundId: shown.roundId }, lang);
      const whole = answer.kind === 'done' ? answer.data.list[0] : undefined;
      if (whole === undefined || whole.steps.length === 0) return room.notice(words('lostState'));
      const before = round;
      isReplay = true;
      room.markReplay(true);
      offer();
      desk.clear();
      room.call('', '', false);
      const left = room.untilBack();
      let isLeft = false;
      void left.then(() => (isLeft = true));
      for (const step of whole.steps) {
        if (isLeft) break;
        await desk.show(step, whole.stakeSatang, false);
        await wait(replayStepMs);
      }
      if (!isLeft) callResult(whole);
      await left;
      isReplay = false;
      room.markReplay(false);
      desk.clear();
      room.call('', '', false);
      if (before !== undefined) await show(before, true);
      offer();
    },
    async begin() {
      hud.showPurse(state.purse);
      desk.clear();
      const kept = pendings.of(sessionId);
      if (round !== undefined) await show(round, true);
      if (kept !== undefined) return send(kept);
      if (state.openRound !== undefined) room.notice(words('held'), 'info');
      isBusy = false;
      offer();
    },
  };
}
