/** The house's lottery, from a guest's first pick to a bet that is drawn, settled and verified. SI-21 */
import { request } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { drawAt } from '@foyer/contract/lottery/clock.ts';
import { sleepingWith, test as clockTest } from './clock.ts';
import { finger, keyboard, openTakenUp, siteUrl, tabbing, watch } from './hand.ts';
import { comeFromOwnAddress, fund, registerPlayer } from './player.ts';
import { expect, test } from './test.ts';

const cartOf = (page: Page) => page.getByRole('complementary', { name: '购彩篮' });
const digits = (page: Page, row: string) => page.getByRole('toolbar', { name: row, exact: true }).getByRole('button');
const add = (page: Page) => page.getByRole('button', { name: '加入购彩篮' });

test('lets a guest pick, fill a cart and verify draws, and keeps the cart through the log-in. SI-21, SCREEN-019, SCREEN-028, ROUTE-012, ROLE-005', async ({
  page,
  context,
}) => {
  await comeFromOwnAddress(context);
  const faults = watch(page);
  await openTakenUp(page, '/lottery');
  await expect(page.getByRole('timer')).toContainText(/\d\d:\d\d/);
  await add(page).click();
  await expect(page.getByText('请选择投注号码')).toBeVisible();
  await digits(page, '万位').nth(3).click();
  await digits(page, '个位').nth(8).click();
  await expect(page.getByText('2 注 × ฿2.00 × 1 倍').first()).toBeVisible();
  await add(page).click();
  await expect(cartOf(page).getByText('万位 3 · 个位 8')).toBeVisible();
  await page.getByRole('button', { name: '机选 5 注' }).click();
  await expect(cartOf(page).getByText('6 条')).toBeVisible();
  await cartOf(page).getByRole('button', { name: '登录后投注' }).click();
  const reminder = page.getByRole('dialog');
  await expect(reminder).toBeVisible();
  await reminder.getByRole('button', { name: '取消' }).click();

  await page.getByRole('tab', { name: '我的投注' }).click();
  await expect(page.getByText('登录后查看你的投注')).toBeVisible();
  await page.getByRole('tab', { name: '开奖', exact: true }).click();
  await page
    .getByRole('button', { name: /^验证第 .* 期$/ })
    .last()
    .click();
  await expect(page.getByRole('dialog').getByText('这一期可以验证')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();

  await registerPlayer(context);
  await page.reload();
  await expect(cartOf(page).getByText('6 条')).toBeVisible();
  await expect(cartOf(page).getByText('所选投注金额超过可用余额')).toBeVisible();
  await expect(cartOf(page).getByRole('link', { name: '去存款' })).toBeVisible();
  expect(faults).toEqual([]);
});

clockTest(
  'takes a bet to its draw: placed once, settled, told honestly, verified in the browser. SI-21, SCREEN-018, F01',
  async ({ page, context, clock }) => {
    const player = await registerPlayer(context);
    await fund(context, player, '500');
    // Half a second after a draw: nearly a whole minute is left to bet.
    await clock.moveTo(drawAt('minute', clock.now()).drawMs + 500);
    const sleeping = await sleepingWith(page, clock);
    await openTakenUp(page, '/lottery');
    await page.getByRole('button', { name: '大小单双', exact: true }).click();
    const row = page.getByRole('group', { name: '万位' });
    await row.getByRole('button', { name: /^大/ }).click();
    await row.getByRole('button', { name: /^小/ }).click();
    await add(page).click();
    const slip = cartOf(page);
    await slip.getByRole('button', { name: '投注 ฿4.00' }).click();
    await expect(slip.getByText('已投注')).toBeVisible();
    await expect(slip.getByText('购彩篮是空的')).toBeVisible();
    await slip.getByRole('button', { name: '查看我的投注' }).click();
    // The draw itself runs in real time: the page counts down and receives the numbers without a reload.
    await sleeping.moveTo(drawAt('minute', clock.now()).drawMs - 2_000);
    // Of big and small exactly one wins, and it pays less than the two stakes.
    await expect(page.getByRole('cell').filter({ hasText: '中奖' }).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('cell').filter({ hasText: '−฿0.12' }).first()).toBeVisible();
    await page.getByRole('button', { name: '查看详情' }).click();
    await expect(page.getByText('฿3.88', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '验证这一期' }).click();
    await expect(page.getByRole('dialog').getByText('这一期可以验证')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('dialog').getByText('相符', { exact: true })).toHaveCount(3);
    const { data } = await player.send('/api/loged/refresh');
    expect(data.accountBalance).toBe('499.88');
  },
);

test('a chase shows its total cost first, and returns the unused rest when it is stopped. SI-21', async ({
  page,
  context,
}) => {
  test.slow();
  const player = await registerPlayer(context);
  await fund(context, player, '500');
  await openTakenUp(page, '/lottery?lottery=daily');
  await digits(page, '特码').nth(7).click();
  await add(page).click();
  const slip = cartOf(page);
  await slip.getByText('追号', { exact: true }).click();
  await slip.getByRole('button', { name: '翻倍' }).click();
  await expect(slip.getByRole('table', { name: '追号计划' })).toBeVisible();
  // 1 + 2 + 4 + 8 + 16 times ฿2.00.
  await slip.getByRole('button', { name: '投注 ฿62.00' }).click();
  await expect(slip.getByText('已投注')).toBeVisible();
  await slip.getByRole('button', { name: '查看追号' }).click();
  await page.getByRole('button', { name: '查看详情' }).click();
  await page.getByRole('button', { name: '停止追号' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '停止追号' }).click();
  await expect(page.getByText('追号已停止').first()).toBeVisible();
  await expect.poll(async () => (await player.send('/api/loged/refresh')).data.accountBalance).not.toBe('438.00');
});

for (const days of [1, -1]) {
  test(`counts down by the house's time on a device whose clock is off by ${days} day, while offline, after a sleep and under reduced motion. SI-21, M24`, async ({
    page,
    context,
  }) => {
    await comeFromOwnAddress(context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults = watch(page);
    await page.addInitScript((skewMs) => {
      const now = Date.now.bind(Date);
      Object.assign(window, { sleptMs: 0 });
      Date.now = () => now() + skewMs + (window as unknown as { sleptMs: number }).sleptMs;
    }, days * 86_400_000);
    await openTakenUp(page, '/lottery?lottery=fiveMinute');
    await expectHouseTime(page);
    await comeToRest(page);
    // Offline, the page keeps counting by the house's time.
    await context.setOffline(true);
    await expectHouseTime(page);
    await context.setOffline(false);
    await expectHouseTime(page);
    // The page was suspended for an hour: it reads the time from the house again.
    const asked = page.waitForRequest((sent) => sent.url().includes('/gtLottery/init'));
    await page.evaluate((ms) => Object.assign(window, { sleptMs: ms }), days * 3_600_000);
    await asked;
    await expectHouseTime(page);
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
}

/** Waits until the page has finished its background requests. */
async function comeToRest(page: Page): Promise<void> {
  let before = 0;
  const isSame = async () => {
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const same = fetched === before;
    before = fetched;
    return same;
  };
  await expect.poll(isSame, { intervals: [800] }).toBe(true);
}

/** The timer shows the seconds left by the house's clock, to the cut-off or to the draw. */
async function expectHouseTime(page: Page): Promise<void> {
  await expect(page.getByRole('timer')).toContainText(/\d\d:\d\d/);
  const house = await request.newContext();
  await expect(async () => {
    const reply = await house.post(`${siteUrl()}/api/guest/gtLottery/init`, {
      form: { lang: 'zh_CN', frontType: '2', deviceId: crypto.randomUUID() },
      headers: { [clientHeader]: '1', origin: siteUrl() },
    });
    const { data } = (await reply.json()) as { data: any };
    const shown = await page.getByRole('timer').innerText();
    const { current } = data.games.find((game: any) => game.lotteryCode === 'fiveMinute');
    const isOpen = data.serverTime < current.closeTime;
    const leftMs = (isOpen ? current.closeTime : current.drawTime) - data.serverTime;
    const [, minutes, seconds] = /(\d\d):(\d\d)/.exec(shown) ?? [];
    expect(Math.abs(Number(minutes) * 60 + Number(seconds) - leftMs / 1000)).toBeLessThanOrEqual(3);
  }).toPass({ timeout: 30_000 });
  await house.dispose();
}

/** Large enough for a finger: 44 px. */
async function expectTarget(target: Locator): Promise<void> {
  const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height), String(target)).toBeGreaterThanOrEqual(43.9);
}

/** Also within reach of the thumb of the hand that holds the phone: in the lower half of the screen. */
async function expectInReach(target: Locator): Promise<void> {
  await expectTarget(target);
  const { y } = (await target.boundingBox()) ?? { y: 0 };
  expect(y, String(target)).toBeGreaterThan((target.page().viewportSize()?.height ?? 0) / 2);
}

test('is played with one thumb at 360 px: pick, cart, edit, remove and undo. SI-21', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await comeFromOwnAddress(context);
  const page = await context.newPage();
  const hand = finger();
  await openTakenUp(page, '/lottery?lottery=fiveMinute');
  await page.getByText('胆拖', { exact: true }).tap();
  await hand.press(digits(page, '胆码').nth(0));
  for (const place of [1, 2, 3, 4, 5]) await hand.press(digits(page, '拖码').nth(place));
  await expectInReach(add(page));
  await hand.press(add(page));
  await expectInReach(page.getByRole('button', { name: '购彩篮，1 条' }));
  await hand.press(page.getByRole('button', { name: '购彩篮，1 条' }));
  const sheet = page.getByRole('dialog', { name: '购彩篮' });
  await expect(sheet.getByText('胆 01 拖 02 03 04 05 06')).toBeVisible();
  await expectInReach(sheet.getByRole('button', { name: '登录后投注' }));
  for (const name of ['第 1 条加一倍', '第 1 条减一倍', '修改第 1 条', '移除第 1 条', '清空'])
    await expectTarget(sheet.getByRole('button', { name }));
  await hand.press(sheet.getByRole('button', { name: '第 1 条加一倍' }));
  await expect(sheet.getByText('5 注 × ฿2.00 × 2 倍')).toBeVisible();
  await hand.press(sheet.getByRole('button', { name: '移除第 1 条' }));
  await expect(sheet.getByText('购彩篮是空的')).toBeVisible();
  await hand.press(sheet.getByRole('button', { name: '撤销' }));
  await hand.press(sheet.getByRole('button', { name: '修改第 1 条' }));
  await hand.press(digits(page, '拖码').nth(6));
  await hand.press(page.getByRole('button', { name: '保存修改' }));
  await hand.press(page.getByRole('button', { name: '购彩篮，1 条' }));
  await expect(sheet.getByText('胆 01 拖 02 03 04 05 06 07')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  await context.close();
});

for (const lang of ['zh_CN', 'en', 'th']) {
  test(`keeps the pad where it is on a phone from the cut-off to the result, in ${lang}. SI-21, A01`, async ({
    page,
    context,
  }) => {
    await comeFromOwnAddress(context);
    await context.addCookies([{ name: 'lang', value: lang, url: siteUrl() }]);
    await page.setViewportSize({ width: 360, height: 640 });
    const timeOf = {
      open: ({ openTime }: { openTime: number }) => openTime + 5_000,
      closed: ({ drawTime }: { drawTime: number }) => drawTime - 14_000,
      // The reply names no result for this issue.
      drawing: ({ drawTime }: { drawTime: number }) => drawTime + 5_000,
    };
    let phase: keyof typeof timeOf = 'open';
    await page.route('**/api/guest/gtLottery/init**', async (route) => {
      const reply = await route.fetch();
      const body = (await reply.json()) as { data: any };
      const game = body.data.games.find(({ lotteryCode }: { lotteryCode: string }) => lotteryCode === 'fiveMinute');
      body.data.serverTime = timeOf[phase](game.current);
      await route.fulfill({ response: reply, json: body });
    });
    const tops: (number | undefined)[] = [];
    for (phase of ['open', 'closed', 'drawing'] as const) {
      await openTakenUp(page, '/lottery?lottery=fiveMinute');
      await expect(page.getByRole('timer')).toContainText(phase === 'closed' ? /00:[01]/ : '04:');
      await expect(page.locator('[aria-live=polite] .sr')).toHaveCount(phase === 'drawing' ? 1 : 0);
      tops.push((await page.getByRole('tablist').first().boundingBox())?.y);
    }
    expect(tops).toEqual([tops[0], tops[0], tops[0]]);
    // Above the tab bar, although the panel that it belongs to begins below it.
    const bar = await page.locator('[data-bar=pay]').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(640 - 60);
  });
}

test('is played by keyboard: a digit chooses its number, arrows move. SI-21', async ({ page, context }) => {
  await comeFromOwnAddress(context);
  await openTakenUp(page, '/lottery');
  const first = digits(page, '万位').first();
  await first.focus();
  await page.keyboard.press('7');
  await expect(digits(page, '万位').nth(7)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(digits(page, '万位').nth(8)).toHaveAttribute('aria-pressed', 'true');
  await keyboard(page).press(add(page));
  await expect(cartOf(page).getByText('万位 7 8')).toBeVisible();
  await tabbing(page).press(cartOf(page).getByRole('button', { name: '移除第 1 条' }));
  await expect(cartOf(page).getByText('购彩篮是空的')).toBeVisible();
});

for (const { lang, title, tab, pick } of [
  { lang: 'en', title: 'Lottery', tab: 'Trends', pick: 'Add to cart' },
  { lang: 'th', title: 'หวย', tab: 'สถิติ', pick: 'ใส่ตะกร้า' },
]) {
  test(`shows the pad and the charts in ${lang}. I18N-001`, async ({ page, context }) => {
    await comeFromOwnAddress(context);
    await context.addCookies([{ name: 'lang', value: lang, url: siteUrl() }]);
    await openTakenUp(page, '/lottery');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: pick })).toBeVisible();
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
}
