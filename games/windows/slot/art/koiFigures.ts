/** Other figures of the flagship: gate, drum, fan, jade, gourd and leaf. */
import type { Painter } from '@foyer/pictures/pigments.ts';
import { box, disc, group, line, oval, path, ring, times } from '@foyer/pictures/shapes.ts';

const flip = (body: string): string => body + group(body, 'scale(-1 1)');

const roof = (p: Painter, w: number, y: number, h: number): string =>
  path(
    `M${-w} ${y - 14}C${-w * 0.8} ${y - 4} ${-w * 0.62} ${y - h * 0.5} ${-w * 0.5} ${y - h}H${w * 0.5}C${w * 0.62} ${y - h * 0.5} ${w * 0.8} ${y - 4} ${w} ${y - 14}C${w * 0.92} ${y + 6} ${w * 0.8} ${y + 8} ${w * 0.7} ${y + 8}H${-w * 0.7}C${-w * 0.8} ${y + 8} ${-w * 0.92} ${y + 6} ${-w} ${y - 14}Z`,
    p.down('green'),
  ) +
  times(9, (i) =>
    line(
      `M${((i - 4) * w) / 8.4} ${y - h + 3}L${((i - 4) * w) / 5.9} ${y + 5}`,
      p.flat('green', 2),
      1.8,
      'opacity=".7"',
    ),
  ) +
  line(
    `M${-w} ${y - 14}C${-w * 0.92} ${y + 6} ${-w * 0.8} ${y + 8} ${-w * 0.7} ${y + 8}H${w * 0.7}C${w * 0.8} ${y + 8} ${w * 0.92} ${y + 6} ${w} ${y - 14}`,
    p.flat('gold'),
    4,
  ) +
  box(-w * 0.54, y - h - 6, w * 1.08, 8, 4, p.down('gold'));

export function dragonGate(p: Painter): string {
  const pillar =
    box(-64, -14, 20, 98, 3, p.across('red')) +
    box(-67, 74, 26, 14, 3, p.down('ivory')) +
    box(-66, 0, 24, 6, 2, p.down('gold')) +
    line('M-59 12V68', '#fff', 2.5, 'opacity=".35"');
  return (
    oval(0, 14, 78, 78, p.ball('gold'), 'opacity=".28"') +
    path('M-26 84V-4H26V84Z', p.down('blue')) +
    line('M-14-2V84M-2-2V84M12-2V84', p.white, 4, 'opacity=".55" stroke-dasharray="16 7 26 9"') +
    flip(pillar) +
    box(-74, -22, 148, 18, 3, p.down('red')) +
    line('M-74-20H74M-74-6H74', p.flat('gold'), 2.5) +
    roof(p, 100, -30, 32) +
    box(-34, -66, 68, 12, 2, p.down('red')) +
    roof(p, 66, -72, 24) +
    box(-23, -28, 46, 25, 3, p.down('ink'), `stroke="${p.flat('gold')}" stroke-width="3"`) +
    path('M0-25L9-15.5L0-6L-9-15.5Z', p.flat('gold')) +
    path('M0-20L4.5-15.5L0-11L-4.5-15.5Z', p.flat('red')) +
    path(
      'M-100 86C-80 74-66 92-46 84C-28 76-14 94 4 84C22 76 38 94 56 84C72 76 86 90 100 84C96 104 40 108 0 108S-96 104-100 86Z',
      p.down('blue'),
    ) +
    line('M-84 92C-70 86-60 98-44 92M-20 94C-6 86 8 100 24 92M44 94C58 86 70 98 86 92', p.white, 2.5, 'opacity=".7"')
  );
}

export function drum(p: Painter): string {
  const stick = group(
    box(-4, -8, 8, 96, 4, p.across('orange')) + oval(0, -10, 10, 13, p.ball('red')),
    'translate(58 -72) rotate(38)',
  );
  const leg = line('M-52 62L-74 98', p.flat('orange', 2), 13) + line('M-52 62L-72 96', p.flat('orange'), 6);
  return (
    flip(leg) +
    path('M-70-34C-92 2-86 52-58 74H58C86 52 92 2 70-34Z', p.across('red')) +
    path('M-58 74C-86 52-92 2-70-34L-56-26C-72 6-68 46-48 66Z', '#fff', 'opacity=".16"') +
    line('M-80 36C-40 58 40 58 80 36', p.flat('gold'), 6) +
    ring(17, p.flat('gold'), 6, 'transform="translate(0 50)"') +
    ring(17, p.flat('gold', 2), 2, 'transform="translate(0 53)"') +
    oval(0, -34, 74, 30, p.flat('red', 2)) +
    oval(0, -37, 71, 28, p.down('ivory')) +
    times(14, (i) => {
      const turn = (i * Math.PI) / 7;
      return disc(Math.cos(turn) * 72, -35 + Math.sin(turn) * 29, 4.6, p.ball('gold'));
    }) +
    path(
      'M-20-44C-20-54-2-56 2-46C14-58 26-44 16-34C8-26-6-24-14-28C-24-30-28-38-20-44Z',
      p.flat('red'),
      'opacity=".8"',
    ) +
    oval(-34, -46, 20, 6, '#fff', 'opacity=".6"') +
    flip(stick)
  );
}

export function fan(p: Painter): string {
  const rib = (turn: number): string =>
    group(box(-3, -104, 6, 112, 2, p.down('orange')), `translate(0 66) rotate(${turn})`);
  return (
    times(9, (i) => rib(-64 + i * 16)) +
    path('M-98 18C-78-60-34-94 0-94S78-60 98 18L52 40C42 4 22-16 0-16S-42 4-52 40Z', p.down('rose')) +
    path(
      'M-98 18C-94 4-90-8-84-20C-56-34-30-4 0-22C30-40 62-28 88-10L98 18L52 40C42 4 22-16 0-16S-42 4-52 40Z',
      p.down('blue'),
      'opacity=".85"',
    ) +
    line('M-78-6C-62-16-48-4-34-14M-20-30C-6-40 8-26 22-36M44-14C56-20 66-8 78-10', '#fff', 3, 'opacity=".8"') +
    disc(34, -58, 13, p.flat('gold', 0)) +
    path('M-46-48C-38-60-22-62-12-54C-22-50-26-44-38-42Z', p.flat('red')) +
    path('M-46-48L-58-56L-56-42Z', p.flat('red')) +
    line('M-98 18C-78-60-34-94 0-94S78-60 98 18', p.flat('gold'), 5) +
    line('M-98 18L-52 40M98 18L52 40M-52 40C-42 4-22-16 0-16S42 4 52 40', p.flat('gold', 2), 2.5) +
    disc(0, 66, 9, p.ball('gold')) +
    line('M0 74C-8 86 6 90-4 106M0 74C8 86-2 92 8 106', p.flat('red'), 4)
  );
}

export function jade(p: Painter): string {
  return (
    line('M-16-100C-12-84 12-84 16-100M0-88V-66', p.flat('red'), 6) +
    disc(0, -4, 70, p.flat('green', 2)) +
    disc(0, -6, 68, p.ball('green')) +
    ring(52, p.flat('green', 2), 2, 'transform="translate(0 -6)" opacity=".5"') +
    times(16, (i) =>
      group(
        path('M0-58C6-58 8-52 4-49C0-47-4-50-2-53', p.flat('green', 2), 'opacity=".55"'),
        `translate(0 -6) rotate(${i * 22.5})`,
      ),
    ) +
    disc(0, -6, 27, p.flat('green', 2)) +
    disc(0, -5, 24, '#08202c') +
    path('M-50-40C-40-58-20-66-2-66C-22-56-36-44-42-26C-50-26-54-32-50-40Z', '#fff', 'opacity=".75"') +
    ring(7, p.flat('gold'), 5, 'transform="translate(0 68)"') +
    path('M-9 76H9L16 108C6 104-6 104-16 108Z', p.down('red')) +
    line('M-4 82L-7 102M4 82L7 102', p.flat('red', 0), 2, 'opacity=".7"')
  );
}

export function gourd(p: Painter): string {
  return (
    line('M2-76C0-92 14-104 28-96', p.flat('green', 2), 8) +
    path('M14-92C34-108 58-100 66-84C48-78 26-78 14-92Z', p.down('green')) +
    disc(0, 42, 58, p.flat('orange', 2)) +
    path(
      'M-30-44C-32-66-16-80 2-80S36-66 32-44C30-30 18-24 18-16C42-8 60 14 60 42C60 78 34 100 0 100S-60 78-60 42C-60 14-42-8-18-16C-18-24-28-30-30-44Z',
      p.ball('gold'),
    ) +
    path(
      'M-42 30C-38 12-26 2-12-2C-20 12-26 28-26 46C-36 50-44 42-42 30ZM-20-50C-20-62-12-70-2-70C-8-62-10-54-10-44C-16-42-20-44-20-50Z',
      '#fff',
      'opacity=".7"',
    ) +
    path('M-24-22C-10-14 10-14 24-22L22-8C8-2-8-2-22-8Z', p.down('red')) +
    path('M14-12C34 0 46 18 42 40C34 30 26 30 20 38C20 20 14 4 6-8Z', p.down('red')) +
    path('M10-12C16 8 14 28 2 44C0 34-6 32-14 36C-6 22-2 4-2-8Z', p.down('red'))
  );
}

export function leaf(p: Painter): string {
  return (
    line('M6 20C10 50 2 76-14 104', p.flat('green', 2), 9) +
    line('M6 20C10 50 2 76-14 104', p.flat('green'), 4) +
    path('M0 6L44-64C86-48 106-8 92 26C74 66 22 76-22 66C-70 56-104 26-96-12C-88-54-40-78 10-72Z', p.down('green')) +
    path('M0 6L10-72C-40-78-88-54-96-12C-70-44-30-40 0 6Z', '#fff', 'opacity=".18"') +
    line(
      'M0 6L-92-16M0 6L-66-50M0 6L-24-72M0 6L92 22M0 6L56 56M0 6L-18 66M0 6L-70 44M0 6L98-14M0 6L74-44',
      p.flat('green', 2),
      2.6,
      'opacity=".65"',
    ) +
    oval(38, 22, 18, 13, p.ball('blue'), 'opacity=".95"') +
    oval(32, 17, 6, 3.6, '#fff', 'opacity=".95"') +
    oval(-38, 34, 9, 7, p.ball('blue'), 'opacity=".95"') +
    disc(-41, 31, 2.6, '#fff')
  );
}
