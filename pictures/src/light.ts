/** Light on an emblem: outline, cast shadow and rims, in one filter per picture. */

import { eachOf, short } from './shapes.ts';

/**
 * How far it reaches, its colour, and how hard its edge is. A shift makes the line thicker on one side and thinner on
 * the other, as a brush does.
 */
export type Outline = readonly [
  grow: number,
  colour: string,
  slope?: number,
  intercept?: number,
  shiftX?: number,
  shiftY?: number,
];

type Rim = readonly [dx: number, dy: number, blur: number, colour: string, opacity: number];

export interface Light {
  /** Grown outlines, the outermost first. */
  readonly outlines?: readonly Outline[];
  readonly drop?: readonly [dx: number, dy: number, blur: number, colour: string, opacity: number];
  /** Light along the edges that face it. */
  readonly rims?: readonly Rim[];
}

const decimal = (x: number): string => String(x).replace(/^0\./, '.');
const flood = (colour: string, opacity: number, mask: string, name: string): string =>
  `<feFlood flood-color="${short(colour)}"${opacity === 1 ? '' : ` flood-opacity="${decimal(opacity)}"`}/>` +
  `<feComposite in2="${mask}" operator="in" result="${name}"/>`;
const offset = (source: string, dx: number, dy: number): string =>
  `<feOffset in="${source}"${dx ? ` dx="${dx}"` : ''}${dy ? ` dy="${dy}"` : ''}`;

function outline([grow, colour, slope = 5, intercept = -0.25, dx = 0, dy = 0]: Outline, i: number): string {
  const press = dx || dy ? `<feOffset dx="${dx}" dy="${dy}"/>` : '';
  return (
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${grow}"/>${press}<feComponentTransfer result="a${i}">` +
    `<feFuncA type="linear" slope="${slope}" intercept="${intercept}"/></feComponentTransfer>` +
    flood(colour, 1, `a${i}`, `o${i}`)
  );
}

/**
 * A shadow under the outermost outline, or under the emblem itself. It is written in steps, because with `feDropShadow`
 * librsvg, which renders the banners, draws neither shadow nor emblem once the result has a name.
 */
function shadow([dx, dy, blur, colour, opacity]: NonNullable<Light['drop']>, hasOutline: boolean): string {
  const spread = blur ? `/><feGaussianBlur stdDeviation="${blur}" result="d"/>` : ' result="d"/>';
  return offset(hasOutline ? 'a0' : 'SourceAlpha', dx, dy) + spread + flood(colour, opacity, 'd', 'e');
}

function rim([dx, dy, blur, colour, opacity]: Rim, i: number): string {
  return (
    `${offset('SourceAlpha', dx, dy)}/><feGaussianBlur stdDeviation="${blur}" result="r"/>` +
    '<feComposite in="SourceAlpha" in2="r" operator="out" result="t"/>' +
    flood(colour, opacity, 't', `u${i}`)
  );
}

export function lightFilter(id: string, { outlines = [], drop, rims = [] }: Light): string {
  const body = eachOf(outlines, outline) + (drop ? shadow(drop, outlines.length > 0) : '') + eachOf(rims, rim);
  const layers = [
    ...(drop ? ['e'] : []),
    ...outlines.map((_, i) => `o${i}`),
    'SourceGraphic',
    ...rims.map((_, i) => `u${i}`),
  ];
  const merged = eachOf(layers, (name) => `<feMergeNode in="${name}"/>`);
  const reach = 'x="-.25" y="-.25" width="1.5" height="1.5"';
  return `<filter id="${id}" ${reach} color-interpolation-filters="sRGB">${body}<feMerge>${merged}</feMerge></filter>`;
}
