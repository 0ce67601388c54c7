/** Every game in one list: what its address asks for, its filters, its length. SI-17 */
import { expect, test } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { siteUrl, watch } from './hand.ts';
import { startHouse } from './house.ts';
import type { RunningHouse } from './house.ts';

const list = (page: Page) => page.getByRole('list', { name: '全部游戏' });
const tiles = (page: Page) => list(page).getByRole('listitem');
const count = (page: Page) => page.getByRole('region', { name: '全部游戏' }).getByRole('status');

/** Bytes of the script heap that are in use, after the garbage is gone. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Rows of the list that the window shows, and how many of them hold a tile or the place of one. */
const shown = (page: Page) =>
  list(page).evaluate((grid) => {
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    const items = [...grid.children].map((item) => item.getBoundingClientRect());
    const inWindow = items.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length;
    const { top, bottom } = grid.getBoundingClientRect();
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    const row = (items[0]?.height ?? 1) + 40;
    return { isFilled: inWindow >= Math.floor(height / row) * columns, items: items.length };
  });

test('answers with the page itself, its title, and the games that its address asks for. ROUTE-006, SI-17', async ({
  request,
}) => {
  const page = await request.get(`${siteUrl()}/all-games`);
  const html = await page.text();
  expect(page.status()).toBe(200);
  expect(html).toMatch(/<title>全部游戏/);
  expect(html).toMatch(/<meta name="description" content="[^"]+">/);
  expect(html).toContain('锦鲤跃门');
  const english = await request.get(`${siteUrl()}/all-games?platform=kiln&show=hot`, {
    headers: { cookie: 'lang=en' },
  });
  const words = await english.text();
  expect(words).toMatch(/<title>All games/);
  expect(words).toContain('Phoenix in Blue and White');
  expect(words).not.toContain('Koi at the Gate');
  const found = await (await request.get(`${siteUrl()}/all-games?keyword=%E9%94%A6%E9%B2%A4`)).text();
  expect(found).toContain('锦鲤跃门');
  expect(found).not.toContain('樱桃时光');
});

test('filters by type, platform and feature, and keeps them in the address. SI-17, ENUM-001', async ({ page }) => {
  const faults = watch(page);
  await page.goto(`${siteUrl()}/all-games`);
  const types = page.getByRole('region', { name: '类型' });
  const platforms = page.getByRole('region', { name: '平台' });
  const scopes = page.getByRole('region', { name: '范围' });
  await expect(page.getByRole('button', { name: '收藏「锦鲤跃门」' })).toBeVisible();
  const all = await count(page).innerText();
  await types.getByRole('button', { name: /^电子/ }).click();
  await expect(page).toHaveURL(/type=1/);
  await expect(count(page)).not.toHaveText(all);
  await platforms.getByRole('button').nth(3).click();
  await expect(page).toHaveURL(/platform=\w+/);
  await scopes.getByRole('button', { name: '可试玩' }).click();
  await expect(page).toHaveURL(/show=trial/);
  await expect(tiles(page).first()).toBeVisible();
  const words = await count(page).innerText();
  await page.reload();
  await expect(count(page)).toHaveText(words);
  await expect(types.getByRole('button', { name: /^电子/ })).toHaveAttribute('aria-pressed', 'true');
  await scopes.getByRole('button', { name: '最新' }).click();
  await types.getByRole('button', { name: '全部类型' }).click();
  await platforms.getByRole('button', { name: '全部平台' }).click();
  await expect(page).toHaveURL(/\/all-games\?show=new$/);
  await expect(tiles(page).first()).toContainText('新');
  expect(faults).toEqual([]);
});

test('finds by name, pinyin, initials, English and Thai as one types, and forgives a slip. AMB-189', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/all-games`);
  const field = page.getByRole('searchbox', { name: '搜索全部游戏' });
  for (const words of ['锦鲤跃门', 'jinliyuemen', 'jlym', 'koi at the gate', 'ปลาคาร์ปข้ามประตู', 'koi at teh gate']) {
    await field.fill(words);
    await expect(tiles(page).first(), words).toContainText('锦鲤跃门');
  }
  await expect(page).toHaveURL(/keyword=koi/);
  await field.fill('qqqqxxxx');
  await expect(page.getByRole('heading', { name: '没有找到「qqqqxxxx」' })).toBeVisible();
  await page.getByRole('button', { name: '看全部游戏' }).click();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\/all-games$/);
  await expect(tiles(page).first()).toContainText('锦鲤跃门');
});

test('says that the list could not be read, offers a retry, and the page lives on. ERR-033', async ({ page }) => {
  const reads = '**/api/game/guest/queryAllGameList';
  await page.goto(`${siteUrl()}/all-games`);
  await expect(tiles(page).first()).toBeVisible();
  await page.route(reads, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('region', { name: '范围' }).getByRole('button', { name: '热门' }).click();
  const failed = page.getByRole('alert').filter({ hasText: '没能读出游戏列表' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('region', { name: '类型' }).getByRole('button', { name: /^捕鱼/ })).toBeVisible();
  await page.unroute(reads);
  await failed.getByRole('button', { name: '再读一次' }).click();
  await expect(tiles(page).first()).toBeVisible();
});

test('asks a guest to log in for a star and for favourites, and sends no call. ROLE-004, ROLE-008', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => /\/logged\//.test(request.url()) && sent.push(request.url()));
  await page.goto(`${siteUrl()}/all-games?show=mine`);
  await expect(page.getByRole('heading', { name: '登录后看你的收藏' })).toBeVisible();
  await page.getByRole('region', { name: '范围' }).getByRole('button', { name: '全部', exact: true }).click();
  await page.getByRole('button', { name: '收藏「锦鲤跃门」' }).click();
  await expect(page.getByRole('dialog', { name: '温馨提示' })).toContainText('请先登录再收藏游戏');
  expect(sent).toEqual([]);
});

test.describe('with 5,000 games', () => {
  let house: RunningHouse;
  test.beforeAll(async () => {
    house = await startHouse({ CATALOGUE: '5000' });
    // The first page after a start waits for the catalogue to be put together.
    await expect.poll(async () => (await fetch(`${house.url}/all-games`)).status).toBe(200);
  });
  test.afterAll(() => house.stop());

  test('scrolls to the last one without a gap, and keeps no more than the window needs. SI-17', async ({ page }) => {
    test.slow();
    const devtools = await page.context().newCDPSession(page);
    // What is measured is the list, not the drawing of 5,000 pictures.
    await page.route('**/pictures/tile/**', (route) => route.abort());
    await page.goto(`${house.url}/all-games`);
    await expect(count(page)).toHaveText('共 5,000 款');
    await expect(page.getByRole('button', { name: '收藏「锦鲤跃门」' })).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const gaps: number[] = [];
    let most = 0;
    let early = 0;
    for (let at = 0, step = 0; at < height; at += 2_400, step += 1) {
      await page.evaluate((y) => scrollTo(0, y), at);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      const { isFilled, items } = await shown(page);
      if (!isFilled) gaps.push(at);
      most = Math.max(most, items);
      if (step === 12) early = await heapOf(devtools);
    }
    await expect(list(page).locator('[aria-posinset="5000"]')).toBeVisible();
    await expect(list(page).locator('> li[aria-hidden="true"]')).toHaveCount(0);
    expect(gaps).toEqual([]);
    expect(most).toBeLessThan(60);
    expect((await heapOf(devtools)) - early).toBeLessThan(4_000_000);
  });
});
