/** The list of all games: its filters, its length, and filters in the address. SI-17 */
import { expect, test } from './test.ts';
import type { CDPSession, Page } from '@playwright/test';
import { queryAllGameList } from '@foyer/contract/lobby/lists.ts';
import { openTakenUp, siteUrl, watch } from './hand.ts';

const list = (page: Page) => page.getByRole('list', { name: '全部游戏' });
const tiles = (page: Page) => list(page).getByRole('listitem');
const count = (page: Page) => page.getByRole('region', { name: '全部游戏' }).getByRole('status');

/** Bytes of the script heap in use after a garbage collection. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

interface Walked {
  /** Scroll positions at which tiles and placeholders did not fill the window. */
  readonly gaps: readonly number[];
  /** The largest number of list items at one time. */
  readonly most: number;
}

/** Scrolls down by three screens at a time and checks each one after it is painted. */
const walk = (page: Page, from: number, to: number): Promise<Walked> =>
  list(page).evaluate(
    async (grid, [start, end]) => {
      const gaps: number[] = [];
      let most = 0;
      const isFilled = (): boolean => {
        const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
        const items = [...grid.children].map((item) => item.getBoundingClientRect());
        most = Math.max(most, items.length);
        const inWindow = items.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length;
        const { top, bottom } = grid.getBoundingClientRect();
        const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
        const row = (items[0]?.height ?? 1) + 40;
        return inWindow >= Math.floor(height / row) * columns;
      };
      for (let at = start; at < end; at += 2_400) {
        scrollTo(0, at);
        // Drawing takes two frames, on a busy machine up to twelve. What is still missing then is a gap.
        for (let frames = 0; frames < 2 || (frames < 12 && !isFilled()); frames += 1) {
          await new Promise((next) => requestAnimationFrame(next));
        }
        if (!isFilled()) gaps.push(at);
      }
      return { gaps, most };
    },
    [from, to] as const,
  );

test('serves HTML with its title and the games that match the address. ROUTE-006, SI-17', async ({ request }) => {
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
  await expect(count(page)).not.toHaveText(all);
  const ofPlatform = await count(page).innerText();
  await scopes.getByRole('button', { name: '可试玩' }).click();
  await expect(page).toHaveURL(/show=trial/);
  // The address changes before the list does.
  await expect(count(page)).not.toHaveText(ofPlatform);
  await expect(tiles(page).first()).toBeVisible();
  const words = await count(page).innerText();
  await page.reload();
  await expect(count(page)).toHaveText(words);
  await expect(types.getByRole('button', { name: /^电子/ })).toHaveAttribute('aria-pressed', 'true');
  await scopes.getByRole('button', { name: '最新' }).click();
  await expect(page).toHaveURL(/show=new/);
  await types.getByRole('button', { name: '全部类型' }).click();
  await expect(page).not.toHaveURL(/type=/);
  await platforms.getByRole('button', { name: '全部平台' }).click();
  await expect(page).toHaveURL(/\/all-games\?show=new$/);
  await expect(tiles(page).first()).toContainText('新');
  expect(faults).toEqual([]);
});

test('finds by name, pinyin, initials, English and Thai while typing, and despite a typing slip. AMB-189', async ({
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

test('shows an error with a retry if the list could not be read, and the page keeps working. ERR-033', async ({
  page,
}) => {
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

test('asks a guest to log in to mark or list favourites, and sends no call. ROLE-004, ROLE-008', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => /\/logged\//.test(request.url()) && sent.push(request.url()));
  await page.goto(`${siteUrl()}/all-games?show=mine`);
  await expect(page.getByRole('heading', { name: '登录后看你的收藏' })).toBeVisible();
  await page.getByRole('region', { name: '范围' }).getByRole('button', { name: '全部', exact: true }).click();
  await page.getByRole('button', { name: '收藏「锦鲤跃门」' }).click();
  await expect(page.getByRole('dialog', { name: '温馨提示' })).toContainText('请先登录再收藏游戏');
  expect(sent).toEqual([]);
});

/** Makes the house list 5,000 games: its own games repeated under other ids, page by page. */
async function listMany(page: Page, total: number): Promise<void> {
  await page.route(siteUrl() + queryAllGameList.path, async (route) => {
    const asked = new URLSearchParams(route.request().postData() ?? '');
    const pageNo = Number(asked.get('pageNo'));
    const pageSize = Number(asked.get('pageSize'));
    asked.set('pageNo', String(((pageNo - 1) % 10) + 1));
    const response = await route.fetch({ postData: asked.toString() });
    const json = (await response.json()) as { data: { list: { id: string }[]; total: string } };
    const ofPage = json.data.list.slice(0, Math.max(0, total - (pageNo - 1) * pageSize));
    json.data.list = ofPage.map((game) => ({ ...game, id: `${game.id}-${pageNo}` }));
    json.data.total = String(total);
    await route.fulfill({ response, json });
  });
}

test('scrolls to the last of 5,000 games without a gap, and keeps only the tiles near the window. SI-17', async ({
  page,
}) => {
  test.slow();
  const devtools = await page.context().newCDPSession(page);
  // The test measures the list, not the drawing of 5,000 pictures.
  await page.route('**/pictures/tile/**', (route) => route.abort());
  await openTakenUp(page, '/404');
  await listMany(page, 5_000);
  // After a navigation inside the site the browser reads the list, so the route above applies.
  await page.evaluate(() => history.pushState({}, '', '/all-games'));
  await expect(count(page)).toHaveText('共 5,000 款');
  await expect(page.getByRole('button', { name: '收藏「锦鲤跃门」' })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const middle = 13 * 2_400;
  const first = await walk(page, 0, middle);
  const early = await heapOf(devtools);
  const second = await walk(page, middle, height);
  await expect(list(page).locator('[aria-posinset="5000"]')).toBeVisible();
  await expect(list(page).locator('> li[aria-hidden="true"]')).toHaveCount(0);
  expect([...first.gaps, ...second.gaps]).toEqual([]);
  expect(Math.max(first.most, second.most)).toBeLessThan(60);
  expect((await heapOf(devtools)) - early).toBeLessThan(4_000_000);
});
