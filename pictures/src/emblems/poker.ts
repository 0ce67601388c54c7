/** Poker: hands, decks, chips and the table. */
import type { Painter } from '../pigments.ts';
import { box, disc, eachOf, group, line, oval, path, ring, suitShapes, times } from '../shapes.ts';
import type { Suit } from '../shapes.ts';
import { card, chipFace, chipStack } from './pieces.ts';

const ranks = {
  A: 'M-9 12L0-13L9 12M-6 4H6',
  K: 'M-7-13V12M9-13L-6 1M-1-3L9 12',
  Q: 'M0-13C12-13 12 11 0 11S-12-13 0-13M3 5L10 13',
  J: 'M6-13V3C6 14-8 14-9 4',
  T: 'M-10-11V12M5-12C14-12 14 12 5 12S-4-12 5-12',
  9: 'M7-4C7-16-8-16-8-4S7 6 7-4C8 6 4 12-5 12',
} as const;
type Rank = `${keyof typeof ranks}`;

/** A card with its rank. */
function ranked(p: Painter, rank: Rank, suit: Suit, place: string): string {
  const colour = suit === 'heart' || suit === 'diamond' ? 'red' : 'ink';
  return group(
    box(-42, -60, 84, 120, 9, p.down('ivory')) +
      box(-41, -59, 82, 118, 8, 'none', `stroke="${p.flat('ivory', 2)}" stroke-opacity=".7" stroke-width="2"`) +
      group(line(ranks[rank], p.flat(colour), 5.5), 'translate(-24 -38) scale(1.15)') +
      group(path(suitShapes[suit], p.down(colour)), 'translate(6 16) scale(.5)'),
    place,
  );
}

function back(p: Painter, place: string): string {
  return group(
    box(-42, -60, 84, 120, 9, p.down('ivory')) +
      box(-35, -53, 70, 106, 6, p.down('red')) +
      p.reuse(
        line(
          'M-28-36L28 20M-28-8L20 40M-28 20L-8 40M-8-40L28-8M28-36L-28 20M28-8L-20 40M8-40L-28-8',
          p.flat('gold', 0),
          2,
        ),
      )('') +
      path('M0-22L16 0L0 22L-16 0Z', p.flat('gold')),
    place,
  );
}

const suits: readonly Suit[] = ['spade', 'heart', 'club', 'diamond'];

export const royalFlush = (p: Painter): string =>
  eachOf(['T', 'J', 'Q', 'K', 'A'] as const, (rank, i) =>
    ranked(p, rank, 'heart', `translate(0 74) rotate(${(i - 2) * 21}) translate(0 -94) scale(.84)`),
  );

export const pairOfAces = (p: Painter): string =>
  ranked(p, 'A', 'heart', 'translate(28 4) rotate(14) scale(1.3)') +
  ranked(p, 'A', 'spade', 'translate(-28 0) rotate(-12) scale(1.3)');

export const fourKings = (p: Painter): string =>
  eachOf(suits, (suit, i) =>
    ranked(p, 'K', suit, `translate(${i % 2 ? 44 : -44} ${i < 2 ? -44 : 46}) rotate(${i % 2 ? 6 : -6}) scale(.8)`),
  );

/** Cards that follow each other, as steps. */
export const straight = (p: Painter): string =>
  eachOf(['9', 'T', 'J', 'Q', 'K'] as const, (rank, i) =>
    ranked(p, rank, suits[i % 4] ?? 'spade', `translate(${-64 + i * 31} ${44 - i * 22}) rotate(-6) scale(.8)`),
  );

/** The five open cards and the chips of the pot. */
export const river = (p: Painter): string =>
  eachOf(['A', 'K', '9', 'J', 'Q'] as const, (rank, i) =>
    ranked(
      p,
      rank,
      suits[(i * 3 + 1) % 4] ?? 'heart',
      `translate(${-76 + i * 38} ${-44 + Math.abs(i - 2) * 6}) rotate(${(i - 2) * 5}) scale(.52)`,
    ),
  ) +
  chipStack(p, -40, 80, 4, ['blue']) +
  chipStack(p, 38, 84, 5, ['red']);

/** A box of cards, with one card half out. */
export function deck(p: Painter): string {
  return group(
    ranked(p, 'A', 'club', 'translate(10 -42) rotate(7) scale(.94)') +
      path('M-56-16L44-16V92H-56Z', p.down('blue')) +
      path('M44-16L62-30V78L44 92Z', p.flat('blue', 2)) +
      path('M-24-16A18 12 0 0 0 12-16Z', p.ink) +
      box(-48, -6, 84, 90, 4, 'none', `stroke="${p.flat('gold')}" stroke-width="3"`) +
      disc(-6, 40, 28, p.flat('gold')) +
      disc(-6, 40, 23, p.flat('blue', 2)) +
      group(path(suitShapes.spade, p.down('gold')), 'translate(-6 40) scale(.34)'),
    'rotate(-8)',
  );
}

/** The oval table from above, with six seats. */
export function pokerTable(p: Painter): string {
  const seat = (x: number, y: number): string => oval(x, y, 20, 17, p.down('ink'));
  return (
    p.both(seat(-48, -66) + seat(-88, 2) + seat(-48, 68)) +
    path('M-40-64H40A64 64 0 0 1 40 66H-40A64 64 0 0 1-40-64Z', p.down('orange')) +
    path('M-40-52H40A52 52 0 0 1 40 54H-40A52 52 0 0 1-40-52Z', p.down('green')) +
    path(
      'M-36-38H36A39 39 0 0 1 36 40H-36A39 39 0 0 1-36-38Z',
      'none',
      `stroke="${p.flat('gold', 0)}" stroke-width="2.5" opacity=".8"`,
    ) +
    times(5, (i) => card(p, suits[i % 4] ?? 'spade', -48 + i * 24, -8, 0, 0.25)) +
    group(chipStack(p, -20, 0, 2, ['red']) + chipStack(p, 26, 6, 3, ['blue']), 'translate(0 28) scale(.36)')
  );
}

/** The puck that marks the dealer's seat. */
export function dealerButton(p: Painter): string {
  return (
    group(chipFace(p, 'green'), 'translate(-42 -46) rotate(-16) scale(.68)') +
    group(chipFace(p, 'red', 'ivory', 'heart'), 'translate(48 -40) rotate(20) scale(.68)') +
    group(
      path('M-74 0V18A74 58 0 0 0 74 18V0Z', p.flat('ivory', 2)) +
        oval(0, 0, 74, 58, p.down('ivory')) +
        oval(0, 0, 62, 47, 'none', `stroke="${p.flat('gold')}" stroke-width="4"`) +
        line('M-20-26V26H-4C36 26 36-26-4-26Z', p.ink, 12, 'stroke-linejoin="round"'),
      'translate(0 28)',
    )
  );
}

export const chipTowers = (p: Painter): string =>
  chipStack(p, -56, 66, 8, ['blue', 'ink']) +
  chipStack(p, 56, 64, 6, ['green', 'green', 'ink']) +
  chipStack(p, 0, 80, 12, ['red', 'red', 'ink']);

export const goldChip = (p: Painter): string =>
  group(chipFace(p, 'ink', 'gold', 'club'), 'translate(-46 34) rotate(-30) scale(.72)') +
  group(chipFace(p, 'blue', 'ivory', 'diamond'), 'translate(50 38) rotate(24) scale(.72)') +
  group(
    disc(0, 0, 76, p.flat('gilt', 2)) + group(chipFace(p, 'gilt', 'red', 'heart'), '') + ring(73, p.flat('gilt', 0), 2),
    'translate(0 -18) rotate(8)',
  );

/** Two closed cards, of which one corner is lifted. */
export function holeCards(p: Painter): string {
  return (
    back(p, 'translate(-24 -6) rotate(-16) scale(1.24)') +
    back(p, 'translate(26 2) rotate(10) scale(1.24)') +
    group(
      path('M-52 26L-18 74L-52 74Z', p.flat('ink', 2), 'opacity=".5"') +
        path('M-52 16C-30 30-8 50 4 74L-40 76C-48 76-52 72-52 64Z', p.down('ivory')) +
        group(line(ranks.A, p.flat('red'), 5.5), 'translate(-34 54) rotate(34)'),
      'translate(24 2) rotate(10)',
    )
  );
}

/** Five cards of one suit, laid as a wheel around a chip. */
export const flush = (p: Painter): string =>
  times(5, (i) => group(card(p, 'club', 0, -50, 0, 0.66), `rotate(${i * 72})`)) +
  group(chipFace(p, 'green', 'ivory', 'club'), 'scale(.42)');
