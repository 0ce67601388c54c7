/** Dice, cards and tiles. */
import type { Painter, Pigment } from '../pigments.ts';
import { box, disc, group, line, path, suitShapes } from '../shapes.ts';
import type { Suit } from '../shapes.ts';
import { card } from './pieces.ts';

type Spot = readonly [x: number, y: number];

function side(m: string, fill: string, pips: readonly Spot[], dot: string): string {
  return group(
    box(-30, -30, 60, 60, 7, fill) + pips.map(([x, y]) => disc(x * 15, y * 15, 6.5, dot)).join(''),
    `matrix(${m})`,
  );
}

export function dice(p: Painter): string {
  const cube = (body: Pigment, dot: string) =>
    side('.87 .5 -.87 .5 0 -32', p.flat(body, 0), [[0, 0]], p.flat('red')) +
    side(
      '.87 .5 0 1 -26 15',
      p.down(body),
      [
        [-1, -1],
        [1, 1],
        [0, 0],
      ],
      dot,
    ) +
    side(
      '.87 -.5 0 1 26 15',
      p.flat(body, 2),
      [
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
        [0, 0],
      ],
      p.white,
    );
  return (
    group(cube('red', p.white), 'translate(42 -34) rotate(14) scale(.92)') +
    group(cube('ivory', p.ink), 'translate(-28 24) rotate(-10) scale(1.2)')
  );
}

export function cards(p: Painter): string {
  return (
    card(p, 'club', -50, 6, -30) +
    card(p, 'diamond', -22, -14, -11) +
    card(p, 'heart', 18, -14, 8) +
    card(p, 'spade', 48, 8, 27, 1.05)
  );
}

export function fourSuits(p: Painter): string {
  const cell = (suit: Suit, back: Pigment, fill: Pigment, x: number, y: number) =>
    group(
      box(-44, -44, 88, 88, 8, p.down(back), 'transform="rotate(45)"') +
        box(
          -37,
          -37,
          74,
          74,
          5,
          'none',
          `transform="rotate(45)" stroke="${p.flat('gold', 0)}" stroke-width="1.6" opacity=".8"`,
        ) +
        group(path(suitShapes[suit], p.down(fill)), 'scale(.6)'),
      `translate(${x} ${y}) scale(.78)`,
    );
  return (
    cell('spade', 'ink', 'ivory', 0, -50) +
    cell('heart', 'red', 'ivory', -50, 0) +
    cell('diamond', 'red', 'gold', 50, 0) +
    cell('club', 'ink', 'gold', 0, 50)
  );
}

export function mahjong(p: Painter): string {
  const block = p.reuse(
    box(-36, -46, 84, 108, 11, p.down('green')) +
      box(-38, -50, 82, 106, 11, p.flat('ivory', 2)) +
      box(-42, -56, 82, 108, 11, p.down('ivory')),
  );
  const tile = (face: string, x: number, y: number, r: number, s = 1) =>
    group(block('') + group(face, 'translate(-1 -2)'), `translate(${x} ${y}) rotate(${r}) scale(${s})`);
  const dot =
    disc(0, 0, 30, p.flat('green')) +
    disc(0, 0, 24, p.flat('ivory', 0)) +
    p.turn(8, disc(0, -17, 4.5, p.flat('red'))) +
    disc(0, 0, 9, p.flat('blue'));
  const stick = box(-5, -19, 10, 38, 5, p.down('green')) + line('M-4 0H4', p.white, 2);
  const bamboo = [
    [0, -24],
    [-20, 22],
    [0, 22],
    [20, 22],
  ]
    .map(([x, y], i) => group(i ? stick : stick.replaceAll(p.down('green'), p.down('red')), `translate(${x} ${y})`))
    .join('');
  const frame =
    box(-24, -34, 48, 68, 5, 'none', `stroke="${p.flat('blue')}" stroke-width="5"`) +
    box(-16, -26, 32, 52, 3, 'none', `stroke="${p.flat('blue')}" stroke-width="2"`);
  return tile(frame, -50, -14, -15, 0.86) + tile(bamboo, 52, -12, 14, 0.86) + tile(dot, 2, 16, 0, 1.12);
}
