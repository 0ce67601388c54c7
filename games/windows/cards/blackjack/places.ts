/** A row of cards with its total: the dealer's, and one for each hand of the player. */
import type { BlackjackShown } from '@foyer/contract/play/cards.ts';
import { hidden } from '../../../engines/cards/cardGame.ts';
import { totalOf } from '../../../engines/cards/blackjack/rules.ts';
import { el } from '../../frame/dom.ts';
import { createWager } from '../../kit/chips/wager.ts';
import type { Wager } from '../../kit/chips/wager.ts';
import { beat } from '../desk.ts';
import { cardBack, cardFace, inOneDeck } from '../face.ts';
import type { Words } from '../words.ts';

/** `7 / 17` while an ace counts as 1 or 11 and the hand is open. */
export function totalText(cards: readonly number[], isOver = false): string {
  const seen = cards.filter((card) => card !== hidden);
  if (seen.length === 0) return '';
  const { total, isSoft } = totalOf(seen);
  return isSoft && total < 21 && !isOver ? `${total - 10} / ${total}` : String(total);
}

export interface Place {
  readonly root: HTMLElement;
  readonly row: HTMLElement;
  readonly total: HTMLElement;
  readonly bet: HTMLElement;
  /** The hand's chips. */
  readonly wager: Wager;
}

export function createPlace(label: string, kind: 'dealer' | 'player'): Place {
  const [row, total, bet] = [el('div.row-cards'), el('output.total.tag'), el('p.bet')];
  const wager = createWager();
  const root = el(
    `section.hand.${kind}`,
    { 'aria-label': label },
    el('h2', {}, label, total),
    row,
    kind === 'player' ? wager.root : undefined,
    bet,
  );
  return { root, row, total, bet, wager };
}

/** The player's hands side by side. */
export interface Hands {
  readonly root: HTMLElement;
  readonly places: readonly Place[];
  /** Sets the number of hands. A split keeps the existing cards. */
  setCount(count: number): void;
}

export function createHands(words: Words): Hands {
  const root = el('div.hands');
  let places: readonly Place[] = [];
  return {
    root,
    get places() {
      return places;
    },
    setCount(count) {
      if (places.length === count) return;
      places = Array.from({ length: count }, (_, at) =>
        createPlace(count === 1 ? words('yourHand') : words('handNo', { no: at + 1 }), 'player'),
      );
      root.replaceChildren(...places.map((place) => place.root));
      root.dataset.count = String(count);
    },
  };
}

/** How cards are dealt: their names, a callback for each, and whether all appear at once. */
export interface Dealing {
  readonly words: Words;
  readonly onCard: () => void;
  readonly isAtOnce: boolean;
}

/** Adds missing cards to a row, turns over hidden ones and removes surplus ones. */
export async function fill(
  { words, onCard, isAtOnce }: Dealing,
  { row, total }: Place,
  cards: readonly number[],
): Promise<void> {
  for (const [at, card] of cards.entries()) {
    const there = row.children[at];
    if (there instanceof HTMLElement && there.dataset.card === String(card)) continue;
    const face = card === hidden ? cardBack(words, !isAtOnce) : cardFace(words, inOneDeck(card), !isAtOnce);
    face.dataset.card = String(card);
    if (there === undefined) row.append(face);
    else there.replaceWith(face);
    total.textContent = totalText(cards.slice(0, at + 1));
    if (!isAtOnce) onCard();
    await beat(isAtOnce);
  }
  while (row.children.length > cards.length) row.lastElementChild?.remove();
  total.textContent = totalText(cards);
}

/** Deals the first four cards alternately to player and dealer, then whatever is missing. */
export async function deal(dealing: Dealing, dealer: Place, hands: Hands, shown: BlackjackShown): Promise<void> {
  const [mine] = hands.places;
  const [hand] = shown.hands;
  if (mine && hand && mine.row.childElementCount === 0 && shown.hands.length === 1) {
    for (const count of [1, 2]) {
      await fill(dealing, mine, hand.cards.slice(0, count));
      await fill(dealing, dealer, count === 1 ? shown.dealer.slice(0, 1) : [shown.dealer[0] ?? 0, hidden]);
    }
  }
  for (const [at, place] of hands.places.entries()) await fill(dealing, place, shown.hands[at]?.cards ?? []);
  await fill(dealing, dealer, shown.dealer);
}
