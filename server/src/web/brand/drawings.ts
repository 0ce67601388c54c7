/** Pictures made from the brand: the words beside the logo, and the icon of tabs and home screens. */
import { escapeMarkup } from '../../brand/markup.ts';
import type { Brand } from '../../brand/schema.ts';
import { hexOf, rgbOf } from '../../brand/oklch.ts';

/** The words stand in a header of 56 px. */
const wordsHeight = 37;
const mostWidth = 160;
const fontSize = 22;

/** The name beside the logo is that of the default language. */
const shortName = ({ names, languages }: Brand): string => names[languages[0] ?? 'zh_CN'].short;

/** Han and similar characters are as wide as high. Others take less than two thirds on average. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 1 : 0.64) * fontSize, 0);

/** The width of the words in px, within what a header has room for. */
export function wordsWidth(brand: Brand): number {
  const [, , boxWidth = 1, boxHeight = 1] = brand.wordmark?.viewBox.split(' ').map(Number) ?? [
    0,
    0,
    widthOf(shortName(brand)),
    wordsHeight,
  ];
  const width = Math.ceil(Math.min(mostWidth, (wordsHeight * boxWidth) / boxHeight));
  return width;
}

/** The words as a shape, whose colour is the page's. */
export function drawnWords(brand: Brand): string {
  const { wordmark } = brand;
  if (wordmark !== null)
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${wordmark.viewBox}"><path d="${wordmark.d}"/></svg>`;
  const name = shortName(brand);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(widthOf(name))} ${wordsHeight}">` +
    `<text x="0" y="${(wordsHeight + fontSize * 0.7) / 2}" font-size="${fontSize}" font-weight="600" ` +
    `font-family="system-ui, 'Noto Sans', 'Noto Sans SC', 'Noto Sans Thai', sans-serif">${escapeMarkup(name)}</text></svg>`
  );
}

const iconSize = 512;
/** Keeps the logo within the safe zone, because operating systems crop maskable icons. */
const iconPart = 0.56;

/** The logo on a dark ground in the accent's hue. Without oklch(), which programs that make pixels do not know. */
export function drawnIcon({ logo, accent: { hue, chroma } }: Brand): string {
  const [x = 0, y = 0, width = 1, height = 1] = logo.viewBox.split(' ').map(Number);
  const scale = (iconSize * iconPart) / Math.max(width, height);
  const shift = (from: number, size: number): string => (iconSize / 2 - (from + size / 2) * scale).toFixed(2);
  const colours = { text: hexOf(rgbOf(0.94, chroma * 0.085, hue)), accent: hexOf(rgbOf(0.805, chroma, hue)) };
  const paths = logo.paths.map(({ d, colour, stroke }) =>
    stroke === null
      ? `<path fill="${colours[colour]}" d="${d}"/>`
      : `<path fill="none" stroke="${colours[colour]}" stroke-width="${stroke}" d="${d}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconSize} ${iconSize}">` +
    `<path fill="${groundOf({ accent: { hue, chroma } })}" d="M0 0h${iconSize}v${iconSize}H0z"/>` +
    `<g transform="translate(${shift(x, width)} ${shift(y, height)}) scale(${scale.toFixed(4)})">${paths.join('')}</g></svg>`
  );
}

/** The dark theme's background as an sRGB hex colour, for clients that do not support oklch(). */
export const groundOf = ({ accent: { hue, chroma } }: Pick<Brand, 'accent'>): string =>
  hexOf(rgbOf(0.168, chroma * 0.085, hue - 20));
