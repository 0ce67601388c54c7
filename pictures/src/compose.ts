/** Puts a picture together: ground, scene, emblem in its light, front, words, edge. */
import { fill, ramp } from './backdrop.ts';
import type { Ground, Stage } from './backdrop.ts';
import { emblems } from './emblems.ts';
import type { EmblemName } from './emblems.ts';
import type { Family, PlatformSpec } from './platform.ts';
import type { Title } from './lettering.ts';
import { lightFilter } from './light.ts';
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
  /** Whether words will be set over the left half, so that it must be dark. */
  readonly isDark?: boolean;
  readonly companions?: readonly Companion[];
}

export function compose<G extends Ground>(platform: PlatformSpec<G>, order: Order): string {
  const { w, h, emblem, title, variant } = order;
  const key = `${platform.word}/${emblem}/${order.seed}`;
  const random = randomFrom(key);
  const sheet = createSheet(`k${hash([key, w, order.family, variant, title?.text].join()).toString(36).slice(-4)}`);
  const drawn = random();
  const choice = order.isDark ? platform.darkGrounds : platform.grounds.map((_, i) => i);
  const g =
    platform.grounds[choice[(variant ?? Math.floor(drawn * choice.length)) % choice.length] ?? 0] ??
    platform.grounds[0];
  const stage: Stage<G> = { ...sheet, w, h, x: order.x, y: order.y, reach: order.reach, random, g };
  const painter = createPainter(sheet, random, platform.pigments, platform.gradients);
  const scene = sceneOf(platform, order, random());
  const back = platform.behind(stage, scene, emblem) + (platform.scenes[scene]?.(stage) ?? '');
  const light = sheet.define('light', (id) => lightFilter(id, platform.light(g)));
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
  const shade = order.isDark ? scrim(stage, platform.shade(g)) : '';
  const words = title ? platform.title(stage, title) : '';
  const body = platform.isFrontBehind ? front + side + hero : side + hero + front;
  const all = back + shade + body + words + edge(stage);
  // A title is text, which screen readers read; a picture without one is decoration.
  const role = title ? '' : ' aria-hidden="true"';
  return picture(`0 0 ${w} ${h}`, role, sheet.defs(), all);
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

/** Darkens the left half for words. */
function scrim(stage: Stage, colour: string): string {
  const shade = ramp(
    stage,
    'scrim',
    [
      [0, colour, 0.92],
      [0.36, colour, 0.78],
      [0.64, colour, 0],
    ],
    '',
  );
  return fill(stage, shade);
}

/** A hairline around the picture. */
function edge({ w, h }: Stage): string {
  return box(0.5, 0.5, w - 1, h - 1, 0, 'none', 'stroke="#fff" stroke-opacity=".16"');
}
