/** The course of a hand against the house: bets, cards, the decision, the result, and what happens without an answer. */
import * as calls from '@foyer/contract/games/poker.ts';
import type { HoldemRound } from '@foyer/contract/games/poker.ts';
import { ask, askInTurn } from '../../frame/api.ts';
import { el, wait } from '../../frame/dom.ts';
import { isOnline } from '../../frame/line.ts';
import { keepPending, pendings } from '../pending.ts';
import type { Pending } from '../pending.ts';
import type { Room } from '../room.ts';
import type { Setting } from '../setting.ts';
import { createCourse } from './course.ts';
import { createFelt } from './felt.ts';
import { payTables } from './pays.ts';
import { createRack } from './rack.ts';
import type { RackPhase } from './rack.ts';

export interface HoldemTable {
  begin(): Promise<void>;
  refresh(): Promise<void>;
  /** Money may have come in while the window was not looked at: bets that are being chosen stay. */
  look(): Promise<void>;
  replay(round: HoldemRound): Promise<void>;
}

export function createHoldemTable(setting: Setting, room: Room): HoldemTable {
  const { words, lang } = setting;
  const { sessionId } = setting.state;
  let { purse, holdem: round } = setting.state;
  let isBusy = false;
  let isReplay = false;
  const felt = createFelt(words);
  const pays = payTables(words);
  const course = createCourse(words, room, felt, pays);
  const rack = createRack(words, {
    onDeal: () => void deal(keepPending(sessionId, rack.bets.anteSatang, rack.bets.bonusSatang)),
    onDecide: (what) => void decide(what),
    onBets: () => drawBets(),
  });
  room.set(el('div.floor.holdem', {}, el('div.scene', {}, felt.root, room.back), pays.root), rack.root);

  const isOpen = (): boolean => round !== undefined && round.result === '';
  const phase = (): RackPhase => (isReplay ? 'replay' : isBusy ? 'busy' : isOpen() ? 'choice' : 'bets');
  const drawRack = (): void => rack.show(phase(), purse.balanceSatang);
  const lost = (): void => room.notice(words(isOnline() ? 'lost' : 'offline'));

  /** New bets take the old cards off the table. */
  function drawBets(): void {
    course.stop();
    felt.clear();
    felt.say(words('betsOpen'), '', false);
    felt.spots.draft(rack.bets);
    pays.mark(undefined);
    drawRack();
  }

  function answered(answer: {
    readonly kind: 'refused';
    readonly name: string | undefined;
    readonly message: string;
  }): void {
    if (answer.name === 'GAME_SESSION_ENDED' || answer.name === 'SESSION_EXPIRED') return room.ended(answer.message);
    room.notice(answer.message);
  }

  async function deal({ requestId, stakeSatang, bonusSatang }: Pending): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    room.notice('');
    felt.clear();
    felt.spots.draft({ anteSatang: stakeSatang, bonusSatang });
    felt.say('', '', false);
    drawRack();
    const request = { sessionId, requestId, anteSatang: stakeSatang, bonusSatang };
    const answer = await askInTurn(calls.dealHoldem, request, lang, lost);
    pendings.drop(sessionId);
    if (answer.kind === 'done') {
      room.notice('');
      ({ round, purse } = answer.data);
      room.showPurse(purse);
      await course.deal(round, 'now');
      // It was decided while the answer was on its way: by another page of this player, or by the house's rule.
      if (!isOpen()) await course.end(round, 'stand');
    } else {
      answered(answer);
      await refresh();
    }
    isBusy = false;
    drawRack();
  }

  async function decide(what: 'call' | 'fold'): Promise<void> {
    if (isBusy || round === undefined) return;
    isBusy = true;
    drawRack();
    const { roundId } = round;
    const answer = await askInTurn(calls.decideHoldem, { sessionId, roundId, what }, lang, lost);
    if (answer.kind === 'done') {
      room.notice('');
      ({ round, purse } = answer.data);
      await course.end(round, 'now');
      // The displayed balance only changes once the result is shown.
      room.showPurse(purse);
    } else {
      answered(answer);
      await refresh();
    }
    isBusy = false;
    drawRack();
  }

  /** Reads the current state from the house and shows it. */
  async function refresh(): Promise<void> {
    const answer = await ask(calls.readPoker, { sessionId }, lang);
    if (answer.kind === 'refused') return answered(answer);
    if (answer.kind === 'lost') return lost();
    ({ purse, holdem: round } = answer.data);
    room.showPurse(purse);
    drawAll();
  }

  function drawAll(): void {
    if (round === undefined) return drawBets();
    rack.choose(round);
    void (isOpen() ? course.deal(round, 'stand') : course.end(round, 'stand'));
    drawRack();
  }

  return {
    async begin() {
      const pending = pendings.of(sessionId);
      drawAll();
      if (pending === undefined) return;
      rack.choose({ anteSatang: pending.stakeSatang, bonusSatang: pending.bonusSatang });
      await deal(pending);
    },
    async refresh() {
      if (!isBusy) await refresh();
    },
    async look() {
      if (isBusy || isOpen()) return;
      const answer = await ask(calls.readPoker, { sessionId }, lang);
      if (answer.kind !== 'done' || isBusy || answer.data.holdem?.roundId !== round?.roundId) return;
      ({ purse } = answer.data);
      room.showPurse(purse);
      drawRack();
    },
    async replay(shown) {
      if (isBusy) return;
      isBusy = true;
      isReplay = true;
      room.markReplay(true);
      felt.clear();
      drawRack();
      let isLeft = false;
      const left = room.untilBack().then(() => void (isLeft = true));
      await Promise.race([
        left,
        course
          .deal(shown, 'again')
          .then(() => wait(900))
          .then(() => (isLeft ? undefined : course.end(shown, 'again'))),
      ]);
      await left;
      room.markReplay(false);
      isReplay = false;
      isBusy = false;
      course.stop();
      drawAll();
    },
  };
}
