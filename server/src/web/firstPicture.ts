/**
 * Preloads the first picture of a page by its `Link` header. The picture is in the page once for each theme, and both
 * are lazy, so that a browser loads only the displayed one; but without the header it would begin to do so only after
 * the first layout. The header does not count towards the bytes that arrive before the first paint.
 */

/** A theme's value of the header, for a visitor who has chosen it and for one who follows the system. */
interface ThemeLinks {
  readonly chosen: string;
  readonly system: string;
}

/** Values of the header for visitors who have chosen a theme, and for those who follow the system. */
export interface FirstPicture {
  readonly dark: string;
  readonly light: string;
  readonly system: string;
}

const drawing = (theme: 'dark' | 'light') =>
  new RegExp(
    `<picture class="if-${theme}"><source media="\\(max-width:(\\d+)px\\)" srcset="([^"]+)"/>` +
      '<img [^>]*fetchpriority="high"[^>]* src="([^"]+)"',
    'i',
  );
const drawings = { dark: drawing('dark'), light: drawing('light') };

function linksOf(html: string, theme: 'dark' | 'light'): ThemeLinks | undefined {
  const [, widest, narrow, wide] = drawings[theme].exec(html) ?? [];
  if (widest === undefined || narrow === undefined || wide === undefined) return undefined;
  const links = (condition: string): string =>
    [
      [narrow, `(max-width:${widest}px)`],
      [wide, `(min-width:${Number(widest) + 1}px)`],
    ]
      .map(([address, width]) => `<${address}>;rel=preload;as=image;fetchpriority=high;media="${width}${condition}"`)
      .join(', ');
  return { chosen: links(''), system: links(` and (prefers-color-scheme:${theme})`) };
}

/** The picture of a rendered page that has high priority; undefined if there is none with a drawing for each theme. */
export function firstPictureOf(html: string): FirstPicture | undefined {
  const dark = linksOf(html, 'dark');
  const light = linksOf(html, 'light');
  if (!dark || !light) return undefined;
  const system = `${dark.system}, ${light.system}`;
  return { dark: narrow(dark.chosen), light: narrow(light.chosen), system: narrow(system) };
}

/**
 * Returns the same text with a byte for each character. A part of a page with Chinese or Thai text has two, and so would
 * have every head and body that it is written with: sending them would take a sixth more.
 */
const narrow = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

/** The `Link` header for a visitor with this `Cookie` header. */
export function preloadHeader(picture: FirstPicture, cookie = ''): string {
  const [, theme] = cookie === '' ? [] : (/(?:^|; )theme=(light|dark)/.exec(cookie) ?? []);
  return theme === 'dark' || theme === 'light' ? picture[theme] : picture.system;
}
