/** Draws a stage for a title and a size of window. */
import { ramp } from '@foyer/pictures/backdrop.ts';
import { lightFilter } from '@foyer/pictures/light.ts';
import { createPainter } from '@foyer/pictures/pigments.ts';
import type { Platform } from '@foyer/pictures/platform.ts';
import { randomFrom } from '@foyer/pictures/random.ts';
import { createSheet } from '@foyer/pictures/sheet.ts';
import { box, d, group, line, picture, times } from '@foyer/pictures/shapes.ts';
import type { SlotTitle } from '../../../../engines/slotTitles.ts';
import type { Depth } from '../art.ts';
import type { FrameShape } from '../frame.ts';
import { symbolEmblem } from '../symbolEmblem.ts';
import type { Frame, Ramp, Scene, Stage, Tint, Tones } from './stage.ts';
import { tintOf } from './tints.ts';

export { tintOf };

const list = (colours: string): string[] => colours.split(' ').map((colour) => `#${colour}`);
const rampOf = (colours: string): Ramp => {
  const [light = '#000', middle = light, dark = middle] = list(colours);
  return [light, middle, dark];
};

export const insideOf = ({ inside }: Tint): readonly [string, string] => {
  const [middle, dark] = rampOf(inside);
  return [middle, dark];
};
export const trimOf = ({ trim }: Tint): Ramp => rampOf(trim);

const tonesOf = (tint: Tint, isFree: boolean): Tones => ({
  sky: rampOf(isFree ? tint.free : tint.sky),
  body: rampOf(tint.body),
  side: rampOf(tint.side),
  trim: rampOf(tint.trim),
  light: rampOf(tint.light)[0],
});

/** Sizes in the frame's units, with room around the machine in which a stage may draw. */
export function shapeOf(stage: Stage, isNarrow: boolean): FrameShape {
  const at = isNarrow ? 1 : 0;
  const top = stage.crown?.[at] ?? [150, 74][at] ?? 0;
  const base = stage.base?.[at] ?? [50, 26][at] ?? 0;
  return isNarrow
    ? { hole: { w: 340, h: 228 }, side: 13, top, base, room: { up: 80, side: 90, down: 280 } }
    : { hole: { w: 780, h: 468 }, side: 84, top, base, room: { up: 60, side: 160, down: 160 } };
}

function crestOf(title: SlotTitle, { pigments, gradients, light }: Platform, sheet: ReturnType<typeof createSheet>) {
  return (x: number, y: number, size: number): string => {
    const painter = createPainter(sheet, randomFrom(title.gameId), pigments, gradients);
    const lit = sheet.define('frame crest', (id) => lightFilter(id, light));
    const scale = String(Math.round(size * 100) / 100);
    return group(symbolEmblem(painter, title.cast.W), d`translate(${x} ${y})` + `scale(${scale})`, `filter="${lit}"`);
  };
}

export function frameOf(stage: Stage, title: SlotTitle, platform: Platform, isNarrow: boolean): string {
  const { hole, side, top, base, room } = shapeOf(stage, isNarrow);
  const tint = tintOf(stage, title);
  const sheet = createSheet('f');
  const half = hole.w / 2;
  const f: Frame = {
    ...sheet,
    isNarrow,
    half,
    tall: hole.h,
    out: half + side,
    post: side,
    crown: top,
    base,
    u: isNarrow ? 0.5 : 1,
    tones: tonesOf(tint, false),
    random: randomFrom(title.gameId),
    crest: crestOf(title, platform, sheet),
  };
  const shadow = sheet.define(
    'frame shadow',
    (id) =>
      `<filter id="${id}" x="-.1" y="-.1" width="1.2" height="1.2"><feDropShadow dx="0" dy="8" stdDeviation="12" flood-color="#000" flood-opacity=".55"/></filter>`,
  );
  const around = group(stage.frame(f), '', `filter="${shadow}"`);
  const [w, h] = [(f.out + room.side) * 2, room.up + top + hole.h + base + room.down];
  return picture(
    `${-w / 2} ${-top - room.up} ${w} ${h}`,
    ` width="${w}" height="${h}"`,
    '',
    // Definitions come last, because drawing collects them.
    around + reelsOf(stage, f, insideOf(tint)) + (stage.over?.(f) ?? '') + `<defs>${sheet.defs()}</defs>`,
  );
}

/** The ground of the reels with its print, the rails, the shade under the crown, and the rim. */
function reelsOf(stage: Stage, f: Frame, [middle, dark]: readonly [string, string]): string {
  const { half, tall, u, tones } = f;
  const ground = ramp(f, 'reels inside', [
    [0, dark],
    [0.5, middle],
    [1, dark],
  ]);
  const shade = ramp(f, 'reels shade', [
    [0, '#000', 0.65],
    [1, '#000', 0],
  ]);
  const railAt = (x: number): string =>
    stage.rail?.(f, x) ?? line(d`M${x} 0V${tall}`, tones.trim[1], 1.4, 'opacity=".5"');
  const rim = ramp(f, 'reels rim', [
    [0, tones.trim[0]],
    [0.45, tones.trim[1]],
    [1, tones.trim[2]],
  ]);
  return (
    box(-half - 4, -4, half * 2 + 8, tall + 8, 8, ground) +
    (stage.print?.(f) ?? '') +
    times(4, (i) => railAt(-half + ((i + 1) * half * 2) / 5)) +
    box(-half, 0, half * 2, 34 * u, 0, shade) +
    box(-half - 6, -6, half * 2 + 12, tall + 12, 10, 'none', `stroke="${rim}" stroke-width="${5 * u + 1}"`) +
    box(
      -half - 11 * u - 1,
      -11 * u - 1,
      half * 2 + 22 * u + 2,
      tall + 22 * u + 2,
      13,
      'none',
      `stroke="#000" stroke-opacity=".5" stroke-width="2"`,
    )
  );
}

interface Size {
  readonly w: number;
  readonly h: number;
  readonly isFree: boolean;
}

/** One depth of the scene as a picture; empty if the stage has nothing there. */
export function sceneOf(stage: Stage, title: SlotTitle, depth: Depth, { w, h, isFree }: Size): string {
  const isTall = h > w;
  const sheet = createSheet(depth);
  const s: Scene = {
    ...sheet,
    w,
    h,
    floor: h * (isTall ? 0.58 : 0.76),
    isTall,
    u: isTall ? 1.15 : 1,
    tones: tonesOf(tintOf(stage, title), isFree),
    random: randomFrom(`${title.gameId}${depth}`),
  };
  const body = stage[depth]?.(s) ?? '';
  return body && picture(`0 0 ${w} ${h}`, ` width="${w}" height="${h}"`, '', `${body}<defs>${sheet.defs()}</defs>`);
}
