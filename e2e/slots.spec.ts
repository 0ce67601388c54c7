/** The slot lobby under its three addresses: banner, offers, numbers, filters, search. SI-18 */
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { openTakenUp, siteUrl, watch } from './hand.ts';
import { registerPlayer } from './player.ts';

const tiles = (page: Page) => page.getByRole('list', { name: '老虎机游戏' }).getByRole('listitem');
const scope = (page: Page) => page.getByRole('region', { name: '范围' });

test('shows a guest the banner, the number of slots and platforms, and filters. SCREEN-064, CALL-050 to CALL-054, SCREEN-025', async ({
  page,
}) => {
  const faults = watch(page);
  for (const path of ['/slots', '/slots/allSlot', '/game/slotMachine']) {
    await page.goto(siteUrl() + path);
    await expect(page.getByRole('heading', { level: 1, name: '老虎机' })).toBeVisible();
    await expect(page.getByText(/^\d[\d,]* 款，来自 \d+ 家平台/)).toBeVisible();
    await expect(page.getByRole('region', { name: '横幅' })).toBeVisible();
    await expect(page.getByRole('link', { name: '老虎机', exact: true }).first()).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await expect(page.getByRole('region', { name: '猜你喜欢' })).toHaveCount(0);
  const all = await scope(page).getByRole('button', { name: /^全部/ }).innerText();
  const total = await page.getByText(/^\d[\d,]* 款，来自/).innerText();
  expect(total).toContain(all.replaceAll(/\D/g, ''));
  await scope(page).getByRole('button', { name: /^热门/ }).click();
  await expect(page).toHaveURL(/show=hot/);
  await page.getByRole('region', { name: '平台' }).getByRole('button', { name: '青窑' }).click();
  await expect(tiles(page).first()).toContainText('青窑');
  await expect(tiles(page).filter({ hasNotText: '青窑' })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('searches slots while typing, and leads to a search of all games. AMB-189, CALL-049, SCREEN-016', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/slots/allSlot`);
  const field = page.getByRole('searchbox', { name: '搜索老虎机' });
  await field.fill('qinghua');
  await expect(tiles(page).first()).toContainText('青花');
  await expect(page).toHaveURL(/keyword=qinghua/);
  await field.fill('zzzzqqqq');
  await expect(page.getByRole('heading', { name: '没有找到「zzzzqqqq」' })).toBeVisible();
  await page.getByRole('link', { name: '老虎机', exact: true }).first().click();
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: '搜全部游戏' }).click();
  await expect(page.getByRole('dialog', { name: '搜索游戏' })).toBeVisible();
});

test('shows a player their favourites, and suggestions that resemble them. CALL-187, SCREEN-065, SCREEN-017', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  await player.send('/api/logged/addCollection', { id: 'orchard-cherry-hours' });
  await page.goto(`${siteUrl()}/slots/allSlot`);
  const liked = page.getByRole('region', { name: '猜你喜欢' });
  await expect(liked.getByRole('button').first()).toContainText('樱');
  await expect(liked.getByRole('button', { name: /^樱桃时光/ })).toHaveCount(0);
  await expect(scope(page).getByRole('button', { name: /^我的收藏/ })).toContainText('1');
  await liked.getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '进入游戏' })).toBeVisible();
});

/** Opens the lobby inside the site, with the operator's switch for the jackpot set to `mode`. */
async function lobbyWithJackpot(page: Page, mode: string): Promise<void> {
  await page.route('**/api/guest/frontConfig/getFrontConfig', (route) => {
    // Every other key is answered by the house.
    if (new URLSearchParams(route.request().postData() ?? '').get('configKey') !== 'jackpot') return route.continue();
    return route.fulfill({
      json: { code: 200, data: { configKey: 'jackpot', configVal: mode }, msg: '', success: true },
    });
  });
  await openTakenUp(page, '/live');
  await page.getByRole('link', { name: '老虎机', exact: true }).first().click();
  await expect(tiles(page).first()).toBeVisible();
}

test('shows the jackpot in millions with its badge in the demo, and can be paused. HOME-020, CONST-030', async ({
  page,
}) => {
  await lobbyWithJackpot(page, 'demo');
  await expect(page.getByText('演示数字 · 不可赢取')).toBeVisible();
  // About 668 million minus 660 million. CONST-030
  const figure = page.getByText(/^[89],\d{3},\d{3}/);
  await expect(figure).toBeVisible();
  await page.getByRole('button', { name: '停住奖池数字' }).click();
  const stopped = await figure.innerText();
  await page.getByRole('searchbox', { name: '搜索老虎机' }).fill('koi');
  await expect(tiles(page).first()).toContainText('鲤');
  expect(await figure.innerText()).toBe(stopped);
});

test('shows no jackpot where the operator has switched it off. HOME-020', async ({ page }) => {
  await lobbyWithJackpot(page, 'off');
  await expect(page.getByText('累积奖池')).toHaveCount(0);
});

for (const [what, path, words] of [
  ['the banner', '**/api/guest/slot/banner', '横幅没有读出来。'],
  ['the offers', '**/api/guest/slot/offer', '优惠没有读出来。'],
  ['the ranking', '**/api/guest/slot/rank', '排行没有读出来。'],
  ['the types', '**/api/guest/slot/selectGameSlotType', '筛选没有读全。'],
  ['the games', '**/api/guest/getSlotGameByPlatform', '没能读出游戏列表'],
] as const) {
  test(`shows an error with a retry if ${what} could not be read, and the rest of the page works. ERR-033`, async ({
    page,
  }) => {
    await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
    await openTakenUp(page, '/live');
    await page.getByRole('link', { name: '老虎机', exact: true }).first().click();
    const failed = page.getByRole('alert').filter({ hasText: words });
    await expect(failed).toBeVisible();
    await expect(page.getByRole('region', { name: '平台' }).getByRole('button', { name: '青窑' })).toBeVisible();
    await page.unroute(path);
    await failed.getByRole('button', { name: '再读一次' }).click();
    await expect(failed).toHaveCount(0);
  });
}
