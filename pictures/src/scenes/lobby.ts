/**
 * The brand's own scenes: a hotel lobby, late in the evening or, in the light theme, in the morning. Each scene is
 * something in that lobby, drawn around the middle of its foot on the floor line, and set into frames of several sizes.
 * By night light is a plane with hard edges, never a blur. By day everything is cut paper with soft shadows.
 */
import { ramp } from '../backdrop.ts';
import type { Tone } from '../platform.ts';
import { createSheet } from '../sheet.ts';
import { box, d, eachOf, group, line, path, picture, times } from '../shapes.ts';
import { createKit } from './kit.ts';
import type { Kit } from './kit.ts';
import type { Paint } from './paint.ts';

/** A picture's size, and where in it the scene's foot stands. */
export interface Frame {
  readonly w: number;
  readonly h: number;
  readonly x: number;
  /** The line between wall and floor. */
  readonly floor: number;
  readonly scale: number;
}

/** Home banners leave the left calm for words. */
export const frames = {
  wide: { w: 1240, h: 420, x: 966, floor: 312, scale: 1 },
  phone: { w: 720, h: 400, x: 512, floor: 304, scale: 0.8 },
  strip: { w: 1240, h: 176, x: 1040, floor: 140, scale: 0.44 },
  portrait: { w: 560, h: 900, x: 386, floor: 560, scale: 1.22 },
  card: { w: 1200, h: 630, x: 820, floor: 478, scale: 1.5 },
} as const satisfies Record<string, Frame>;
export type FrameName = keyof typeof frames;

export interface Drawn {
  readonly wall: string;
  readonly floor: string;
}
export type LobbyScene = (kit: Kit) => Drawn;

/** Floorboards that converge behind the scene. */
function boards({ paint }: Kit, { w, h, x, floor }: Frame): string {
  const depth = h - floor;
  const across = [0.22, 0.52].map((part) => d`M0 ${floor + depth * part}H${w}`).join('');
  const count = Math.ceil(w / 100) + 4;
  const along = times(count * 2, (i) => {
    const at = (i - count) * 96;
    return d`M${x + at} ${floor}L${x + at * 2.1} ${h}`;
  });
  return line(across + along, paint.board, 1);
}

/** Panelled wall; the part behind the scene is a step lighter. By day its panels are sheets of their own. */
function panels(kit: Kit, { w, x, floor, scale }: Frame): string {
  const { paint } = kit;
  const lit = x - 230 * scale;
  const panel = (left: number, inset = 0): string => {
    const [wide, high] = [(104 - inset * 2) * scale, (196 - inset * 2) * scale];
    return d`M${left + inset * scale} ${floor - (272 - inset) * scale}h${wide}v${high}h${-wide}z`;
  };
  const columns = [-418, -296, 214, 336, 458];
  const places = eachOf(columns, (at) => panel(x + at * scale));
  return (
    kit.byNight(lit > 40 ? box(lit, 0, w - lit, floor, 0, paint.wallLit) : '') +
    kit.byDay(kit.lift(path(places, paint.panel))) +
    line(
      kit.byNight(lit > 40 ? d`M${lit} 0V${floor}M${lit - 210 * scale} 0V${floor}` : '') +
        places +
        kit.byDay(eachOf(columns, (at) => panel(x + at * scale, 9))) +
        d`M0 ${floor - 48 * scale}H${w}`,
      paint.rule,
      1,
    )
  );
}

/** By day the wall is lighter towards the window above. */
function wallOf({ sheet, paint, tone }: Kit): string {
  if (tone === 'dark') return paint.wall;
  return ramp(sheet, 'wall', [
    [0, paint.wallLit],
    [1, paint.wall],
  ]);
}

/** Morning light from a window of six panes, slanting over the wall. */
function sunlight({ x, floor, scale }: Frame): string {
  const pane = (column: number, row: number): string => {
    const left = x + (-390 + column * 74 + row * 30) * scale;
    const top = floor + (-330 + row * 92) * scale;
    return d`M${left} ${top}h${64 * scale}l${26 * scale} ${82 * scale}h${-64 * scale}z`;
  };
  return path(
    eachOf([0, 1, 2], (row) => pane(0, row) + pane(1, row)),
    '#fff',
    'opacity=".55"',
  );
}

/** The skirting, a strip of paper along the floor. */
function skirting({ lift, paint }: Kit, { w, floor, scale }: Frame): string {
  return (
    lift(box(-20, floor - 16 * scale, w + 40, 16 * scale, 0, paint.wallLit)) + line(d`M0 ${floor}H${w}`, paint.rule, 1)
  );
}

/** A potted plant beside the scene, the only green in the hall. */
export function plant(paint: Paint, x: number): string {
  const pot = path('M-28 0l6-44h44l6 44z', paint.pot);
  const leaves = path(
    'M0-42c-6-40-30-60-52-62 24 12 40 34 44 62zM2-42c0-46 12-74 32-86-10 24-16 54-20 86zM1-42c-2-50-12-80-26-98 22 18 34 52 36 98zM6-42c8-30 24-44 44-46-18 10-30 26-34 46z',
    paint.plant,
  );
  return group(
    pot + leaves + line('M1-44C0-90-8-118-22-136M5-46C6-86 14-112 30-124', paint.plantLit, 1.5),
    d`translate(${x} 0)`,
  );
}

/** SVG text of a scene in a frame, without words and with ids of its own. */
export function inLobby(name: string, scene: LobbyScene, frame: Frame, tone: Tone): string {
  const sheet = createSheet(`${name}${frame.w}${tone === 'light' ? 'd' : ''}`);
  const kit = createKit(sheet, tone);
  const { paint } = kit;
  const { wall, floor } = scene(kit);
  const place = d`translate(${frame.x} ${frame.floor})` + (frame.scale === 1 ? '' : `scale(${frame.scale})`);
  const body =
    box(0, 0, frame.w, frame.h, 0, wallOf(kit)) +
    panels(kit, frame) +
    kit.byDay(skirting(kit, frame) + sunlight(frame)) +
    box(0, frame.floor, frame.w, frame.h - frame.floor, 0, paint.floor) +
    boards(kit, frame) +
    group(floor, place) +
    group(wall, place);
  return picture(`0 0 ${frame.w} ${frame.h}`, ' aria-hidden="true"', sheet.defs(), body);
}
