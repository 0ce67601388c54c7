/**
 * Fast payment between two real players: the payee on a desktop by keyboard in Chinese, the payer on a phone by touch
 * in Thai. Each page is updated by the other's actions. Failures are covered by e2e/site/wallet/fastPay.test.tsx.
 * SI-49, AMB-150
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { sentTo } from '../../badInput.ts';
import { accountsOf, booksFaults } from '../../books.ts';
import { finger, freshCard, freshPhone, keyboard, siteUrl } from '../../hand.ts';
import { operate } from '../../operator.ts';
import { onePixel, realName, registerPlayer, verifyPlayer, withdrawPassword } from '../../player.ts';
import type { Player } from '../../player.ts';
import { expect, test } from '../../test.ts';
import { wordsOf } from '../../wallet/words.ts';

const payPath = '/mine/capital/latestdeposit?tab=fastPay';
const receivePath = '/mine/capital/withdrawal?tab=fastPay';
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly player: Player;
}

async function visitor(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Bangkok', ...options });
  const player = await registerPlayer(context);
  return { context, page: await context.newPage(), player };
}

/** Makes the player ready to withdraw: verified, with ฿6,000 without a lock, and a card. */
async function becomePayee({ context, player }: Visitor): Promise<void> {
  await verifyPlayer(context, player);
  await operate(context.request, 'bonus', { account: player.account, id: `gift-${player.account}`, amount: '6000' });
  const bank = { cardNumber: freshCard(), bankName: '中国工商银行', branch: '静安支行' };
  const card = { ...bank, holderName: realName, reservedPhone: freshPhone() };
  expect(await player.send('/api/loged/addBankCard', { ...card, withdrawPassword })).toMatchObject({ code: 200 });
}

// The policy refuses the browser's own recording of a chosen picture, a blob. The pages themselves fetch no blob.
test.use({ expectedErrors: /Connecting to 'blob:/ });

test('a withdrawal is paid by another player’s deposit, up to both statements. SI-49, VALID-052, VALID-053, SCREEN-042', async ({
  browser,
}) => {
  const payee = await visitor(browser);
  await becomePayee(payee);
  const payer = await visitor(browser, phone);
  expect(await payer.player.send('/api/loged/confirmRealName', { name: realName })).toMatchObject({ code: 200 });
  await payer.context.addCookies([{ name: 'lang', value: 'th', url: siteUrl() }]);
  const word = wordsOf('th');

  // The payee requests a withdrawal.
  await payee.page.goto(siteUrl() + receivePath);
  const byPayee = keyboard(payee.page);
  const form = payee.page.getByRole('form', { name: '快捷提款' });
  await byPayee.tick(form.getByRole('radio', { name: '฿100', exact: true }));
  await byPayee.type(form.getByLabel('提款密码', { exact: true }), withdrawPassword);
  await byPayee.press(form.getByRole('button', { name: '提交快捷提款' }));
  await expect(payee.page.getByText('在等别人接单')).toBeVisible();
  expect(await accountsOf(payee.player.account)).toMatchObject({ withdrawing: 10_000 });

  // The payer takes the offer, and sees whom to pay.
  await payer.page.goto(siteUrl() + payPath);
  const byPayer = finger();
  const offers = payer.page.getByRole('form', { name: word('wallet/reserve.offers.form') });
  await byPayer.tick(offers.getByRole('radio', { name: /^฿100(?!\d|,)/ }));
  await byPayer.press(offers.getByRole('button', { name: word('wallet/reserve.offers.submit') }));
  await expect(payer.page.getByText(word('wallet/reserve.now.pay_waitingPayment'))).toBeVisible();
  await expect(payer.page.getByText(/^622202\d{13}$/)).toBeVisible();
  await expect(payer.page.getByText(realName, { exact: true })).toBeVisible();
  await expect(payer.page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expect(payee.page.getByText('有人接单，在等对方付款')).toBeVisible();

  // A proof of the wrong type or size is refused before it is sent.
  const proof = payer.page.getByLabel(word('wallet/reserve.order.photo'), { exact: true });
  const wrongType = word('rules.imageFormat');
  const mega = Buffer.alloc(1024 * 1024 + 1);
  const sent = await sentTo(payer.page, '/api/reserve/uploadPayPhoto', async () => {
    await proof.setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: mega });
    await expect(proof).toHaveAccessibleDescription(wrongType);
    await proof.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: mega });
    await expect(proof).toHaveAccessibleDescription(word('rules.proofTooLarge'));
  });
  expect(sent).toBe(0);
  await proof.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(proof).toHaveAccessibleDescription(wrongType);
  const paid = payer.page.getByRole('button', { name: word('wallet/reserve.order.paid') });
  await expect(paid).toHaveAccessibleDescription(word('wallet/reserve.order.photoFirst'));
  await proof.setInputFiles(onePixel);
  await expect(payer.page.getByText(word('wallet/reserve.order.photoThere'))).toBeVisible();
  await byPayer.press(paid);
  await expect(payer.page.getByText(word('wallet/reserve.now.pay_waitingReceipt'))).toBeVisible();
  await expect(payer.page.getByText(/^622202\d{13}$/)).toHaveCount(0);

  // The payee's page updates, shows the proof, and the payee confirms.
  await expect(payee.page.getByText('轮到你：请核对到账')).toBeVisible();
  const picture = payee.page.getByRole('img', { name: '付款人上传的转账凭证' });
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  await byPayer.press(payer.page.getByRole('button', { name: word('wallet/reserve.order.remind') }));
  const wait = word('wallet/reserve.order.remindWait').split('{seconds}')[0] ?? '';
  await expect(payer.page.getByText(wait)).toBeVisible();
  await byPayee.press(payee.page.getByRole('button', { name: '确认已收到' }));
  const sure = payee.page.getByRole('dialog');
  await byPayee.press(sure.getByRole('button', { name: '已到账，确认' }));
  await expect(payee.page.getByText('最近结束的')).toBeVisible();
  await expect(payer.page.getByText(word('wallet/reserve.past.done_pay'), { exact: true })).toBeVisible();

  // Both statements list the payment.
  await payer.page.goto(`${siteUrl()}/mine/billDetail`);
  await expect(payer.page.getByRole('row', { name: word('labels.transaction.fastDeposit') }).first()).toBeVisible();
  await payee.page.goto(`${siteUrl()}/mine/billDetail`);
  await expect(payee.page.getByRole('row', { name: /快捷提款/ }).first()).toBeVisible();
  expect(await accountsOf(payer.player.account)).toEqual({ main: 10_000 });
  expect(await accountsOf(payee.player.account)).toEqual({ main: 590_000, withdrawing: 0 });
  expect(await booksFaults()).toEqual([]);
  await payer.context.close();
  await payee.context.close();
});
