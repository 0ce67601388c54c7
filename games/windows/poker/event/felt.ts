/** The oval with its six seats, the board and the pot. */
import type { EventHand, EventRound } from '@foyer/contract/play/poker.ts';
import { bestFive } from '../../../engines/poker/ranking.ts';
import { eventRules, handsPerLevel, levelOf, levels } from '../../../engines/poker/sitAndGo/structure.ts';
import { el } from '../../frame/dom.ts';
import { face, place } from '../cards.ts';
import type { Words } from '../words.ts';
import { createHeap } from './heap.ts';
import { chipCount, createSeat } from './seat.ts';
import { standAt } from './stand.ts';
import type { Stand } from './stand.ts';

export interface Felt {
  readonly root: HTMLElement;
  /** Shows a hand after its first `count` steps. */
  show(event: EventRound, hand: EventHand, count: number): void;
  setStatus(text: string): void;
}

/** The seat to act after `count` steps: that of the next step, or the one that the house waits for; -1 for none. */
function turnAt(hand: EventHand, count: number): number {
  const next = hand.steps[count];
  if (next === undefined) return hand.isOver ? -1 : hand.turn;
  return next.kind === 'act' ? next.seat : -1;
}

/** The cards of the winning hand; none before a showdown is decided. */
function winningCards(event: EventRound, hand: EventHand, stand: Stand): ReadonlySet<number> {
  const winner = stand.won.findIndex((chips, seat) => chips > 0 && stand.shown[seat] === true);
  if (winner < 0 || stand.board < 5) return new Set();
  return new Set(bestFive([...(hand.holes[winner] ?? []), ...hand.board], eventRules[event.rules]));
}

/** Replaces only changed cards, so that the others are not animated again. */
function layBoard(board: HTMLElement, words: Words, hand: EventHand, open: number, best: ReadonlySet<number>): void {
  [0, 1, 2, 3, 4].forEach((at) => {
    const number = at < open ? hand.board[at] : undefined;
    const card = number === undefined ? place() : face(words, number);
    card.classList.toggle('is-best', number !== undefined && best.has(number));
    const lies = board.children[at];
    if (lies?.getAttribute('data-card') === card.getAttribute('data-card') && lies?.className === card.className)
      return;
    if (lies === undefined) board.append(card);
    else lies.replaceWith(card);
  });
}

/** The number of the hand, its blinds, and the number of hands until they rise. */
function levelLine(words: Words, hand: EventHand): (HTMLElement | string)[] {
  const rest = handsPerLevel - ((hand.number - 1) % handsPerLevel);
  const blinds = words('blindsNow', { small: hand.small, big: hand.big });
  return [
    el('span', {}, `${words('handNo', { no: hand.number })} · ${blinds}`),
    levelOf(hand.number) < levels.length ? el('span.level-rest', {}, words('levelRest', { hands: rest })) : '',
  ];
}

export function createFelt(words: Words, playerFace: number): Felt {
  const seats = [0, 1, 2, 3, 4, 5].map((seat) => createSeat(words, seat, playerFace));
  const heap = createHeap('pot-chips');
  const [board, pot, level, status] = [
    el('div.row.board-cards'),
    el('p.pot'),
    el('p.level'),
    el('p.called-line', { role: 'status' }),
  ];
  const root = el(
    'section.felt.cloth.oval',
    { 'aria-label': words('table') },
    el('div.centre', {}, level, board, heap.root, pot, status),
    ...seats.map((seat) => seat.root),
  );
  return {
    root,
    setStatus: (text) => (status.textContent = text),
    show(event, hand, count) {
      const stand = standAt(hand, count);
      const turn = turnAt(hand, count);
      const best = winningCards(event, hand, stand);
      seats.forEach((seat, at) =>
        seat.show({
          hand,
          stand,
          bot: event.bots[at] ?? -1,
          isTurn: turn === at,
          place: event.places[at] ?? 0,
          deck: eventRules[event.rules],
          best,
        }),
      );
      layBoard(board, words, hand, stand.board, best);
      const all = stand.pot + stand.bets.reduce((sum, bet) => sum + bet, 0);
      heap.lay(stand.pot);
      pot.textContent = all > 0 ? words('pot', { chips: chipCount(all) }) : '';
      level.replaceChildren(...levelLine(words, hand));
    },
  };
}
