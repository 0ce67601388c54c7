import { expect, it } from 'vitest';
import type { EventHand } from '@foyer/contract/play/poker.ts';
import { visibleEvent } from '../../../engines/poker/sitAndGo/view.ts';
import { openEvent } from '../../../engines/poker/sitAndGo/event.ts';
import { pokerDraw } from '../../../fair/pokerRound.ts';
import { word } from '../testing/page.ts';
import { heldKind } from './seat.ts';
import type { SeatView } from './seat.ts';
import { standAt } from './stand.ts';

const opened = openEvent('sitAndGo', pokerDraw({ serverSeed: '7'.repeat(64), clientSeed: 'held', nonce: 0 }));
const [first] = visibleEvent(opened, 'whole').hands;
if (first === undefined) throw new Error('no hand');
/** Aces of two suits; then a deuce, a nine and a king, an ace, a king. 0 is an ace, and every suit has thirteen cards. */
const hand: EventHand = { ...first, holes: [[0, 13], ...first.holes.slice(1)], board: [1, 21, 38, 26, 12] };
const stand = standAt(hand, 0);
const view: SeatView = { hand, stand, bot: -1, isTurn: true, place: 0, deck: 'full', best: new Set() };
const heldAt = (board: number, more: Partial<SeatView> = {}): string =>
  heldKind(word, 0, { ...view, stand: { ...stand, board }, ...more });

it('names what the player holds by the open cards alone, street by street', () => {
  expect([0, 3, 4, 5].map((board) => heldAt(board))).toEqual([
    word('kind.pair'),
    word('kind.pair'),
    word('kind.threeOfAKind'),
    word('kind.fullHouse'),
  ]);
});

it('names nothing for a bot, for a folded hand, and once hands are shown or won', () => {
  expect(heldAt(3, { bot: 2 })).toBe('');
  expect(heldAt(3, { stand: { ...stand, board: 3, isIn: [false] } })).toBe('');
  expect(heldAt(5, { stand: { ...stand, board: 5, shown: [true] } })).toBe('');
  expect(heldAt(3, { stand: { ...stand, board: 3, won: [0, 60] } })).toBe('');
});

it('ranks by the deck of the event: A 6 7 8 9 is a straight of the short deck only', () => {
  const low: EventHand = { ...hand, holes: [[0, 18]], board: [32, 46, 8, 11, 24] };
  expect(heldAt(3, { hand: low, deck: 'short' })).toBe(word('kind.straight'));
  expect(heldAt(3, { hand: low, deck: 'full' })).toBe(word('kind.highCard'));
});
