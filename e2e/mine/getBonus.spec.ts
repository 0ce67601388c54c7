/** Welfare: check-in and its draw, points, bind bonuses, claims. SI-43, SCREEN-043, SCREEN-044, SCREEN-051 */
import { expect, test } from '../test.ts';
import { booksFaults } from '../books.ts';
import { openTakenUp, siteUrl, tabbing, watch } from '../hand.ts';
import { registerPlayer, verifyPlayer } from '../player.ts';

test('checks in and draws once by keyboard, and the browser recomputes the draw. CALL-143 to CALL-145, F01', async ({
  page,
  context,
}) => {
  const faults = watch(page);
  const player = await registerPlayer(context);
  const hand = tabbing(page);
  await openTakenUp(page, '/mine/getBonus');
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: '每日签到' }).getByRole('listitem')).toHaveCount(7);
  await expect(main.getByText('先签到，再抽奖')).toBeVisible();
  await expect(main.getByRole('table', { name: '奖品与概率' })).toContainText('1 / 1000');
  await expect(main.getByText('领取 ฿1，需有效投注 ฿1 才能提款。')).toBeVisible();
  await hand.press(main.getByRole('button', { name: '签到，领 ฿1.00' }));
  await expect(page.getByText('已领取 ฿1.00，有效投注 ฿1.00 之后可以提款').first()).toBeVisible();
  await expect(main.getByText('今天已经签到')).toBeVisible();
  await expect(main.getByText('累计 1 天 · 连续 1 天')).toBeVisible();

  await hand.press(main.getByText('抽之前的承诺'));
  const commitment = await main
    .locator('dd')
    .filter({ hasText: /^[0-9a-f]{64}$/ })
    .first()
    .innerText();
  await hand.type(main.getByRole('textbox', { name: '你的种子' }), 'my-own-seed');
  await hand.press(main.getByRole('button', { name: '抽一次' }));
  const result = main.getByRole('region', { name: '上一次抽奖' });
  await expect(result).toContainText('抽中：');
  await hand.press(result.getByText('验算', { exact: true }));
  await expect(result).toContainText('浏览器刚刚验算过');
  await expect(result).toContainText(commitment);
  await expect(result).toContainText('my-own-seed');
  await expect(main.getByText('还有 0 次抽奖机会，下次签到后再抽')).toBeVisible();
  expect((await player.send('/api/loged/lottery', { clientSeed: 'again' })).code).toBe(1471);
  expect((await player.send('/api/loged/checkin')).code).toBe(1511);
  expect(await booksFaults()).toEqual([]);
  expect(faults).toEqual([]);
});

test('signs in for points, shows how many are missing for an exchange, and lists the record. CALL-191 to CALL-198, SCREEN-043', async ({
  page,
  context,
}) => {
  await registerPlayer(context);
  await openTakenUp(page, '/mine/getBonus');
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: '签到积分' }).click();
  await expect(page).toHaveURL(/tab=points/);
  await main.getByRole('button', { name: '签到，得 5 积分' }).click();
  await expect(main.getByText('今天的积分已经拿到')).toBeVisible();
  await expect(main.getByText('累计获得 5')).toBeVisible();
  await expect(main.getByRole('table', { name: '签到记录' })).toContainText('+5');
  await expect(main.getByRole('button', { name: '用 30 积分换' })).toHaveAttribute('aria-disabled', 'true');
  await expect(main.getByText('还差 25 积分')).toBeVisible();
  await expect(main.getByText('还没有兑换')).toBeVisible();
});

test('pays the bonus for an item after it is verified, and only once. CALL-201, CALL-202, SCREEN-051, ENUM-020', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  await openTakenUp(page, '/mine/getBonus?tab=bind');
  const main = page.getByRole('main');
  for (const name of ['真实姓名', '邮箱', '银行卡', '手机', '应用']) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(main.getByText('未验证')).toHaveCount(5);
  await verifyPlayer(context, player);
  await page.reload();
  await expect(main.getByText('已验证')).toHaveCount(2);
  await main.getByRole('button', { name: '领取 ฿8.00' }).first().click();
  await expect(page.getByText('已领取 ฿8.00，有效投注 ฿8.00 之后可以提款').first()).toBeVisible();
  await expect(main.getByText('已验证')).toHaveCount(1);
  await expect(main.getByText('已领取', { exact: true })).toHaveCount(1);
});

for (const [lang, title, tab] of [
  ['en', 'Reward centre', 'Daily points'],
  ['th', 'ศูนย์รางวัล', 'คะแนนรายวัน'],
] as const) {
  test(`is shown in ${lang}, without Chinese text. I18N`, async ({ page, context }) => {
    await registerPlayer(context);
    await context.addCookies([{ name: 'lang', value: lang, url: siteUrl() }]);
    await openTakenUp(page, '/mine/getBonus');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await main.getByRole('tab', { name: tab }).click();
    await expect(main.getByRole('list').first()).toBeVisible();
    expect(await main.innerText()).not.toMatch(/\p{Script=Han}/u);
  });
}

const failures = [
  ['', '/api/loged/checkinInfo', '签到没能读出来'],
  ['?tab=points', '/api/loged/checkIntegralConfigList', '积分没能读出来'],
  ['?tab=points', '/api/loged/getUserCheckInfo', '积分没能读出来'],
  ['?tab=points', '/api/loged/getUserIntegral', '积分没能读出来'],
  ['?tab=points', '/api/loged/bonusExchangeConfigList', '兑换列表没能读出来'],
  ['?tab=points', '/api/loged/checkInHistory', '记录没能读出来'],
  ['?tab=points', '/api/loged/bonusExchangeHistory', '记录没能读出来'],
  ['?tab=bind', '/api/loged/queryBonusBindUserInfoList', '绑定礼金没能读出来'],
  ['?tab=waiting', '/api/loged/myOfferEkList', '待领取的红利没能读出来'],
] as const;

test('shows an error with a retry in each block that could not be read. ERR-033, R09', async ({ page, context }) => {
  test.slow();
  await registerPlayer(context);
  for (const [search, path, words] of failures) {
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ status: 500, json: { code: 500, msg: 'down', success: false } }),
    );
    await openTakenUp(page, `/mine/getBonus${search}`);
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: words });
    await expect(alert.first(), path).toBeVisible();
    await page.unrouteAll();
    // The block may have retried by itself in the meantime; then there is nothing to press.
    await alert
      .first()
      .getByRole('button')
      .first()
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    await expect(alert, path).toHaveCount(0);
  }
});

test('opens the prize wheel from a floating link of the home screen, but not again on a reload. SI-31, HOME-022, AMB-013', async ({
  page,
  context,
}) => {
  await registerPlayer(context);
  await page.setViewportSize({ width: 1600, height: 900 });
  await openTakenUp(page, '/home');
  await page.getByRole('complementary').getByRole('link', { name: '存款转盘' }).click();
  // The screen, its dialog and their texts are fetched only now.
  await expect(page).toHaveURL(/\/mine\/getBonus/, { timeout: 30_000 });
  const wheel = page.getByRole('dialog', { name: '存款转盘' });
  await expect(wheel.getByText('剩余抽奖次数').locator('..')).toContainText('0', { timeout: 30_000 });
  await expect(page).toHaveURL(/\/mine\/getBonus$/);
  await page.keyboard.press('Escape');
  await expect(wheel).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: '打开转盘' })).toBeVisible();
  await expect(wheel).toHaveCount(0);
});
