/** One of the three seats: its role, the number of cards left, and its last bid, pass or play. */
import { heightOf } from '../../../engines/cards/douDizhu/heights.ts';
import { el } from '../../frame/dom.ts';
import { backPicture } from '../../kit/deck/deck.ts';
import { portrait } from '../../kit/portrait.ts';
import { cardFace } from '../face.ts';
import type { Words } from '../words.ts';

export interface SeatPart {
  readonly root: HTMLElement;
  role(isLandlord: boolean | undefined): void;
  count(left: number): void;
  turn(isTurn: boolean): void;
  /** Lays cards in front of the seat. */
  lay(cards: readonly number[], isNew: boolean): void;
  showText(text: string): void;
}

/** The portraits of the player and the two bots. */
const faces = { left: 4, right: 3, own: 5 } as const;

/** The covered cards that a bot holds. */
const heldBacks = (): HTMLElement =>
  el('span.held-backs', { 'aria-hidden': 'true' }, ...[0, 1, 2].map(() => el('span.card.back', {}, backPicture())));

export function createSeat(words: Words, name: string, place: 'left' | 'right' | 'own'): SeatPart {
  const [badge, left] = [el('span.role'), el('output.left')];
  const laid = el('div.laid');
  const root = el(
    `section.seat.${place}`,
    { 'aria-label': name },
    el(
      'header',
      {},
      portrait(faces[place]),
      el('b', {}, name),
      badge,
      place === 'own' ? undefined : left,
      place === 'own' ? undefined : heldBacks(),
    ),
    laid,
  );
  return {
    root,
    role(isLandlord) {
      badge.textContent = isLandlord === undefined ? '' : words(isLandlord ? 'landlord' : 'farmer');
      badge.classList.toggle('is-landlord', isLandlord === true);
    },
    count(count) {
      left.textContent = words('cardsLeft', { count });
      left.classList.toggle('few', count <= 2);
      root.classList.toggle('is-out', count === 0);
    },
    turn: (isTurn) => root.classList.toggle('at-turn', isTurn),
    lay(cards, isNew) {
      const sorted = cards.toSorted((a, b) => heightOf(b) - heightOf(a));
      laid.replaceChildren(el('div.laid-cards', {}, ...sorted.map((card) => cardFace(words, card, isNew))));
    },
    showText: (text) => laid.replaceChildren(text === '' ? '' : el('span.word', {}, text)),
  };
}
