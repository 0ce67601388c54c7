/** Courts, and what is played on them. */
import type { Painter } from '../pigments.ts';
import { box, disc, group, line, oval, path, range } from '../shapes.ts';

const seams = 'M0-86V86M-86 0H86M-60-62C-20-34-20 34-60 62M60-62C20-34 20 34 60 62';

const smallBall = (p: Painter, place: string): string =>
  group(disc(0, 0, 86, p.ball('orange')) + line(seams, p.ink, 7), place);

export function hoop(p: Painter): string {
  return (
    box(-78, -98, 156, 104, 9, p.down('ivory')) +
    box(-73, -93, 146, 94, 6, 'none', `stroke="${p.flat('red')}" stroke-width="5"`) +
    box(-30, -62, 60, 48, 2, 'none', `stroke="${p.flat('red')}" stroke-width="6"`) +
    path('M-44 10C-34 44-28 66-24 94L-8 82L0 98L8 82L24 94C28 66 34 44 44 10Z', p.white, 'opacity=".3"') +
    line(
      'M-44 10C-34 44-28 66-24 94M44 10C34 44 28 66 24 94M-16 18L-34 56M16 18L34 56M-24 14L16 80M24 14L-16 80M-38 40L-8 82M38 40L8 82',
      p.white,
      4.5,
    ) +
    smallBall(p, 'translate(20 -34) rotate(-20) scale(.46)') +
    oval(0, 8, 48, 14, 'none', `stroke="${p.down('orange')}" stroke-width="10"`) +
    line('M-40 4C-20-6 20-6 40 4', p.flat('orange', 0), 3)
  );
}

export function basketCourt(p: Painter): string {
  const half =
    line('M-90-22H-46V22H-90M-90-44C-36-44-16-24-16 0S-36 44-90 44', p.white, 3.5) +
    path('M-90-22H-46V22H-90Z', p.flat('red'), 'opacity=".75"') +
    disc(-46, 0, 14, 'none', `stroke="${p.white}" stroke-width="3"`) +
    disc(-78, 0, 5, p.flat('gold', 0));
  return (
    group(
      box(-98, -64, 196, 132, 8, p.flat('orange', 2)) +
        box(-98, -68, 196, 128, 8, p.down('orange')) +
        line(
          range(7)
            .map((i) => `M-94 ${-52 + i * 16}H94`)
            .join(''),
          p.flat('orange', 0),
          1.2,
          'opacity=".5"',
        ) +
        group(p.both(half) + line('M0-58V58', p.white, 3.5) + disc(0, 0, 22, p.flat('blue')), 'translate(0 -4)') +
        box(-90, -62, 180, 116, 3, 'none', `stroke="${p.white}" stroke-width="3.5"`),
      'rotate(-22)',
    ) + smallBall(p, 'translate(6 -8) scale(.46)')
  );
}

export function sneaker(p: Painter): string {
  return group(
    path('M-66-88C-54-96-26-96-14-88L-6-44C14-16 50-4 80 8C96 16 100 34 96 50H-90C-96 14-82-40-66-88Z', p.down('red')) +
      path('M-92 46H97C101 64 94 74 82 74H-78C-92 74-96 62-92 46Z', p.down('ivory')) +
      line('M-88 60H92', p.flat('red'), 4) +
      path('M50-4C76 2 100 16 96 48H56C42 40 40 14 50-4Z', p.down('ivory')) +
      path('M-66-88C-54-96-26-96-14-88L-11-72C-28-80-54-80-71-72Z', p.flat('ink', 1)) +
      line('M-30-64L-6-58M-32-48L-2-40M-30-32L8-24M-24-16L24-10M-14 0L36 2', p.white, 6) +
      disc(-52, -36, 19, p.down('ivory')) +
      group(
        path('M0-50L13-17L48-15L21 8L30 42L0 23L-30 42L-21 8L-48-15L-13-17Z', p.flat('blue')),
        'translate(-52 -36) scale(.3)',
      ) +
      path('M-84 6C-40 32 0 36 50 22L56 46H-90C-90 32-88 18-84 6Z', p.flat('ink'), 'opacity=".75"'),
    'rotate(-10)',
  );
}

export function rackets(p: Painter): string {
  const racket = (frame: 'red' | 'blue') =>
    box(-7, 34, 14, 66, 6, p.down('ink')) +
    line('M-24 12C-16 30-6 30-5 42M24 12C16 30 6 30 5 42', p.flat(frame), 6) +
    line(
      range(6)
        .map((i) => `M${-28 + i * 11}-74V12`)
        .concat(range(7).map((i) => `M-36 ${-68 + i * 12}H36`))
        .join(''),
      p.white,
      1.4,
      'opacity=".65"',
    ) +
    oval(0, -30, 40, 52, 'none', `stroke="${p.down(frame)}" stroke-width="9"`);
  return (
    group(racket('blue'), 'rotate(40)') +
    group(racket('red'), 'rotate(-40)') +
    group(
      disc(0, 0, 27, p.ball('green')) +
        disc(0, 0, 27, p.ball('gold'), 'opacity=".6"') +
        line('M-22-15C-5-12-5 17-17 21M22-15C7-10 7 12 18 18', p.white, 3.5),
      'translate(0 -64)',
    )
  );
}
