/**
 * The player's view of an event: other players' cards only after they were shown, and the board as far as it is open.
 * M03
 */
import { kindOfScore, scoreOf } from '../ranking.ts';
import type { DeckKind } from '../ranking.ts';
import { wordOf } from './event.ts';
import type { PlayedHand, SitAndGo } from './event.ts';
import { choicesOf } from './hand.ts';
import type { Step } from './hand.ts';
import { boardCount } from './settle.ts';
import { eventRules, playerSeat } from './structure.ts';

const stepView = (step: Step) => ({
  kind: step.kind,
  seat: 'seat' in step ? step.seat : -1,
  what: step.kind === 'act' ? step.what : step.kind === 'blind' && step.isBig ? 'big' : '',
  chips: 'chips' in step ? step.chips : 0,
  to: step.kind === 'act' ? step.to : 0,
  place: step.kind === 'street' ? step.street : step.kind === 'win' ? step.pot : 0,
});

function handView({ hand, before, holes, board }: PlayedHand, deck: DeckKind, isOver: boolean) {
  const open = board.slice(0, hand.steps.some(({ kind }) => kind === 'street') ? boardCount(hand.street) : 0);
  const shown = new Set(hand.steps.flatMap((step) => (step.kind === 'show' ? [step.seat] : [])));
  const isSeen = (seat: number): boolean => seat === playerSeat || shown.has(seat);
  return {
    number: hand.number,
    button: hand.button,
    small: hand.blinds.small,
    big: hand.blinds.big,
    before: [...before],
    stacks: [...hand.stacks],
    bets: [...hand.bets],
    totals: [...hand.totals],
    isIn: [...hand.isIn],
    turn: hand.turn,
    board: open,
    holes: holes.map((own, seat) => (isSeen(seat) ? [...own] : [])),
    kinds: holes.map((own, seat) =>
      isSeen(seat) && own.length > 0 && open.length > 2 ? kindOfScore(scoreOf([...own, ...open], deck), deck) : '',
    ),
    steps: hand.steps.map(stepView),
    isOver,
  };
}

/** `whole`: with all hands; `none`: without; `new`: with the hands played since the player's last move. */
export function visibleEvent(event: SitAndGo, hands: 'whole' | 'new' | 'none') {
  const { current, place } = event;
  const from = hands === 'whole' ? 1 : event.movedIn;
  const deck = eventRules[event.rules];
  const isOver = place > 0;
  const over = event.played.filter(({ hand }) => hand.number >= from).map((each) => handView(each, deck, true));
  return {
    rules: event.rules,
    bots: [...event.bots],
    places: [...event.places],
    place,
    handCount: current.hand.number,
    moves: event.moves.map(wordOf),
    hands: hands === 'none' ? [] : [...over, handView(current, deck, isOver)],
    choices: isOver ? undefined : choicesOf(current.hand),
  };
}
