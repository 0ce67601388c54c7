/** The frame around the reels: the gate of the flagship, with two roofs. Sizes start from the opening for the reels. */
import { box, d, disc, line, path, picture, times } from '@foyer/pictures/shapes.ts';

export interface FrameTones {
  /** Light, middle, dark of the pillars, the trim and the roof. */
  readonly pillar: readonly [string, string, string];
  readonly trim: readonly [string, string, string];
  readonly roof: readonly [string, string, string];
  readonly inside: readonly [string, string];
}

export const gateTones: FrameTones = {
  pillar: ['#e8563f', '#b52a25', '#5e0d14'],
  trim: ['#fff0b8', '#e9b54a', '#8e5a16'],
  roof: ['#6cc6a2', '#2b7f6d', '#0c3f40'],
  inside: ['#0c3140', '#051822'],
};

/** Sizes in the frame's units: the opening for the reels and its surroundings. */
export interface FrameShape {
  readonly hole: { readonly w: number; readonly h: number };
  readonly side: number;
  readonly top: number;
  readonly base: number;
  /** How far the picture reaches beyond the machine. */
  readonly room: { readonly up: number; readonly side: number; readonly down: number };
}

export const frameSize = ({ hole, side, top, base }: FrameShape) => ({ w: hole.w + side * 2, h: hole.h + top + base });

const gradient = (id: string, axis: string, [a, b, c]: readonly [string, string, string]): string =>
  `<linearGradient id="${id}"${axis}><stop stop-color="${a}"/><stop offset=".45" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></linearGradient>`;

export function frame(shape: FrameShape, tones: FrameTones): string {
  const { w, h } = frameSize(shape);
  const { hole, side, top } = shape;
  const defs =
    gradient('pi', '', tones.pillar) +
    gradient('pd', ' x2="0" y2="1"', tones.pillar) +
    gradient('tr', ' x2="0" y2="1"', tones.trim) +
    gradient('ro', ' x2="0" y2="1"', tones.roof) +
    `<linearGradient id="in" x2="0" y2="1"><stop stop-color="${tones.inside[1]}"/><stop offset=".5" stop-color="${tones.inside[0]}"/><stop offset="1" stop-color="${tones.inside[1]}"/></linearGradient>` +
    '<filter id="sh" x="-.1" y="-.1" width="1.2" height="1.3"><feDropShadow dx="0" dy="10" stdDeviation="12" flood-color="#000" flood-opacity=".55"/></filter>';
  const reels = box(side - 4, top - 4, hole.w + 8, hole.h + 8, 10, 'url(#in)');
  const between = times(4, (i) => {
    const x = side + ((i + 1) * hole.w) / 5;
    return line(d`M${x} ${top}V${top + hole.h}`, tones.trim[1], 1.4, 'opacity=".5"');
  });
  const rim =
    box(side - 6, top - 6, hole.w + 12, hole.h + 12, 12, 'none', 'stroke="url(#tr)" stroke-width="5"') +
    box(side - 11, top - 11, hole.w + 22, hole.h + 22, 15, 'none', `stroke="${tones.pillar[2]}" stroke-width="3"`);
  return picture(
    `0 0 ${w} ${h}`,
    ` width="${w}" height="${h}"`,
    defs,
    `<g filter="url(#sh)">${gate(shape, tones)}</g>${reels}${between}${rim}`,
  );
}

function gate(shape: FrameShape, tones: FrameTones): string {
  const { w, h } = frameSize(shape);
  const { hole, side, top, base } = shape;
  const pillarW = side * 0.62;
  const pillar = (x: number) =>
    box(x, top * 0.62, pillarW, h - top * 0.62 - base * 0.3, 4, 'url(#pi)') +
    line(d`M${x + pillarW * 0.3} ${top}V${h - base * 0.7}`, '#fff', pillarW * 0.1, 'opacity=".28"') +
    box(x - 4, top * 0.92, pillarW + 8, top * 0.1, 3, 'url(#tr)') +
    box(x - 5, h - base * 0.62, pillarW + 10, base * 0.3, 4, 'url(#tr)') +
    box(x - 8, h - base * 0.34, pillarW + 16, base * 0.34, 5, '#d9cdb4') +
    box(x - 8, h - base * 0.34, pillarW + 16, base * 0.1, 4, '#fff7e4');
  const beams =
    box(side * 0.2, top * 0.72, w - side * 0.4, top * 0.2, 5, 'url(#pd)') +
    line(
      d`M${side * 0.2} ${top * 0.74}H${w - side * 0.2}M${side * 0.2} ${top * 0.9}H${w - side * 0.2}`,
      tones.trim[1],
      2.4,
    ) +
    times(11, (i) => disc(side * 0.6 + (i * (w - side * 1.2)) / 10, top * 0.82, top * 0.035, tones.trim[1])) +
    box(side * 0.3, top + hole.h + 12, w - side * 0.6, base * 0.36, 5, 'url(#pd)') +
    line(d`M${side * 0.3} ${top + hole.h + 15}H${w - side * 0.3}`, tones.trim[1], 2.4);
  return beams + pillar(side * 0.16) + pillar(w - side * 0.16 - pillarW) + roofs(w, top, tones);
}

/** Two tiled roofs with raised eaves; the title is between them. */
function roofs(w: number, top: number, tones: FrameTones): string {
  const one = (half: number, low: number, height: number): string => {
    const [x, ridge] = [w / 2, low - height];
    const lip = height * 0.16;
    const outline = d`M${x - half} ${low - height * 0.36}C${x - half * 0.86} ${low - height * 0.1} ${x - half * 0.74} ${low - height * 0.5} ${x - half * 0.66} ${ridge}H${x + half * 0.66}C${x + half * 0.74} ${low - height * 0.5} ${x + half * 0.86} ${low - height * 0.1} ${x + half} ${low - height * 0.36}C${x + half * 0.97} ${low} ${x + half * 0.9} ${low + lip} ${x + half * 0.84} ${low + lip}H${x - half * 0.84}C${x - half * 0.9} ${low + lip} ${x - half * 0.97} ${low} ${x - half} ${low - height * 0.36}Z`;
    const tiles = Math.round(half / 13);
    const rows = times(tiles, (i) => {
      const at = (i + 0.5) / tiles - 0.5;
      return line(
        d`M${x + at * half * 1.3} ${ridge + 3}L${x + at * half * 1.74} ${low + lip * 0.5}`,
        tones.roof[2],
        3,
        'opacity=".55"',
      );
    });
    const ends = times(tiles, (i) =>
      disc(x + ((i + 0.5) / tiles - 0.5) * half * 1.7, low + lip * 0.6, 3.2, tones.trim[1]),
    );
    const edge = d`M${x - half} ${low - height * 0.36}C${x - half * 0.97} ${low} ${x - half * 0.9} ${low + lip} ${x - half * 0.84} ${low + lip}H${x + half * 0.84}C${x + half * 0.9} ${low + lip} ${x + half * 0.97} ${low} ${x + half} ${low - height * 0.36}`;
    return (
      path(outline, 'url(#ro)') +
      rows +
      line(edge, tones.trim[1], 4) +
      ends +
      box(x - half * 0.7, ridge - 8, half * 1.4, 11, 5, 'url(#tr)') +
      disc(x - half * 0.7, ridge - 3, 9, tones.trim[1]) +
      disc(x + half * 0.7, ridge - 3, 9, tones.trim[1])
    );
  };
  return (
    one(w * 0.5 - 2, top * 0.64, top * 0.24) +
    box(w * 0.27, top * 0.36, w * 0.46, top * 0.12, 3, 'url(#pd)') +
    one(w * 0.33, top * 0.3, top * 0.21)
  );
}
