/** The course of a hand against the house: bets, cards, the decision, the result, and what happens without an answer. */
import * as calls from '@foyer/contract/games/poker.ts';
import type { HoldemRound } from '@foyer/contract/games/poker.ts';
import { ask, askInTurn } from '../../frame/api.ts';
import { el, isCalm, wait } from '../../frame/dom.ts';
import { baht } from '../../frame/money.ts';
import { dropPending, keepPending, pendingOf } from '../pending.ts';
import type { Pending } from '../pending.ts';
import type { Room } from '../room.ts';
import type { Setting } from '../setting.ts';
import { createFelt, nothingDealt } from './felt.ts';
import type { Dealt } from './felt.ts';
import { payTables } from './pays.ts';
import { createRack } from './rack.ts';
import type { RackPhase } from './rack.ts';

export interface HoldemTable {
  begin(): Promise<void>;
  refresh(): Promise<void>;
  replay(round: HoldemRound): Promise<void>;
}

const cardMs = 240;
const seen: Dealt = { player: 2, board: 3, isDealerOpen: false, isNamed: true };

export function createHoldemTable(setting: Setting, room: Room): HoldemTable {
  const { words, lang } = setting;
  const { sessionId } = setting.state;
  let { purse, holdem: round } = setting.state;
  let isBusy = false;
  const felt = createFelt(words);
  const pays = payTables(words);
  const rack = createRack(words, {
    onDeal: () => void deal(keepPending(sessionId, rack.bets.anteSatang, rack.bets.bonusSatang)),
    onDecide: (what) => void decide(what),
    onBets: () => drawBets(),
  });
  room.set(el('div.floor.holdem', {}, el('div.scene', {}, felt.root, room.back), pays.root), rack.root);

  const isOpen = (): boolean => round !== undefined && round.result === '';
  const phase = (): RackPhase => (isBusy ? 'busy' : isOpen() ? 'choice' : 'bets');
  const drawRack = (): void => rack.show(phase(), purse.balanceSatang);
  const lost = (): void => room.notice(words(navigator.onLine ? 'lost' : 'offline'));

  /** New bets take the old cards off the table. */
  function drawBets(): void {
    felt.clear();
    felt.say(words('betsOpen'), '', false);
    felt.spots.draft(rack.bets);
    pays.mark(undefined);
    drawRack();
  }

  async function steps(shown: HoldemRound, list: readonly Dealt[], isAtOnce: boolean): Promise<void> {
    for (const dealt of isAtOnce ? list.slice(-1) : list) {
      felt.show(shown, dealt);
      if (isAtOnce) continue;
      room.sound.card();
      await wait(cardMs);
    }
  }

  async function showDeal(shown: HoldemRound, isAtOnce: boolean): Promise<void> {
    felt.say('', '', false);
    felt.spots.show(shown, false);
    pays.mark(undefined);
    const list = [1, 2].map((player) => ({ ...nothingDealt, player }));
    const flop = [1, 2, 3].map((board) => ({ ...nothingDealt, player: 2, board }));
    await steps(shown, [...list, ...flop, seen], isAtOnce);
    const kind = words(`kind.${shown.playerKind as 'pair'}`);
    felt.say(words('yourTurn'), '', false);
    room.announce(words('dealtSaid', { kind }));
  }

  async function showEnd(shown: HoldemRound, isAtOnce: boolean): Promise<void> {
    felt.say('', '', false);
    felt.spots.show({ ...shown, anteBackSatang: 0, callBackSatang: 0, bonusBackSatang: 0 }, false);
    if (shown.dealer.length > 0) {
      const turn = { ...seen, board: 4 };
      const river = { ...seen, board: 5 };
      await steps(shown, [turn, river, { ...river, isDealerOpen: true }], isAtOnce);
    } else felt.show(shown, seen);
    felt.spots.show(shown, true);
    pays.mark(shown);
    const net = shown.winSatang - shown.stakeSatang;
    const money = words(net > 0 ? 'ownWon' : 'ownBack', {
      stake: baht(shown.stakeSatang),
      back: baht(shown.winSatang),
      net: baht(net, true),
    });
    const result = words(`result.${shown.result as 'win'}`);
    felt.say(result, money, net > 0);
    room.announce(`${result} ${money}`);
    if (!isAtOnce) room.sound.result();
  }

  /** True where the house has answered with what was asked for. */
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
    dropPending(sessionId);
    if (answer.kind === 'done') {
      room.notice('');
      ({ round, purse } = answer.data);
      room.showPurse(purse);
      await showDeal(round, isCalm());
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
      await showEnd(round, isCalm());
      // Money moves on the screen when the result stands, not before.
      room.showPurse(purse);
    } else {
      answered(answer);
      await refresh();
    }
    isBusy = false;
    drawRack();
  }

  /** Asks the house where everything stands, and draws that. */
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
    void (isOpen() ? showDeal(round, true) : showEnd(round, true));
    drawRack();
  }

  return {
    async begin() {
      const pending = pendingOf(sessionId);
      drawAll();
      if (pending === undefined) return;
      rack.choose({ anteSatang: pending.stakeSatang, bonusSatang: pending.bonusSatang });
      await deal(pending);
    },
    async refresh() {
      if (!isBusy) await refresh();
    },
    async replay(shown) {
      if (isBusy) return;
      isBusy = true;
      room.markReplay(true);
      felt.clear();
      drawRack();
      const left = room.untilBack();
      await Promise.race([
        left,
        showDeal(shown, isCalm())
          .then(() => wait(900))
          .then(() => showEnd(shown, isCalm())),
      ]);
      await left;
      room.markReplay(false);
      isBusy = false;
      drawAll();
    },
  };
}
