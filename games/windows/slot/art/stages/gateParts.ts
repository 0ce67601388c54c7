/** Parts of the stone gate: snow, lanterns, drum stones. */
import { mix } from '@foyer/pictures/colour.ts';
import { d, disc, group, line, oval, path } from '@foyer/pictures/shapes.ts';
import { down, halo, round } from './draw.ts';
import type { Frame } from './stage.ts';

/** Snow on a ledge: a soft pad with an uneven lower edge. */
export const snow = (x: number, y: number, w: number, u: number): string =>
  path(
    d`M${x - 4 * u} ${y + 3 * u}Q${x} ${y - 13 * u} ${x + w * 0.3} ${y - 10 * u}T${x + w * 0.7} ${y - 11 * u}T${x + w + 4 * u} ${y + 3 * u}Q${x + w * 0.85} ${y + 9 * u} ${x + w * 0.7} ${y + 3 * u}T${x + w * 0.4} ${y + 5 * u}T${x - 4 * u} ${y + 3 * u}Z`,
    '#f2f7ff',
  );

/** A red paper lantern under the lintel, the one warm thing of the gate. */
export function lantern(f: Frame, x: number, y: number): string {
  const { tones, u } = f;
  const paper = mix(tones.side[0], '#ff5a3a', 0.35);
  return group(
    halo(f, 0, 62, 130, 120, tones.light) +
      line('M0 0V22', tones.trim[2], 4) +
      path('M-22 22H22V32H-22ZM-22 96H22V106H-22Z', tones.trim[1]) +
      oval(0, 64, 46, 36, round(f, [mix(paper, tones.light, 0.6), paper, mix(paper, '#3a0408', 0.6)])) +
      line(
        'M-22 32C-40 48-40 80-22 96M22 32C40 48 40 80 22 96M0 30V98',
        mix(paper, '#3a0408', 0.6),
        2.4,
        'opacity=".6"',
      ) +
      line('M-8 106V132M0 106V142M8 106V132', tones.trim[1], 3.4),
    d`translate(${x} ${y})` + `scale(${u})`,
  );
}

/** A drum stone at the foot of a pillar, with a carved whirl. */
export const drum = (f: Frame, x: number, y: number): string =>
  group(
    path('M-44 8H44L54 40H-54Z', down(f, f.tones.body)) +
      disc(0, -26, 44, round(f, f.tones.body)) +
      disc(0, -26, 44, 'none', `stroke="${f.tones.body[2]}" stroke-width="4" stroke-dasharray="1 8"`) +
      disc(0, -26, 31, f.tones.body[2]) +
      disc(0, -24, 29, f.tones.body[1]) +
      path(
        'M0-26C8-40 24-34 20-20C16-4-8-4-16-18C-22-34-6-50 10-48',
        'none',
        `stroke="${f.tones.body[0]}" stroke-width="5"`,
      ) +
      snow(-30, -70, 60, 1),
    d`translate(${x} ${y})` + `scale(${f.u * 1.1})`,
  );
