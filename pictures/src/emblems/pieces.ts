/** Parts that several emblems share: chips, cards, coins and leaves. */
import type { Painter, Pigment } from '../pigments.ts';
import { box, disc, group, leafShape, line, oval, path, range, ring, suitShapes } from '../shapes.ts';
import type { Suit } from '../shapes.ts';

type Shape = (transform: string) => string;

/** A chip from above, 140 across. */
export function chipFace(p: Painter, main: Pigment, spot: Pigment = 'ivory', suit: Suit = 'spade'): string {
  return (
    disc(0, 0, 70, p.down(main)) +
    ring(60, p.flat(spot, 0), 19, 'stroke-dasharray="20 27.1"') +
    ring(48.5, p.flat('gold'), 3) +
    disc(0, 0, 46, p.ball(main)) +
    ring(39, p.flat('gold', 0), 1.5, 'stroke-dasharray="3 4" opacity=".8"') +
    group(path(suitShapes[suit], p.down(spot)), 'scale(.52)')
  );
}

/** A pile of `count` chips; the colours come in turn, from the bottom. */
export function chipStack(p: Painter, x: number, y: number, count: number, colours: readonly Pigment[]): string {
  const side = line('M-22 13v10M4 16v10M29 10v10', p.flat('ivory', 0), 9, 'stroke-linecap="butt"');
  const units = colours.map((name) =>
    p.reuse(path('M-40 0v11a40 15 0 0 0 80 0v-11Z', p.across(name)) + side + oval(0, 0, 40, 15, p.down(name))),
  );
  const top = `stroke="${p.flat('ivory', 0)}" stroke-width="2.5" stroke-dasharray="9 6"`;
  const pile = range(count).map((i) => units[i % units.length]?.(`translate(${x} ${y - i * 13})`) ?? '');
  return pile.join('') + oval(x, y - (count - 1) * 13, 26, 9, 'none', top);
}

export function card(p: Painter, suit: Suit, x: number, y: number, turnBy: number, size = 1): string {
  const isRed = suit === 'heart' || suit === 'diamond';
  const pip = p.reuse(path(suitShapes[suit], p.down(isRed ? 'red' : 'ink')));
  return group(
    box(-42, -60, 84, 120, 9, p.down('ivory')) +
      box(-37, -55, 74, 110, 6, 'none', `stroke="${p.flat('gold')}" stroke-opacity=".6"`) +
      pip('scale(.56)') +
      pip('translate(-28 -42) scale(.17)') +
      pip('translate(28 42) scale(-.17)'),
    `translate(${x} ${y}) rotate(${turnBy}) scale(${size})`,
  );
}

/** An old coin with a square hole, 156 across. */
export function coinFace(p: Painter): string {
  const mark = path(
    'M0-54L8-43L0-32L-8-43ZM-17-44a4 4 0 1 0 .1 0ZM17-44a4 4 0 1 0 .1 0Z',
    p.flat('gold', 2),
    'opacity=".7"',
  );
  return (
    disc(0, 0, 78, p.down('gold')) +
    disc(0, 0, 69, p.flat('gold', 2)) +
    disc(0, 2, 68, p.ball('gold')) +
    ring(58, p.flat('gold', 2), 2.5, 'stroke-dasharray="2 5" opacity=".6"') +
    p.turn(4, mark + line('M-30-42A52 52 0 0 0-42-30', p.flat('gold', 0), 2, 'opacity=".6"')) +
    box(-24, -24, 48, 48, 5, p.flat('gold', 2)) +
    box(-24, -24, 48, 46, 5, 'none', `stroke="${p.flat('gold', 0)}" stroke-width="4"`) +
    box(-17, -17, 34, 34, 2, p.ink)
  );
}

export function leaf(p: Painter): Shape {
  return p.reuse(path(leafShape, p.down('green')) + line('M0-4V-54', p.flat('green', 0), 2));
}
