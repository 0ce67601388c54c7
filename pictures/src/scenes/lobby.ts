/**
 * The brand's own scenes: a hotel lobby late in the evening. Each scene is something in that lobby, drawn around the middle
 * of its foot on the floor line, and set into frames of several sizes. Light is a plane with hard edges, never a blur.
 */
import { ramp } from '../backdrop.ts';
import type { Sheet } from '../sheet.ts';
import { createSheet } from '../sheet.ts';
import { box, d, eachOf, group, line, path, picture, times } from '../shapes.ts';

export const paint = {
  wall: '#21170f',
  wallLit: '#2a1e13',
  rule: '#453425',
  floor: '#170f07',
  board: '#2a1f16',
  trim: '#73603a',
  brass: '#e8ce99',
  brassLow: '#caa46d',
  leaf: '#46301c',
  leafLine: '#674c35',
  shade: '#392b1e',
  plant: '#29452f',
  plantLit: '#3b6145',
  jade: '#7dceab',
  cinnabar: '#b8462f',
  paper: '#f3e7cf',
} as const;

/** A picture's size, and where in it the scene's foot stands. */
export interface Frame {
  readonly w: number;
  readonly h: number;
  readonly x: number;
  /** The line between wall and floor. */
  readonly floor: number;
  readonly scale: number;
}

/** Home banners leave the left half (wide) or the upper left (phone) calm for words that stand beside or below. */
export const frames = {
  wide: { w: 1240, h: 420, x: 966, floor: 312, scale: 1 },
  phone: { w: 720, h: 400, x: 420, floor: 306, scale: 1 },
  portrait: { w: 560, h: 900, x: 386, floor: 560, scale: 1.22 },
  card: { w: 1200, h: 630, x: 820, floor: 478, scale: 1.5 },
} as const satisfies Record<string, Frame>;
export type FrameName = keyof typeof frames;

export type LobbyScene = (sheet: Sheet) => { readonly wall: string; readonly floor: string };

/** Floorboards that converge behind the scene. */
function boards({ w, h, x, floor }: Frame): string {
  const depth = h - floor;
  const across = [0.22, 0.52].map((part) => d`M0 ${floor + depth * part}H${w}`).join('');
  const count = Math.ceil(w / 100) + 4;
  const along = times(count * 2, (i) => {
    const at = (i - count) * 96;
    return d`M${x + at} ${floor}L${x + at * 2.1} ${h}`;
  });
  return line(across + along, paint.board, 1);
}

/** Panelled wall; the part behind the scene is a step lighter. */
function panels({ w, x, floor, scale }: Frame): string {
  const lit = x - 230 * scale;
  const panel = (left: number): string =>
    d`M${left} ${floor - 272 * scale}h${104 * scale}v${196 * scale}h${-104 * scale}z`;
  const places = [-418, -296, 214, 336, 458];
  return (
    (lit > 40 ? box(lit, 0, w - lit, floor, 0, paint.wallLit) : '') +
    line(
      (lit > 40 ? d`M${lit} 0V${floor}M${lit - 210 * scale} 0V${floor}` : '') +
        eachOf(places, (at) => panel(x + at * scale)) +
        d`M0 ${floor - 48 * scale}H${w}`,
      paint.rule,
      1,
    )
  );
}

/** A potted plant beside the scene, the only green in the hall. */
export function plant(x: number): string {
  const pot = path('M-28 0l6-44h44l6 44z', paint.shade);
  const leaves = path(
    'M0-42c-6-40-30-60-52-62 24 12 40 34 44 62zM2-42c0-46 12-74 32-86-10 24-16 54-20 86zM1-42c-2-50-12-80-26-98 22 18 34 52 36 98zM6-42c8-30 24-44 44-46-18 10-30 26-34 46z',
    paint.plant,
  );
  return group(
    pot + leaves + line('M1-44C0-90-8-118-22-136M5-46C6-86 14-112 30-124', paint.plantLit, 1.5),
    d`translate(${x} 0)`,
  );
}

/** Light that falls from the scene over the floor: from one width at the wall to another at the lower edge. */
export function spill(sheet: Sheet, left: number, right: number, reach: number, strength = 0.6): string {
  const light = ramp(sheet, 'spill', [
    [0, paint.brassLow, strength],
    [1, paint.brassLow, strength / 12],
  ]);
  return path(d`M${left} 0H${right}L${right + reach} 340H${left - reach * 1.9}Z`, light);
}

/** SVG text of a scene in a frame, without words and with ids of its own. */
export function inLobby(name: string, scene: LobbyScene, frame: Frame): string {
  const sheet = createSheet(`${name}${frame.w}`);
  const { wall, floor } = scene(sheet);
  const place = d`translate(${frame.x} ${frame.floor})` + (frame.scale === 1 ? '' : `scale(${frame.scale})`);
  const body =
    box(0, 0, frame.w, frame.h, 0, paint.wall) +
    panels(frame) +
    box(0, frame.floor, frame.w, frame.h - frame.floor, 0, paint.floor) +
    boards(frame) +
    group(floor, place) +
    group(wall, place);
  return picture(`0 0 ${frame.w} ${frame.h}`, ' aria-hidden="true"', sheet.defs(), body);
}
