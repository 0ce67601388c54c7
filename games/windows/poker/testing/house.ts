/**
 * An in-memory house for tests of the window. It answers the window's calls, keeps stakes and prizes by the published
 * rules, and settles by the engine.
 */
import { createHash } from 'node:crypto';
import { writeEnvelope } from '@foyer/contract/envelope.ts';
import * as calls from '@foyer/contract/play/poker.ts';
import type { EventRound, HoldemRound, PokerState } from '@foyer/contract/play/poker.ts';
import type { PlayCall } from '@foyer/contract/play/play.ts';
import { refusals } from '@foyer/contract/refusals.ts';
import * as v from 'valibot';
import { catalogueOf, usualGames } from '../../../catalogue/catalogue.ts';
import { callTimes, holdemDeal } from '../../../engines/poker/holdem/rules.ts';
import type { Deal, HoldemBet } from '../../../engines/poker/holdem/rules.ts';
import { visibleHand } from '../../../engines/poker/holdem/view.ts';
import type { PokerRules } from '../../../engines/poker/pokerGames.ts';
import { moveOf, openEvent, withMove } from '../../../engines/poker/sitAndGo/event.ts';
import type { SitAndGo } from '../../../engines/poker/sitAndGo/event.ts';
import { buyInOf, prizeOf } from '../../../engines/poker/sitAndGo/structure.ts';
import { visibleEvent } from '../../../engines/poker/sitAndGo/view.ts';
import { commitmentOf } from '../../../fair/draw.ts';
import { pokerDraw } from '../../../fair/pokerRound.ts';
import { openLine } from './line.ts';
import type { TestLine } from './line.ts';
import { openPurse, Refused } from './purse.ts';
import type { Head } from './purse.ts';

interface HoldemKept extends Head {
  readonly deal: Deal;
  readonly bet: HoldemBet;
  what: 'call' | 'fold' | undefined;
}
interface EventKept extends Head {
  event: SitAndGo;
}

export interface TestHouse extends TestLine {
  readonly hands: readonly HoldemKept[];
  readonly events: readonly EventKept[];
  readonly balanceSatang: number;
  readonly serverSeed: string;
  /** Calls that reached the house, by the last part of their address. */
  readonly heard: readonly string[];
  /** Transfers money in from the lobby, or back if negative. */
  move(satang: number): void;
  /** Folds the open hand, as the house does if the player does not return. */
  fold(): void;
}

export const clientSeed = 'player';

const read = <Q>({ request }: PlayCall<Q>, fields: object): Q => v.parse(request.schema, fields);

function opened(list: readonly Head[], requestId: string): Head {
  const last = list.at(-1);
  if (last?.isSettled === false) throw new Refused('ROUND_STILL_OPEN');
  if (last && last.openedMs + calls.minPokerCycleMs > Date.now()) throw new Refused('SPIN_TOO_SOON');
  return { requestId, nonce: list.length, openedMs: Date.now(), stakeSatang: 0, winSatang: 0, isSettled: false };
}

export function openTestHouse(rules: PokerRules, name = 'window'): TestHouse {
  const gameId = catalogueOf(usualGames).find((each) => each.engine === rules)?.gameId ?? '';
  const serverSeed = createHash('sha256').update(`${name} ${rules}`).digest('hex');
  const commitment = commitmentOf(serverSeed);
  const hands: HoldemKept[] = [];
  const events: EventKept[] = [];
  const heard: string[] = [];
  const money = openPurse();

  const purse = () => ({ ...money.totals(), nowMs: Date.now() });
  const seeds = () => ({ commitment, clientSeed, nonce: hands.length + events.length, nextCommitment: commitment });
  const drawOf = (nonce: number) => pokerDraw({ serverSeed, clientSeed, nonce });

  const fixed = { gameId, commitment, clientSeed, serverSeed: '' };
  const headOf = ({ nonce, stakeSatang, winSatang, isSettled, openedMs }: Head) => ({
    ...fixed,
    roundId: `round-${nonce}`,
    nonce,
    stakeSatang,
    winSatang,
    isSettled,
    openedMs,
    settledMs: isSettled ? openedMs : 0,
  });
  const handView = (kept: HoldemKept): HoldemRound => ({
    ...visibleHand(kept.deal, kept.bet, kept.what),
    ...headOf(kept),
  });
  function eventView(kept: EventKept, which: 'new' | 'whole' | 'none' = 'new'): EventRound {
    const { buyInSatang = 0, feeSatang = 0 } = buyInOf(kept.stakeSatang) ?? {};
    return { ...visibleEvent(kept.event, which), ...headOf(kept), buyInSatang, feeSatang };
  }

  type Of<Call> = Call extends PlayCall<infer Q> ? Q : never;
  function deal({ requestId, anteSatang, bonusSatang }: Of<typeof calls.dealHoldem>): HoldemKept {
    const earlier = hands.find((one) => one.requestId === requestId);
    if (earlier) return earlier;
    const head = opened(hands, requestId);
    const bet = { anteSatang, bonusSatang };
    const kept = { ...head, deal: holdemDeal(drawOf(head.nonce)), bet, what: undefined };
    money.stake(kept, anteSatang + bonusSatang);
    hands.push(kept);
    return kept;
  }
  function decide({ what }: Of<typeof calls.decideHoldem>): HoldemKept {
    const kept = hands.at(-1);
    if (kept === undefined) throw new Refused('UNKNOWN_ROUND');
    if (kept.what === what) return kept;
    if (kept.what !== undefined) throw new Refused('DUPLICATE_REQUEST');
    if (what === 'call') money.stake(kept, kept.bet.anteSatang * callTimes);
    kept.what = what;
    money.pay(kept, visibleHand(kept.deal, kept.bet, what).winSatang);
    return kept;
  }
  function settle(kept: EventKept, event: SitAndGo): EventKept {
    kept.event = event;
    const bought = buyInOf(kept.stakeSatang);
    if (event.place > 0 && bought) money.pay(kept, prizeOf(bought, event.place));
    return kept;
  }
  function buyIn({ requestId, stakeSatang }: Of<typeof calls.buyIn>): EventKept {
    const earlier = events.find((one) => one.requestId === requestId);
    if (earlier) return earlier;
    const head = opened(events, requestId);
    if (rules === 'holdem' || !buyInOf(stakeSatang)) throw new Refused('STAKE_NOT_OFFERED');
    const kept = { ...head, event: openEvent(rules, drawOf(head.nonce)) };
    money.stake(kept, stakeSatang);
    events.push(kept);
    return settle(kept, kept.event);
  }
  function move({ index, move: word }: Of<typeof calls.moveEvent>): EventKept {
    const kept = events.at(-1);
    if (kept === undefined) throw new Refused('UNKNOWN_ROUND');
    if (index < kept.event.moves.length) return kept;
    const wanted = moveOf(word);
    const next = index === kept.event.moves.length && wanted && withMove(kept.event, wanted);
    if (!next) throw new Refused('MOVE_NOT_OFFERED');
    return settle(kept, next);
  }

  function state(): PokerState {
    const [hand, event] = [hands.at(-1), events.at(-1)];
    return {
      sessionId: 'session-1',
      mode: 'real',
      gameId,
      rules,
      openedMs: 0,
      isOpen: true,
      purse: purse(),
      seeds: seeds(),
      face: 0,
      holdem: hand && handView(hand),
      event: event && eventView(event),
    };
  }
  const history = ({ roundId }: Of<typeof calls.pokerHistory>) => ({
    holdem: hands.map(handView).filter((one) => roundId === '' || one.roundId === roundId),
    events: events.map((one) => eventView(one, 'whole')).filter((one) => roundId === '' || one.roundId === roundId),
  });
  const doors: Readonly<Record<string, (fields: object) => unknown>> = {
    enter: () => calls.enterPoker.response.encode(state()),
    state: () => calls.readPoker.response.encode(state()),
    history: (fields) => calls.pokerHistory.response.encode(history(read(calls.pokerHistory, fields))),
    deal: (fields) => handAnswer(deal(read(calls.dealHoldem, fields))),
    decide: (fields) => handAnswer(decide(read(calls.decideHoldem, fields))),
    buyIn: (fields) => eventAnswer(buyIn(read(calls.buyIn, fields))),
    move: (fields) => eventAnswer(move(read(calls.moveEvent, fields))),
  };
  const handAnswer = (kept: HoldemKept) => calls.dealHoldem.response.encode({ round: handView(kept), purse: purse() });
  const eventAnswer = (kept: EventKept) => calls.buyIn.response.encode({ round: eventView(kept), purse: purse() });

  function answer(asked: string, fields: object): object {
    heard.push(asked);
    try {
      return writeEnvelope(200, doors[asked]?.(fields), '');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return writeEnvelope(refusals[error.reason], null, error.reason);
    }
  }

  const line = openLine(answer);
  return {
    hands,
    events,
    heard,
    serverSeed,
    get balanceSatang() {
      return money.totals().balanceSatang;
    },
    ...line,
    move: (satang) => money.move(satang),
    fold: () => void decide({ sessionId: '', roundId: '', what: 'fold' }),
  };
}
