/** The flagship's two scenes, the pond at night and at dawn, for any size of window. */
import { randomFrom } from '@foyer/pictures/random.ts';
import { d, disc, group, line, oval, path, picture, times } from '@foyer/pictures/shapes.ts';

export interface Hour {
  readonly sky: readonly [string, string, string];
  readonly disc: readonly [core: string, halo: string];
  readonly hills: readonly [string, string, string];
  readonly water: readonly [string, string];
  readonly glint: string;
  readonly leaf: readonly [string, string];
  readonly hasStars: boolean;
}

export const night: Hour = {
  sky: ['#04101c', '#0a2c40', '#1c6270'],
  disc: ['#fdf3d4', '#bfe3dc'],
  hills: ['#155063', '#0d3c4f', '#08293a'],
  water: ['#11505f', '#041520'],
  glint: '#bfeadf',
  leaf: ['#1f6d5c', '#0b3d3b'],
  hasStars: true,
};

export const dawn: Hour = {
  sky: ['#3a1038', '#b3394a', '#ffb45e'],
  disc: ['#fff6d0', '#ffd27a'],
  hills: ['#b8495a', '#7c2c4c', '#4b1a3c'],
  water: ['#d8693f', '#35102c'],
  glint: '#ffe3a0',
  leaf: ['#5f7d4a', '#39363a'],
  hasStars: false,
};

const stop = (at: number, colour: string, opacity = 1): string =>
  `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

function defs({ sky, disc: sun, water, leaf }: Hour): string {
  return (
    `<linearGradient id="sk" x2="0" y2="1">${stop(0, sky[0])}${stop(0.55, sky[1])}${stop(1, sky[2])}</linearGradient>` +
    `<linearGradient id="wa" x2="0" y2="1">${stop(0, water[0])}${stop(1, water[1])}</linearGradient>` +
    `<linearGradient id="le" x2="0" y2="1">${stop(0, leaf[0])}${stop(1, leaf[1])}</linearGradient>` +
    `<radialGradient id="ha">${stop(0, sun[1], 0.75)}${stop(0.35, sun[1], 0.3)}${stop(1, sun[1], 0)}</radialGradient>`
  );
}

/** A range of hills as an ink wash: a row of soft peaks, darker towards the water. */
function range(w: number, y: number, height: number, seed: string, colour: string): string {
  const random = randomFrom(seed);
  const peaks = Math.max(4, Math.round(w / 190));
  const step = w / peaks;
  const hills = times(peaks, (i) => {
    const top = y - height * random.in(0.35, 1);
    const x = i * step;
    const lean = random.in(0.34, 0.62);
    const low = y - height * random.in(0.02, 0.34);
    return d`C${x + step * (lean - 0.2)} ${y - height * 0.2} ${x + step * (lean - 0.13)} ${top + height * 0.06} ${x + step * lean} ${top}C${x + step * (lean + 0.1)} ${top - height * 0.03} ${x + step * (lean + 0.12)} ${low - height * 0.06} ${x + step} ${low}`;
  });
  return path(`M0 ${y + 80}V${y}${hills}V${y + 80}Z`, colour);
}

function cloud(x: number, y: number, size: number, colour: string): string {
  const body =
    'M-120 12C-150 12-150-18-118-18C-116-50-62-58-48-30C-34-66 34-66 42-26C66-46 108-30 98-4C130-6 136 12 112 12Z';
  return group(path(body, colour, 'opacity=".13"'), `translate(${x} ${y}) scale(${size})`);
}

function leafPad(x: number, y: number, size: number, hasFlower: boolean): string {
  const petal = path('M0 0C-16-12-15-36 0-50C15-36 16-12 0 0Z', '#f4a4ae');
  const flower = [-70, 70, -42, 42, -16, 16].map((turn) => group(petal, `rotate(${turn})`)).join('');
  const bloom = group(flower + group(petal, '', 'opacity=".95"'), 'translate(-6 -10) scale(1.1)');
  return group(
    path('M0 0L58-22C104-12 108 18 60 32C0 44-78 38-98 12C-112-14-62-36 6-32Z', 'url(#le)') +
      line('M0 0L-80-2M0 0L-52 26M0 0L10 36M0 0L74 20', '#000', 1.6, 'opacity=".22"') +
      (hasFlower ? bloom : ''),
    `translate(${x} ${y}) scale(${size})`,
  );
}

const fish = (x: number, y: number, turn: number, size: number) =>
  group(
    path(
      'M0-60C-16-50-18-18-8 14C-4 30-20 52-34 60C-14 64-4 58 0 48C4 58 14 64 34 60C20 52 4 30 8 14C18-18 16-50 0-60Z',
      '#ff9466',
      'opacity=".3"',
    ),
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
  );

export function scene(hour: Hour, w: number, h: number): string {
  const random = randomFrom('pond');
  const horizon = Math.round(h * 0.62);
  const moon = { x: Math.round(w * 0.5), y: Math.round(h * 0.2), r: Math.round(Math.min(w, h) * 0.2) };
  const stars = times(hour.hasStars ? 70 : 0, () =>
    disc(
      random() * w,
      random() * horizon * 0.8,
      random.in(0.5, 1.5),
      '#fff',
      `opacity="${random.in(0.2, 0.8).toFixed(2)}"`,
    ),
  );
  const rays = hour.hasStars
    ? ''
    : times(18, (i) =>
        group(
          path(`M-26 0L0-${w}L26 0Z`, hour.disc[0], 'opacity=".09"'),
          `translate(${moon.x} ${moon.y}) rotate(${i * 20})`,
        ),
      );
  const waves = times(26, (i) => {
    const y = horizon + 8 + ((h - horizon) * i ** 1.35) / 26 ** 1.35;
    const length = 20 + i * 7;
    return times(6, () => {
      const x = random() * w;
      return line(d`M${x} ${y}q${length / 2} ${-3 - i * 0.2} ${length} 0`, hour.glint, 1 + i * 0.05, 'opacity=".16"');
    });
  });
  const path0 = times(15, (i) => {
    const half = 14 + i * 9 + random.in(-8, 12);
    return oval(
      moon.x + random.in(-6, 6),
      horizon + 6 + i * ((h - horizon) / 15),
      half,
      2 + i * 0.28,
      hour.disc[0],
      'opacity=".14"',
    );
  });
  const body =
    `<rect width="${w}" height="${h}" fill="url(#sk)"/>${stars}${rays}` +
    disc(moon.x, moon.y, moon.r * 2.6, 'url(#ha)') +
    disc(moon.x, moon.y, moon.r, hour.disc[0], 'opacity=".92"') +
    cloud(w * 0.2, h * 0.16, 1.5, hour.disc[0]) +
    cloud(w * 0.84, h * 0.12, 1.2, hour.disc[0]) +
    cloud(w * 0.68, h * 0.3, 1.7, hour.disc[0]) +
    range(w, horizon - 30, h * 0.3, 'far', hour.hills[0]) +
    range(w, horizon - 8, h * 0.2, 'mid', hour.hills[1]) +
    range(w, horizon + 6, h * 0.11, 'near', hour.hills[2]) +
    `<rect y="${horizon}" width="${w}" height="${h - horizon}" fill="url(#wa)"/>${path0}${waves}` +
    fish(w * 0.08, h * 0.84, 38, 1.1) +
    fish(w * 0.93, h * 0.78, -52, 0.9) +
    leafPad(w * 0.07, h * 0.95, 1.5, true) +
    leafPad(w * 0.2, h * 1.0, 1.1, false) +
    leafPad(w * 0.94, h * 0.94, 1.6, true) +
    leafPad(w * 0.83, h * 1.0, 1.1, false);
  return picture(`0 0 ${w} ${h}`, ` width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice"`, defs(hour), body);
}
