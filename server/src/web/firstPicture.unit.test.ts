import { serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { firstPictureOf, preloadHeader } from './firstPicture.ts';

const picture = (theme: string, folder: string, priority: string): string =>
  `<picture class="if-${theme}"><source media="(max-width:1023px)" srcSet="/pictures/${folder}/a.phone.svg"/>` +
  `<img alt="" class="x" fetchPriority="${priority}" loading="lazy" src="/pictures/${folder}/a.wide.svg"/></picture>`;
const hero = (priority: string): string =>
  picture('dark', 'banner', priority) + picture('light', 'banner-light', priority);

const link = (path: string, media: string): string =>
  `</pictures/${path}.svg>;rel=preload;as=image;fetchpriority=high;media="${media}"`;

describe('the preload of the first picture', () => {
  const first = firstPictureOf(`<main>${hero('low')}${hero('high')}</main>`);
  if (!first) throw new Error('no picture was found');

  it('names the drawing of the theme that the visitor has chosen, for each width', () => {
    expect(preloadHeader(first, 'lang=en; theme=light')).toBe(
      `${link('banner-light/a.phone', '(max-width:1023px)')}, ${link('banner-light/a.wide', '(min-width:1024px)')}`,
    );
    expect(preloadHeader(first, 'theme=dark')).toBe(
      `${link('banner/a.phone', '(max-width:1023px)')}, ${link('banner/a.wide', '(min-width:1024px)')}`,
    );
  });

  it('is written with one byte for each character, whatever text the page has', () => {
    const thai = firstPictureOf(`<h1>หน้าแรก 主页</h1>${hero('high')}`);
    if (!thai) throw new Error('no picture was found');
    expect(thai).toEqual(first);
    // V8 serialises such a string with the tag `"`, and one of two bytes for each character with `c`.
    for (const value of Object.values(thai)) expect(serialize(value)[2]).toBe('"'.charCodeAt(0));
  });

  it.each(['', 'lang=en', 'theme=blue', 'mytheme=dark'])(
    'leaves the theme to the system with the cookie "%s"',
    (cookie) => {
      const links = preloadHeader(first, cookie).split(', ');
      expect(links).toHaveLength(4);
      expect(links[1]).toBe(link('banner/a.wide', '(min-width:1024px) and (prefers-color-scheme:dark)'));
      expect(links[2]).toBe(link('banner-light/a.phone', '(max-width:1023px) and (prefers-color-scheme:light)'));
    },
  );

  it('is absent if no picture has high priority, or it is the same in both themes', () => {
    expect(firstPictureOf(hero('low'))).toBeUndefined();
    expect(firstPictureOf('<img fetchPriority="high" src="/a.svg"/>')).toBeUndefined();
  });
});
