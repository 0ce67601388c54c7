/** The poker room as a family: a hand of casino hold'em has one decision, an event as many as the player makes. */
import { minPokerActMs } from '@foyer/contract/play/poker.ts';
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';
import { callTimes, holdemDeal, holdemOutcome, isAnte, isBonus } from '@foyer/games/engines/poker/holdem/rules.ts';
import type { HoldemOutcome } from '@foyer/games/engines/poker/holdem/rules.ts';
import { pokerRulesOf } from '@foyer/games/engines/poker/pokerGames.ts';
import { finished, moveOf, openEvent, replayed, withMove, wordOf } from '@foyer/games/engines/poker/sitAndGo/event.ts';
import type { SitAndGo } from '@foyer/games/engines/poker/sitAndGo/event.ts';
import { buyInOf, isEventRules, prizeOf } from '@foyer/games/engines/poker/sitAndGo/structure.ts';
import { pokerDraw } from '@foyer/games/fair/pokerRound.ts';
import type { Family, RoundRules, Seat, Step } from '../family.ts';
import { describePoker } from './roundText.ts';

/** The player's moves in order. A round is computed from its seeds and its moves. */
export const movesOf = (progress: object): string[] =>
  'moves' in progress && Array.isArray(progress.moves) ? progress.moves.map(String) : [];

export const bonusOf = (choice: object): number =>
  'bonusSatang' in choice && typeof choice.bonusSatang === 'number' ? choice.bonusSatang : 0;

/** Computes the outcome of a hold'em round. For an open round it must not leave the server. */
function holdemOf({ seeds, stakeSatang, choice }: Seat, isCalled: boolean): HoldemOutcome {
  const bonusSatang = bonusOf(choice);
  return holdemOutcome(holdemDeal(pokerDraw(seeds)), { anteSatang: stakeSatang - bonusSatang, bonusSatang }, isCalled);
}

/** The event as far as it has been played. */
export function eventOf({ rules, seeds }: Pick<Seat, 'rules' | 'seeds'>, moves: readonly string[]): SitAndGo {
  const event = isEventRules(rules) ? replayed(rules, pokerDraw(seeds), moves) : undefined;
  if (event === undefined) throw new Error(`cannot play ${rules} with ${moves.join(' ')}`);
  return event;
}

function holdemStep(seat: Seat, what: 'call' | 'fold'): Step {
  const anteSatang = seat.stakeSatang - bonusOf(seat.choice);
  const { result, winSatang } = holdemOf(seat, what === 'call');
  return {
    progress: { moves: [what], result },
    addedSatang: what === 'call' ? anteSatang * callTimes : 0,
    winSatang,
    isOver: true,
  };
}

function eventStep({ stakeSatang }: Seat, event: SitAndGo): Step {
  const bought = buyInOf(stakeSatang);
  if (bought === undefined) throw new Error(`no event for ${stakeSatang}`);
  return {
    progress: { moves: event.moves.map(wordOf), place: event.place, hands: event.current.hand.number },
    addedSatang: 0,
    winSatang: event.place > 0 ? prizeOf(bought, event.place) : 0,
    isOver: event.place > 0,
  };
}

function actEvent(seat: Seat, progress: object, move: object): Step | 'made' | undefined {
  const moves = movesOf(progress);
  if (!('index' in move) || !('word' in move) || typeof move.word !== 'string') return undefined;
  if (typeof move.index !== 'number' || move.index > moves.length) return undefined;
  if (move.index < moves.length) return moves[move.index] === move.word ? 'made' : undefined;
  const wanted = moveOf(move.word);
  const event = wanted && withMove(eventOf(seat, moves), wanted);
  return event && eventStep(seat, event);
}

function actHoldem(seat: Seat, progress: object, move: object): Step | 'made' | undefined {
  const what = 'what' in move ? move.what : '';
  if (what !== 'call' && what !== 'fold') return undefined;
  const [made] = movesOf(progress);
  if (made !== undefined) return made === what ? 'made' : undefined;
  return holdemStep(seat, what);
}

const rounds: RoundRules = {
  minActMs: minPokerActMs,
  isStake(gameId, stakeSatang, choice) {
    if (pokerRulesOf(gameId) !== 'holdem') return buyInOf(stakeSatang) !== undefined;
    return isAnte(stakeSatang - bonusOf(choice));
  },
  isChoice(gameId, choice) {
    const names = Object.keys(choice).join();
    return pokerRulesOf(gameId) === 'holdem' ? names === 'bonusSatang' && isBonus(bonusOf(choice)) : names === '';
  },
  jackpotSatang: () => 0,
  open: (seat) =>
    isEventRules(seat.rules)
      ? eventStep(seat, openEvent(seat.rules, pokerDraw(seat.seeds)))
      : { progress: { moves: [] }, addedSatang: 0, winSatang: 0, isOver: false },
  act: (seat, progress, move) => (isEventRules(seat.rules) ? actEvent : actHoldem)(seat, progress, move),
  /** An abandoned hold'em hand is folded, and its bonus bet still counts. An event is checked and folded to its end. */
  finish: (seat, progress) =>
    isEventRules(seat.rules) ? eventStep(seat, finished(eventOf(seat, movesOf(progress)))) : holdemStep(seat, 'fold'),
};

export const pokerFamily: Family = {
  code: 'poker',
  gameType: gameTypeCodes.chess,
  rulesOf: pokerRulesOf,
  rounds,
  describe: describePoker,
};
