/** A bot's estimate of its cards, from its own two and the board alone. */
import { deckOf } from '../deck.ts';
import { placeOfRank, scoreOfMasks } from '../ranking.ts';
import type { DeckKind } from '../ranking.ts';

const ten = 8;
const highPoints = [5, 6, 7, 8, 10] as const;

/**
 * Points of two cards before the flop, −1.5 to 20. The higher card counts: ace 10, king 8, queen 7, jack 6, others half
 * of their face. A pair counts twice that, at least 5. Suited cards get 2 more. A gap of one, two, three, or four and
 * more ranks costs 1, 2, 4 or 5. Cards below a queen without a gap, or with a gap of one, get 1 more.
 */
export function openingPoints(own: readonly number[]): number {
  const [high = 0, low = 0] = own.map(placeOfRank).toSorted((one, other) => other - one);
  const top = high >= ten ? (highPoints[high - ten] ?? 0) : (high + 2) / 2;
  if (high === low) return Math.max(5, top * 2);
  const isSuited = new Set(own.map((card) => Math.floor(card / 13))).size === 1;
  const gap = high - low - 1;
  const loss = [0, 1, 2, 4][gap] ?? 5;
  return top + (isSuited ? 2 : 0) - loss + (gap < 2 && high < 10 ? 1 : 0);
}

type Masks = [number, number, number, number];
const bitOf = (card: number): number => 1 << placeOfRank(card);
function masksOf(cards: readonly number[]): Masks {
  const masks: Masks = [0, 0, 0, 0];
  for (const card of cards) {
    const suit = Math.floor(card / 13) as 0 | 1 | 2 | 3;
    masks[suit] |= bitOf(card);
  }
  return masks;
}

/** The share of all two-card hands of an opponent that lose now; a tie counts half. For use after the flop. */
export function shareBeaten(own: readonly number[], board: readonly number[], deck: DeckKind): number {
  const known = new Set([...own, ...board]);
  const rest = deckOf(deck).filter((card) => !known.has(card));
  const suits = rest.map((card) => Math.floor(card / 13));
  const bits = rest.map(bitOf);
  const [a, b, c, d] = masksOf([...own, ...board]);
  const mine = scoreOfMasks(a, b, c, d, deck);
  const masks = masksOf(board);
  let [beaten, all] = [0, 0];
  for (let one = 1; one < rest.length; one += 1) {
    const suit = suits[one] as 0 | 1 | 2 | 3;
    masks[suit] |= bits[one] ?? 0;
    for (let other = 0; other < one; other += 1) {
      const its = suits[other] as 0 | 1 | 2 | 3;
      const bit = bits[other] ?? 0;
      masks[its] |= bit;
      const score = scoreOfMasks(masks[0], masks[1], masks[2], masks[3], deck);
      masks[its] ^= bit;
      all += 2;
      beaten += score < mine ? 2 : score === mine ? 1 : 0;
    }
    masks[suit] ^= bits[one] ?? 0;
  }
  return beaten / all;
}

/** A rough estimate of the chance that a draw adds: four of a suit, or four in a row, with cards still to come. */
export function drawShare(own: readonly number[], board: readonly number[]): number {
  if (board.length > 4) return 0;
  const each = board.length === 3 ? 0.18 : 0.1;
  const all = [...own, ...board];
  const isFlushDraw = [0, 1, 2, 3].some(
    (suit) =>
      all.filter((card) => Math.floor(card / 13) === suit).length === 4 &&
      own.some((card) => Math.floor(card / 13) === suit),
  );
  const mask = all.reduce((sum, card) => sum | bitOf(card), 0);
  const boardMask = board.reduce((sum, card) => sum | bitOf(card), 0);
  let isOpenEnded = false;
  for (let low = 0; low < 10; low += 1) {
    const four = 0b1111 << low;
    if ((mask & four) === four && (boardMask & four) !== four) isOpenEnded = true;
  }
  return (isFlushDraw ? each : 0) + (isOpenEnded ? each * 0.9 : 0);
}
