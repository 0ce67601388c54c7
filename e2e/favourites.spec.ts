/** Stars of favourites: shown at once, rolled back if not stored, the same in every tab. SI-17, SI-18, ERR-032 */
import { expect, test } from './test.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { siteUrl, watch } from './hand.ts';
import { registerPlayer } from './player.ts';

const star = (page: Page, name: string) => page.getByRole('button', { name: `收藏「${name}」` });
const scope = (page: Page) => page.getByRole('region', { name: '范围' });

async function logIn(page: Page, account: string, password: string): Promise<void> {
  const form = page.getByRole('dialog', { name: '登录' });
  await form.getByLabel('账号', { exact: true }).fill(account);
  await form.getByLabel('密码', { exact: true }).fill(password);
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(form).toBeHidden();
}

test('marks a slot and another game by their own calls, and lists both. CALL-184 to CALL-190, AMB-119', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  const faults = watch(page);
  const written: string[] = [];
  page.on('response', (reply) => reply.url().endsWith('Collection') && written.push(new URL(reply.url()).pathname));
  await page.goto(`${siteUrl()}/all-games?show=mine`);
  await expect(page.getByRole('heading', { name: '还没有收藏的游戏' })).toBeVisible();
  await page.goto(`${siteUrl()}/all-games`);
  await star(page, '锦鲤跃门').click();
  await expect(star(page, '锦鲤跃门')).toHaveAttribute('aria-pressed', 'true');
  // The star shows before the house has stored it. Loading another document now would abort the request.
  await expect.poll(() => written).toEqual(['/api/logged/addCollection']);
  await page.goto(`${siteUrl()}/all-games?type=5`);
  // The stars load after the tiles, in any order, so the first star of the page need not be the first tile's.
  const fish = page.getByRole('list', { name: '全部游戏' }).getByRole('listitem').first().getByLabel(/^收藏/);
  const name = /「(.+)」/.exec((await fish.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await fish.click();
  await expect(fish).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => written).toEqual(['/api/logged/addCollection', '/api/game/logged/addCollection']);
  await scope(page).getByRole('button', { name: '我的收藏' }).click();
  await page.getByRole('region', { name: '类型' }).getByRole('button', { name: '全部类型' }).click();
  await expect(page.getByRole('list', { name: '全部游戏' }).getByRole('listitem')).toHaveCount(2);
  await star(page, name).click();
  await expect(star(page, name)).toHaveCount(0);
  await expect.poll(async () => (await player.send('/api/game/logged/mySlot')).code).toBe(201);
  expect((await player.send('/api/logged/mySlot')).data.list).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('rolls a star back if the house did not store it, or did not remove it. ERR-032', async ({ page, context }) => {
  await registerPlayer(context);
  await page.goto(`${siteUrl()}/all-games`);
  await expect(star(page, '锦鲤跃门')).toHaveAttribute('aria-pressed', 'false');
  const { promise: asked, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/logged/addCollection', async (route) => {
    await asked;
    await route.fulfill({ status: 500, body: '' });
  });
  await star(page, '锦鲤跃门').click();
  await expect(star(page, '锦鲤跃门')).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(page.getByRole('region', { name: '消息提示' })).toContainText('请稍后再试');
  await expect(star(page, '锦鲤跃门')).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/logged/addCollection');
  await star(page, '锦鲤跃门').click();
  await expect(star(page, '锦鲤跃门')).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/api/logged/cancelCollection', (route) => route.abort());
  await star(page, '锦鲤跃门').click();
  await expect(page.getByRole('region', { name: '消息提示' })).toContainText('请稍后再试');
  await expect(star(page, '锦鲤跃门')).toHaveAttribute('aria-pressed', 'true');
});

test('shows an error with a retry where favourites or suggestions could not be read. ERR-033, CALL-187, CALL-188', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  await player.send('/api/logged/addCollection', { id: 'orchard-cherry-hours' });
  const down = '**/api/**/{mySlot,maybeLike}';
  await page.route(down, (route) =>
    // The slots' own call still succeeds.
    route.request().url().endsWith('/api/logged/mySlot')
      ? route.continue()
      : route.fulfill({ status: 500, json: { code: 500, msg: 'down', success: false } }),
  );
  await page.goto(`${siteUrl()}/all-games?show=mine`);
  const failed = page.getByRole('main').getByRole('alert').filter({ hasText: '没能读出游戏列表' });
  await expect(failed).toBeVisible();
  // Half of the favourites would look like a complete list.
  await expect(star(page, '樱桃时光')).toHaveCount(0);
  await page.unroute(down);
  await failed.getByRole('button', { name: '再读一次' }).click();
  await expect(star(page, '樱桃时光')).toBeVisible();
  await expect(failed).toHaveCount(0);

  await page.route(down, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${siteUrl()}/slots/allSlot`);
  const liked = page.getByRole('region', { name: '猜你喜欢' });
  await expect(liked.getByRole('alert')).toContainText('没有读出来');
  await expect(page.getByRole('searchbox', { name: '搜索老虎机' })).toBeEnabled();
  await page.unroute(down);
  await liked.getByRole('button', { name: '再读一次' }).click();
  await expect(liked.getByRole('listitem').first()).toBeVisible();
  await expect(liked.getByRole('alert')).toHaveCount(0);
});

test('another tab of the player shows the same stars', async ({ page, context }) => {
  await registerPlayer(context);
  const other = await context.newPage();
  await page.goto(`${siteUrl()}/all-games`);
  await other.goto(`${siteUrl()}/slots/allSlot`);
  await expect(star(other, '锦鲤跃门')).toHaveAttribute('aria-pressed', 'false');
  await star(page, '锦鲤跃门').click();
  await expect(star(other, '锦鲤跃门')).toHaveAttribute('aria-pressed', 'true');
  await star(other, '锦鲤跃门').click();
  await expect(star(page, '锦鲤跃门')).toHaveAttribute('aria-pressed', 'false');
});

async function markedPlayer(context: BrowserContext) {
  const player = await registerPlayer(context);
  await player.send('/api/logged/addCollection', { id: 'kiln-blue-phoenix' });
  await context.clearCookies({ name: 'UUID' });
  await context.clearCookies({ name: 'signedIn' });
  return player;
}

test('asks a guest who presses a star to log in, and then shows their favourites. ROLE-008, STATE-003, AMB-185', async ({
  page,
  context,
}) => {
  const player = await markedPlayer(context);
  const reminder = page.getByRole('dialog', { name: '温馨提示' });
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${siteUrl()}/slots/allSlot`);
  const mine = page.getByRole('group', { name: '范围' }).getByRole('button', { name: /^我的收藏/ });
  await mine.click();
  await reminder.getByRole('button', { name: '取消' }).click();
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await page.setViewportSize(wide);
  await star(page, '锦鲤跃门').click();
  await expect(reminder).toContainText('请先登录再收藏游戏');
  await reminder.getByRole('button', { name: '登录' }).click();
  await logIn(page, player.account, player.password);
  await expect(star(page, '青花凤舞')).toHaveAttribute('aria-pressed', 'true');
  await scope(page)
    .getByRole('button', { name: /^我的收藏/ })
    .click();
  await expect(page.getByRole('list', { name: '老虎机游戏' }).getByRole('listitem')).toHaveCount(1);
});
