/** The search palette: finds any game by three letters on every page, by the keyboard alone. SI-01, SCREEN-062 */
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { siteUrl, watch } from '../hand.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: '搜索游戏' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: '游戏名' });
const options = (page: Page) => palette(page).getByRole('listbox', { name: '搜索结果' }).getByRole('option');
const failed = (page: Page) => palette(page).getByRole('alert').filter({ hasText: '搜索没有连上服务' });

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`opens with ${keys}, even as the first input on a page. SCREEN-062`, async ({ page }) => {
    await page.goto(`${siteUrl()}/home`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
  });
}

test('a / typed into a field does not open the palette', async ({ page }) => {
  await page.goto(`${siteUrl()}/all-games`);
  const own = page.getByRole('searchbox', { name: '搜索全部游戏' });
  await own.focus();
  await page.keyboard.type('a/b');
  await expect(own).toHaveValue('a/b');
  await expect(palette(page)).toBeHidden();
});

test('finds any game by three letters and opens it, by keyboard. AMB-189, SI-17', async ({ page }) => {
  const faults = watch(page);
  await page.goto(`${siteUrl()}/home`);
  for (const [letters, name] of [
    ['jly', '锦鲤跃门'],
    ['koi', '锦鲤跃门'],
    ['锦鲤跃', '锦鲤跃门'],
    ['qhf', '青花凤舞'],
    ['che', '樱桃时光'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(letters);
    await expect(options(page).filter({ hasText: name }).first(), letters).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
  }
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('koi');
  await expect(options(page).first()).toContainText('锦鲤跃门');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '锦鲤跃门' }).getByRole('button', { name: '开始试玩' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('filters by feature, type and platform, and leads to all results. SI-17', async ({ page }) => {
  await page.goto(`${siteUrl()}/home`);
  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toBeVisible();
  await palette(page).getByRole('combobox', { name: '类型' }).selectOption({ label: '捕鱼' });
  await expect(palette(page).getByRole('group', { name: '符合条件的游戏' })).toBeVisible();
  await palette(page).getByRole('combobox', { name: '类型' }).selectOption({ label: '电子' });
  await palette(page).getByRole('combobox', { name: '平台' }).selectOption({ label: '青窑' });
  await palette(page).getByRole('button', { name: '可试玩' }).click();
  await field(page).fill('feng');
  await expect(options(page).filter({ hasText: '青花凤舞' })).toBeVisible();
  await expect(options(page).filter({ hasNotText: /青窑|维护中/ })).toHaveCount(0);
  await palette(page)
    .getByRole('link', { name: /看全部 .* 个结果/ })
    .click();
  await expect(page).toHaveURL(/\/all-games\?(?=.*keyword=feng)(?=.*platform=kiln)(?=.*show=trial)(?=.*type=1)/);
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('list', { name: '全部游戏' })).toContainText('青花凤舞');
});

test('remembers opened results in this browser only, and clears them on request', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${siteUrl()}/home`);
  await page.keyboard.press('Control+k');
  await field(page).fill('青花凤舞');
  await options(page).first().click();
  await page.getByRole('dialog', { name: '青花凤舞' }).getByRole('button', { name: '开始试玩' }).click();
  await page.getByRole('dialog', { name: '青花凤舞' }).getByRole('button', { name: '开始试玩' }).click();
  await page.reload();
  await page.keyboard.press('Control+k');
  const recent = palette(page).getByRole('group', { name: '最近打开' });
  await expect(recent.getByRole('option')).toContainText(['青花凤舞']);
  await palette(page).getByRole('button', { name: '清除记录' }).click();
  await expect(recent).toHaveCount(0);
});

test('works without the catalogue, and lists results from the house in a group of their own. CALL-049', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/home`);
  await page.route('**/api/guest/allGameInfo', (route) => route.fulfill({ status: 500, body: '' }));
  await page.keyboard.press('Control+k');
  await field(page).fill('锦鲤');
  const more = palette(page).getByRole('group', { name: '前厅里还有' });
  await expect(more.getByRole('option').filter({ hasText: '锦鲤跃门' })).toHaveCount(1);
  await page.route('**/api/guest/searchResult', (route) => route.fulfill({ status: 500, body: '' }));
  await field(page).fill('樱桃');
  await expect(failed(page)).toBeVisible();
  await page.unroute('**/api/guest/searchResult');
  await page.unroute('**/api/guest/allGameInfo');
  await palette(page).getByRole('button', { name: '再试一次' }).click();
  await expect(options(page).filter({ hasText: '樱桃时光' })).toHaveCount(1);
  await expect(failed(page)).toHaveCount(0);
});
