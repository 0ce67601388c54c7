/**
 * The marks a picture is made of, as SVG text. The last argument of each holds further attributes as SVG text.
 * Numbers keep one decimal: a tile is 360 wide, so that is a quarter of a screen pixel at its largest.
 */

export function num(x: number): string {
  return String(Math.round(x * 10) / 10).replace(/^(-?)0\./, '$1.');
}

/** Numbers from 0 to n - 1. */
export function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Attributes of fill and stroke; defaults are left out. Pictures have fill="none" once, at the root. */
const paint = (fill: string): string => (fill === 'none' ? '' : ` fill="${short(fill)}"`);
const pen = (colour: string, width: number | string): string =>
  ` stroke="${short(colour)}"${width === 1 ? '' : ` stroke-width="${width}"`}`;
const more = (extra: string): string => extra && ` ${extra}`;

/** Shortens #aabbcc to #abc. */
export function short(colour: string): string {
  return colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

export function path(outline: string, fill: string, extra = ''): string {
  return `<path d="${outline}"${paint(fill)}${more(extra)}/>`;
}

export function line(outline: string, colour: string, width: number | string, extra = ''): string {
  return `<path d="${outline}"${pen(colour, width)}${more(extra)}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, extra = ''): string {
  const place = (x ? ` cx="${num(x)}"` : '') + (y ? ` cy="${num(y)}"` : '');
  return `<circle${place} r="${num(r)}"${paint(fill)}${more(extra)}/>`;
}

/** A circle line around the origin; dashes on it end square, so that they meet. */
export function ring(r: number, colour: string, width: number, extra = ''): string {
  const cap = extra.includes('dash') ? ' stroke-linecap="butt"' : '';
  return `<circle r="${num(r)}"${pen(colour, width)}${cap}${more(extra)}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  const place = (x ? ` cx="${num(x)}"` : '') + (y ? ` cy="${num(y)}"` : '');
  return `<ellipse${place} rx="${num(rx)}" ry="${num(ry)}"${paint(fill)}${more(extra)}/>`;
}

export function box(x: number, y: number, w: number, h: number, r: number, fill: string, extra = ''): string {
  const place = (x ? ` x="${num(x)}"` : '') + (y ? ` y="${num(y)}"` : '');
  return `<rect${place} width="${num(w)}" height="${num(h)}"${r ? ` rx="${r}"` : ''}${paint(fill)}${more(extra)}/>`;
}

/** A transform attribute, without the spaces between its steps and without a scale of one. */
export function placed(transform: string): string {
  const steps = transform.replaceAll(') ', ')').replace('scale(1)', '');
  return steps && ` transform="${steps}"`;
}

export function group(body: string, transform: string, extra = ''): string {
  return `<g${placed(transform)}${more(extra)}>${body}</g>`;
}

/** The root of every picture. */
export function picture(viewBox: string, role: string, defs: string, body: string): string {
  const root = 'xmlns="http://www.w3.org/2000/svg" fill="none" stroke-linecap="round"';
  return `<svg ${root} viewBox="${viewBox}"${role}>${defs && `<defs>${defs}</defs>`}${body}</svg>`;
}

/** Suits, leaves and clouds: outlines that several emblems share. */
export const suitShapes = {
  spade:
    'M0-50C10-30 46-12 46 16C46 38 20 42 8 26C8 36 12 46 20 50H-20C-12 46-8 36-8 26C-20 42-46 38-46 16C-46-12-10-30 0-50Z',
  heart: 'M0 46C-16 26-48 8-48-18C-48-46-12-50 0-24C12-50 48-46 48-18C48 8 16 26 0 46Z',
  diamond: 'M0-52C10-30 26-12 40 0C26 12 10 30 0 52C-10 30-26 12-40 0C-26-12-10-30 0-52Z',
  club: 'M0-48C24-48 30-20 14-8C34-16 50 0 44 18C38 38 12 38 7 22C7 34 12 44 20 48H-20C-12 44-7 34-7 22C-12 38-38 38-44 18C-50 0-34-16-14-8C-30-20-24-48 0-48Z',
} as const;
export type Suit = keyof typeof suitShapes;
export const leafShape = 'M0 0C-16-14-18-40 0-62C18-40 16-14 0 0Z';
export const petalShape = 'M0 0C-30-22-28-66 0-92C28-66 30-22 0 0Z';
export const starShape = 'M0-50L13-17L48-15L21 8L30 42L0 23L-30 42L-21 8L-48-15L-13-17Z';
export const cloudShape =
  'M-60 14C-76 14-78-6-62-8C-60-26-36-30-28-16C-20-36 14-36 18-12C34-22 54-8 46 4C60 2 64 14 54 14Z';

/** Writes path data or a transform with every number in it rounded: d`M${x} ${y}h10`. Far from 0, to whole pixels. */
export function d(words: TemplateStringsArray, ...numbers: readonly number[]): string {
  return words.reduce((text, word, i) => text + near(numbers[i - 1] ?? 0) + word);
}

const near = (x: number): string => num(Math.abs(x) < 20 ? x : Math.round(x));

export function eachOf<T>(list: readonly T[], draw: (item: T, index: number) => string): string {
  return list.map(draw).join('');
}

/** Draws `n` times, with 0 to n - 1. */
export function times(n: number, draw: (i: number) => string): string {
  return eachOf(range(n), draw);
}
