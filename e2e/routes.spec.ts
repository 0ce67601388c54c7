/** The whole table of addresses: what each returns in each language, for people and for search engines. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Locale } from '@foyer/contract/envelope.ts';
import { filledJson } from '@foyer/text/brandWords.ts';
import brand from '../brands/default.json' with { type: 'json' };
import { nowhere, privatePaths, publicPages, redirects } from './addresses.ts';
import { openTakenUp, siteUrl, watch } from './hand.ts';
import { registerPlayer } from './player.ts';
import { expect, test } from './test.ts';

const htmlLang = { zh_CN: 'zh-CN', en: 'en', th: 'th' } as const;
const script = { zh_CN: /\p{Script=Han}/u, en: /^[^\p{Script=Han}\p{Script=Thai}]+$/u, th: /\p{Script=Thai}/u };
const locales = ['zh_CN', 'en', 'th'] as const;

type Words = { readonly [key: string]: string | Words };
function wordsOf(locale: Locale): Words {
  const file = resolve(import.meta.dirname, `../text/${locale}/site.json`);
  return JSON.parse(filledJson(readFileSync(file, 'utf8'), brand, locale)) as Words;
}
function word(words: Words, key: string): string {
  let inner: string | Words = words;
  for (const part of key.split('.')) inner = typeof inner === 'string' ? inner : (inner[part] ?? '');
  return typeof inner === 'string' ? inner : '';
}

const get = (request: APIRequestContext, path: string, headers = {}) =>
  request.get(siteUrl() + path, { maxRedirects: 0, headers });
const attribute = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
const textOf = (html: string): string =>
  html.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');

/** The entries of the main navigation in server-rendered HTML. */
function navigationIn(html: string): { readonly href: string; readonly current: string }[] {
  const inside = attribute(html, /<nav[^>]* aria-label="主导航"[^>]*>([\s\S]*?)<\/nav>/);
  return [...inside.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => ({
    href: attribute(attributes, /href="([^"]*)"/),
    current: attribute(attributes, /aria-current="([^"]*)"/),
  }));
}

for (const locale of locales) {
  test(`every public page has title, description and links for search engines in ${locale}. ROUTE-001, I18N-001, NFR-003`, async ({
    request,
  }) => {
    const words = wordsOf(locale);
    const heads = new Map<string, string>();
    for (const { id, path, title, canonical = path } of publicPages) {
      const reply = await get(request, `${path}?lang=${locale}`);
      expect(reply.status(), `${id} ${path}`).toBe(200);
      const html = await reply.text();
      const where = `${id} ${path} ${locale}`;
      const description = textOf(attribute(html, /<meta name="description" content="([^"]*)">/));
      const own = `${siteUrl()}${canonical}${locale === 'zh_CN' ? '' : `?lang=${locale}`}`;
      expect(attribute(html, /<html lang="([^"]*)">/), where).toBe(htmlLang[locale]);
      expect(textOf(attribute(html, /<title>([^<]*)<\/title>/)), where).toBe(
        `${word(words, title)} · ${word(words, 'name')}`,
      );
      expect(description, where).toMatch(script[locale]);
      expect(description.length, where).toBeGreaterThan(8);
      expect(attribute(html, /<link rel="canonical" href="([^"]*)">/), where).toBe(own);
      expect(
        [...html.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, lang, href]) => [lang, href]),
        where,
      ).toEqual([
        ['zh-CN', siteUrl() + canonical],
        ['en', `${siteUrl()}${canonical}?lang=en`],
        ['th', `${siteUrl()}${canonical}?lang=th`],
        ['x-default', siteUrl() + canonical],
      ]);
      for (const name of ['type', 'title', 'description', 'url', 'image'])
        expect(html, where).toContain(`property="og:${name}"`);
      expect(html, where).toContain('rel="manifest"');
      expect(html, where).not.toContain('noindex');
      // The content must be in the rendered page, not added by a script.
      expect(html, where).toMatch(/<h1/);
      heads.set(path, description);
    }
    expect(heads.get('/game/chess')).toBe(heads.get('/chess'));
    expect(new Set(heads.values()).size).toBeGreaterThan(12);
  });
}

test('every redirect leads to its page and keeps the referral. ROUTE-002, ROUTE-019, ROUTE-021, ROUTE-072', async ({
  request,
}) => {
  for (const { id, from, to } of redirects) {
    const reply = await get(request, from);
    expect([301, 302, 307, 308], id).toContain(reply.status());
    expect(reply.headers().location, id).toBe(to);
    expect((await get(request, `${from}?agentCode=AB12`)).headers().location, id).toBe(`${to}?agentCode=AB12`);
  }
});

test('an address has one spelling: another case or a trailing slash redirects to it. ROUTE-001', async ({
  request,
}) => {
  const spellings = [
    ['/HOME', '/home'],
    ['/home/', '/home'],
    ['/Game/LiveCasino', '/game/liveCasino'],
    ['/helpcenter/startuse/', '/helpCenter/startUse'],
    ['/chessinside?platformCode=moyu', '/chessInside?platformCode=moyu'],
  ] as const;
  for (const [wrong, right] of spellings) {
    const reply = await get(request, wrong);
    expect([wrong, reply.status(), reply.headers().location]).toEqual([wrong, 308, right]);
  }
});

test('an unknown address answers 404 without a redirect and without navigation. ROUTE-023, ROUTE-024, ROUTE-058', async ({
  request,
  page,
}) => {
  for (const path of [...nowhere, '/404']) {
    const reply = await get(request, encodeURI(path));
    expect(reply.status(), path).toBe(404);
    const html = await reply.text();
    expect(html, path).toContain('没有这个页面');
    expect(attribute(html, /<title>([^<]*)<\/title>/), path).toBe('没有这个页面 · 前厅');
    expect(html, path).toContain('noindex');
    expect(html, path).not.toContain('<header');
  }
  await page.goto(`${siteUrl()}/game/nothing`);
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible();
  await expect(page).toHaveTitle('没有这个页面 · 前厅');
  await expect(page).toHaveURL(/\/game\/nothing$/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('navigation').first()).toBeAttached();
});

test('redirects a guest from every address below /mine, and opens existing ones to a player. ROUTE-026 to ROUTE-044', async ({
  request,
  context,
}) => {
  for (const path of [...privatePaths, '/mine/', '/mine/nowhere']) {
    const reply = await get(request, `${path}?tab=a`);
    expect([path, reply.status(), reply.headers().location]).toEqual([
      path,
      302,
      `/home?redirect=${encodeURIComponent(`${path}?tab=a`)}`,
    ]);
    expect(await reply.text()).not.toContain('id="app"');
  }
  await registerPlayer(context);
  expect((await get(context.request, '/mine/nowhere')).status()).toBe(404);
  expect((await get(context.request, '/mine/center')).status()).toBe(200);
});

test('the sections of the account redirect to their first page. ROUTE-026, ROUTE-036, ROUTE-055, ROUTE-056', async ({
  page,
  context,
}) => {
  await registerPlayer(context);
  await page.goto(`${siteUrl()}/mine`);
  await expect(page).toHaveURL(/\/mine\/center$/);
  await page.goto(`${siteUrl()}/mine/capital`);
  await expect(page).toHaveURL(/\/mine\/capital\/account$/);
  await page.goto(`${siteUrl()}/mine/nowhere`);
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

/** Address and `aria-current` of each entry. */
async function navigationOf(page: Page) {
  const links = page.getByRole('navigation', { name: '主导航' }).first().getByRole('link');
  return links.evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]));
}

test('the navigation has nine entries and marks the current one. ROUTE-046 to ROUTE-054', async ({ request }) => {
  for (const { path, nav, isBare } of publicPages) {
    const entries = navigationIn(await (await get(request, path)).text());
    if (isBare) {
      expect([path, entries]).toEqual([path, []]);
      continue;
    }
    expect(entries.map(({ href }) => href)).toEqual([
      '/home',
      '/game/liveCasino',
      '/game/sports',
      '/game/slotMachine',
      '/game/chess',
      '/game/catchFish',
      '/game/lottery',
      '/club',
      '/discounts',
    ]);
    expect([path, entries.findIndex(({ current }) => current === 'page')]).toEqual([path, nav ?? -1]);
    expect(entries.filter(({ current }) => current !== '')).toHaveLength(nav === undefined ? 0 : 1);
  }
});

test('the navigation keeps its mark after hydration, and moves it with the page. ROUTE-046', async ({ page }) => {
  const faults = watch(page);
  await openTakenUp(page, '/club');
  const marked = async () =>
    (await navigationOf(page)).filter(([, current]) => current === 'page').map(([href]) => href);
  expect(await marked()).toEqual(['/club']);
  await page.getByRole('navigation', { name: '主导航' }).locator('a[href="/game/chess"]').click();
  await expect.poll(marked).toEqual(['/game/chess']);
  expect(faults).toEqual([]);
});

test('sitemap.xml lists every page for search engines once and no other, and robots.txt excludes /mine', async ({
  request,
}) => {
  const map = await (await get(request, '/sitemap.xml')).text();
  const found = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => (loc ?? '').slice(siteUrl().length));
  const wanted = publicPages.filter(({ canonical }) => canonical === undefined).map(({ path }) => path);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toEqual(expect.arrayContaining(wanted));
  for (const path of found) expect((await get(request, path)).status(), path).toBe(200);
  for (const path of [...privatePaths, '/404', '/launch', '/live']) expect(found).not.toContain(path);
  const robots = await (await get(request, '/robots.txt')).text();
  expect(robots).toContain('Disallow: /mine/');
  expect(robots).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
  const manifest = (await (await get(request, '/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) {
    const icon = await get(request, src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, 'image/png']);
  }
});
