import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { brandOf } from '../../brand/source.ts';
import { windowPage } from '../../brand/windowPage.ts';
import { drawnIcon, drawnWords } from './drawings.ts';
import { openReplaceable } from './openReplaceable.ts';
import { pageBrandOf } from './pageBrand.ts';

const folder = join(import.meta.dirname, '../../../../brands');
const brand = (file: string) => brandOf(join(folder, file)).current();
afterAll(() => void brandOf(''));

describe.each(readdirSync(folder))('the brand of %s', (file) => {
  it('gives a page its accent, its logo and pictures whose addresses change with them', () => {
    const { accent, logo } = brand(file);
    const page = pageBrandOf(brand(file), '/words/x/');
    expect(page.style).toContain(`--brand-h:${accent.hue};--brand-c:${accent.chroma}`);
    for (const { d } of logo.paths) expect(page.marks).toContain(`d="${d}"`);
    expect(page.site.words).toBe('/words/x/');
    expect(pageBrandOf({ ...brand(file), accent: { hue: 1, chroma: 0.01 } }, '').icon).not.toBe(page.icon);
  });
  it('draws words and icon without colours that only browsers know', () => {
    expect(drawnIcon(brand(file))).toMatch(/^<svg [^>]*viewBox="0 0 512 512">.*#[\da-f]{6}.*<\/svg>$/);
    expect(drawnIcon(brand(file)) + drawnWords(brand(file))).not.toMatch(/oklch|var\(|NaN/);
  });
});

it('orders the sections only if their order is not the usual one', () => {
  expect(pageBrandOf(brand('default.json'), '').site.order).toBeUndefined();
  expect(pageBrandOf(brand('yunge.json'), '').site.order?.[0]).toBe('/slots');
});

it('adds little to the pages of the default brand: what is usual is left out', () => {
  const page = pageBrandOf(brandOf('').current(), '');
  expect([page.style, page.icon, Object.keys(page.site)]).toEqual([
    ':root{--brand-h:82;--brand-c:0.084}',
    '/favicon.svg',
    ['currency', 'words'],
  ]);
});

it('completes the page of a game window', () => {
  const html = '<!doctype html><html lang="zh-CN"><head><title>%brand%</title></head></html>';
  const page = windowPage(html, brand('nordlys.json'), true);
  expect(page).toContain('<title>Nordlys</title>');
  expect(page).toContain('<html data-currency="￥0" data-money="play" lang="zh-CN">');
  expect(page).toContain('<style>:root{--brand-h:165;--brand-c:0.14}</style></head>');
});

it('replaces the thread of pages with the brand, and keeps the old one if the next does not start', async () => {
  const listeners = new Set<() => void>();
  const source = { ...brandOf(''), onChange: (one: () => void) => (listeners.add(one), () => listeners.delete(one)) };
  const closed: number[] = [];
  const log = { error: vi.fn() };
  let opened = 0;
  const open = async () => {
    const number = (opened += 1);
    if (number === 2) throw new Error('planted');
    return { publicPaths: [], make: async () => number as never, close: async () => void closed.push(number) };
  };
  const pages = await openReplaceable(open, source, log);
  const change = async () => {
    for (const listener of listeners) listener();
    await new Promise((done) => setImmediate(done));
  };
  await change();
  expect([await pages.make({} as never), pages.version(), log.error.mock.calls.length]).toEqual([1, 0, 1]);
  await change();
  expect([await pages.make({} as never), pages.version(), closed]).toEqual([3, 1, [1]]);
  await pages.close();
  expect([closed, listeners.size]).toEqual([[1, 3], 0]);
});
