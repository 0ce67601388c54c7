/**
 * From a press on a game to its window, and every dialog that may come in between. SI-11 to SI-14, STATE-006 to
 * STATE-010
 */
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { siteUrl, watch } from './hand.ts';
import { fund, registerPlayer } from './player.ts';

const dialog = (page: Page, name?: string) => page.getByRole('dialog', name === undefined ? {} : { name });

/** Finds a game in the list and chooses real play or a trial, by keyboard. */
async function choose(page: Page, name: string, way: '进入游戏' | '开始试玩'): Promise<void> {
  await page.goto(`${siteUrl()}/all-games?keyword=${encodeURIComponent(name)}`);
  await expect(page.getByRole('button', { name: `收藏「${name}」` })).toBeVisible();
  await press(page, name, way);
}

/** The same for a tile that is in view already. */
async function press(page: Page, name: string, way: '进入游戏' | '开始试玩'): Promise<void> {
  const tile = page.getByRole('button', { name: new RegExp(`^${name}`) });
  await tile.focus();
  await page.keyboard.press('Enter');
  await dialog(page, name).getByRole('button', { name: way }).click();
}

/** Records the features with which the page opens windows. Returns a function that reads them. */
async function rememberWindows(page: Page, isBlocked: boolean): Promise<() => Promise<string[]>> {
  await page.addInitScript((blocked) => {
    const asked: string[] = [];
    const open = window.open.bind(window);
    Object.assign(window, { asked, isBlocked: blocked });
    window.open = (url, target, features) => {
      asked.push(features ?? '');
      return 'isBlocked' in window && window.isBlocked === true ? null : open(url, target, features);
    };
  }, isBlocked);
  return () => page.evaluate(() => ('asked' in window ? (window.asked as string[]) : []));
}

for (const who of ['a guest', 'a player'] as const) {
  test(`shows ${who} why a hall is closed, and opens no window. STATE-006, SI-11, POPUP-011, POPUP-012, STATE-013, ENTITY-012`, async ({
    page,
    context,
  }) => {
    if (who === 'a player') await registerPlayer(context);
    const asked = await rememberWindows(page, false);
    await page.goto(`${siteUrl()}/all-games?platform=harbour&type=7`);
    await expect(page.getByRole('button', { name: /^收藏/ }).first()).toBeVisible();
    await page
      .getByRole('button', { name: /维护中/ })
      .first()
      .click();
    const alert = dialog(page, '游戏维护中');
    await expect(alert).toContainText('九号港·立体馆正在做每月保养');
    await alert.getByRole('button', { name: '知道了' }).click();
    await expect(alert).toHaveCount(0);
    expect(await asked()).toEqual([]);
  });
}

test('asks a guest who wants to play to log in, and opens the log-in. STATE-008, ROLE-005, SI-12, POPUP-014', async ({
  page,
}) => {
  await choose(page, '锦鲤跃门', '进入游戏');
  await expect(dialog(page, '温馨提示')).toContainText('请先登录再进行游戏');
  await dialog(page, '温馨提示').getByRole('button', { name: '登录' }).click();
  await expect(dialog(page, '登录').getByLabel('账号', { exact: true })).toBeVisible();
});

test('asks before a trial, and opens it in a window without a reference to the lobby. STATE-009, POPUP-015, CONST-032, S10', async ({
  page,
  context,
}) => {
  const asked = await rememberWindows(page, false);
  const faults = watch(page);
  await choose(page, '锦鲤跃门', '开始试玩');
  await expect(dialog(page, '锦鲤跃门')).toContainText('试玩不享受任何奖励，是否继续？');
  await dialog(page, '锦鲤跃门').getByRole('button', { name: '先不了' }).click();
  expect(await asked()).toEqual([]);
  await press(page, '锦鲤跃门', '开始试玩');
  const opened = context.waitForEvent('page');
  await dialog(page, '锦鲤跃门').getByRole('button', { name: '开始试玩' }).click();
  const game = await opened;
  await expect(game).toHaveURL(/\/play\/slot\//);
  await expect(game.getByText('试玩').first()).toBeVisible();
  expect(await game.evaluate(() => window.opener === null)).toBe(true);
  expect(await asked()).toEqual(['popup,width=1288,height=896']);
  expect(faults).toEqual([]);
});

test('says that a game has no trial, and leads a guest to the log-in. STATE-010, ERR-052, POPUP-016', async ({
  page,
}) => {
  await choose(page, '元宝山房', '开始试玩');
  await expect(dialog(page, '试玩')).toContainText('该游戏暂无试玩，请前往登录');
  await dialog(page, '试玩').getByRole('button', { name: '去登录' }).click();
  await expect(dialog(page, '登录')).toBeVisible();
});

test('shows a notification that opens the game if the browser blocks the window. AMB-153, ERR-038', async ({
  page,
  context,
}) => {
  await registerPlayer(context);
  await rememberWindows(page, true);
  await choose(page, '锦鲤跃门', '开始试玩');
  await dialog(page, '锦鲤跃门').getByRole('button', { name: '开始试玩' }).click();
  const help = page.getByRole('region', { name: '消息提示' });
  await expect(help).toContainText('浏览器拦下了游戏窗口');
  await page.evaluate(() => Object.assign(window, { isBlocked: false }));
  const opened = context.waitForEvent('page');
  await help.getByRole('button', { name: '打开游戏' }).click();
  await expect(await opened).toHaveURL(/\/play\/slot\//);
});

test('follows the redirect link if the call returns no address. CALL-057, CALL-058, AMB-151', async ({
  page,
  context,
}) => {
  await context.route('**/api/game/guest/gameUrl**', (route) =>
    route.fulfill({ json: { code: 200, data: { url: '' }, msg: '', success: true } }),
  );
  const followed: string[] = [];
  context.on('request', (request) => /\/forward\?/.test(request.url()) && followed.push(request.url()));
  await choose(page, '锦鲤跃门', '开始试玩');
  const opened = context.waitForEvent('page');
  await dialog(page, '锦鲤跃门').getByRole('button', { name: '开始试玩' }).click();
  await expect(await opened).toHaveURL(/\/play\/slot\//);
  expect(followed).toHaveLength(1);
  expect(Object.fromEntries(new URL(followed[0] ?? '').searchParams)).toMatchObject({
    linkType: '2',
    platformCode: 'moyu',
    gameCode: 'moyu-koi-gate',
    lang: 'zh_CN',
  });
});

test('shows in the window that the game did not open and nothing was charged, with a retry. ERR-038, SI-14', async ({
  page,
  context,
}) => {
  await context.route('**/api/game/guest/gameUrl**', (route) => route.fulfill({ status: 500, body: '' }));
  await choose(page, '锦鲤跃门', '开始试玩');
  const opened = context.waitForEvent('page');
  await dialog(page, '锦鲤跃门').getByRole('button', { name: '开始试玩' }).click();
  const game = await opened;
  const failed = game.getByRole('alert').filter({ hasText: '游戏没有打开' });
  await expect(failed.getByRole('heading', { name: '游戏没有打开' })).toBeVisible();
  await expect(failed).toContainText('没有扣除任何金额。');
  await context.unroute('**/api/game/guest/gameUrl**');
  await failed.getByRole('button', { name: '再试一次' }).click();
  await expect(game).toHaveURL(/\/play\/slot\//);
});

test('shows the remarks of a maintenance that began after the list was read. STATE-006', async ({ page, context }) => {
  const reply = { code: 1202, data: null, msg: '今晚 22:00 恢复', message: '今晚 22:00 恢复', success: false };
  await context.route('**/api/game/guest/gameUrl**', (route) => route.fulfill({ json: reply }));
  await choose(page, '锦鲤跃门', '开始试玩');
  const opened = context.waitForEvent('page');
  await dialog(page, '锦鲤跃门').getByRole('button', { name: '开始试玩' }).click();
  await expect((await opened).getByRole('alert').filter({ hasText: '今晚 22:00 恢复' })).toBeVisible();
});

test('accepts a ticket once: its address opens nothing a second time. S10', async ({ page, context }) => {
  const tickets: string[] = [];
  context.on('request', (request) => /\/play\/slot\/\?ticket=/.test(request.url()) && tickets.push(request.url()));
  await choose(page, '锦鲤跃门', '开始试玩');
  const opened = context.waitForEvent('page');
  await dialog(page, '锦鲤跃门').getByRole('button', { name: '开始试玩' }).click();
  const game = await opened;
  await expect(game.getByRole('button', { name: '旋转', exact: true })).toBeEnabled({ timeout: 20_000 });
  expect(game.url()).not.toContain('ticket=');
  const again = await context.newPage();
  await again.goto(tickets[0] ?? '');
  await expect(again.getByText('入口只能用一次', { exact: false })).toBeVisible();
});

test('transfers the amount chosen before a launch, and leads a player without money to the deposit. STATE-007, AMB-036', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  await choose(page, '锦鲤跃门', '进入游戏');
  const door = dialog(page, '墨玉堂里还没有钱');
  await expect(door).toContainText('主钱包里也没有可以转入的钱');
  await door.getByRole('link', { name: '去存款' }).click();
  await expect(page).toHaveURL(/\/mine\/capital\/deposit$/);
  await fund(context, player, '300.50');
  await choose(page, '锦鲤跃门', '进入游戏');
  await door.getByRole('button', { name: '另选金额' }).click();
  const transfer = dialog(page, '转入墨玉堂');
  await transfer.getByRole('textbox').fill('100');
  await transfer.getByRole('button', { name: '转入', exact: true }).click();
  await expect(transfer).toHaveCount(0);
  await choose(page, '樱桃时光', '进入游戏');
  const window = context.waitForEvent('page');
  await dialog(page, '老果铺里还没有钱').getByRole('button', { name: '转入 ฿200.00 并进入' }).click();
  await expect((await window).getByText('฿200.00').first()).toBeVisible();
  const { data } = await player.send('/api/loged/refresh');
  expect([data.mainBalance, data.accountBalance]).toEqual(['0.50', '300.50']);
});

test('does not transfer money when the game does not open, and transfers it when it does. AMB-036, L04', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  await fund(context, player, '200');
  const main = async () => (await player.send('/api/loged/refresh')).data.mainBalance as string;
  await context.route('**/api/game/gameUrl?*', (route) => route.fulfill({ status: 502, body: '' }));
  await choose(page, '锦鲤跃门', '进入游戏');
  const opened = context.waitForEvent('page');
  await dialog(page, '墨玉堂里还没有钱').getByRole('button', { name: '转入 ฿200.00 并进入' }).click();
  const window = await opened;
  await expect(window.getByText('没有扣除任何金额')).toBeVisible();
  expect(await main()).toBe('200.00');
  await context.unroute('**/api/game/gameUrl?*');
  await window.getByRole('button', { name: '再试一次' }).click();
  await expect(window.getByText('฿200.00').first()).toBeVisible();
  expect(await main()).toBe('0.00');
});
