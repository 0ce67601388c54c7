/** Fast payment between two real players, each in a browser of their own. SI-49, AMB-150 */
import { expect, test } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { long, sendRaw, sentTo } from '../../badInput.ts';
import { accountsOf, booksFaults, rowsOf, runOut, runOutOffer } from '../../books.ts';
import { freshCard, freshPhone, keyboard, siteUrl, watch } from '../../hand.ts';
import { operatorKey } from '../../operator.ts';
import { fund, onePixel, realName, registerPlayer, verifyPlayer, withdrawPassword } from '../../player.ts';
import type { Player } from '../../player.ts';

const payPath = '/mine/capital/fastPay';
const receivePath = `${payPath}?side=receive`;

interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly player: Player;
  readonly faults: string[];
}

async function visitor(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Bangkok', ...options });
  const player = await registerPlayer(context);
  const page = await context.newPage();
  return { context, page, player, faults: watch(page) };
}

/** Without what the browser's own recording of a chosen picture is refused: the pages fetch no blob themselves. */
const ownFaults = (...visitors: readonly Visitor[]): string[] =>
  visitors.flatMap(({ faults }) => faults).filter((fault) => !fault.includes("Connecting to 'blob:"));

/** Ready to withdraw: verified, with money and a card. Answers the card's id. */
async function readyPayee({ context, player }: Visitor, baht: string): Promise<string> {
  await verifyPlayer(context, player);
  await fund(context, player, baht);
  const card = { holderName: realName, cardNumber: freshCard(), branch: '静安支行', reservedPhone: freshPhone() };
  expect(await player.send('/api/loged/addBankCard', { ...card, withdrawPassword })).toMatchObject({ code: 200 });
  const { list } = (await player.send('/api/loged/bankCardList')).data as { list: { bankCardId: string }[] };
  return list[0]?.bankCardId ?? '';
}

const offer = async ({ player }: Visitor, bankCardId: string, amount: string): Promise<string> => {
  const request = { requestId: crypto.randomUUID(), method: 'reserve', bankCardId, amount, withdrawPassword };
  return (await player.send('/api/loged/applyWithdraw', request)).data.orderNo as string;
};
const nameOf = async ({ player }: Visitor, name = realName) => {
  expect(await player.send('/api/loged/confirmRealName', { name })).toMatchObject({ code: 200 });
};
const take = async ({ player }: Visitor, amount: string): Promise<string> => {
  const request = { requestId: crypto.randomUUID(), amountId: `${amount}00` };
  return (await player.send('/api/reserve/createOrder', request)).data.orderNo as string;
};

/** Amounts of one test are no other's, nor those of its second try. */
const amounts = [
  ['100', '200', '300', '500'],
  ['1000', '2000', '3000', '5000'],
] as const;
const amountFor = (place: 0 | 1 | 2 | 3, retry: number): string => amounts[retry % 2]?.[place] ?? '100';

test('one withdraws, one deposits, by keyboard, through to both statements. SI-49, VALID-052, VALID-053, SCREEN-042', async ({
  browser,
}, { retry }) => {
  const amount = amountFor(0, retry);
  const shown = Number(amount).toLocaleString('en');
  const payee = await visitor(browser);
  await readyPayee(payee, '6000');
  const payer = await visitor(browser);
  await nameOf(payer);

  // The payee offers.
  await payee.page.goto(siteUrl() + receivePath);
  const byPayee = keyboard(payee.page);
  const form = payee.page.getByRole('form', { name: '快捷提款' });
  await byPayee.tick(form.getByRole('radio', { name: `฿${shown}`, exact: true }));
  await byPayee.type(form.getByLabel('提款密码', { exact: true }), withdrawPassword);
  await byPayee.press(form.getByRole('button', { name: '提交快捷提款' }));
  await expect(payee.page.getByText('在等别人接单')).toBeVisible();
  expect(await accountsOf(payee.player.account)).toMatchObject({ withdrawing: Number(amount) * 100 });

  // The payer takes it, and sees whom to pay.
  await payer.page.goto(siteUrl() + payPath);
  const byPayer = keyboard(payer.page);
  const offers = payer.page.getByRole('form', { name: '快捷存款' });
  await byPayer.tick(offers.getByRole('radio', { name: new RegExp(`^฿${shown}(?!\\d|,)`) }));
  await byPayer.press(offers.getByRole('button', { name: '接单付款' }));
  await expect(payer.page.getByText('轮到你：请转账并上传凭证')).toBeVisible();
  await expect(payer.page.getByText(/^622202\d{13}$/)).toBeVisible();
  await expect(payer.page.getByText(realName, { exact: true })).toBeVisible();
  await expect(payer.page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expect(payee.page.getByText('有人接单，在等对方付款')).toBeVisible();

  // A proof of the wrong type or size is refused before it leaves.
  const proof = payer.page.getByLabel('转账凭证', { exact: true });
  const mega = Buffer.alloc(1024 * 1024 + 1);
  const sent = await sentTo(payer.page, '/api/reserve/uploadPayPhoto', async () => {
    await proof.setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: mega });
    await expect(proof).toHaveAccessibleDescription('图片格式错误');
    await proof.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: mega });
    await expect(proof).toHaveAccessibleDescription('凭证大小不能超过1MB');
  });
  expect(sent).toBe(0);
  await proof.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(proof).toHaveAccessibleDescription('图片格式错误');
  await expect(payer.page.getByRole('button', { name: '我已付款' })).toHaveAccessibleDescription('先上传转账凭证');
  await proof.setInputFiles(onePixel);
  await expect(payer.page.getByText('凭证已上传')).toBeVisible();
  await byPayer.press(payer.page.getByRole('button', { name: '我已付款' }));
  await expect(payer.page.getByText('在等收款人确认')).toBeVisible();
  await expect(payer.page.getByText(/^622202\d{13}$/)).toHaveCount(0);

  // The payee hears of it, sees the proof and confirms.
  await expect(payee.page.getByText('轮到你：请核对到账')).toBeVisible();
  const picture = payee.page.getByRole('img', { name: '付款人上传的转账凭证' });
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  await byPayer.press(payer.page.getByRole('button', { name: '提醒对方' }));
  await expect(payer.page.getByText(/秒后可以再提醒/)).toBeVisible();
  await byPayee.press(payee.page.getByRole('button', { name: '确认已收到' }));
  const sure = payee.page.getByRole('dialog');
  await byPayee.press(sure.getByRole('button', { name: '已到账，确认' }));
  await expect(payee.page.getByText('最近结束的')).toBeVisible();
  await expect(payer.page.getByText('已到账', { exact: true })).toBeVisible();

  // Both statements say it.
  await payer.page.goto(`${siteUrl()}/mine/billDetail`);
  await expect(payer.page.getByRole('row', { name: /快捷存款/ }).first()).toBeVisible();

  await payee.page.goto(`${siteUrl()}/mine/billDetail`);
  await expect(payee.page.getByRole('row', { name: /快捷提款/ }).first()).toBeVisible();
  expect(await accountsOf(payer.player.account)).toEqual({ main: Number(amount) * 100 });
  expect(await accountsOf(payee.player.account)).toEqual({ main: 600_000 - Number(amount) * 100, withdrawing: 0 });
  expect(await booksFaults()).toEqual([]);
  expect(ownFaults(payer, payee)).toEqual([]);
  await payer.context.close();
  await payee.context.close();
});

test('cancelled, lapsed and returned, on a phone, in Thai. SI-49', async ({ browser }, { retry }) => {
  const amount = amountFor(1, retry);
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const payee = await visitor(browser, phone);
  const bankCardId = await readyPayee(payee, '6000');
  const offerNo = await offer(payee, bankCardId, amount);
  const payer = await visitor(browser, phone);
  await nameOf(payer);
  for (const { context } of [payee, payer]) await context.addCookies([{ name: 'lang', value: 'th', url: siteUrl() }]);
  await payee.page.goto(siteUrl() + receivePath);
  await expect(payee.page.getByText('กำลังรอผู้จ่าย')).toBeVisible();

  await payer.page.goto(siteUrl() + payPath);
  const offers = payer.page.getByRole('form', { name: 'ฝากด่วน' });
  const shown = Number(amount).toLocaleString('en');
  await offers.getByRole('radio', { name: new RegExp(`^฿${shown}(?!\\d|,)`) }).tap();
  await offers.getByRole('button', { name: 'รับรายการและจ่าย' }).tap();
  await payer.page.getByRole('button', { name: 'ยกเลิกรายการ' }).tap();
  await payer.page.getByRole('dialog').getByRole('button', { name: 'ยังไม่จ่าย ยกเลิก' }).tap();
  await expect(payer.page.getByText('ยกเลิกแล้ว', { exact: true })).toBeVisible();
  await expect(payee.page.getByText('กำลังรอผู้จ่าย')).toBeVisible();

  await runOut(await take(payer, amount));
  await expect(payer.page.getByText('หมดเวลา', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(await accountsOf(payee.player.account)).toMatchObject({ withdrawing: Number(amount) * 100 });
  await runOutOffer(offerNo);
  await expect(payee.page.getByText('คืนเข้ายอดคงเหลือ', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(await accountsOf(payee.player.account)).toEqual({ main: 600_000, withdrawing: 0 });
  expect(await booksFaults()).toEqual([]);
  expect(ownFaults(payer, payee)).toEqual([]);
  await payer.context.close();
  await payee.context.close();
});

test('what the two do not agree on is customer service’s, in English. SI-49', async ({ browser, request }, {
  retry,
}) => {
  const amount = amountFor(2, retry);
  const payee = await visitor(browser);
  await offer(payee, await readyPayee(payee, '6000'), amount);
  const payer = await visitor(browser);
  await nameOf(payer);
  const orderNo = await take(payer, amount);
  for (const { context } of [payee, payer]) await context.addCookies([{ name: 'lang', value: 'en', url: siteUrl() }]);
  await payer.page.goto(siteUrl() + payPath);
  await payer.page.getByLabel('Proof of transfer', { exact: true }).setInputFiles(onePixel);
  await expect(payer.page.getByText('The proof is uploaded')).toBeVisible();
  await payer.page.getByRole('button', { name: 'I have paid' }).click();
  await payee.page.goto(siteUrl() + receivePath);
  await payee.page.getByRole('button', { name: 'It has not arrived' }).click();
  await payee.page.getByRole('dialog').getByRole('button', { name: 'Not there, ask support' }).click();
  await expect(payee.page.getByText('Support is checking')).toBeVisible();
  await expect(payer.page.getByText('Support is checking')).toBeVisible();
  await payer.page.getByRole('button', { name: 'Contact support' }).click();
  await expect(payer.page.getByRole('dialog')).toBeVisible();
  await payer.page.keyboard.press('Escape');
  const decided = await request.post(`${siteUrl()}/operator/reserve`, {
    headers: { authorization: `Bearer ${operatorKey}` },
    data: { orderNo, decision: 'returned' },
  });
  expect(await decided.json()).toEqual({ decision: 'returned' });
  await expect(payer.page.getByText('Found unpaid')).toBeVisible();
  await expect(payee.page.getByText('Back in your balance', { exact: true })).toBeVisible();
  expect(await accountsOf(payee.player.account)).toEqual({ main: 600_000, withdrawing: 0 });
  expect(await booksFaults()).toEqual([]);
  await payer.context.close();
  await payee.context.close();
});

test('bad input changes nothing on either side. S13, S14', async ({ browser }, { retry }) => {
  const amount = amountFor(3, retry);
  const payee = await visitor(browser);
  const bankCardId = await readyPayee(payee, '6000');
  const payer = await visitor(browser);
  await payee.page.goto(siteUrl() + receivePath);
  await payer.page.goto(siteUrl() + payPath);
  // Nothing is sent without an amount and the password; the first wrong field says so.
  const form = payee.page.getByRole('form', { name: '快捷提款' });
  const sent = await sentTo(payee.page, '/api/loged/applyWithdraw', async () => {
    await form.getByRole('button', { name: '提交快捷提款' }).click();
    await expect(form.getByText('请输入提款密码')).toBeVisible();
    await expect(form.getByText('请输入金额')).toBeVisible();
  });
  expect(sent).toBe(0);
  const before = await rowsOf(payee.player.account);
  const good = { method: 'reserve', bankCardId, amount, withdrawPassword };
  const offered = await sendRaw(payee.page, '/api/loged/applyWithdraw', [
    { ...good, amount: '123' },
    { ...good, amount: '500.5' },
    { ...good, amount: '-500' },
    { ...good, amount: '20000' },
    { ...good, withdrawPassword: '' },
    { ...good, withdrawPassword: 'wrong123' },
    { ...good, bankCardId: "' or true --" },
    { ...good, bankCardId: long },
  ]);
  expect(offered.map(({ msg }) => msg)).toEqual([
    '快捷提款没有这个金额，请从列表里选',
    '请勿输入小数',
    '金额格式错误',
    '可提款余额不足',
    '请输入提款密码',
    '提款密码不对，金额没有变动',
    '没有这张银行卡',
    expect.any(String),
  ]);
  expect(offered.every(({ code }) => code !== 200)).toBe(true);
  expect(await rowsOf(payee.player.account)).toEqual(before);

  const offerNo = await offer(payee, bankCardId, amount);
  const nameless = await sendRaw(payer.page, '/api/reserve/createOrder', [{ amountId: `${amount}00` }]);
  expect(nameless.map(({ msg }) => msg)).toEqual(['请先设置真实姓名']);
  await nameOf(payer);
  const wrong = ['', '0', '-1', '1e4', `${amount}00.5`, '<b>', '9'.repeat(40), long].map((amountId) => ({ amountId }));
  for (const { code } of await sendRaw(payer.page, '/api/reserve/createOrder', wrong)) expect(code).not.toBe(200);
  const orderNo = await take(payer, amount);
  for (const path of ['payConfirm', 'cancelOrder', 'reminders', 'confirmReserveWithdrawOrder']) {
    const strangers = [{ orderNo: '' }, { orderNo: 'D1' }, { orderNo: "' or true --" }, { orderNo: long }];
    const own = path === 'confirmReserveWithdrawOrder' ? orderNo : offerNo;
    for (const { code } of await sendRaw(payer.page, `/api/reserve/${path}`, [...strangers, { orderNo: own }]))
      expect([path, code]).not.toEqual([path, 200]);
  }
  expect(await accountsOf(payer.player.account)).toEqual({});
  expect(await booksFaults()).toEqual([]);
  await payer.context.close();
  await payee.context.close();
});
