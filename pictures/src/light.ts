/** Light on an emblem: outline, cast shadow and rims, one filter a picture. It is most of the finish. */

/**
 * How far, the colour, and how hard the edge is. A shift presses the line at one side and thins it at the other, as a
 * brush does.
 */
export type Outline = readonly [
  grow: number,
  colour: string,
  slope?: number,
  intercept?: number,
  shiftX?: number,
  shiftY?: number,
];

export interface Light {
  /** Grown outlines, the outermost first. */
  readonly outlines?: readonly Outline[];
  readonly drop?: readonly [dx: number, dy: number, blur: number, colour: string, opacity: number];
  /** Light along the edges that face it. */
  readonly rims?: readonly (readonly [dx: number, dy: number, blur: number, colour: string, opacity: number])[];
}

const flood = (colour: string, opacity: number, mask: string, name: string): string =>
  `<feFlood flood-color="${colour}"${opacity === 1 ? '' : ` flood-opacity="${opacity}"`}/>` +
  `<feComposite in2="${mask}" operator="in" result="${name}"/>`;

export function lightFilter(id: string, { outlines = [], drop, rims = [] }: Light): string {
  let body = '';
  const under: string[] = [];
  const over: string[] = [];
  outlines.forEach(([grow, colour, slope = 5, intercept = -0.25, shiftX = 0, shiftY = 0], i) => {
    const shift = shiftX || shiftY ? `<feOffset dx="${shiftX}" dy="${shiftY}"/>` : '';
    body +=
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${grow}"/>${shift}<feComponentTransfer result="a${i}">` +
      `<feFuncA type="linear" slope="${slope}" intercept="${intercept}"/></feComponentTransfer>` +
      flood(colour, 1, `a${i}`, `o${i}`);
    under.push(`o${i}`);
  });
  if (drop) {
    const [dx, dy, blur, colour, opacity] = drop;
    const spread = blur ? `/><feGaussianBlur stdDeviation="${blur}" result="d"/>` : ' result="d"/>';
    body += `<feOffset in="${under.length ? 'a0' : 'SourceAlpha'}" dx="${dx}" dy="${dy}"${spread}`;
    body += flood(colour, opacity, 'd', 'e');
    under.unshift('e');
  }
  rims.forEach(([dx, dy, blur, colour, opacity], i) => {
    body +=
      `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}"/><feGaussianBlur stdDeviation="${blur}" result="r"/>` +
      '<feComposite in="SourceAlpha" in2="r" operator="out" result="t"/>' +
      flood(colour, opacity, 't', `u${i}`);
    over.push(`u${i}`);
  });
  const layers = [...under, 'SourceGraphic', ...over].map((name) => `<feMergeNode in="${name}"/>`).join('');
  return `<filter id="${id}" x="-.25" y="-.25" width="1.5" height="1.5" color-interpolation-filters="sRGB">${body}<feMerge>${layers}</feMerge></filter>`;
}
