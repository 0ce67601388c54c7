/** One seat of the table: its player, their chips, visible cards and last action. */
import type { EventHand, HandStep } from '@foyer/contract/play/poker.ts';
import { kindOfScore, scoreOf } from '../../../engines/poker/ranking.ts';
import type { DeckKind } from '../../../engines/poker/ranking.ts';
import { el } from '../../frame/dom.ts';
import { playersPortrait, portrait } from '../../kit/portrait.ts';
import { back, face } from '../cards.ts';
import { kindName } from '../names.ts';
import type { Word, Words } from '../words.ts';
import { createHeap } from './heap.ts';
import type { Stand } from './stand.ts';

export interface Seat {
  readonly root: HTMLElement;
  clear(): void;
  show(view: SeatView): void;
}

export interface SeatView {
  readonly hand: EventHand;
  readonly stand: Stand;
  /** Number of the bot in the seat; -1 for the player. */
  readonly bot: number;
  readonly isTurn: boolean;
  /** The final place; 0 while the seat still plays. */
  readonly place: number;
  /** The deck by which hands rank. */
  readonly deck: DeckKind;
  /** The cards of the winning hand. */
  readonly best: ReadonlySet<number>;
}

export const chipCount = (chips: number): string => chips.toLocaleString('en');
export const seatName = (words: Words, bot: number): string => (bot < 0 ? words('you') : words(`bot.${bot}` as Word));

/** Text of a step beside its seat. */
export function actionText(words: Words, step: HandStep, isAllIn: boolean): string {
  if (step.kind === 'blind') return words(step.what === 'big' ? 'bigBlind' : 'smallBlind');
  if (isAllIn && step.what !== 'fold' && step.what !== 'check') return words('move.allIn');
  return step.what === 'raise'
    ? words('raisedTo', { chips: chipCount(step.to) })
    : words(`move.${step.what as 'call'}`);
}

/** Whether the seat's cards are visible: the player's own always, a bot's once shown. */
const isOpen = (seat: number, { hand, stand, bot }: SeatView): boolean =>
  (hand.holes[seat] ?? []).length > 0 && (bot < 0 || stand.shown[seat] === true);

/** The name of a shown hand; '' until the board is complete. */
function shownKind(words: Words, seat: number, view: SeatView): string {
  const { hand, stand } = view;
  const isShown = isOpen(seat, view) && stand.isIn[seat] === true && stand.shown[seat] === true;
  return isShown && stand.board >= 5 ? kindName(words, hand.kinds[seat] ?? '') : '';
}

/**
 * The name of what the player holds now, from their own cards and the open ones of the board. '' for bots, for a folded
 * hand, and from the showdown on, where the house names the hand.
 */
export function heldKind(words: Words, seat: number, { hand, stand, bot, deck }: SeatView): string {
  const own = hand.holes[seat] ?? [];
  const isHeld = bot < 0 && own.length > 0 && stand.isIn[seat] === true && stand.shown[seat] !== true;
  if (!isHeld || stand.won.some((chips) => chips > 0)) return '';
  return kindName(words, kindOfScore(scoreOf([...own, ...hand.board.slice(0, stand.board)], deck), deck));
}

/** Text beside the seat: the chips it won, or the hand it showed, or its last action. */
function textOf(words: Words, seat: number, view: SeatView): string {
  const { hand, stand } = view;
  const won = stand.won[seat] ?? 0;
  const kind = shownKind(words, seat, view);
  if (won > 0) return [words('wonChips', { chips: chipCount(won) }), kind].filter((part) => part !== '').join(' · ');
  if (kind !== '') return kind;
  const isAllIn = stand.isIn[seat] === true && (stand.stacks[seat] ?? 0) === 0;
  const step = stand.lastActions[seat];
  if (step) return actionText(words, step, isAllIn);
  return isAllIn && (hand.before[seat] ?? 0) > 0 ? words('move.allIn') : '';
}

/** Replaces only changed cards, so that the others are not animated again. */
function layCards(row: HTMLElement, words: Words, seat: number, view: SeatView): void {
  const isIn = view.stand.isIn[seat] === true;
  const own = view.hand.holes[seat] ?? [];
  const faces = isOpen(seat, view) ? own.map((card) => face(words, card)) : isIn ? [back(), back()] : [];
  for (const each of faces) each.classList.toggle('is-best', view.best.has(Number(each.dataset.card ?? -1)));
  const before = [...row.children].map((card) => card.className + (card.getAttribute('data-card') ?? '')).join();
  const now = faces.map((card) => card.className + (card.dataset.card ?? '')).join();
  if (before !== now) row.replaceChildren(...faces);
}

/** Sets the classes of the seat. */
function markSeat(root: HTMLElement, seat: number, { hand, stand, isTurn }: SeatView): void {
  const wasIn = (hand.before[seat] ?? 0) > 0;
  root.classList.toggle('is-turn', isTurn);
  root.classList.toggle('is-folded', wasIn && stand.isIn[seat] !== true);
  root.classList.toggle('is-out', !wasIn);
  root.classList.toggle('has-won', (stand.won[seat] ?? 0) > 0);
}

export function createSeat(words: Words, seat: number, playerFace: number): Seat {
  const [cards, name, stack, action, held, bet] = [
    el('div.seat-cards'),
    el('span.seat-name'),
    el('span.seat-stack.fig'),
    el('span.seat-said'),
    el('span.seat-held'),
    el('span.seat-bet.fig'),
  ];
  const button = el('span.seat-button', { title: words('button'), 'aria-label': words('button'), role: 'img' }, 'D');
  const [head, heap] = [el('div.head', { 'aria-hidden': 'true' }), createHeap('seat-chips')];
  const plate = el('div.plate', {}, name, stack, action, held);
  const root = el(`div.seat.seat-${seat}`, {}, head, cards, plate, heap.root, bet, button);
  let sitter: number | undefined;
  const clear = (): void => {
    cards.replaceChildren();
    for (const part of [stack, action, held, bet]) part.textContent = '';
    button.hidden = true;
    bet.hidden = true;
    heap.lay(0);
    root.classList.remove('is-turn', 'is-folded', 'is-out', 'has-won');
  };
  clear();
  return {
    root,
    clear,
    show(view) {
      const { hand, stand, bot, place } = view;
      const isBot = bot >= 0;
      const isPlaced = place > 0 && (hand.before[seat] ?? 0) <= 0;
      name.replaceChildren(seatName(words, bot), ...(isBot ? [el('i.bot', {}, words('botMark'))] : []));
      stack.textContent = isPlaced ? words('place', { place }) : chipCount(stand.stacks[seat] ?? 0);
      action.textContent = textOf(words, seat, view);
      held.textContent = heldKind(words, seat, view);
      const lies = stand.bets[seat] ?? 0;
      bet.textContent = lies > 0 ? chipCount(lies) : '';
      bet.hidden = lies === 0;
      heap.lay(lies);
      if (sitter !== bot) head.replaceChildren(isBot ? portrait(bot) : playersPortrait(playerFace));
      sitter = bot;
      button.hidden = hand.button !== seat;
      markSeat(root, seat, view);
      layCards(cards, words, seat, view);
    },
  };
}
