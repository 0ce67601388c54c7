/** One hidden picture in the document holds each drawing and each gradient once; others refer to them by name. */
import { svg } from '../frame/svg.ts';

let kept: { readonly root: SVGSVGElement; readonly of: Document } | undefined;
let names = new Set<string>();

/** Beside the body, whose content a window replaces. */
function sprite(): SVGSVGElement {
  if (kept?.of !== document || !kept.root.isConnected) {
    const root = svg('svg', { width: 0, height: 0, class: 'sprite', 'aria-hidden': 'true' });
    document.documentElement.append(root);
    kept = { root, of: document };
    names = new Set();
  }
  return kept.root;
}

/** Adds a symbol, a gradient or a clip by its id, the first time that it is asked for. */
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

/** Paints from above to below, or along `way`. Returns what a fill is set to. */
export const linear = (id: string, list: Stops, way: Readonly<Record<string, number>> = { x2: 0, y2: 1 }): string =>
  `url(#${define(id, () => svg('linearGradient', way, ...stops(list)))})`;
export const radial = (id: string, list: Stops, way: Readonly<Record<string, number>> = {}): string =>
  `url(#${define(id, () => svg('radialGradient', way, ...stops(list)))})`;

/** Draws a symbol of the sprite. */
export const use = (id: string, name = ''): SVGElement =>
  svg('use', { href: `#${id}`, class: name === '' ? undefined : name });
