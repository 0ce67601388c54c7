/** An old pine of the mountains. */
import { mix } from '@foyer/pictures/colour.ts';
import { d, group, line, path, times } from '@foyer/pictures/shapes.ts';
import { down } from './draw.ts';
import type { Scene } from './stage.ts';

/** A cushion of needles, 200 wide: domes above, an uneven edge below. */
const cushion =
  'M-100 8C-104-14-78-26-62-18C-56-42-22-48-6-32C10-50 46-44 56-20C76-30 104-14 100 8C84 22 66 10 48 20C30 10 12 24-10 16C-30 28-52 10-70 20C-82 16-94 18-100 8Z';
const cushionSnow =
  'M-84-6C-80-22-66-22-58-14C-52-38-22-44-6-28C10-46 44-40 54-16C70-24 90-14 86-4C70 2 62-10 46-2C32-12 16 2 0-6C-16 4-34-12-50-2C-62-8-74 4-84-6Z';

/** An old pine with snow on its cushions. */
export function pine(s: Scene, x: number, y: number, size: number, colour: string): string {
  const [deep, lit] = [mix(colour, '#000000', 0.4), mix(colour, s.tones.light, 0.24)];
  const needles = times(11, (i) => {
    const at = -86 + i * 17;
    return d`M${at} ${4 - (i % 2) * 8}l-9 13M${at} ${4 - (i % 2) * 8}l-2 16M${at} ${4 - (i % 2) * 8}l6 15`;
  });
  const pad = s.reuse(
    group(path(cushion, deep), 'translate(4 9)') +
      path(cushion, down(s, [lit, colour, deep])) +
      line(needles, lit, 2, 'opacity=".75"') +
      path(cushionSnow, '#9fb6d2') +
      group(path(cushionSnow, '#f4f8ff'), 'translate(-2 -4)scale(.97 .9)'),
  );
  const at = (px: number, py: number, w: number) => pad(d`translate(${px} ${py})` + `scale(${Math.round(w) / 100})`);
  const trunk =
    'M0 0C-20-80 40-130 10-220C-6-270 20-310 14-350M14-130C50-150 80-150 110-170M4-210C-40-220-70-240-100-240';
  return group(
    path('M-40 20C-22-20-16-40-10-70L14-70C14-40 26-14 46 20Z', '#1f140f') +
      line(trunk, '#1f140f', 30) +
      line(trunk, '#4a3226', 17, 'transform="translate(-4 0)"') +
      line(trunk, '#7a5a44', 4, 'transform="translate(-9 0)" stroke-dasharray="26 14 10 18" opacity=".8"') +
      at(112, -180, 84) +
      at(-100, -250, 92) +
      at(-62, -146, 62) +
      at(24, -300, 106) +
      at(10, -366, 70),
    d`translate(${x} ${y})` + `scale(${size})`,
  );
}
