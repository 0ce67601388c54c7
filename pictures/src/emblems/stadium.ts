/** What football is played with, and what a tournament awards. */
import type { Painter } from '../pigments.ts';
import { box, disc, group, line, oval, path, range, ring, starShape } from '../shapes.ts';

export function boot(p: Painter): string {
  return group(
    range(5)
      .map((i) => box(-84 + i * 38, 44, 17, 26, 5, p.down('steel')))
      .join('') +
      path(
        'M-86-62C-72-76-44-66-36-46C-10-30 30-14 64-4C90 4 102 22 98 46H-92C-102 18-100-36-86-62Z',
        p.down('green'),
      ) +
      path('M-92 46C-94 36-95 24-95 14C-40 34 40 34 98 30C99 36 99 42 98 46C94 58-88 58-92 46Z', p.flat('ink', 1)) +
      path('M-84-62C-70-70-50-62-44-48C-56-36-76-38-90-44Z', p.flat('ink', 2)) +
      line('M-36-26L-66 22M-12-14L-42 28M12-5L-18 30', p.flat('gold', 0), 11, 'stroke-linecap="butt"') +
      line('M-16-38L6-22M4-30L24-15M24-22L42-8', p.white, 5) +
      path('M62-2C80 6 92 16 92 28C76 30 62 28 52 22C60 16 64 8 62-2Z', p.flat('green', 0), 'opacity=".5"'),
    'rotate(-12)',
  );
}

export function jersey(p: Painter): string {
  return (
    path('M-34-88L-76-68L-99-12L-62 6L-54-16V88H54V-16L62 6L99-12L76-68L34-88C20-70-20-70-34-88Z', p.down('red')) +
    path('M-44-84H-20V88H-44ZM20-84H44V88H20Z', p.flat('ivory', 0)) +
    p.both(path('M-99-12L-62 6L-58-8L-92-26Z', p.flat('ivory', 0)) + line('M-54-16L-58-40', p.flat('red', 2), 3)) +
    path('M-34-88C-20-70 20-70 34-88L26-92C14-80-14-80-26-92Z', p.flat('ink')) +
    disc(0, 8, 36, p.flat('ink')) +
    line('M-17-4L-10-9V26M14-9C24-9 24 26 14 26C4 26 4-9 14-9Z', p.flat('gold', 0), 6.5) +
    path('M-54 72H54V88H-54Z', p.flat('red', 2), 'opacity=".55"')
  );
}

export function goal(p: Painter): string {
  const net = range(9)
    .map((i) => `M${-80 + i * 20}-52V58`)
    .concat(range(6).map((i) => `M-88 ${-38 + i * 20}H88`))
    .join('');
  return (
    oval(0, 76, 98, 18, p.down('green')) +
    path('M-92-62H92V64L74 74H-74L-92 64Z', p.flat('ink', 2), 'opacity=".5"') +
    line(net, p.white, 2, 'opacity=".7"') +
    line('M40-40Q62-10 84-34M28-22Q62 14 90-12', p.white, 2.5) +
    line('M-94 76V-66H94V76', p.flat('ivory', 0), 11, 'stroke-linejoin="round"') +
    group(
      disc(0, 0, 86, p.ball('ivory')) +
        path('M0-32L30-10L19 26H-19L-30-10Z', p.flat('ink')) +
        p.turn(5, line('M0-30V-58', p.flat('ink'), 5) + path('M0-58L-26-68L-18-84H18L26-68Z', p.flat('ink'))) +
        disc(0, 0, 86, p.ball('ink'), 'opacity=".2"'),
      'translate(44 -16) scale(.44)',
    ) +
    line('M-58 66Q-30 40 6 10M-30 70Q-10 50 14 28', p.flat('gold', 0), 4, 'opacity=".8"')
  );
}

export function whistle(p: Painter): string {
  return group(
    line('M66 4C98 20 104-40 60-76', p.down('red'), 9) +
      path('M-98-44H14C54-44 76-14 76 16C76 52 46 76 14 76C-20 76-44 50-44 14L-98 4Z', p.down('gold')) +
      path('M-98-44H14C40-44 58-32 68-14C30-26-40-28-98-24Z', p.flat('gold', 0), 'opacity=".7"') +
      path('M-40-44H-8L-14-14H-34Z', p.ink) +
      disc(16, 18, 42, p.flat('gold', 2)) +
      disc(16, 18, 35, p.ink) +
      disc(26, 28, 17, p.ball('red')) +
      disc(66, 2, 10, 'none', `stroke="${p.flat('steel', 0)}" stroke-width="6"`) +
      line('M-64-62L-78-84M-38-62L-40-90M-12-60L0-86', p.white, 6),
    'rotate(8)',
  );
}

export function pennant(p: Painter): string {
  return (
    line('M-64-88Q0-116 64-88', p.flat('gold'), 4) +
    path('M-60-80H60V24L0 98L-60 24Z', p.down('blue')) +
    path('M-60-46L60 20V-20L-16-80H-60Z', p.flat('ivory', 0)) +
    path('M-60-80H-22L60-32V4L-60-64Z', p.flat('red')) +
    line('M-60 24L0 98L60 24', p.flat('gold'), 9, 'stroke-dasharray="3 3" stroke-linecap="butt"') +
    group(path(starShape, p.down('gold')), 'translate(0 34) scale(.56)') +
    box(-74, -94, 148, 15, 7, p.across('gold')) +
    p.both(disc(-76, -86, 11, p.ball('gold')) + line('M-66-78V-40', p.flat('gold'), 5))
  );
}

export function medal(p: Painter): string {
  return (
    path('M-58-98H-14L26-12L-14 4Z', p.down('red')) +
    path('M-44-98H-32L6-2L-4 2Z', p.flat('ivory', 0)) +
    path('M58-98H14L-26-12L14 4Z', p.down('blue')) +
    path('M44-98H32L-6-2L4 2Z', p.flat('ivory', 0)) +
    group(
      p.turn(20, path('M-9-50L0-66L9-50Z', p.flat('gold', 2))) +
        disc(0, 0, 58, p.down('gold')) +
        disc(0, 0, 47, p.flat('gold', 2)) +
        disc(0, 1, 46, p.ball('gold')) +
        ring(40, p.flat('gold', 0), 2, 'stroke-dasharray="2 4"') +
        group(path(starShape, p.flat('gold', 2)), 'translate(1 3) scale(.62)') +
        group(path(starShape, p.down('ivory')), 'scale(.62)'),
      'translate(0 36)',
    )
  );
}

export function podium(p: Painter): string {
  return (
    path('M-98 18H-34V84H-98Z', p.down('steel')) +
    path('M34 34H98V84H34Z', p.down('orange')) +
    path('M-36-22H36V84H-36Z', p.down('gold')) +
    path('M-98 18L-90 8H-36V18ZM36 34V24H90L98 34ZM-36-22L-28-34H28L36-22Z', p.white, 'opacity=".6"') +
    line('M-10 8L2-2V44', p.flat('gold', 2), 10) +
    line('M-78 38C-76 28-56 28-58 42L-78 64H-56', p.flat('steel', 2), 8) +
    line('M58 50H78L66 60C82 60 80 78 66 77C60 77 57 74 56 71', p.flat('orange', 2), 7) +
    group(path(starShape, p.down('red')), 'translate(0 -66) scale(.66)') +
    p.both(group(path(starShape, p.down('gold')), 'translate(-62 -34) rotate(-14) scale(.36)'))
  );
}

/** A tall cup with large handles. */
export function silverCup(p: Painter): string {
  return (
    p.both(line('M-40-62C-98-80-98 6-30 22', p.across('steel'), 13)) +
    path('M-46-82H46C52-22 36 18 14 34V54H-14V34C-36 18-52-22-46-82Z', p.across('steel')) +
    oval(0, -82, 46, 10, p.flat('steel', 2)) +
    path('M-34-66C-34-20-24 8-10 20C-20-8-24-34-24-66Z', p.white, 'opacity=".75"') +
    p.both(path('M-6 26C-30 30-40 54-34 78L-22 66L-12 76C-18 56-14 42-2 34Z', p.down('red'))) +
    path('M-34 54H34L44 78H-44Z', p.across('steel')) +
    box(-50, 76, 100, 22, 4, p.down('ink')) +
    group(path(starShape, p.down('gold')), 'translate(4 -30) scale(.4)')
  );
}
