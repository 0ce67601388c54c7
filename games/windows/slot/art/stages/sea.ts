/** Light, bubbles and weed of the stages under water. */
import { disc, d, group, path, times } from '@foyer/pictures/shapes.ts';
import { ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { scatter } from './draw.ts';
import type { Scene } from './stage.ts';

/** Light from the surface. */
export function shafts(s: Scene, count: number): string {
  const light = ramp(s, 'shaft', [
    [0, s.tones.light, 0.34],
    [1, s.tones.light, 0],
  ]);
  return times(count, (i) => {
    const x = (s.w * (i + 0.2)) / count + s.random.in(-30, 30);
    const width = s.random.in(20, 60);
    return path(d`M${x} -10h${width}L${x + width * 2.4 - s.w * 0.16} ${s.h * 0.86}h${-width * 2.2}Z`, light);
  });
}

export const bubbles = (s: Scene, count: number): string =>
  scatter(
    s,
    count,
    (size) =>
      disc(0, 0, 9 * size, '#fff', 'opacity=".12"') +
      disc(0, 0, 9 * size, 'none', 'stroke="#fff" stroke-width="1.6" opacity=".5"') +
      disc(-3 * size, -3 * size, 2 * size, '#fff', 'opacity=".8"'),
  );

export const kelp = (x: number, y: number, size: number, colour: string): string =>
  group(
    times(3, (i) =>
      group(
        path(
          'M0 0C-30-60 30-110 0-170S24-270-6-340C14-280 40-240 22-180S48-70 20 0Z',
          mix(colour, '#000000', i * 0.16),
        ) +
          times(6, (k) =>
            path(
              d`M${k % 2 ? 8 : 4} ${-40 - k * 46}q${k % 2 ? 50 : -46} -10 ${k % 2 ? 58 : -52} -44q${k % 2 ? -46 : 44} 4 ${k % 2 ? -58 : 52} 44Z`,
              colour,
            ),
          ),
        `translate(${i * 46 - 46} 0)scale(${1 - i * 0.18})`,
      ),
    ),
    d`translate(${x} ${y})` + `scale(${size})`,
  );
