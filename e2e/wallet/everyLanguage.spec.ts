/**
 * In each language one player deposits and withdraws, by other methods and another input device. e2e/site/wallet tests
 * every method in every language. Here is what needs a browser: keys, touch, windows, chosen files, a page that follows
 * the running bank. SI-47, SI-48, SI-50
 */
import type { BrowserContext, Page } from '@playwright/test';
import type { Locale } from '@foyer/contract/envelope.ts';
import { accountsOf, booksFaults } from '../books.ts';
import { finger, freshCard, freshPhone, keyboard, siteUrl, takeInUse } from '../hand.ts';
import type { Hand } from '../hand.ts';
import { freshProof, realName, registerPlayer, verifyPlayer, withdrawPassword } from '../player.ts';
import type { Player } from '../player.ts';
import { expect, test } from '../test.ts';
import { wordsOf } from './words.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1440, height: 900 } };
/** Enough for two steps of the running bank on a busy machine. */
const byTheBank = { timeout: 30_000 };

interface Walk {
  readonly page: Page;
  readonly hand: Hand;
  readonly player: Player;
  readonly word: ReturnType<typeof wordsOf>;
}

/** Registers a verified player, whose browser uses this language. */
async function begin(context: BrowserContext, page: Page, locale: Locale, hand: Hand): Promise<Walk> {
  const player = await registerPlayer(context);
  await verifyPlayer(context, player);
  await context.addCookies([{ name: 'lang', value: locale, url: siteUrl() }]);
  return { page, hand, player, word: wordsOf(locale) };
}

async function openAt({ page }: Walk, path: string): Promise<void> {
  await page.goto(`${siteUrl()}/mine/capital/${path}`);
  await takeInUse(page);
}

const submitOf = ({ page, word }: Walk, submit: string) =>
  page
    .getByRole('button', { name: word(submit) })
    .filter({ visible: true })
    .first();

async function isCredited({ page, player, word }: Walk, amount: string, satang: number): Promise<void> {
  await expect(page.getByRole('heading', { name: word('wallet/deposit.done', { amount }) })).toBeVisible(byTheBank);
  expect(await accountsOf(player.account)).toMatchObject({ main: satang });
}

interface WayOut {
  /** Query of the form's address. */
  readonly search: string;
  /** Label of the destination's field and the text to type. Not set for a card, which is chosen. */
  readonly to?: readonly [label: string, value: string];
  /** How the records show the destination. */
  readonly shown: RegExp;
  readonly leftSatang: number;
}

/** Withdraws by the form, and waits until the records show the payment without a reload. */
async function isPaidOut(walk: Walk, { search, to, shown, leftSatang }: WayOut): Promise<void> {
  const { page, hand, player, word } = walk;
  await openAt(walk, `withdrawal${search}`);
  const form = page.getByRole('form', { name: word('wallet/withdrawal.title'), exact: true });
  if (to) await hand.type(form.getByLabel(word(to[0]), { exact: true }), to[1]);
  await hand.type(form.getByLabel(word('wallet/withdrawal.amount'), { exact: true }), '650');
  await hand.type(form.getByLabel(word('wallet.withdrawPassword'), { exact: true }), withdrawPassword);
  await hand.press(submitOf(walk, 'wallet/withdrawal.submit'));
  await expect(page.getByRole('heading', { name: word('wallet/withdrawal.done') })).toBeFocused();
  await hand.press(page.getByRole('main').getByRole('link', { name: word('wallet/withdrawal.toRecords') }));
  await expect(page.getByText(shown).first()).toBeVisible();
  // One is in the filter, the other in the row.
  const arrived = page.getByRole('main').getByText(word('labels.withdrawalStatus.success'), { exact: true });
  await expect(arrived).toHaveCount(2, byTheBank);
  expect(await accountsOf(player.account)).toMatchObject({ main: leftSatang, withdrawing: 0 });
  expect(await booksFaults()).toEqual([]);
}

test.describe('in Chinese on a phone', () => {
  test.use(phone);
  test('deposits through the payer’s window, withdraws to a bank card, by touch. CALL-101, SCREEN-007, SCREEN-009', async ({
    page,
    context,
  }) => {
    const walk = await begin(context, page, 'zh_CN', finger());
    const { hand, player, word } = walk;
    await openAt(walk, 'latestdeposit?type=third');
    await expect(page.locator('nav a[href="/mine/capital/deposit"][aria-current="page"]')).toHaveCount(1);
    await hand.type(page.getByLabel(word('wallet/deposit.form.amount')), '1000');
    const opening = context.waitForEvent('page');
    await hand.press(submitOf(walk, 'wallet/deposit.submitWindow'));
    const payer = await opening;
    await payer.waitForURL(/\/sandbox\/pay\?payment=/);
    await expect(page.getByRole('heading', { name: word('wallet/deposit.payNow') })).toBeFocused();
    await payer.getByRole('button', { name: word('wallet/gateway.act.success'), exact: true }).click();
    await isCredited(walk, '฿1,000.00', 100_000);

    const bank = { cardNumber: freshCard(), bankName: '中国工商银行', branch: '静安支行' };
    const card = { ...bank, holderName: realName, reservedPhone: freshPhone() };
    expect(await player.send('/api/loged/addBankCard', { ...card, withdrawPassword })).toMatchObject({ code: 200 });
    await isPaidOut(walk, { search: '', shown: /中国工商银行/, leftSatang: 35_000 });
  });
});

test.describe('in English at a desk', () => {
  test.use(desk);
  test('deposits and withdraws USDT at the shown rate, by keyboard. SCREEN-010, SCREEN-072, ENUM-013', async ({
    page,
    context,
  }) => {
    const walk = await begin(context, page, 'en', keyboard(page));
    const { hand, word } = walk;
    await openAt(walk, 'latestdeposit?type=usdt');
    const form = page.getByRole('form', { name: 'USDT' });
    const chain = form.getByRole('radio', { name: /TRC20/ });
    await expect(chain).toBeChecked();
    await chain.focus();
    await page.keyboard.press('ArrowDown');
    await expect(form.getByRole('radio', { name: /ERC20/ })).toBeChecked();
    await hand.type(form.getByLabel(word('wallet/deposit.form.amount')), '40');
    await expect(form.getByText('฿1,300.00')).toBeVisible();
    await hand.press(submitOf(walk, 'wallet/deposit.submitOrder'));
    await expect(page.getByText(/^SANDBOXERC20DONOTSEND/)).toBeVisible();
    await isCredited(walk, '฿1,300.00', 130_000);

    const to = ['wallet/withdrawal.usdt.address', 'TK8zjR4GpHnc1xM1Lbh9V928dutq5rSjL5'] as const;
    await isPaidOut(walk, { search: '?method=usdt', to, shown: /TRC20 TK8z…SjL5/, leftSatang: 65_000 });
    await hand.press(page.getByRole('button', { name: word('ui.details') }).first());
    await expect(page.getByText('20.00 USDT').first()).toBeVisible();
    await expect(page.getByText(word('wallet/withdrawal.usdt.rateValue', { rate: '32.50' })).first()).toBeVisible();
  });
});

test.describe('in Thai on a phone', () => {
  test.use(phone);
  test('deposits by a transfer with its proof, withdraws to an e-wallet, by touch. SCREEN-006, SCREEN-011, SCREEN-014, AMB-078', async ({
    page,
    context,
  }) => {
    const walk = await begin(context, page, 'th', finger());
    const { hand, word } = walk;
    await openAt(walk, 'deposit');
    const form = page.getByRole('form', { name: word('wallet/deposit.form.title'), exact: true });
    await hand.type(form.getByLabel(word('wallet/deposit.form.amount')), '1000');
    await hand.type(form.getByLabel(word('wallet/deposit.form.depositor')), realName);
    await form.getByLabel(word('wallet/deposit.form.proof')).setInputFiles(freshProof());
    await expect(form.getByText(word('ui.fileSent'))).toBeVisible();
    await hand.press(submitOf(walk, 'wallet/deposit.form.submit'));
    await isCredited(walk, '฿1,000.00', 100_000);

    const to = ['wallet/withdrawal.wallet.account', '0812345678'] as const;
    await isPaidOut(walk, { search: '?method=wallet', to, shown: /0812…5678/, leftSatang: 35_000 });
  });
});
