/** Each newer way to deposit from the choice to the credited amount. SI-48 */
import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { booksFaults } from '../../books.ts';
import { keyboard, siteUrl, takeInUse, watch } from '../../hand.ts';
import { registerPlayer } from '../../player.ts';
import type { Player } from '../../player.ts';

const path = '/mine/capital/latestdeposit';
const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };

const words = {
  'zh-CN': {
    amount: '存款金额',
    toPay: '去付款',
    success: '付款成功',
    pay: '请付款',
    done: /已到账 ฿500\.00/,
  },
  en: {
    amount: 'Deposit amount',
    toPay: 'Go to payment',
    success: 'Pay',
    pay: 'Please pay',
    done: /฿500\.00 credited/,
  },
  th: {
    amount: 'จำนวนเงินฝาก',
    toPay: 'ไปชำระเงิน',
    success: 'ชำระสำเร็จ',
    pay: 'โปรดชำระเงิน',
    done: /เงินเข้าแล้ว ฿500\.00/,
  },
} as const;

async function begin(page: Page, context: BrowserContext, type: string): Promise<Player> {
  const player = await registerPlayer(context);
  await page.goto(`${siteUrl()}${path}?type=${type}`);
  await takeInUse(page);
  return player;
}
const balanceOf = async (player: Player): Promise<string> =>
  (await player.send('/api/loged/refresh')).data.accountBalance as string;
const ordersOf = async (player: Player) =>
  (await player.send('/api/logged/depositOrder/list')).data as { total: number; list: { status: string }[] };

for (const [lang, said] of Object.entries(words)) {
  for (const size of lang === 'zh-CN' ? [phone, desk] : [desk]) {
    test(`a payer’s window is opened by the press and its order followed to its credit: ${lang}, ${size.width} px. CALL-101, SCREEN-007`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(size);
      const player = await registerPlayer(context);
      await context.addCookies([{ name: 'lang', value: lang === 'zh-CN' ? 'zh_CN' : lang, url: siteUrl() }]);
      await page.goto(`${siteUrl()}${path}?type=third`);
      await takeInUse(page);
      const faults = watch(page);
      await expect(page.locator(`nav a[href="/mine/capital/deposit"][aria-current="page"]`)).toHaveCount(1);
      await page.getByLabel(said.amount).fill('500');
      const opening = context.waitForEvent('page');
      await page.getByRole('button', { name: said.toPay }).filter({ visible: true }).first().click();
      const payer = await opening;
      await payer.waitForURL(/\/sandbox\/pay\?payment=/);
      await expect(page.getByRole('heading', { name: said.pay })).toBeFocused();
      await payer.getByRole('button', { name: said.success, exact: true }).click();
      await expect(page.getByRole('heading', { name: said.done })).toBeVisible();
      expect(await balanceOf(player)).toBe('500.00');
      expect(await ordersOf(player)).toMatchObject({ total: 1, list: [{ status: '1' }] });
      expect(faults).toEqual([]);
    });
  }
}

test('a gateway that tells twice credits once, and one that fails credits nothing. ENUM-004', async ({
  page,
  context,
}) => {
  const player = await begin(page, context, 'third');
  const pay = async (act: string): Promise<void> => {
    await page.goto(`${siteUrl()}${path}?type=third`);
    await takeInUse(page);
    await page.getByLabel('存款金额').fill('500');
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: '去付款' }).filter({ visible: true }).first().click();
    const payer = await opening;
    // It stays open: a window that closes takes a form that is still on its way with it.
    await payer.getByRole('button', { name: act }).click();
  };
  await pay('成功，并重复通知');
  await expect(page.getByRole('heading', { name: /已到账/ })).toBeVisible();
  expect(await balanceOf(player)).toBe('500.00');
  await pay('付款失败');
  await expect(page.getByRole('heading', { name: '付款没有成功' })).toBeVisible();
  expect(await balanceOf(player)).toBe('500.00');
  expect(await booksFaults()).toEqual([]);
});

test('a blocked window opens no order, says so, and the payer’s page opens here instead', async ({ page, context }) => {
  const player = await begin(page, context, 'third');
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await page.getByLabel('存款金额').fill('500');
  await page.getByRole('button', { name: '去付款' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: '浏览器拦住了付款窗口' })).toBeVisible();
  expect((await ordersOf(player)).total).toBe(0);
  await page.getByRole('button', { name: '在这一页打开' }).click();
  await page.getByRole('button', { name: '付款成功', exact: true }).click();
  await page.getByRole('link', { name: '回到前厅' }).click();
  await expect(page.getByRole('heading', { name: '已到账 ฿500.00' })).toBeVisible();
  expect((await ordersOf(player)).total).toBe(1);
});

test('a code is shown to scan; another device pays by it. SCREEN-008', async ({ page, context, browser }) => {
  await page.setViewportSize(phone);
  const player = await begin(page, context, 'qr');
  await page.getByLabel('存款金额').fill('500');
  await page.getByRole('button', { name: '生成付款码' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('img', { name: '付款二维码' })).toBeVisible();
  const address = await page.getByRole('link', { name: '打开付款页' }).getAttribute('href');
  const other = await browser.newContext();
  const scanned = await other.newPage();
  await scanned.goto(siteUrl() + address);
  await scanned.getByRole('button', { name: '付款成功', exact: true }).click();
  await expect(page.getByRole('heading', { name: '已到账 ฿500.00' })).toBeVisible();
  await other.close();
  expect(await balanceOf(player)).toBe('500.00');
});

test('USDT: chain, address, rate and what is credited, by the keyboard alone. SCREEN-072, ENUM-013', async ({
  page,
  context,
}) => {
  const player = await begin(page, context, 'usdt');
  const hand = keyboard(page);
  const form = page.getByRole('form', { name: 'USDT' });
  await expect(form.getByRole('radio', { name: /TRC20/ })).toBeChecked();
  await form.getByRole('radio', { name: /TRC20/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: /ERC20/ })).toBeChecked();
  await expect(form.getByText(/^SANDBOXERC20/)).toBeVisible();
  await hand.type(form.getByLabel('存款金额'), '20');
  await expect(form.getByText('1 USDT = 32.5 泰铢')).toBeVisible();
  await expect(form.getByText('฿650.00')).toBeVisible();
  await hand.press(form.getByRole('button', { name: '提交订单' }).filter({ visible: true }).first());
  await expect(page.getByRole('heading', { name: /请付款|已到账/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: '已到账 ฿650.00' })).toBeVisible();
  expect(await balanceOf(player)).toBe('650.00');
});

for (const [type, amount] of [
  ['automatic', '500'],
  ['semiAutomatic', '2000'],
] as const) {
  test(`${type}: the account, the amount and the reference stand with the order, which is credited. SCREEN-073`, async ({
    page,
    context,
  }) => {
    const player = await begin(page, context, type);
    await page.getByLabel('存款金额').fill(amount);
    await page.getByLabel('存款人姓名').fill('陈晓林');
    const button = page.getByRole('button', { name: '提交订单' }).filter({ visible: true }).first();
    await button.dblclick();
    await expect(page.getByRole('heading', { name: /已到账/ })).toBeVisible();
    expect(await balanceOf(player)).toBe(`${amount}.00`);
    expect((await ordersOf(player)).total).toBe(1);
  });
}

test('an unpaid order counts down, is found in the list and can be given up. AMB-134, SCREEN-074', async ({
  page,
  context,
}) => {
  const player = await begin(page, context, 'qr');
  await page.getByLabel('存款金额').fill('500');
  await page.getByRole('button', { name: '生成付款码' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('timer').first()).toHaveText(/剩余 1[45]:\d\d/);
  await page.goto(siteUrl() + path);
  await takeInUse(page);
  await page.getByRole('link', { name: /^去付款：订单 D/ }).click();
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
  await expect(page.getByRole('heading', { name: '订单已取消' })).toBeVisible();
  expect(await ordersOf(player)).toMatchObject({ total: 1, list: [{ status: '2' }] });
  expect(await balanceOf(player)).toBe('0.00');
});

test('code 202 stands in the form; the other types stay usable. ERR-005, AMB-131', async ({ page, context }) => {
  await registerPlayer(context);
  await page.route('**/api/loged/payConfig/v2', async (route) => {
    if (!(route.request().postData() ?? '').includes('payType=qr')) return route.fallback();
    const envelope = { code: 202, data: null, msg: '扫码通道维护到 20:00', message: '', success: false };
    return route.fulfill({ json: envelope });
  });
  await page.goto(`${siteUrl()}${path}?type=qr`);
  await takeInUse(page);
  await expect(page.getByRole('form', { name: '扫码支付' }).getByText('扫码通道维护到 20:00').first()).toBeVisible();
  await expect(page.getByLabel('存款金额')).toBeDisabled();
  await page.getByRole('radio', { name: /第三方支付/ }).check();
  await expect(page.getByLabel('存款金额')).toBeEnabled();
});

test('a lost reply is unknown, never failed: asked again, it is the same order. L04, L06', async ({
  page,
  context,
}) => {
  const player = await begin(page, context, 'automatic');
  let isFirst = true;
  await page.route('**/api/offlineAuto/payOrder', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByLabel('存款金额').fill('500');
  await page.getByLabel('存款人姓名').fill('陈晓林');
  await page.getByRole('button', { name: '提交订单' }).filter({ visible: true }).first().click();
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button') });
  await expect(alert).toBeVisible();
  await alert.getByRole('button').last().click();
  await expect(page.getByRole('heading', { name: /请付款|已到账/ })).toBeVisible();
  await expect.poll(async () => (await ordersOf(player)).total).toBe(1);
});
