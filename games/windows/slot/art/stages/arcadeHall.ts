/** The arcade hall: machines with their sprites, the neon ceiling, the lit floor. */
import { mix } from '@foyer/pictures/colour.ts';
import { box, d, disc, group, line, oval, path, times } from '@foyer/pictures/shapes.ts';
import { down, halo } from './draw.ts';
import type { Scene } from './stage.ts';

/** Sprites of eight rows, one number of bits a row. */
const sprites = [
  [0x18, 0x3c, 0x7e, 0xdb, 0xff, 0x24, 0x5a, 0xa5],
  [0x66, 0xff, 0xff, 0xff, 0x7e, 0x3c, 0x18, 0x00],
  [0x3c, 0x7e, 0xf0, 0xe0, 0xe0, 0xf0, 0x7e, 0x3c],
  [0x18, 0x18, 0xff, 0x7e, 0x3c, 0x7e, 0x66, 0xc3],
] as const;

export function sprite(which: number, x: number, y: number, dot: number, colour: string): string {
  const rows = sprites[which % sprites.length] ?? sprites[0];
  const dots = rows.map((bits, row) =>
    times(8, (column) => ((bits >> (7 - column)) & 1 ? d`M${column * dot} ${row * dot}h${dot}v${dot}h${-dot}Z` : '')),
  );
  return group(
    path(dots.join(''), colour, 'shape-rendering="crispEdges"'),
    d`translate(${x - dot * 4} ${y - dot * 4})`,
  );
}

const inks = ['#ff4a6a', '#ffd23a', '#4af0c8', '#6a8aff'] as const;
export const ink = (i: number): string => inks[i % inks.length] ?? '';

/** A machine beside the hall: its lit side, marquee, screen with a game, and desk. */
export function cabinet(s: Scene, x: number, y: number, size: number, i: number): string {
  const glow = ink(i);
  const [lit, shell] = [mix(glow, '#ffffff', 0.45), mix(s.tones.body[2], s.tones.body[1], 0.45)];
  const screen = s.define(
    `screen ${i % inks.length}`,
    (id) =>
      `<radialGradient id="${id}" r=".75"><stop stop-color="${mix(glow, '#000000', 0.35)}"/><stop offset="1" stop-color="${mix(glow, '#000000', 0.82)}"/></radialGradient>`,
  );
  return group(
    halo(s, 0, -170, 170, 190, glow) +
      oval(0, 4, 96, 14, '#000', 'opacity=".5"') +
      // Both flanks, with a stripe of neon along the edge.
      s.both(
        path('M-62 4V-118L-46-150V-246L-66-262V-296H-78V-110L-86-70V4Z', mix(shell, '#000000', 0.45)) +
          line('M-80 0V-72L-72-110V-292', glow, 3) +
          line('M-80 0V-72L-72-110V-292', '#fff', 1, 'opacity=".7"'),
      ) +
      path('M-62 4V-118L-46-150H46L62-118V4Z', down(s, [mix(shell, glow, 0.2), shell, mix(shell, '#000000', 0.5)])) +
      // The marquee is a lamp.
      path('M-72-300H72L62-258H-62Z', down(s, ['#fff', lit, glow]), `stroke="${s.tones.trim[1]}" stroke-width="3"`) +
      sprite(i, -40, -279, 3, mix(glow, '#000000', 0.6)) +
      sprite(i + 2, 40, -279, 3, mix(glow, '#000000', 0.6)) +
      box(-20, -288, 40, 18, 3, mix(glow, '#000000', 0.55)) +
      box(-54, -252, 108, 104, 8, '#050308') +
      box(-46, -244, 92, 88, 10, screen) +
      sprite(i, -18, -208, 5, glow) +
      sprite(i + 1, 24, -190, 3, '#fff') +
      line('M-40-168H40', lit, 3, 'stroke-dasharray="6 5" stroke-linecap="butt"') +
      line(
        times(10, (row) => d`M-46 ${-240 + row * 9}H46`),
        '#000',
        2,
        'opacity=".28"',
      ) +
      path('M-40-240H10C-16-216-34-196-42-168Z', '#fff', 'opacity=".14"') +
      path('M-52-148H52L70-118H-70Z', down(s, [lit, glow, mix(glow, '#000000', 0.5)])) +
      line('M-30-132V-146', '#dfe6ee', 4) +
      disc(-30, -150, 8, '#ff2a4a') +
      disc(8, -134, 5.5, '#ff4a6a') +
      disc(26, -137, 5.5, '#ffd23a') +
      disc(42, -133, 5.5, '#4af0c8') +
      // Two coin slots, lit.
      box(-30, -92, 60, 52, 4, '#08060e', `stroke="${mix(shell, '#ffffff', 0.2)}" stroke-width="2"`) +
      s.both(box(8, -80, 12, 20, 2, '#ffb23a') + line('M14-76V-66', '#3a1a04', 2)) +
      group(sprite(i + 3, 0, -16, 4, glow), '', 'opacity=".5"'),
    d`translate(${x} ${y})` + `scale(${size})`,
  );
}

/** Lamps of neon along the ceiling that run towards the middle. */
export const ceiling = ({ w, h }: Scene): string =>
  times(6, (i) => {
    const x = (w * (i - 2.5)) / 2.2;
    const run = d`M${w / 2 + x} -4L${w / 2 + x * 0.34} ${h * 0.2}`;
    return line(run, ink(i), 12, 'opacity=".22"') + line(run, ink(i), 5) + line(run, '#fff', 1.6, 'opacity=".8"');
  });

/** A floor of light squares in perspective. */
export function grid({ w, h, floor: top, tones }: Scene): string {
  const rows = times(9, (i) => d`M0 ${top + (h - top) * ((i + 1) / 9) ** 2}H${w}`);
  const columns = times(17, (i) => d`M${w / 2 + ((i - 8) * w) / 26} ${top}L${w / 2 + ((i - 8) * w) / 5} ${h}`);
  return line(rows + columns, tones.light, 5, 'opacity=".12"') + line(rows + columns, tones.light, 1.6, 'opacity=".5"');
}
