/** Esports: the player's tools. */
import type { Painter, Pigment } from '../pigments.ts';
import { box, disc, group, line, oval, path, range } from '../shapes.ts';

export function joystick(p: Painter): string {
  return (
    path('M-92 40L-70-2H70L92 40V82C92 90 86 94 78 94H-78C-86 94-92 90-92 82Z', p.down('ink')) +
    path('M-92 40L-70-2H70L92 40Z', p.down('blue')) +
    line('M-88 42H88', p.white, 3, 'opacity=".7"') +
    oval(-22, 18, 30, 12, p.ink) +
    line('M-22 16L-34-50', p.across('steel'), 15) +
    disc(-37, -64, 33, p.ball('red')) +
    oval(-48, -76, 10, 7, '#fff', 'opacity=".6" transform="rotate(-30 -48 -76)"') +
    [[34, 8, 'gold'] as const, [60, 12, 'red'] as const, [36, 26, 'green'] as const, [64, 30, 'rose'] as const]
      .map(([x, y, colour]) => oval(x, y + 3, 12, 7, p.ink) + oval(x, y, 12, 7, p.down(colour)))
      .join('') +
    box(-66, 58, 132, 20, 5, p.flat('blue', 2)) +
    line('M-54 68H-10M4 68H20M34 68H54', p.flat('gold', 0), 5)
  );
}

export function headset(p: Painter): string {
  return (
    line('M-70 20V-14C-70-62-38-90 0-90S70-62 70-14V20', p.down('ink'), 19) +
    line('M-66-16C-66-58-36-82 0-82S66-58 66-16', p.flat('steel', 0), 4) +
    p.both(
      box(-98, -6, 32, 82, 15, p.down('steel')) +
        box(-76, -14, 34, 98, 16, p.down('ink')) +
        line('M-59 4V66', p.flat('blue'), 7) +
        line('M-59 14V56', p.flat('blue', 0), 3),
    ) +
    line('M62 78C58 96 30 98 4 92', p.across('steel'), 6) +
    box(-28, 80, 38, 20, 10, p.down('red')) +
    disc(-18, 90, 4, p.white)
  );
}

/** The four keys by which a player moves. */
export function moveKeys(p: Painter): string {
  const key = (x: number, y: number, angle: number, light: Pigment) =>
    group(
      box(-31, -24, 62, 62, 10, p.flat('ink', 2)) +
        box(-31, -32, 62, 58, 10, p.down('ink')) +
        box(-23, -28, 46, 42, 8, p.flat('ink', 0), 'opacity=".55"') +
        box(-31, -32, 62, 58, 10, 'none', `stroke="${p.flat(light)}" stroke-width="3"`) +
        group(path('M0-14L13 8H-13Z', p.flat(light, 0)), `translate(0 -7) rotate(${angle})`),
      `translate(${x} ${y})`,
    );
  return group(
    key(0, -42, 0, 'red') + key(-67, 34, -90, 'blue') + key(0, 34, 180, 'gold') + key(67, 34, 90, 'green'),
    'rotate(-8)',
  );
}

export function mouse(p: Painter): string {
  return (
    line('M0-60C-4-96 60-72 54-100', p.flat('ink', 0), 7) +
    group(
      path('M0-78C44-78 58-42 60 10C62 66 40 98 0 98S-62 66-60 10C-58-42-44-78 0-78Z', p.down('ink')) +
        path('M0-78C44-78 58-42 60 10C40 0 18-4 0-4S-40 0-60 10C-58-42-44-78 0-78Z', p.down('steel')) +
        line('M0-76V-4', p.ink, 5) +
        box(-10, -56, 20, 42, 10, p.ink) +
        box(-6, -50, 12, 30, 6, p.flat('red')) +
        line('M-6-42H6M-6-34H6M-6-26H6', p.flat('red', 2), 2) +
        line('M-52 30C-46 70-28 86 0 86S46 70 52 30', p.flat('blue', 0), 5) +
        path('M0 30L14 44L0 62L-14 44Z', p.down('red')),
      'rotate(16) scale(.98)',
    )
  );
}

/** A screen with the map of three lanes. */
export function laneScreen(p: Painter): string {
  return (
    path('M-22 60H22L32 92H-32Z', p.down('steel')) +
    box(-50, 88, 100, 10, 5, p.flat('steel', 2)) +
    box(-98, -78, 196, 142, 10, p.down('ink')) +
    box(-88, -68, 176, 118, 4, p.down('green')) +
    path('M-88 50V-6L-30 50ZM88-68V-12L30-68Z', p.flat('ink', 2), 'opacity=".5"') +
    line('M-66 28V-46H50M-66 28L66-46M-50 34H66V-34', p.flat('gold', 0), 6, 'stroke-linejoin="round" opacity=".9"') +
    line('M-80-18L76 24', p.flat('blue', 0), 7, 'opacity=".75"') +
    disc(-66, 30, 15, p.ball('blue')) +
    disc(66, -46, 15, p.ball('red')) +
    range(3)
      .map((i) => disc(-24 + i * 26, 4 - i * 14, 5, p.white))
      .join('') +
    path('M-88-68H-20L-60 50H-88Z', '#fff', 'opacity=".1"')
  );
}
