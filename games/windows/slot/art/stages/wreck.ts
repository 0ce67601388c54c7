/** The stern of a sunken galleon: planks, portholes, chains, a torn sail; treasure on the sea floor. */
import { box, d, disc, group, line, oval, path, times } from '@foyer/pictures/shapes.ts';
import { mix } from '@foyer/pictures/colour.ts';
import { down, floor, halo, hills, hung, metal, pair, round, sides, sky } from './draw.ts';
import { bubbles, kelp, shafts } from './sea.ts';
import type { Frame, Scene, Stage } from './stage.ts';

function porthole(f: Frame, x: number, y: number, r: number): string {
  const rivets = times(8, (i) =>
    disc(x + Math.cos(i * 0.785) * r * 0.86, y + Math.sin(i * 0.785) * r * 0.86, r * 0.09, f.tones.trim[0]),
  );
  return (
    disc(x, y, r, metal(f, f.tones.trim)) +
    disc(x, y, r * 0.7, '#03141c') +
    disc(x, y, r * 0.64, pair(f, mix(f.tones.light, '#ffe08a', 0.5), mix(f.tones.sky[1], '#000000', 0.3))) +
    path(
      d`M${x - r * 0.44} ${y - r * 0.1}A${r * 0.46} ${r * 0.46} 0 0 1 ${x + r * 0.1} ${y - r * 0.46}`,
      'none',
      `stroke="#fff" stroke-width="${r * 0.1}" opacity=".7"`,
    ) +
    rivets
  );
}

/** The stump of the mast with a torn sail, and a lantern on either side. */
function rigging(f: Frame, top: number): string {
  const { out, crown, u, tones } = f;
  const lantern = group(
    halo(f, 0, -30, 110, 110, '#ffc86a') +
      line('M0 0V-10', tones.trim[2], 8) +
      path('M-20-10H20L26-60H-26ZM-30-60H30L0-84Z', down(f, tones.trim)) +
      path('M-13-16H13L17-54H-17Z', '#ffe2a0'),
    '',
    '',
  );
  const mast = f.isNarrow
    ? ''
    : path(
        d`M${-out * 0.62} ${top + 10}L${-out * 0.72} ${-crown - 54}l14 -4l12 20l14 -16L${-out * 0.56} ${top + 10}Z`,
        round(f, tones.body),
      ) +
      path(
        d`M${-out * 0.74} ${-crown - 20}C${-out * 0.6} ${-crown + 10} ${-out * 0.5} ${-crown} ${-out * 0.4} ${-crown - 8}L${-out * 0.43} ${-crown + 24}l-22 -10l-14 30l-30 -14l-22 26l-20 -24l-26 12Z`,
        '#c8c0a4',
        'opacity=".8"',
      );
  const light = (x: number) => group(lantern, d`translate(${x} ${top - 2 * u})` + `scale(${u})`);
  return mast + light(-out * 0.86) + light(out * 0.86);
}

function frame(f: Frame): string {
  const { half, out, post, tall, base, crown, u, tones } = f;
  const wing = f.isNarrow ? 8 : 44;
  const top = -crown * 0.78;
  const hull = d`M${-out - wing} ${top + 26 * u}C${-out * 0.6} ${top - 10 * u} ${-out * 0.3} ${top - 26 * u} 0 ${top - 28 * u}S${out * 0.6} ${top - 10 * u} ${out + wing} ${top + 26 * u}C${out + wing * 1.2} ${tall * 0.5} ${out + 10 * u} ${tall + base * 0.6} ${out * 0.74} ${tall + base + 110 * u}H${-out * 0.74}C${-out - 10 * u} ${tall + base * 0.6} ${-out - wing * 1.2} ${tall * 0.5} ${-out - wing} ${top + 26 * u}Z`;
  const rows = f.isNarrow ? 14 : 18;
  const seams = times(rows, (i) => {
    const y = top + 30 * u + (i * (tall + crown + 120 * u)) / rows;
    return (
      line(d`M${-out - wing} ${y}Q0 ${y - 16 * u} ${out + wing} ${y}`, tones.body[2], 3.5 * u, 'opacity=".75"') +
      line(
        d`M${-out - wing} ${y + 4 * u}Q0 ${y - 12 * u} ${out + wing} ${y + 4 * u}`,
        tones.body[0],
        1.4 * u,
        'opacity=".3"',
      )
    );
  });
  const clip = f.define('hull', (id) => `<clipPath id="${id}"><path d="${hull}"/></clipPath>`);
  const ports = f.isNarrow
    ? ''
    : [0.16, 0.5, 0.84].map((at) => porthole(f, -half - post * 0.62, tall * at, 36)).join('');
  const scroll = line(
    d`M${-out - wing} ${top + 26 * u}C${-out * 0.6} ${top - 10 * u} ${-out * 0.3} ${top - 26 * u} 0 ${top - 28 * u}S${out * 0.6} ${top - 10 * u} ${out + wing} ${top + 26 * u}`,
    metal(f, tones.trim),
    15 * u,
  );
  const links = (x1: number, x2: number) =>
    hung([x1, tall + base * 0.4, x2, tall + base * 0.4, 34 * u], 15, (x, y, i) =>
      oval(x, y, (i % 2 ? 6 : 13) * u, 8 * u, 'none', `stroke="${tones.side[1]}" stroke-width="${5 * u}"`),
    );
  const board = f.isNarrow ? 98 : 244;
  return (
    rigging(f, top) +
    path(hull, down(f, tones.body)) +
    group(seams, '', `clip-path="${clip}"`) +
    scroll +
    f.both(ports) +
    box(-half - 20 * u, -18 * u, half * 2 + 40 * u, tall + 36 * u, 8 * u, round(f, ['#6a5a48', '#33281e', '#0f0b08'])) +
    links(-out * 0.84, -out * 0.1) +
    links(out * 0.1, out * 0.84) +
    path(
      d`M${-board} ${-crown * 0.24}L${-board - 20 * u} ${-crown * 0.47}L${-board} ${-crown * 0.7}H${board}L${board + 20 * u} ${-crown * 0.47}L${board} ${-crown * 0.24}Z`,
      pair(f, '#0f2a34', '#030d12'),
      `stroke="${tones.trim[1]}" stroke-width="${6 * u}"`,
    )
  );
}

function chest(s: Scene, x: number, y: number, size: number): string {
  const { trim, body } = s.tones;
  const coins = times(13, (i) =>
    disc(
      -74 + (i % 7) * 25,
      -78 - Math.floor(i / 7) * 16 - (i % 3) * 5,
      15,
      metal(s, trim),
      `stroke="${trim[2]}" stroke-width="2"`,
    ),
  );
  return group(
    halo(s, 0, -80, 170, 110, '#ffd87a') +
      path('M-104-92C-120-160-90-178-60-178H60C90-178 120-160 104-92Z', down(s, body)) +
      coins +
      path('M-110-84H110L100 0H-100Z', down(s, body)) +
      line('M-106-62H106M-70-84L-64 0M70-84L64 0', trim[1], 9) +
      box(-16, -74, 32, 34, 5, metal(s, trim)) +
      disc(0, -58, 6, '#1a0d05'),
    d`translate(${x} ${y})` + `scale(${size})`,
  );
}

export const stage: Stage = {
  tints: [
    {
      sky: '1f8a9a 0a4a5e 04202e',
      free: 'c8a04a 2a6a5a 062a30',
      body: '9a6a44 54331c 1a0e07',
      side: 'b8c4c0 5a6a6c 1c2628',
      trim: 'fff0b0 e0a83a 7a4e14',
      inside: '0a3040 031219',
      light: 'c8fff4',
    },
    {
      sky: '3a6ad0 14307a 060f34',
      free: 'd07a9a 4a2a7a 0e0a34',
      body: '7a6a60 3e342e 14100d',
      side: 'c4b070 6a5a2a 241d0c',
      trim: 'f4f6e0 b8c488 5a6630',
      inside: '0e1e4c 050a1e',
      light: 'c8dcff',
    },
  ],
  plate: { y: [-71, -35], width: [430, 176], size: [48, 24], style: 'foil' },
  crown: [152, 76],
  base: [46, 26],
  lamps: 'board',
  motion: 'rise',
  frame,
  rail: (f, x) =>
    line(
      d`M${x} 0V${f.tall}`,
      '#c8a86a',
      5 * f.u,
      `stroke-dasharray="${9 * f.u} ${3 * f.u}" stroke-linecap="butt" opacity=".5"`,
    ),
  far(s) {
    const { w, h, tones } = s;
    const deep = mix(tones.sky[1], tones.sky[2], 0.4);
    const masts = sides(
      s,
      line(
        d`M${w * 0.06} ${s.floor + 20}L${w * 0.12} ${h * 0.2}M${w * 0.02} ${h * 0.4}L${w * 0.19} ${h * 0.34}M${w * 0.19} ${s.floor}L${w * 0.22} ${h * 0.36}`,
        deep,
        16,
        'opacity=".8"',
      ),
    );
    return (
      sky(s) +
      shafts(s, 7) +
      masts +
      hills(s, s.floor - 10, h * 0.16, 4, deep) +
      floor(s, mix(tones.sky[2], '#000000', 0.2), mix(tones.sky[1], '#c8b080', 0.22))
    );
  },
  drift: (s) => bubbles(s, s.isTall ? 34 : 46),
  near(s) {
    const { w, h, isTall, tones } = s;
    const weed = mix(tones.sky[1], '#2a9a6a', 0.5);
    const plants = isTall
      ? kelp(w * 0.12, s.floor - 300, 0.8, weed) + kelp(w * 0.12, h, 0.8, weed)
      : kelp(w * 0.03, h * 0.98, 1.7, weed) + kelp(w * 0.14, h, 0.9, mix(weed, '#000000', 0.3));
    const anchor = isTall
      ? ''
      : group(
          line('M0-190V0M-70-60C-70 10-30 26 0 26S70 10 70-60M-44-150H44', round(s, tones.side), 20) +
            disc(0, -208, 20, 'none', `stroke="${tones.side[1]}" stroke-width="12"`),
          d`translate(${w * 0.93} ${h * 0.9})rotate(18)`,
        );
    const chests = isTall
      ? chest(s, w * 0.26, h * 0.9, 0.8) + chest(s, w * 0.76, h * 0.9, 0.8)
      : chest(s, w * 0.1, h * 0.96, 1);
    return sides(s, plants) + anchor + chests;
  },
};
