/** One seat of the table: who sits there, their chips, their cards as far as they may be seen, what they did last. */
import type { EventHand, HandStep } from '@foyer/contract/games/poker.ts';
import { el } from '../../frame/dom.ts';
import { portrait } from '../../kit/portrait.ts';
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
  /** Which bot sits there; -1 is the player. */
  readonly bot: number;
  readonly isTurn: boolean;
  /** Its place once it is out; 0 while it plays. */
  readonly place: number;
  /** Cards that make the winning hand. */
  readonly best: ReadonlySet<number>;
}

export const chipCount = (chips: number): string => chips.toLocaleString('en');
export const seatName = (words: Words, bot: number): string => (bot < 0 ? words('you') : words(`bot.${bot}` as Word));

/** Text of a step beside its seat. */
export function saidText(words: Words, step: HandStep, isAllIn: boolean): string {
  if (step.kind === 'blind') return words(step.what === 'big' ? 'bigBlind' : 'smallBlind');
  if (isAllIn && step.what !== 'fold' && step.what !== 'check') return words('move.allIn');
  return step.what === 'raise'
    ? words('raisedTo', { chips: chipCount(step.to) })
    : words(`move.${step.what as 'call'}`);
}

export function createSeat(words: Words, seat: number): Seat {
  const [cards, name, stack, said, bet] = [
    el('div.seat-cards'),
    el('span.seat-name'),
    el('span.seat-stack.fig'),
    el('span.seat-said'),
    el('span.seat-bet.fig'),
  ];
  const button = el('span.seat-button', { title: words('button'), 'aria-label': words('button'), role: 'img' }, 'D');
  const [head, heap] = [el('div.head', { 'aria-hidden': 'true' }), createHeap('seat-chips')];
  const plate = el('div.plate', {}, name, stack, said);
  const root = el(`div.seat.seat-${seat}`, {}, head, cards, plate, heap.root, bet, button);
  let sitter = -1;
  const clear = (): void => {
    cards.replaceChildren();
    for (const part of [stack, said, bet]) part.textContent = '';
    button.hidden = true;
    bet.hidden = true;
    heap.lay(0);
    root.classList.remove('is-turn', 'is-folded', 'is-out', 'has-won');
  };
  clear();
  return {
    root,
    clear,
    show({ hand, stand, bot, isTurn, place, best }) {
      const isBot = bot >= 0;
      const wasIn = (hand.before[seat] ?? 0) > 0;
      const isIn = stand.isIn[seat] === true;
      const chips = stand.stacks[seat] ?? 0;
      name.replaceChildren(seatName(words, bot), ...(isBot ? [el('i.bot', {}, words('botMark'))] : []));
      stack.textContent = place > 0 && !wasIn ? words('place', { place }) : chipCount(chips);
      const own = hand.holes[seat] ?? [];
      const isOpen = own.length > 0 && (!isBot || stand.shown[seat] === true);
      const step = stand.said[seat];
      const won = stand.won[seat] ?? 0;
      const kind =
        isOpen && isIn && stand.board >= 5 && stand.shown[seat] === true ? kindName(words, hand.kinds[seat] ?? '') : '';
      said.textContent =
        won > 0
          ? [words('wonChips', { chips: chipCount(won) }), kind].filter((part) => part !== '').join(' · ')
          : kind !== ''
            ? kind
            : step
              ? saidText(words, step, chips === 0 && isIn)
              : isIn && chips === 0 && wasIn
                ? words('move.allIn')
                : '';
      const lies = stand.bets[seat] ?? 0;
      bet.textContent = lies > 0 ? chipCount(lies) : '';
      bet.hidden = lies === 0;
      heap.lay(lies);
      if (sitter !== bot) head.replaceChildren(...(isBot ? [portrait(bot)] : []));
      sitter = bot;
      button.hidden = hand.button !== seat;
      root.classList.toggle('is-turn', isTurn);
      root.classList.toggle('is-folded', wasIn && !isIn);
      root.classList.toggle('is-out', !wasIn);
      root.classList.toggle('has-won', won > 0);
      const faces = isOpen ? own.map((card) => face(words, card)) : isIn ? [back(), back()] : [];
      for (const each of faces) each.classList.toggle('is-best', best.has(Number(each.dataset.card ?? -1)));
      const before = [...cards.children].map((card) => card.className + (card.getAttribute('data-card') ?? '')).join();
      const now = faces.map((card) => card.className + (card.dataset.card ?? '')).join();
      if (before !== now) cards.replaceChildren(...faces);
    },
  };
}
