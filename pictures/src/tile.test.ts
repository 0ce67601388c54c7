import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bankMark, knownBanks } from './bank.ts';
import { banner, crops } from './banner.ts';
import { emblemNames } from './emblems.ts';
import { homeScene, homeSceneNames } from './home.ts';
import { platformCodes } from './platforms.ts';
import { emblemOnly, platformMark, logo } from './logo.ts';
import { tile } from './tile.ts';
import type { TileOrder } from './tile.ts';

const orders: readonly TileOrder[] = platformCodes.flatMap((platform) =>
  emblemNames.map((emblem, variant) => ({
    platform,
    emblem,
    variant,
    seed: `${platform}-${variant}`,
    title: '灯市长夜',
  })),
);
const tiles = orders.map((order) => tile(order));
const median = (sizes: readonly number[]): number => sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? Number.NaN;
const sample = tiles.filter((_, i) => i % 5 === 0);
const packed = (svg: string): number => brotliCompressSync(svg).length;
const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const refsOf = (svg: string): string[] => [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id ?? '');
const others = [
  ...platformCodes.flatMap((code) => [logo(code, 'dark'), logo(code, 'light'), platformMark(code)]),
  ...platformCodes.flatMap((code) => emblemNames.map((name) => emblemOnly(code, name))),
  ...[...knownBanks, 'ANY'].map(bankMark),
];

describe('every picture', () => {
  it('has the same bytes when it is drawn again', () => {
    expect(orders.map((order) => tile(order))).toEqual(tiles);
  });

  it('defines each id once and refers to none that is missing', () => {
    for (const svg of [...tiles, ...others]) {
      const ids = idsOf(svg);
      expect(new Set(ids).size).toBe(ids.length);
      expect(refsOf(svg).filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('contains no scripts, no external resources and no broken numbers', () => {
    for (const svg of [...tiles, ...others]) {
      expect(svg).not.toMatch(/<script|<style|<image|<foreignObject|\son\w+=|javascript:|NaN|undefined|Infinity/);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:/);
    }
  });

  it('is well-formed and has the size that the pages leave for it', async () => {
    for (const svg of sample) expect(await sizeOf(svg)).toEqual([360, 480]);
    for (const svg of platformCodes.map((code) => logo(code, 'dark'))) expect(await sizeOf(svg)).toEqual([240, 64]);
    for (const svg of others) await expect(sizeOf(svg)).resolves.toHaveLength(2);
  });
});

/** The size that a strict XML reader finds. Throws if the picture is not well-formed. */
async function sizeOf(svg: string): Promise<[number, number]> {
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  return [width, height];
}

describe('a tile', () => {
  it('differs from every other tile', () => {
    const bodies = tiles.map((svg) => svg.replaceAll(/k[a-z0-9]{1,4}(_?[a-z0-9]+)(?=["#)])/g, '$1'));
    expect(new Set(bodies).size).toBe(tiles.length);
  });

  it('weighs at most 2 kB over the wire in the median, and never more than 3 kB or 11 kB unpacked', () => {
    expect(median(sample.map(packed))).toBeLessThanOrEqual(2 * 1024);
    expect(Math.max(...sample.map(packed))).toBeLessThanOrEqual(3 * 1024);
    expect(Math.max(...tiles.map((svg) => svg.length))).toBeLessThanOrEqual(11 * 1024);
  });

  it('escapes its title', () => {
    const svg = tile({ platform: 'brass', emblem: 'dice', seed: 'x', title: 'A<b>&"c' });
    expect(svg).toContain('A&lt;b&gt;&amp;&quot;c');
    expect(svg).not.toContain('<b>');
  });
});

describe('a banner', () => {
  it('holds no words and weighs at most 5 kB over the wire', () => {
    const everyBanner = platformCodes.flatMap((platform) =>
      crops.flatMap((crop) => (['dark', 'light'] as const).map((tone) => ({ platform, crop, tone }))),
    );
    for (const order of everyBanner) {
      const svg = banner({ ...order, emblem: 'dragon', companions: ['coin', 'lotus'], seed: 'one' });
      expect(svg).not.toContain('<text');
      expect(packed(svg)).toBeLessThanOrEqual(5 * 1024);
    }
  });
});

/** Contrast of a word with the pixel behind it. WCAG 2.2 */
function contrast(word: readonly number[], ground: readonly number[]): number {
  const [a, b] = [word, ground].map(([r = 0, g = 0, blue = 0]) => {
    const [x, y, z] = [r, g, blue].map((v) => (v <= 10 ? v / 3294 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * (x ?? 0) + 0.7152 * (y ?? 0) + 0.0722 * (z ?? 0) + 0.05;
  });
  return Math.max((a ?? 1) / (b ?? 1), (b ?? 1) / (a ?? 1));
}

/** Least contrast of a word with any pixel of the left two fifths. */
async function leastContrast(svg: string, word: readonly number[]): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 24 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / 3 }, (_, i) => i).filter(
    (i) => i % info.width < info.width * 0.4 && i % info.width > 2,
  );
  return Math.min(...pixels.map((i) => contrast(word, [...data.subarray(i * 3, i * 3 + 3)])));
}

/** The muted words over a picture, as tokens.css has them for either theme. */
const mutedWords = { dark: [203, 199, 191], light: [84, 78, 67] } as const;

describe('the left of a banner', () => {
  it.each(['dark', 'light'] as const)('keeps muted words at 4.5 to 1 in the %s theme', async (tone) => {
    const order = { emblem: 'dragon', companions: ['coin', 'lotus'], seed: 'one', crop: 'wide', tone } as const;
    const banners = platformCodes.flatMap((platform) =>
      [0, 1, 2, 3, 4, 5, 6].map((variant) => ({
        name: `${platform} ${variant}`,
        svg: banner({ platform, variant, ...order }),
      })),
    );
    const scenes = homeSceneNames.map((name) => ({ name, svg: homeScene(name, 'wide', tone) }));
    for (const { name, svg } of [...banners, ...scenes]) {
      expect(await leastContrast(svg, mutedWords[tone]), name).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('a logo', () => {
  it('weighs at most 1 kB', () => {
    for (const code of platformCodes)
      for (const tone of ['dark', 'light'] as const) expect(packed(logo(code, tone))).toBeLessThanOrEqual(1024);
  });
});
