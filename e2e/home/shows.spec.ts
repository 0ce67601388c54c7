/** What home and the club show to a guest, and what home shows if a block cannot be read. SI-07, SI-26 */
import { expect, test } from '../test.ts';
import { Client } from 'pg';
import { test as clockTest } from '../clock.ts';
import { openTakenUp, siteUrl, takeInUse, watch } from '../hand.ts';
import { comeFromOwnAddress } from '../player.ts';

test.beforeEach(({ context }) => comeFromOwnAddress(context));

test('rotates its banners every 4 s in a loop, each with its link. HOME-001, HOME-002, HOME-003, HOME-004, ENTITY-016, CONST-010, NFR-002', async ({
  page,
}) => {
  await page.clock.install();
  await openTakenUp(page, '/home');
  const banners = page.getByRole('main').getByRole('region', { name: '横幅', exact: true });
  const place = banners.getByText(/^\d+ \/ \d+$/);
  await expect(place).toHaveText(/^1 \//);
  const count = Number((await place.innerText()).split('/')[1]);
  expect(count).toBeGreaterThan(1);
  for (let turn = 1; turn <= count; turn += 1) {
    await page.clock.runFor(4_100);
    await expect(place).toHaveText(`${(turn % count) + 1} / ${count}`);
    await expect(banners.getByRole('link').first()).toHaveAttribute('href', /^\//);
  }
  await banners.getByRole('button', { name: '暂停轮播' }).click();
  await page.clock.runFor(20_000);
  await expect(place).toHaveText(`1 / ${count}`);
});

test('shows a bar of announcements, current offers and 36 games. HOME-005, HOME-006, HOME-017, HOME-023', async ({
  page,
}) => {
  await openTakenUp(page, '/home');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: '全部公告' })).toBeVisible();
  for (const name of ['自己验证一局', '六家老虎机']) {
    await expect(main.getByRole('link', { name }).locator('img:visible')).toBeAttached();
  }
  const games = page.getByRole('region').filter({ has: page.getByRole('heading', { name: '全部游戏' }) });
  await expect(games.or(main).locator('li:has(button img)').nth(35)).toBeAttached();
});

test('shows the requirements of each level of the club, and offers the log-in. SI-26, CALL-142, ERR-039', async ({
  page,
}) => {
  await openTakenUp(page, '/club');
  await expect(page.getByRole('table', { name: '各级门槛', exact: true }).getByRole('row')).toHaveCount(8);
  await expect(page.getByRole('main')).toContainText('登录');
});

clockTest(
  'answers with the page where the house could not read a block; the block says so and reads again. ERR-033',
  async ({ page, context, clock }) => {
    await comeFromOwnAddress(context);
    const database = new Client({ connectionString: process.env.FOYER_DATABASE });
    await database.connect();
    const hideBanners = () => database.query('alter table home_banner rename to home_banner_away');
    const bringBack = () => database.query('alter table if exists home_banner_away rename to home_banner');
    try {
      await hideBanners();
      // Expires the page that the house has cached.
      await clock.moveTo(clock.now() + 60_000);
      const home = await context.request.get(`${siteUrl()}/home`);
      expect(home.status()).toBe(200);
      expect(await home.text()).toContain('锦鲤跃门');
      const faults = watch(page);
      await page.goto(`${siteUrl()}/home`);
      await takeInUse(page);
      const failed = page.getByRole('main').getByRole('alert').filter({ hasText: '这一块没能读出来' });
      await expect(failed.first()).toBeVisible();
      await expect(page.getByRole('button', { name: /锦鲤跃门/ }).first()).toBeVisible();
      await bringBack();
      await failed.first().getByRole('button', { name: '再读一次' }).click();
      await expect(page.getByRole('main').getByRole('region', { name: '横幅', exact: true })).toBeVisible();
      await expect(failed).toHaveCount(0);
      // The browser logs the failed read itself. There is no other error, so hydration succeeded.
      expect(faults.filter((fault) => !/500|Failed to load resource/.test(fault))).toEqual([]);
    } finally {
      await bringBack();
      await database.end();
    }
  },
);

test('returns 36 games a page. HOME-017, CONST-001', async ({ request }) => {
  const reply = await request.post(`${siteUrl()}/api/guest/gameList`, {
    form: { lang: 'zh_CN', frontType: '2', deviceId: 'shows', pageNo: '1', pageSize: '36' },
    headers: { 'x-foyer-client': '1' },
  });
  const { data } = (await reply.json()) as { data: { list: unknown[] } };
  expect(data.list).toHaveLength(36);
});
