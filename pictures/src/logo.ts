/** A platform's logo and its emblems alone. */
import { emblems } from './emblems.ts';
import type { EmblemName } from './emblems.ts';
import type { Tone } from './platform.ts';
import { platforms } from './platforms.ts';
import type { PlatformCode } from './platforms.ts';
import { face, typed } from './lettering.ts';
import { lightFilter } from './light.ts';
import { createPainter } from './pigments.ts';
import { hash, randomFrom } from './random.ts';
import { createSheet } from './sheet.ts';
import { box, group, picture } from './shapes.ts';

/** Mark and word, 240 x 64, for a page of either tone. */
export function logo(code: PlatformCode, tone: Tone): string {
  const platform = platforms[code];
  const ink = tone === 'dark' ? '#f3eee4' : '#221f1c';
  const [a, b] = platform.marks[tone];
  const body =
    group(platform.mark(a, b), 'translate(34 32)scale(.5)') +
    typed(platform.name, 72, 33, 25, ink, `${face(platform.style, 'han', 700)} letter-spacing="2"`) +
    typed(platform.word, 73, 51, 11, ink, `${face(platform.style, 'latin', 400)} letter-spacing="2.2" opacity=".65"`);
  return picture('0 0 240 64', ` role="img" aria-label="${platform.name}"`, '', body);
}

/** The mark alone on a plate, 64 x 64: for menus and lists of either tone. */
export function platformMark(code: PlatformCode): string {
  const { name, mark, marks, plate } = platforms[code];
  const body = box(0, 0, 64, 64, 14, plate) + group(mark(...marks.dark), 'translate(32 32)scale(.44)');
  return picture('0 0 64 64', ` role="img" aria-label="${name}"`, '', body);
}

/** One emblem without a background, in a platform's pigments and light: for badges, strips and empty states. */
export function emblemOnly(code: PlatformCode, emblem: EmblemName): string {
  const platform = platforms[code];
  const sheet = createSheet(`e${hash(`${code} ${emblem}`).toString(36).slice(-4)}`);
  const figure = emblems[emblem](createPainter(sheet, randomFrom(emblem), platform.pigments, platform.gradients));
  const light = sheet.define('light', (id) => lightFilter(id, platform.light));
  return picture('-115 -115 230 230', ' aria-hidden="true"', sheet.defs(), group(figure, '', `filter="${light}"`));
}
