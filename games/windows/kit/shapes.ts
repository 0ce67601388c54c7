/** Short functions for the shapes of the kit's drawings. */
import { svg } from '../frame/svg.ts';

type More = Readonly<Record<string, string | number | undefined>>;

export const path = (d: string, fill: string, more: More = {}): SVGElement => svg('path', { d, fill, ...more });
export const line = (d: string, stroke: string, width: number, more: More = {}): SVGElement =>
  svg('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more });
export const circle = (cx: number, cy: number, r: number, fill: string, more: More = {}): SVGElement =>
  svg('circle', { cx, cy, r, fill, ...more });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: More = {}): SVGElement =>
  svg('ellipse', { cx, cy, rx, ry, fill, ...more });
export const rect = (
  box: readonly [x: number, y: number, width: number, height: number],
  rx: number,
  fill: string,
  more: More = {},
): SVGElement => svg('rect', { x: box[0], y: box[1], width: box[2], height: box[3], rx, fill, ...more });
/** A group, moved, turned or scaled by `transform`. */
export const group = (transform: string, ...parts: readonly SVGElement[]): SVGElement =>
  svg('g', { transform: transform === '' ? undefined : transform }, ...parts);
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
/** Rounds a coordinate to two decimals. */
export const round = (value: number): number => Math.round(value * 100) / 100;
