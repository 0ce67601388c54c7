/** A hidden SVG that holds each drawing and gradient of the document once. Pictures refer to them by id. */
import { svg } from '../frame/svg.ts';

let kept: { readonly root: SVGSVGElement; readonly of: Document } | undefined;
let names = new Set<string>();

/** Outside the body, because a window replaces the body's content. */
function sprite(): SVGSVGElement {
  if (kept?.of !== document || !kept.root.isConnected) {
    const root = svg('svg', { width: 0, height: 0, class: 'sprite', 'aria-hidden': 'true' });
    document.documentElement.append(root);
    kept = { root, of: document };
    names = new Set();
  }
  return kept.root;
}

/** Adds a symbol, gradient or clip path under an id, unless it exists. Returns the id. */
export function define(id: string, make: () => SVGElement): string {
  const root = sprite();
  if (!names.has(id)) {
    names.add(id);
    const made = make();
    made.id = id;
    root.append(made);
  }
  return id;
}

type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

const stops = (list: Stops): SVGElement[] =>
  list.map(([offset, colour, opacity]) =>
    svg('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity === undefined ? undefined : opacity }),
  );

/** Defines a gradient from top to bottom, or along `way`. Returns a value for `fill`. */
export const linear = (id: string, list: Stops, way: Readonly<Record<string, number>> = { x2: 0, y2: 1 }): string =>
  `url(#${define(id, () => svg('linearGradient', way, ...stops(list)))})`;
export const radial = (id: string, list: Stops, way: Readonly<Record<string, number>> = {}): string =>
  `url(#${define(id, () => svg('radialGradient', way, ...stops(list)))})`;

/** Draws a symbol of the sprite. */
export const use = (id: string, name = ''): SVGElement =>
  svg('use', { href: `#${id}`, class: name === '' ? undefined : name });
