/** Transferred sizes with brotli. The limits apply to every public page. P01 */
import { brotliCompressSync } from 'node:zlib';
import { get } from 'node:http';
import { expect, test } from '../test.ts';
import { byteLimits as limits, scriptsOver } from '@foyer/tools/byteLimits.ts';
import { routeBytes } from '@foyer/tools/routeBytes.ts';
import { siteUrl } from '../hand.ts';

/**
 * Returns a page and its compressed size. Repeats both requests until they match: between them, the house may compress
 * the page at the highest quality or render it again.
 */
async function pageOf(path: string): Promise<{ html: string; bytes: number }> {
  let page = { html: '', bytes: Number.POSITIVE_INFINITY };
  await expect(async () => {
    const html = await (await fetch(siteUrl() + path)).text();
    const bytes = await new Promise<number>((done, failed) => {
      get(siteUrl() + path, { headers: { 'accept-encoding': 'br' } }, (reply) => {
        let length = 0;
        reply.on('data', (part: Buffer) => (length += part.length));
        reply.on('end', () => done(length));
      }).on('error', failed);
    });
    page = { html, bytes };
    expect(bytes).toBeLessThan(brotliCompressSync(html).length * 1.02);
  }).toPass();
  return page;
}

test('keeps every public page within its limits: HTML with styles, first scripts, own scripts', async () => {
  const map = await (await fetch(`${siteUrl()}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(12);
  const over: string[] = [];
  const weigh = (what: string, bytes: number, limit: number) => {
    if (bytes > limit) over.push(`${what}: ${bytes} of ${limit} bytes`);
  };
  for (const path of paths) {
    const { html, bytes } = await pageOf(path);
    over.push(...scriptsOver(path, routeBytes(path)));
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(style.length, `${path} brings its styles`).toBeGreaterThan(1000);
    weigh(`${path} page`, bytes, path === '/home' ? limits.homeHtml : limits.html);
    weigh(`${path} styles`, brotliCompressSync(style).length, limits.css);
  }
  expect(over).toEqual([]);
});
