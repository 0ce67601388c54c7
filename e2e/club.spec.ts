/** The club: progress, a rise on request, rewards with their terms, each claimed once. SI-26, SCREEN-047, SCREEN-048 */
import { expect, test } from './test.ts';
import { booksFaults, lostBet } from './books.ts';
import { openTakenUp, siteUrl, tabbing, watch } from './hand.ts';
import { comeFromOwnAddress, registerPlayer } from './player.ts';

test('a guest sees levels and privileges and is asked to log in before claiming a bonus. ERR-039, SCREEN-047', async ({
  page,
  context,
}) => {
  await comeFromOwnAddress(context);
  await openTakenUp(page, '/club');
  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: '各级门槛', exact: true })).toContainText('楼主');
  await expect(main.getByText('领取礼金前请先登录。')).toBeVisible();
  // M22
  await expect(main.getByText(/^礼金要打 1 倍流水才能提款：领 ฿88，有效投注 ฿88 之后可以提款。/)).toBeVisible();
  await expect(main.getByRole('heading', { name: '我的礼金' })).toHaveCount(0);
  await main.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a player rises once their bets suffice, and claims each reward once, by keyboard. CALL-156, CALL-157, CALL-158, STATE-011', async ({
  page,
  context,
}) => {
  const faults = watch(page);
  const player = await registerPlayer(context);
  const hand = tabbing(page);
  await lostBet(player.account, 52_000);
  await openTakenUp(page, '/club');
  const main = page.getByRole('main');
  await expect(main.getByText('你的有效投注已经够升为熟客。')).toBeVisible();
  await expect(main.getByText('现在没有礼金')).toBeVisible();
  await hand.press(main.getByRole('button', { name: '升为熟客' }));
  await expect(page.getByText('已升为熟客').first()).toBeVisible();
  await expect(main.getByText('再有 ฿148,000.00 有效投注，升为雅座。')).toBeVisible();

  const card = main.locator('section', { has: page.getByRole('heading', { name: '升级礼金 · 熟客' }) }).last();
  await expect(card).toContainText('领取 ฿288，需有效投注 ฿288 才能提款。');
  await hand.press(card.getByText('全部条款'));
  await expect(card).toContainText('没有，赢多少提多少');
  await hand.press(card.getByRole('button', { name: '领取 ฿288.00' }));
  await expect(page.getByText('已领取 ฿288.00，有效投注 ฿288.00 之后可以提款').first()).toBeVisible();
  await expect(main.getByRole('table', { name: '领过的礼金' })).toContainText('升级礼金 · 熟客');
  await expect(main.getByRole('button', { name: '领取 ฿88.00' })).toBeVisible();
  const again = await player.send('/api/vipDeposit/getVipRewardGift', { rewardId: 'rise:2' });
  expect([again.code, again.msg]).toEqual([1505, '这份礼金已经领过了']);
  expect(await booksFaults()).toEqual([]);
  expect(faults).toEqual([]);
});

test('a player enters their birthday in the club, once. CALL-095, SCREEN-049', async ({ page, context }) => {
  await registerPlayer(context);
  await openTakenUp(page, '/club');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '填写生日' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('出生日期').fill('1990-05-17');
  await dialog
    .getByRole('button', { name: /保存|提交|确认/ })
    .last()
    .click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole('button', { name: '填写生日' })).toHaveCount(0);
});

for (const [lang, progress, rewards] of [
  ['en', 'Club progress', 'My rewards'],
  ['th', 'ความคืบหน้าในคลับ', 'รางวัลของฉัน'],
] as const) {
  test(`shows a player's progress and rewards in ${lang}. I18N`, async ({ page, context }) => {
    await registerPlayer(context);
    await context.addCookies([{ name: 'lang', value: lang, url: siteUrl() }]);
    await openTakenUp(page, '/club');
    await expect(page.getByRole('heading', { name: progress })).toBeVisible();
    await expect(page.getByRole('heading', { name: rewards }).first()).toBeVisible();
  });
}

test('marks each part that could not be read, and shows the rest. ERR-037', async ({ page, context }) => {
  await registerPlayer(context);
  const down = { status: 500, json: { code: 500, msg: 'down', success: false } };
  for (const [path, words] of [
    ['/api/vipDeposit/getVipReward', '礼金没能读出来'],
    ['/api/deposit/selectUserUpgradeInfo', '俱乐部进度没有读出来'],
  ] as const) {
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill(down),
    );
    await openTakenUp(page, '/club');
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('table', { name: '各级门槛', exact: true })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('main').getByRole('button', { name: '再读一次' }).first().click();
    await expect(page.getByRole('main').getByText(words)).toHaveCount(0);
  }
});
