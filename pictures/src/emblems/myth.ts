/** Dragon, tiger and phoenix. */
import type { Painter, Pigment } from '../pigments.ts';
import { disc, line, oval, path } from '../shapes.ts';

type Shape = (transform: string) => string;

export function dragon(p: Painter): string {
  const [skin, mane] = p.random.pick<readonly [skin: Pigment, mane: Pigment]>([
    ['green', 'gold'],
    ['gold', 'red'],
    ['red', 'gold'],
    ['blue', 'gold'],
  ]);
  const k = p.flat(skin, 2);
  return (
    path('M26-6C76 4 98 60 54 104H-34C-2 90 12 62 0 34Z', p.down(skin)) +
    line('M16 36C26 66 8 92-20 104', p.flat('ivory', 1), 20, 'opacity=".9"') +
    line('M6 50L28 46M8 64L29 64M2 80L24 84', k, 2.5, 'opacity=".5"') +
    line('M44 34q10 4 12 16M56 52q8 8 4 20M46 56q8 8 4 20M60 78q4 10-6 20M44 80q4 8-4 18', k, 3, 'opacity=".7"') +
    [
      'M24-28C54-50 84-46 104-70C104-30 78-6 44 0Z',
      'M36-8C64-18 86-12 106-24C98 14 72 26 40 18Z',
      'M28 14C54 18 76 34 96 32C82 60 50 58 24 36Z',
      'M10 34C26 54 46 68 68 74C42 88 10 72-4 46Z',
    ]
      .map((d) => path(d, p.down(mane)))
      .join('') +
    line(
      'M48-26C68-32 84-40 94-52M54 0C72-4 86-4 96-10M48 26C62 34 74 42 84 42',
      p.flat(mane, 2),
      2.5,
      'opacity=".6"',
    ) +
    path('M-2-46C4-76 32-98 80-98C60-88 48-80 42-68C54-74 66-74 78-68C58-66 44-56 30-36Z', p.down('ivory')) +
    line('M8-50C14-72 32-88 56-93M34-54C44-64 54-68 64-69', p.flat('ivory', 2), 2) +
    path('M30-36C46-54 62-52 70-40C60-40 52-26 38-20Z', p.down(skin)) +
    path('M-4 14C-24 4-52 8-86 12L-72 46C-50 48-14 46 8 22Z', p.flat('red', 2)) +
    path('M-6 26C-30 20-44 30-66 26C-58 38-40 42-14 38Z', p.flat('red', 0)) +
    path('M26 22C20 48-8 62-38 62C-56 62-72 56-78 44C-70 38-58 44-46 43C-28 42-10 34-2 14Z', p.down(skin)) +
    path('M-70 44L-66 28L-58 43ZM-48 44L-44 34L-38 42Z', p.white) +
    path(
      'M-96 0C-100-18-86-32-70-24C-58-20-52-28-44-36C-36-48-18-56 2-54C30-52 48-32 48-6C48 14 38 28 22 32L-2 22C-14 12-30 8-46 12C-60 16-78 18-90 12C-94 10-96 6-96 0Z',
      p.down(skin),
    ) +
    path('M-84 13L-77 30L-70 14ZM-60 14L-55 25L-49 12ZM-38 11L-33 20L-28 10Z', p.white) +
    line(
      'M-90-4C-88-14-76-14-76-4C-78 2-84 0-83-4M-62-8C-50-4-40-8-34-14M2 2C14-6 28 2 24 14C20 22 10 18 12 12M20-18q12 4 14 14',
      k,
      3.2,
    ) +
    path('M-38-18C-28-34-6-34 6-20C-4-8-26-6-38-18Z', p.white) +
    disc(-15, -20, 9, p.flat('gold')) +
    disc(-16, -20, 4.5, p.ink) +
    path('M-50-30C-34-52-4-50 22-26C0-36-22-36-36-22C-42-20-48-24-50-30Z', p.down(mane)) +
    line('M-86-16C-112-36-96-78-62-72C-48-68-50-54-60-56', p.flat('gold', 0), 5) +
    path('M-60 58C-72 74-62 96-40 98C-52 86-48 74-38 62ZM-36 62C-42 78-30 94-12 94C-22 84-24 74-16 60Z', p.down(mane))
  );
}

export function tiger(p: Painter): string {
  const half =
    disc(-56, -60, 25, p.down('orange')) +
    disc(-55, -58, 14, p.flat('ink', 2)) +
    disc(-53, -54, 8, p.flat('rose')) +
    path(
      'M1-76C-28-78-52-66-66-44C-78-24-78-8-96 12L-82 14C-84 28-90 36-98 44L-80 44C-76 58-70 66-62 76L-50 68C-36 86-18 94 1 94Z',
      p.down('orange'),
    ) +
    path(
      'M1 94C-18 94-36 86-50 68L-62 76C-70 66-76 58-80 44L-98 44C-90 36-86 28-84 18C-66 24-58 38-44 40C-26 42-12 24 1 20Z',
      p.down('ivory'),
    ) +
    path('M-52-30C-46-48-22-48-12-28C-24-34-40-36-52-30Z', p.white) +
    path('M-56-12C-46-26-24-24-12-2C-26 4-46 2-56-12Z', p.ink) +
    path('M-49-10C-42-20-26-18-18-4C-28 0-42-1-49-10Z', p.flat('gold', 0)) +
    disc(-32, -9, 7, p.ink) +
    disc(-35, -12, 2.2, '#fff') +
    path(
      'M-78-26C-64-22-58-20-50-22C-58-12-68-14-80-18ZM-88 0C-72 0-66 0-60-4C-64 8-76 10-90 8ZM-86 30C-74 26-68 22-62 14C-62 30-72 40-86 40ZM-34-70C-30-58-24-54-14-54C-24-48-38-52-42-66ZM-58-52C-50-46-44-44-36-46C-44-36-56-38-63-46Z',
      p.ink,
    ) +
    line('M-20 58C-50 50-70 52-94 62M-20 64C-46 64-64 70-84 82', p.white, 1.6, 'opacity=".8"') +
    path('M-26 56L-20 76L-12 58Z', p.white);
  return (
    p.both(half) +
    path('M-14-34C-12-8-22 4-22 18H22C22 4 12-8 14-34Z', p.flat('orange', 1)) +
    path(
      'M-22-64C-8-58 8-58 22-64C14-50-14-50-22-64ZM-18-46C-6-42 6-42 18-46C10-34-10-34-18-46ZM-4-72H4V-36H-4Z',
      p.ink,
    ) +
    path('M-22 18C-10 12 10 12 22 18C20 32 8 40 0 42C-8 40-20 32-22 18Z', p.down('rose')) +
    path('M-36 56C-22 64-6 58 0 46C6 58 22 64 36 56C28 84 14 84 0 84S-28 84-36 56Z', p.flat('red', 2)) +
    path('M-14 74C-8 66 8 66 14 74C10 82-10 82-14 74Z', p.flat('rose')) +
    line('M0 40V48C-8 60-26 62-36 54M0 48C8 60 26 62 36 54', p.ink, 4) +
    path('M-27 58L-21 78L-13 59ZM27 58L21 78L13 59Z', p.white) +
    p.both(line('M-20 58C-50 50-70 52-94 62M-20 64C-46 64-64 70-84 82', p.white, 1.6, 'opacity=".8"'))
  );
}

export function phoenix(p: Painter): string {
  const quill = (n: Pigment): Shape =>
    p.reuse(
      path('M0 0C-14-18-58-24-96-4C-60 8-22 14 0 0Z', p.across(n)) +
        line('M-10-3C-40-12-64-10-84-5', p.flat('gold', 0), 1.5, 'opacity=".7"'),
    );
  const [red, orange, gold] = [quill('red'), quill('orange'), quill('gold')];
  const feathers: readonly (readonly [angle: number, size: number, quill: Shape])[] = [
    [-26, 0.78, orange],
    [-8, 0.9, red],
    [10, 1, red],
    [27, 1.06, red],
    [43, 1.04, orange],
    [59, 0.92, gold],
    [4, 0.46, gold],
    [24, 0.5, gold],
    [44, 0.48, gold],
  ];
  const wing = feathers.map(([angle, size, one]) => one(`translate(-10 -16) rotate(${angle}) scale(${size})`)).join('');
  const tail = (n: Pigment): Shape =>
    p.reuse(
      path('M0 0C-16 22-16 52 0 78C16 52 16 22 0 0Z', p.down(n)) +
        line('M0 8V66', p.flat('gold', 0), 1.5) +
        oval(0, 58, 8, 11, p.flat('gold', 0)) +
        oval(0, 60, 5, 7, p.flat('blue')) +
        disc(0, 61, 2.4, p.ink),
    );
  const [redTail, orangeTail] = [tail('red'), tail('orange')];
  const plume = (one: Shape, angle: number, size: number) => one(`translate(0 18) rotate(${angle}) scale(${size})`);
  return (
    p.both(wing) +
    plume(redTail, 50, 0.8) +
    plume(redTail, -50, 0.8) +
    plume(orangeTail, 26, 0.98) +
    plume(orangeTail, -26, 0.98) +
    plume(redTail, 0, 1.08) +
    path('M2-78C-14-66-6-48-14-34C-26-16-24 14 0 36C24 14 26-14 14-30C8-42 18-58 14-70Z', p.down('gold')) +
    line('M-14-12q7 8 14 0q7 8 14 0M-16 4q8 8 16 0q8 8 16 0M-10 18q5 6 10 0q5 6 10 0', p.flat('red'), 2.2) +
    disc(7, -74, 12, p.ball('gold')) +
    path('M16-80L36-72L16-67Z', p.down('orange')) +
    disc(10, -76, 3, p.ink) +
    path('M2-84C-10-90-14-100-10-106C-4-98 2-96 4-86ZM6-86C2-98 8-106 14-110C14-100 16-94 12-86Z', p.down('red'))
  );
}
