/** Withdrawals by every way out, from the form to the arrival, and what never happens twice. SI-50, SI-52 */
import { expect, test } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { fullWidth, refusesBadInput, sendRaw } from '../../badInput.ts';
import { accountsOf, booksFaults, rowsOf } from '../../books.ts';
import { finger, freshCard, freshPhone, keyboard, siteUrl, watch } from '../../hand.ts';
import type { Hand } from '../../hand.ts';
import { operate } from '../../operator.ts';
import { realName, registerPlayer, verifyPlayer, withdrawPassword } from '../../player.ts';
import type { Player } from '../../player.ts';

const address = 'TQ9fKx7mR3bVn2LsWp8dYhZc4uEjGa5tX1';

/** Verified, and with money that nothing locks. */
async function readyPlayer(context: BrowserContext, baht = '1000'): Promise<Player> {
  const player = await registerPlayer(context);
  await verifyPlayer(context, player);
  await operate(context.request, 'bonus', { account: player.account, id: `gift-${player.account}`, amount: baht });
  return player;
}

async function bindCard(player: Player): Promise<void> {
  const card = { holderName: realName, cardNumber: freshCard(), branch: '静安支行', reservedPhone: freshPhone() };
  expect(await player.send('/api/loged/addBankCard', { ...card, withdrawPassword })).toMatchObject({ code: 200 });
}

interface Words {
  readonly lang: 'zh_CN' | 'en' | 'th';
  readonly form: string;
  readonly amount: string;
  readonly password: string;
  readonly submit: string;
  readonly done: string;
  readonly toRecords: string;
  readonly arrived: string;
}
const zh: Words = {
  lang: 'zh_CN',
  form: '提款',
  amount: '提款金额',
  password: '提款密码',
  submit: '提交提款',
  done: '提款申请已提交，等待审核',
  toRecords: '查看提款记录',
  arrived: '成功',
};
const en: Words = {
  lang: 'en',
  form: 'Withdraw',
  amount: 'Withdrawal amount',
  password: 'Withdrawal password',
  submit: 'Submit withdrawal',
  done: 'Withdrawal submitted, awaiting review',
  toRecords: 'See withdrawal records',
  arrived: 'Success',
};
const th: Words = {
  lang: 'th',
  form: 'ถอนเงิน',
  amount: 'จำนวนเงินถอน',
  password: 'รหัสถอนเงิน',
  submit: 'ส่งคำขอถอน',
  done: 'ส่งคำขอถอนแล้ว รอตรวจสอบ',
  toRecords: 'ดูประวัติการถอน',
  arrived: 'สำเร็จ',
};

interface Journey {
  readonly words: Words;
  readonly method: 'bank' | 'usdt' | 'wallet';
  /** The label of the field and what is typed; nothing for a card, which is chosen. */
  readonly to?: readonly [label: string, value: string];
  /** How the destination stands in the records. */
  readonly shown: RegExp;
}

async function withdraw(page: Page, context: BrowserContext, hand: Hand, journey: Journey): Promise<void> {
  const { words, method, to, shown } = journey;
  const faults = watch(page);
  const player = await readyPlayer(context);
  if (method === 'bank') await bindCard(player);
  await context.addCookies([{ name: 'lang', value: words.lang, url: siteUrl() }]);
  await page.goto(`${siteUrl()}/mine/capital/withdrawal${method === 'bank' ? '' : `?method=${method}`}`);
  const form = page.getByRole('form', { name: words.form, exact: true });
  if (to) await hand.type(form.getByLabel(to[0], { exact: true }), to[1]);
  await hand.type(form.getByLabel(words.amount, { exact: true }), '650');
  await hand.type(form.getByLabel(words.password, { exact: true }), withdrawPassword);
  await hand.press(form.getByRole('button', { name: words.submit }).locator('visible=true').first());
  await expect(page.getByRole('main').getByText(words.done).first()).toBeVisible();
  await hand.press(page.getByRole('main').getByRole('link', { name: words.toRecords }));
  await expect(page.getByText(shown).first()).toBeVisible();
  const arrived = { main: 35_000, withdrawing: 0 };
  await expect.poll(async () => accountsOf(player.account), { timeout: 30_000 }).toMatchObject(arrived);
  // The filter and the row: the list follows by itself.
  await expect(page.getByRole('main').getByText(words.arrived, { exact: true })).toHaveCount(2, { timeout: 30_000 });
  expect(await booksFaults()).toEqual([]);
  expect(faults).toEqual([]);
}

test('to a bank card, by keyboard, with its timeline to the end. SCREEN-009', async ({ page, context }) => {
  await withdraw(page, context, keyboard(page), { words: zh, method: 'bank', shown: /中国工商银行/ });
});

test('to USDT, by keyboard, at the rate that stands with it. SCREEN-010, ENUM-013', async ({ page, context }) => {
  const to = ['USDT 地址', address] as const;
  await withdraw(page, context, keyboard(page), { words: zh, method: 'usdt', to, shown: /TRC20 TQ9f…5tX1/ });
  await page
    .getByRole('button', { name: /^查看详情/ })
    .first()
    .click();
  await expect(page.getByText('20.00 USDT').first()).toBeVisible();
  await expect(page.getByText('1 USDT = ฿32.50').first()).toBeVisible();
});

test('to an e-wallet, by keyboard. SCREEN-011, AMB-078', async ({ page, context }) => {
  const to = ['钱包账号', '0812345678'] as const;
  await withdraw(page, context, keyboard(page), { words: zh, method: 'wallet', to, shown: /电子钱包 0812…5678/ });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('to a bank card, by touch. SCREEN-009', async ({ page, context }) => {
    await withdraw(page, context, finger(), { words: zh, method: 'bank', shown: /中国工商银行/ });
  });
  test('to USDT in English, by touch. SCREEN-010', async ({ page, context }) => {
    const to = ['USDT address', address] as const;
    await withdraw(page, context, finger(), { words: en, method: 'usdt', to, shown: /TRC20 TQ9f…5tX1/ });
  });
  test('to an e-wallet in Thai, by touch. SCREEN-011', async ({ page, context }) => {
    const to = ['บัญชีวอลเล็ต', '0812345678'] as const;
    await withdraw(page, context, finger(), { words: th, method: 'wallet', to, shown: /0812…5678/ });
  });
});

test('bad addresses and accounts are named on both sides, and nothing is held. AMB-068, AMB-078', async ({
  page,
  context,
}) => {
  const player = await readyPlayer(context);
  await page.goto(`${siteUrl()}/mine/capital/withdrawal?method=usdt`);
  const form = page.getByRole('form', { name: '提款', exact: true });
  await expect(form.getByLabel('USDT 地址')).toBeVisible();
  const before = await rowsOf(player.account);
  const letters = 'USDT地址只能包含字母和数字';
  const path = '/api/loged/applyWithdraw';
  await refusesBadInput(page, {
    form,
    path,
    fields: {
      address: { label: 'USDT 地址', good: address },
      amount: { label: '提款金额', good: '300' },
      withdrawPassword: { label: '提款密码', good: withdrawPassword },
    },
    also: { method: 'usdt', chain: '0', rate: '32.5' },
    wrong: [
      ['address', '', '请输入USDT 地址'],
      ['address', 'TQ9f Kx7m', letters],
      ['address', '<b>TQ9f', letters],
      ['address', fullWidth('0123'), letters],
      ['address', "' or true --", letters],
      ['amount', '299', '提款金额至少300元', '金额低于最低限额 300.00'],
      ['amount', '1001', '可提款余额不足'],
      ['amount', '300.5', '请勿输入小数'],
    ],
  });
  const good = { method: 'wallet', address: '0812345678', amount: '300', withdrawPassword };
  const answers = await sendRaw(page, path, [
    { ...good, method: 'usdt', address, chain: '9' },
    { ...good, method: 'usdt', address, rate: '1' },
    { ...good, address: '' },
    { ...good, address: 'x'.repeat(65) },
  ]);
  expect(answers.map(({ msg }) => msg)).toEqual([
    '没有这条链，请换一条',
    '汇率刚刚变为 32.5，金额没有变动，请核对后再提交',
    '请输入钱包账号',
    '钱包账号最多64个字符',
  ]);
  expect(await rowsOf(player.account)).toEqual(before);
});

/** Fills the form of an e-wallet; answers its submission. */
async function fill(tab: Page): Promise<Locator> {
  await tab.goto(`${siteUrl()}/mine/capital/withdrawal?method=wallet`);
  const form = tab.getByRole('form', { name: '提款', exact: true });
  await form.getByLabel('钱包账号', { exact: true }).fill('0812345678');
  await form.getByLabel('提款金额', { exact: true }).fill('300');
  await form.getByLabel('提款密码', { exact: true }).fill(withdrawPassword);
  return form.getByRole('button', { name: '提交提款' }).locator('visible=true').first();
}

test('a double click, a second tab and a lost reply make one application. L04, L05, L06', async ({ page, context }) => {
  const player = await readyPlayer(context);
  const path = '/api/loged/applyWithdraw';
  let isLost = true;
  let sent = 0;
  await context.route(`**${path}`, async (route) => {
    sent += 1;
    const reply = await route.fetch();
    if (isLost) await route.abort('connectionreset');
    else await route.fulfill({ response: reply });
  });
  const other = await context.newPage();
  const [submit, again] = [await fill(page), await fill(other)];
  await submit.dblclick();
  await expect(
    page.getByRole('form', { name: '提款', exact: true }).getByText('还不知道是否成功').first(),
  ).toBeVisible();
  expect(sent).toBe(1);
  // The house has made it; the reply was lost. Another tab asks for the very same, and hears the same answer.
  isLost = false;
  await again.click();
  await expect(other.getByRole('main').getByText(zh.done).first()).toBeVisible();
  expect(sent).toBe(2);
  const { data } = await player.send('/api/logged/withdrawList');
  expect(data.total).toBe(1);
  const accounts = await accountsOf(player.account);
  expect(accounts.main).toBe(70_000);
  expect(await booksFaults()).toEqual([]);
});

test('what is missing is done in place, and the form waits for it. ENTITY-009, AMB-086', async ({ page, context }) => {
  const player = await registerPlayer(context);
  await operate(context.request, 'bonus', { account: player.account, id: `gift-${player.account}`, amount: '1000' });
  await page.goto(`${siteUrl()}/mine/capital/withdrawal?method=usdt`);
  await expect(page.getByText('还差 3 项就能提款').first()).toBeVisible();
  const set = page.getByRole('button', { name: /真实姓名$/ });
  await set.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(realName);
  await dialog.getByRole('textbox').first().press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('还差 2 项就能提款').first()).toBeVisible();
  await expect(page).toHaveURL(/method=usdt/);
});
