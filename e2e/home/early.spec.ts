/** A page that is used during hydration: no press is lost, and the scroll position stays. R07 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { siteUrl, watch } from '../hand.ts';

/**
 * Opens a page with the CPU slowed down four times, which leaves time to use it during hydration. Returns a function
 * that restores full speed.
 */
async function openSlowly(page: Page, path: string): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(4);
  await page.goto(siteUrl() + path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  return () => slowDown(1);
}

for (const path of ['/home', '/slots', '/discounts/all', '/helpCenter/startUse']) {
  test(`${path} opens the search by keyboard during hydration. SCREEN-062`, async ({ page }) => {
    const faults = watch(page);
    const speedUp = await openSlowly(page, path);
    await page.keyboard.press('Control+k');
    await speedUp();
    const search = page.getByRole('dialog', { name: '搜索游戏' });
    await expect(search.getByRole('listbox', { name: '搜索结果' }).getByRole('option').first()).toBeVisible({
      timeout: 60_000,
    });
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    expect(faults).toEqual([]);
  });

  test(`${path} follows a link during hydration. ROUTE-022`, async ({ page }) => {
    const faults = watch(page);
    const speedUp = await openSlowly(page, path);
    await page.getByRole('contentinfo').getByRole('link', { name: '用户协议' }).click();
    await speedUp();
    await expect(page.getByRole('article').getByRole('heading', { name: '用户协议' })).toBeVisible({
      timeout: 60_000,
    });
    expect(faults).toEqual([]);
  });

  test(`${path} keeps its scroll position during hydration. R07`, async ({ page }) => {
    await page.addInitScript(() => addEventListener('foyer:ready', () => Object.assign(window, { isTakenUp: true })));
    const speedUp = await openSlowly(page, path);
    expect(await page.evaluate(() => 'isTakenUp' in window)).toBe(false);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await page.keyboard.press('Shift');
    await speedUp();
    await page.waitForFunction(() => 'isTakenUp' in window, undefined, { timeout: 60_000 });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });
}

/** A proxy before the site that holds back the end of each page until `goOn`. */
async function stoppingLine() {
  const { promise: untilThen, resolve: goOn } = Promise.withResolvers<void>();
  const line = createServer(async (request, response) => {
    const { 'accept-encoding': _packed, connection: _line, ...headers } = request.headers as Record<string, string>;
    const method = request.method ?? 'GET';
    const body = method === 'GET' ? null : await text(request);
    const answer = await fetch(siteUrl() + request.url, {
      method,
      body,
      headers: { ...headers, 'x-forwarded-host': headers.host ?? '' },
    });
    const passed = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer|connection)/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(passed));
    const bytes = Buffer.from(await answer.arrayBuffer());
    const end = /html/.test(answer.headers.get('content-type') ?? '')
      ? bytes.indexOf('<script type="application/json"')
      : -1;
    if (end > 0) response.write(bytes.subarray(0, end));
    if (end > 0) await untilThen;
    response.end(bytes.subarray(Math.max(0, end)));
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const close = () => [line.closeAllConnections(), line.close()];
  return { url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`, goOn, close };
}

test('a key pressed before the end of the page has arrived takes effect later. R07', async ({ page }) => {
  const faults = watch(page);
  const line = await stoppingLine();
  await page.goto(`${line.url}/slots`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.keyboard.press('Control+k');
  const client = page.evaluate(() =>
    import(document.querySelector<HTMLMetaElement>('meta[name=entry]')?.content ?? '').then(
      () => 'started',
      (error: unknown) => String(error),
    ),
  );
  await page.waitForFunction(
    () =>
      performance.getEntriesByName(document.querySelector<HTMLMetaElement>('meta[name=entry]')?.content ?? '').length >
        0 || performance.getEntriesByType('resource').some(({ name }) => /entry-client/.test(name)),
  );
  line.goOn();
  expect(await client).toBe('started');
  await expect(page.getByRole('dialog', { name: '搜索游戏' })).toBeVisible();
  expect(faults).toEqual([]);
  line.close();
});
