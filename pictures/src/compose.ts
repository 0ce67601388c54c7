/** Puts a picture together: ground, scene, emblem in its light, front, words, edge. */
import { fill, ramp } from './backdrop.ts';
import type { Ground, Stage } from './backdrop.ts';
import { emblems } from './emblems.ts';
import type { EmblemName } from './emblems.ts';
import type { Family, PlatformSpec, Tone } from './platform.ts';
import type { Title } from './lettering.ts';
import { lightFilter } from './light.ts';
import { paperShade } from './scenes/paint.ts';
import { createPainter } from './pigments.ts';
import { hash, randomFrom } from './random.ts';
import { createSheet } from './sheet.ts';
import { box, d, eachOf, group, picture } from './shapes.ts';

export interface Companion {
  readonly emblem: EmblemName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly angle: number;
}

export interface Order {
  readonly emblem: EmblemName;
  readonly family: Family | '';
  /** Seed of the picture's random numbers. */
  readonly seed: string;
  /** Selects ground and scene in turn; without it they are random. */
  readonly variant?: number | undefined;
  readonly w: number;
  readonly h: number;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly title?: Title;
  /** Set if words will be set over the left half, which is then dark or light throughout. */
  readonly words?: Tone;
  readonly companions?: readonly Companion[];
}

export function compose<G extends Ground>(platform: PlatformSpec<G>, order: Order): string {
  const { w, h, emblem, title, variant } = order;
  const key = `${platform.word}/${emblem}/${order.seed}`;
  const random = randomFrom(key);
  const sheet = createSheet(
    `k${hash([key, w, order.family, variant, title?.text, order.words === 'light' ? 'day' : undefined].join())
      .toString(36)
      .slice(-4)}`,
  );
  const drawn = random();
  const isDay = order.words === 'light';
  const choice = groundsFor(platform, order.words);
  const g = choice[(variant ?? Math.floor(drawn * choice.length)) % choice.length] ?? choice[0];
  const stage: Stage<G> = { ...sheet, w, h, x: order.x, y: order.y, reach: order.reach, random, g };
  const painter = createPainter(sheet, random, platform.pigments, platform.gradients);
  const scene = sceneOf(platform, order, random());
  const back = platform.behind(stage, scene, emblem) + (platform.scenes[scene]?.(stage) ?? '');
  const light = sheet.define('light', (id) => lightFilter(id, isDay ? platform.day.light : platform.light(g)));
  const tilt = random.in(-4, 4);
  const size = String(Math.round((order.reach / 96) * 100) / 100);
  const lit = `filter="${light}"`;
  const figure = group(
    emblems[emblem](painter),
    d`translate(${order.x} ${order.y})rotate(${tilt})` + `scale(${size})`,
    lit,
  );
  const hero = platform.cast ? castOf(stage, platform.cast, figure) : figure;
  const side = eachOf(order.companions ?? [], (one) =>
    group(emblems[one.emblem](painter), `translate(${one.x} ${one.y})rotate(${one.angle})scale(${one.size})`, lit),
  );
  const front = platform.front(stage);
  const shade = order.words ? scrim(stage, isDay ? g.low : platform.shade(g)) : '';
  const words = title ? platform.title(stage, title) : '';
  const body = platform.isFrontBehind ? front + side + hero : side + hero + front;
  const all = back + shade + body + words + edge(stage, isDay);
  // A title is text, which screen readers read; a picture without one is decoration.
  const role = title ? '' : ' aria-hidden="true"';
  return picture(`0 0 ${w} ${h}`, role, sheet.defs(), all);
}

function groundsFor<G extends Ground>(
  { grounds, darkGrounds, day }: PlatformSpec<G>,
  words: Tone | undefined,
): readonly [G, ...G[]] {
  if (words === undefined) return grounds;
  if (words === 'light') return day.grounds;
  const [first, ...rest] = darkGrounds;
  return [grounds[first] ?? grounds[0], ...rest.map((index) => grounds[index] ?? grounds[0])];
}

function sceneOf<G extends Ground>(platform: PlatformSpec<G>, { family, variant }: Order, drawn: number): string {
  const names = (family === '' ? undefined : platform.familyScenes?.[family]) ?? platform.ordinaryScenes;
  // Grounds and scenes repeat at different intervals, so that a combination of both repeats late.
  const turn = variant === undefined ? Math.floor(drawn * names.length) : variant + Math.floor(variant / names.length);
  return names[turn % names.length] ?? platform.ordinaryScenes[0];
}

function castOf<G extends Ground>(
  stage: Stage<G>,
  cast: (stage: Stage<G>, emblem: string) => string,
  figure: string,
): string {
  const one = stage.reuse(figure);
  const hero = one('');
  return hero + cast(stage, one(''));
}

/** Calms the left half for words. */
function scrim(stage: Stage, colour: string): string {
  const shade = ramp(
    stage,
    'scrim',
    [
      [0, colour, 0.96],
      [0.4, colour, 0.9],
      [0.64, colour, 0],
    ],
    '',
  );
  return fill(stage, shade);
}

/** A hairline around the picture. */
function edge({ w, h }: Stage, isDay: boolean): string {
  const colour = isDay ? `stroke="${paperShade}"` : 'stroke="#fff"';
  return box(0.5, 0.5, w - 1, h - 1, 0, 'none', `${colour} stroke-opacity=".16"`);
}
