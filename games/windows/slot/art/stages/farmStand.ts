/** A farm stand in the orchard at dusk: a striped awning, plank posts, crates of fruit, trees with string lights. */
import { box, d, disc, group, leafShape, line, oval, path, times } from '@foyer/pictures/shapes.ts';
import { ramp } from '@foyer/pictures/backdrop.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { awning, down, floor, halo, hills, hung, lamp, pair, round, scatter, sides, sky, stars, swag } from './draw.ts';
import type { Frame, Scene, Stage } from './stage.ts';

const wood = ['#e0a868', '#9a5c2c', '#43220e'] as const;
const fruits = ['#e2342d', '#fdb92b', '#814bac', '#f6821f', '#8ac44a', '#f58275'] as const;

function fruit(f: Frame | Scene, x: number, y: number, r: number, i: number): string {
  const colour = fruits[i % fruits.length] ?? '';
  const skin = f.define(
    `fruit${colour}`,
    (id) =>
      `<radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop stop-color="${mix(colour, '#ffffff', 0.5)}"/><stop offset=".4" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, '#2a0a10', 0.55)}"/></radialGradient>`,
  );
  return (
    disc(x, y, r, skin) +
    group(
      path(leafShape, '#5aa845'),
      d`translate(${x} ${y - r * 0.8})rotate(${i * 40 - 60})` + `scale(${Math.round(r * 1.4) / 100})`,
    )
  );
}

/** A slatted crate heaped with one kind of fruit. */
function crate(f: Frame | Scene, x: number, y: number, w: number, h: number, i: number): string {
  const r = h * 0.3;
  const count = Math.max(2, Math.floor(w / (r * 1.55)));
  const heap =
    times(count, (k) => fruit(f, x + ((k + 0.5) * w) / count, y - r * 0.1 - (k % 2) * r * 0.5, r, i)) +
    times(count - 1, (k) => fruit(f, x + ((k + 1) * w) / count, y + r * 0.3, r, i));
  const slats = times(3, (k) => box(x, y + h * (0.16 + k * 0.3), w, h * 0.25, 2, down(f, wood)));
  return (
    heap +
    box(x + 3, y + h * 0.16, w - 6, h * 0.84, 0, wood[2]) +
    slats +
    box(x, y + h * 0.1, w * 0.06, h * 0.96, 2, wood[1]) +
    box(x + w * 0.94, y + h * 0.1, w * 0.06, h * 0.96, 2, wood[1])
  );
}

/** The chalkboard over the awning. */
function sign(f: Frame): string {
  const { crown, u } = f;
  const board = f.isNarrow ? 104 : 250;
  return (
    line(
      d`M${-board * 0.8} ${-crown * 0.95}V${-crown * 0.8}M${board * 0.8} ${-crown * 0.95}V${-crown * 0.8}`,
      wood[2],
      6 * u,
    ) +
    box(
      -board,
      -crown * 1.12,
      board * 2,
      crown * 0.5,
      10 * u,
      down(f, wood),
      `stroke="${wood[2]}" stroke-width="${5 * u}"`,
    ) +
    box(
      -board + 10 * u,
      -crown * 1.12 + 9 * u,
      board * 2 - 20 * u,
      crown * 0.5 - 18 * u,
      6 * u,
      pair(f, '#23402f', '#12261c'),
    )
  );
}

function frame(f: Frame): string {
  const { half, out, post, tall, base, crown, u, tones } = f;
  const eave = f.isNarrow ? out + 8 : out + 70;
  const plank =
    box(-out + 6 * u, -crown * 0.3, post * 0.86, tall + crown * 0.3 + base * 2, 3, round(f, wood)) +
    line(
      times(
        4,
        (i) => d`M${-out + (16 + i * 16) * u} 0c${4 * u} ${tall * 0.3} ${-4 * u} ${tall * 0.6} 0 ${tall + base}`,
      ),
      wood[2],
      2 * u,
      'opacity=".5"',
    );
  const count = f.isNarrow ? 4 : 6;
  const step = ((eave - 6) * 2) / count;
  const y = tall + base * 0.72;
  const crates = times(count, (i) => crate(f, -eave + 6 + i * step + 4, y + 8 * u, step - 8, 96 * u, i));
  return (
    f.both(plank) +
    box(-out, -crown * 0.14, out * 2, crown * 0.16, 3, down(f, wood)) +
    box(-eave, tall + 10 * u, eave * 2, base * 0.7, 4, down(f, wood), `stroke="${wood[2]}" stroke-width="2"`) +
    box(-eave, y + 20 * u, eave * 2, 190 * u, 0, pair(f, '#2a1408', '#0a0502')) +
    crates +
    box(-eave, y + 100 * u, eave * 2, 16 * u, 4, down(f, wood)) +
    awning(eave, -crown * 0.62, crown * 0.6, f.isNarrow ? 13 : 17, [tones.body[1], '#fff3dc']) +
    box(-eave * 0.86 - 6, -crown * 0.66, eave * 1.72 + 12, 10 * u, 4, down(f, wood)) +
    path(
      d`M${-eave} ${-crown * 0.18}L${-eave * 0.86} ${-crown * 0.62}H${eave * 0.86}L${eave} ${-crown * 0.18}Z`,
      ramp(f, 'sun', [
        [0, '#fff', 0.22],
        [1, '#300', 0.28],
      ]),
    ) +
    sign(f) +
    f.crest(-half * (f.isNarrow ? 0.82 : 0.86), -crown * 0.78, 0.44 * u) +
    f.crest(half * (f.isNarrow ? 0.82 : 0.86), -crown * 0.78, 0.44 * u)
  );
}

function tree(s: Scene, x: number, y: number, size: number, colour: string): string {
  const crown = disc(0, -150, 84, colour) + disc(-62, -112, 62, colour) + disc(62, -112, 62, colour);
  const apples = times(
    11,
    (i) =>
      fruit(s, s.random.in(-100, 100), s.random.in(-210, -78), 11, s.tones.body[1] === '#45a34c' ? 1 : 0) +
      (i < 0 ? '' : ''),
  );
  return group(
    path('M-14 0C-6-40-10-70-20-110H20C10-70 6-40 14 0Z', '#3a1d10') +
      crown +
      disc(-24, -176, 40, mix(colour, '#ffffff', 0.12)) +
      apples,
    d`translate(${x} ${y})` + `scale(${size})`,
  );
}

export const stage: Stage = {
  tints: [
    {
      sky: '2a1440 a8344a ff9a4a',
      free: '0a2a4a 2a8a9a fff0a0',
      body: 'ff7a5c d8342d 7a1218',
      side: '6ab04a 2f6a34 12301c',
      trim: 'ffe98c fdb92b a8600c',
      inside: '3a1410 170806',
      light: 'ffdf8a',
    },
    {
      sky: '0c1a3c 3a4a8a f0a08a',
      free: '3a0a2a c0445a ffc46a',
      body: 'ffe07a e8a01c 8a5008',
      side: '4a9a6a 1f5a44 0c2c24',
      trim: 'ffe98c fdb92b a8600c',
      inside: '2a2010 100b05',
      light: 'fff0a8',
    },
    {
      sky: '0a2430 1e6a5a d8d070',
      free: '2a1440 a8344a ff9a4a',
      body: 'cda4e4 8a4fb8 3c1a5c',
      side: '7aa83a 3c6a24 1a3410',
      trim: 'ffe98c fdb92b a8600c',
      inside: '241432 0d0716',
      light: 'ffe9a0',
    },
  ],
  plate: { y: [-137, -67], width: [420, 176], size: [44, 22], style: 'foil', face: 'sans' },
  crown: [160, 78],
  base: [48, 26],
  lamps: 'board',
  motion: 'rise',
  frame,
  print: (f) =>
    line(
      times(9, (i) => d`M${-f.half} ${((i + 1) * f.tall) / 10}H${f.half}`),
      wood[0],
      1.5,
      'opacity=".09"',
    ),
  rail: (f, x) => box(x - 3 * f.u, 0, 6 * f.u, f.tall, 0, round(f, wood), 'opacity=".7"'),
  far(s) {
    const { w, h, tones } = s;
    const sun = disc(w * 0.5, s.floor * 0.9, 130, '#fff3c8', 'opacity=".9"');
    return (
      sky(s) +
      stars(s, 30, h * 0.3) +
      halo(s, w / 2, s.floor * 0.9, w * 0.6, h * 0.5, tones.light) +
      sun +
      hills(s, s.floor, h * 0.2, 4, mix(tones.side[1], tones.sky[1], 0.55)) +
      hills(s, s.floor + 30, h * 0.1, 5, mix(tones.side[1], tones.sky[0], 0.4)) +
      floor(s, tones.side[2], tones.side[1])
    );
  },
  drift: (s) =>
    scatter(s, 34, (size) => disc(0, 0, 9 * size, s.tones.light, 'opacity=".18"') + disc(0, 0, 2.4 * size, '#fffbe0')),
  near(s) {
    const { w, h, isTall, tones } = s;
    const leaf = mix(tones.side[1], tones.side[2], 0.4);
    const string = [-20, h * 0.1, w * (isTall ? 0.5 : 0.24), h * 0.04, 40] as const;
    const lights =
      line(swag(string), '#2a1608', 3) + hung(string, isTall ? 8 : 7, (x, y) => lamp(s, x, y + 10, 7, tones.light, 5));
    const trees = isTall ? tree(s, w * 0.17, h * 0.29, 0.8, leaf) : tree(s, w * 0.07, s.floor + 40, 1.7, leaf);
    const grass = oval(w * 0.1, h + 20, w * 0.3, 90, mix(tones.side[2], '#000000', 0.3));
    const box0 = isTall ? crate(s, w * 0.09, h * 0.86, 150, 100, 0) : crate(s, w * 0.02, h * 0.88, 160, 100, 1);
    return sides(s, lights + trees + grass + box0);
  },
};
