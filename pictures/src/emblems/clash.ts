/** Esports: teams and duels. */
import type { Painter } from '../pigments.ts';
import { box, disc, group, line, oval, path, range, ring, starShape } from '../shapes.ts';

export function blades(p: Painter): string {
  const blade =
    path('M-9 40V-74L0-98L9-74V40Z', p.across('steel')) +
    path('M0-98L9-74V40H0Z', p.flat('steel', 2), 'opacity=".6"') +
    path('M-30 36C-20 44 20 44 30 36L28 50H-28Z', p.down('gold')) +
    box(-6, 48, 12, 34, 4, p.down('red')) +
    disc(0, 88, 10, p.ball('gold'));
  return (
    group(blade, 'rotate(40)') +
    group(blade, 'rotate(-40)') +
    path('M0-34L30-22V8C30 30 14 42 0 50C-14 42-30 30-30 8V-22Z', p.down('blue')) +
    path('M0-34L30-22V8C30 30 14 42 0 50Z', p.flat('blue', 2), 'opacity=".55"') +
    group(path(starShape, p.down('gold')), 'translate(0 6) scale(.4)')
  );
}

export function warBanner(p: Painter): string {
  return (
    line('M-66-92V98', p.across('gold'), 10) +
    path('M-66-100L-54-84L-66-70L-78-84Z', p.down('gold')) +
    path('M-60-74C-20-92 30-56 92-72C84-34 84 0 94 40C36 56-16 22-60 42Z', p.down('violet')) +
    path('M-60-74C-40-82-18-78 6-73V34C-18 28-40 33-60 42Z', p.flat('violet', 2), 'opacity=".45"') +
    path('M-60 18C-16 0 36 34 90 18L94 40C36 56-16 22-60 42Z', p.flat('gold')) +
    path('M30-62L-14-6H8L-6 34L44-24H20L38-60Z', p.down('gold')) +
    path('M30-62L-14-6H8L20-28Z', p.flat('gold', 0), 'opacity=".6"')
  );
}

export function warHelm(p: Painter): string {
  return (
    path('M-8-64C-30-104 40-110 84-66C96-50 96-26 88-8C74-38 44-52 4-54Z', p.down('red')) +
    path('M-66-8C-66-56-34-72 2-72S70-54 70-6V46C70 70 44 92 2 96C-42 92-66 70-66 46Z', p.down('steel')) +
    path('M2-72C38-72 70-54 70-6V46C70 70 44 92 2 96Z', p.flat('steel', 2), 'opacity=".45"') +
    path('M-6-72H10V6H-6Z', p.down('gold')) +
    path('M-60 4L2 22L64 4V26L2 44L-60 26Z', p.ink) +
    path('M-50 13L-14 24V32L-50 22ZM54 13L18 24V32L54 22Z', p.flat('blue', 0)) +
    line('M-36 54L-30 76M-16 58L-13 84M40 54L34 76M20 58L17 84', p.ink, 5) +
    p.both(disc(-58, -14, 7, p.ball('gold'))) +
    path('M-54-14C-52-44-36-58-18-64C-34-44-42-24-42-4Z', '#fff', 'opacity=".5"')
  );
}

export function crystalTower(p: Painter): string {
  return (
    oval(0, 84, 84, 15, p.flat('ink', 2)) +
    path('M-58 84L-46 8H46L58 84Z', p.down('steel')) +
    path('M6 8H46L58 84H6Z', p.flat('steel', 2), 'opacity=".5"') +
    line('M-50 34H50M-54 60H54M-18 10V34M20 34V60M-24 60V84', p.flat('steel', 2), 3) +
    path('M-14 84V60C-14 44 14 44 14 60V84Z', p.ink) +
    path('M-62 10L-56-14H-38V-2H-22V-14H22V-2H38V-14H56L62 10Z', p.down('gold')) +
    line('M-52-30A56 56 0 1 1 52-30', p.flat('blue', 0), 4, 'stroke-dasharray="10 9"') +
    path('M0-100L34-56L0-6L-34-56Z', p.down('blue')) +
    path('M0-100L34-56L0-42Z', p.flat('blue', 0), 'opacity=".8"') +
    path('M0-100L-34-56L0-42Z', '#fff', 'opacity=".45"') +
    path('M0-42L34-56L0-6Z', p.flat('blue', 2), 'opacity=".6"')
  );
}

export function bullseye(p: Painter): string {
  const dart = (place: string, wing: 'blue' | 'green') =>
    group(
      line('M0 0L58-30', p.across('steel'), 5) +
        path('M50-34L70-52L84-44L66-26ZM56-22L74-14L88-26L70-36Z', p.down(wing)),
      place,
    );
  return (
    line('M-40 60L-62 98M40 60L62 98', p.down('orange'), 12) +
    disc(0, 0, 84, p.down('ivory')) +
    disc(0, 0, 68, p.flat('ink')) +
    disc(0, 0, 52, p.down('blue')) +
    disc(0, 0, 35, p.down('red')) +
    disc(0, 0, 18, p.ball('gold')) +
    ring(84, p.flat('orange', 2), 6) +
    path('M-60-36C-46-60-20-70 0-68C-24-58-40-42-46-22Z', '#fff', 'opacity=".4"') +
    dart('translate(2 0) rotate(-4)', 'green') +
    dart('translate(-12 12) rotate(-24) scale(.96)', 'blue')
  );
}

export function visor(p: Painter): string {
  return (
    path('M-84 14C-92-58-46-92 4-90C56-88 90-52 84 14L70 40H-70Z', p.down('green')) +
    path('M-84 14C-92-58-46-92 4-90C-30-70-50-30-48 20Z', p.flat('green', 0), 'opacity=".35"') +
    line('M-30-84C-44-60-50-40-52-16M34-84C48-60 52-40 54-16', p.flat('green', 2), 4) +
    box(-96, -12, 192, 60, 22, p.down('ink')) +
    box(-84, -3, 168, 42, 17, p.down('orange')) +
    path('M-78 2C-40-8 40-8 78 2C60 14-40 16-78 18Z', p.flat('gold', 0), 'opacity=".75"') +
    path('M-60-2H-34L-52 38H-74Z', '#fff', 'opacity=".5"') +
    path('M-58 48H58L44 88C20 100-20 100-44 88Z', p.down('ink')) +
    line('M-26 66H26M-22 78H22', p.flat('steel', 0), 5) +
    p.both(box(-100, 6, 16, 26, 5, p.down('steel')))
  );
}

export function radar(p: Painter): string {
  return (
    disc(0, 0, 96, p.down('steel')) +
    disc(0, 0, 84, p.ink) +
    disc(0, 0, 80, p.ball('green')) +
    disc(0, 0, 80, p.flat('ink', 2), 'opacity=".45"') +
    path('M0 0L0-80A80 80 0 0 1 69-40Z', p.flat('green', 0), 'opacity=".55"') +
    ring(54, p.flat('green', 0), 2.5) +
    ring(27, p.flat('green', 0), 2.5) +
    line('M-80 0H80M0-80V80', p.flat('green', 0), 2, 'opacity=".8"') +
    line('M0 0L69-40', p.white, 5) +
    disc(30, -42, 10, p.ball('red')) +
    disc(-38, 22, 8, p.ball('red')) +
    disc(14, 44, 6, p.ball('red')) +
    path('M0-12L10 12L0 6L-10 12Z', p.white) +
    p.turn(8, disc(0, -90, 3.5, p.flat('steel', 2)), 22.5)
  );
}

/** Two name plates on a chain. */
export function nameTags(p: Painter): string {
  const plate =
    box(-32, -50, 64, 104, 20, p.down('steel')) +
    box(-26, -44, 52, 92, 15, 'none', `stroke="${p.flat('steel', 2)}" stroke-width="3"`) +
    disc(0, -34, 8, p.ink) +
    range(3)
      .map((i) => line(`M-16 ${16 + i * 11}H${12 - i * 5}`, p.flat('steel', 2), 4))
      .join('');
  return (
    line('M-24-8C-70-90-30-98 4-96S84-84 30-10', p.flat('gold'), 6, 'stroke-dasharray="1 8"') +
    group(plate + group(path(starShape, p.flat('blue')), 'translate(0 -6) scale(.3)'), 'translate(-34 38) rotate(14)') +
    group(plate + group(path(starShape, p.flat('red')), 'translate(0 -6) scale(.3)'), 'translate(34 34) rotate(-12)')
  );
}
