/**
 * Blackjack against the dealer: six decks; the dealer stands on all 17 and checks for blackjack under an ace or a ten
 * before the player acts; a natural pays 3 to 2; any first two cards may be doubled; a pair may be split to up to four
 * hands; split aces get one card each.
 */
import { cardOf } from '../../playingCards.ts';
import { itemAt } from '../../itemAt.ts';

const decks = 6;
export const shoeSize = 52 * decks;
/** More cards than any round can use: four hands of at most 22 pips plus the dealer's take fewer than 65. */
export const dealtAhead = 80;
const mostHands = 4;

export const blackjackMoves = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;
export type BlackjackMove = (typeof blackjackMoves)[number];

export interface BlackjackHand {
  cards: number[];
  isDoubled: boolean;
  isDone: boolean;
}

/** `active` is the hand whose turn it is; `used` counts the cards that are out of the shoe. */
export interface BlackjackTable {
  /** The up card first, the hole card second. */
  dealer: number[];
  hands: BlackjackHand[];
  active: number;
  stage: 'insurance' | 'playing' | 'over';
  isInsured: boolean;
  used: number;
}

/** An ace is 1 here; faces are 10. */
export const pipsOf = (card: number): number => Math.min(10, cardOf(card).rank);

export interface Total {
  readonly total: number;
  /** An ace counts as 11 in it. */
  readonly isSoft: boolean;
}

export function totalOf(cards: readonly number[]): Total {
  let total = 0;
  let hasAce = false;
  for (const card of cards) {
    const pips = pipsOf(card);
    total += pips;
    hasAce ||= pips === 1;
  }
  return hasAce && total <= 11 ? { total: total + 10, isSoft: true } : { total, isSoft: false };
}

const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && totalOf(cards).total === 21;
/** Two cards that make 21 after a split are not a natural. */
const hasNatural = ({ hands }: BlackjackTable): boolean => hands.length === 1 && isNatural(itemAt(hands, 0).cards);

const handOf = (cards: number[]): BlackjackHand => ({ cards, isDoubled: false, isDone: totalOf(cards).total === 21 });

export function dealTable(shoe: readonly number[]): BlackjackTable {
  const [first = 0, up = 0, second = 0, hole = 0] = shoe;
  const table: BlackjackTable = {
    dealer: [up, hole],
    hands: [handOf([first, second])],
    active: 0,
    stage: 'insurance',
    isInsured: false,
    used: 4,
  };
  if (pipsOf(up) !== 1) look(table, shoe);
  return table;
}

/** The dealer looks at the hole card: a natural on either side ends the round. */
function look(table: BlackjackTable, shoe: readonly number[]): void {
  table.stage = 'playing';
  if (isNatural(table.dealer) || hasNatural(table)) table.stage = 'over';
  else goOn(table, shoe);
}

/** Moves on to the next unfinished hand or, if there is none, to the dealer's draw. */
function goOn(table: BlackjackTable, shoe: readonly number[]): void {
  while (table.hands[table.active]?.isDone) table.active += 1;
  if (table.active < table.hands.length) return;
  table.stage = 'over';
  if (table.hands.every(({ cards }) => totalOf(cards).total > 21)) return;
  while (totalOf(table.dealer).total < 17) table.dealer.push(itemAt(shoe, table.used++));
}

export function offeredMoves({ stage, hands, active }: BlackjackTable): BlackjackMove[] {
  if (stage === 'insurance') return ['insure', 'decline'];
  const hand = hands[active];
  if (stage === 'over' || hand === undefined) return [];
  if (hand.cards.length > 2) return ['hit', 'stand'];
  const [first = 0, second = 0] = hand.cards;
  const isPair = pipsOf(first) === pipsOf(second);
  return ['hit', 'stand', 'double', ...(isPair && hands.length < mostHands ? (['split'] as const) : [])];
}

/** Makes an offered move. Returns the additional stake, in halves of the stake. */
export function makeMove(table: BlackjackTable, shoe: readonly number[], move: BlackjackMove): 0 | 1 | 2 {
  if (move === 'insure' || move === 'decline') {
    table.isInsured = move === 'insure';
    look(table, shoe);
    return table.isInsured ? 1 : 0;
  }
  const hand = table.hands[table.active];
  if (hand === undefined) return 0;
  const draw = (): number => itemAt(shoe, table.used++);
  if (move === 'split') {
    const [kept = 0, moved = 0] = hand.cards;
    const pair = [handOf([kept, draw()]), handOf([moved, draw()])];
    if (pipsOf(kept) === 1) for (const each of pair) each.isDone = true;
    table.hands.splice(table.active, 1, ...pair);
  } else if (move === 'stand') hand.isDone = true;
  else {
    hand.cards.push(draw());
    hand.isDoubled = move === 'double';
    hand.isDone = hand.isDoubled || totalOf(hand.cards).total >= 21;
  }
  goOn(table, shoe);
  return move === 'double' || move === 'split' ? 2 : 0;
}

export type HandResult = 'natural' | 'won' | 'push' | 'lost' | 'bust';

/** The result of a hand when the round is over. */
export function resultOf(table: BlackjackTable, hand: BlackjackHand): HandResult {
  const { total } = totalOf(hand.cards);
  if (total > 21) return 'bust';
  const dealerTotal = totalOf(table.dealer).total;
  if (isNatural(table.dealer)) return hasNatural(table) ? 'push' : 'lost';
  if (hasNatural(table)) return 'natural';
  if (dealerTotal > 21 || total > dealerTotal) return 'won';
  return total === dealerTotal ? 'push' : 'lost';
}

const back: Readonly<Record<HandResult, number>> = { natural: 5, won: 4, push: 2, lost: 0, bust: 0 };

/** What a hand pays, in halves of the stake. */
export const handReturn = (table: BlackjackTable, hand: BlackjackHand): number =>
  back[resultOf(table, hand)] * (hand.isDoubled ? 2 : 1);

/** Insurance costs half of the stake and pays 2 to 1 if the dealer has a natural: three halves, its price included. */
export const insuranceReturn = ({ isInsured, dealer }: BlackjackTable): number =>
  isInsured && isNatural(dealer) ? 3 : 0;

/** What all hands and the insurance pay when the round is over, in halves of the stake. */
export const tableReturn = (table: BlackjackTable): number =>
  table.hands.reduce((sum, hand) => sum + handReturn(table, hand), insuranceReturn(table));
