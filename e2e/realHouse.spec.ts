/**
 * A house for real money, before its players and its staff: an account, four ways of money in, a round, and a withdrawal
 * that two approve, that is paid and comes back. Screens, ledger and trail agree to the satang. L01, L07, ENV-012
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { accountsOf, booksFaults } from './books.ts';
import { freshCard } from './hand.ts';
import { notify } from './payersPages.ts';
import type { PaidOrder } from './payersPages.ts';
import { comeFromOwnAddress, freshProof, realName, withdrawPassword } from './player.ts';
import { account, hand, isReal, mobilePhone, openAt, register, verify } from './realPlayer.ts';
import { startRealHouse } from './realHouse.ts';
import type { RealHouse } from './realHouse.ts';
import { enrol } from './staff.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

let real: RealHouse;
const { FOYER_URL, FOYER_DATABASE } = process.env;
test.beforeAll(async () => {
  real = await startRealHouse();
  Object.assign(process.env, { FOYER_URL: real.house.url, FOYER_DATABASE: real.house.database });
});
test.afterAll(async () => {
  Object.assign(process.env, { FOYER_URL, FOYER_DATABASE });
  await real.stop();
});

const open = (page: Page, path: string) => openAt(real, page, path);

const submit = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const mainOf = async () => (await accountsOf(account)).main ?? 0;

/** Orders a transfer with a proof. It waits for the staff. */
async function orderTransfer(page: Page): Promise<void> {
  await open(page, '/mine/capital/deposit');
  const form = page.getByRole('form', { name: '存款', exact: true });
  await hand.type(form.getByLabel('存款金额'), '1000');
  await hand.type(form.getByLabel('存款人姓名'), realName);
  await form.getByLabel('转账凭证').setInputFiles(freshProof());
  await expect(form.getByText('已上传')).toBeVisible();
  await hand.press(submit(page, '提交存款'));
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await isReal(page);
}

/** Pays on the gateway's page. A forged notice before it moves nothing, and the signed one counts once of three times. */
async function payByGateway(page: Page, context: BrowserContext): Promise<void> {
  await open(page, '/mine/capital/latestdeposit?type=third');
  await hand.type(page.getByLabel('存款金额'), '500.25');
  const opening = context.waitForEvent('page');
  await hand.press(submit(page, '去付款'));
  const payer = await opening;
  await expect(payer.getByRole('heading', { name: 'Pay 500.25 THB' })).toBeVisible();
  const [order] = [...real.provider.pages.values()] as unknown as PaidOrder[];
  if (order === undefined) throw new Error('no order has reached the gateway');
  const before = await mainOf();
  expect(await notify(real.house.url, order, 'another-secret-of-forty-characters......')).toMatchObject({
    status: 401,
  });
  expect(await mainOf()).toBe(before);
  await payer.getByRole('button', { name: 'Pay now' }).click();
  await expect(payer).toHaveURL(real.house.url + order.returnUrl);
  expect(real.pages.notified.map(({ status, isRepeat }) => [status, isRepeat])).toEqual([
    [200, false],
    [200, true],
    [200, true],
  ]);
  await payer.close();
  await expect(page.getByRole('heading', { name: '已到账 ฿500.25' })).toBeVisible();
  expect(await mainOf()).toBe(before + 500_25);
  await isReal(page);
}

/** Puts what the house plans for later into the past: its own workers then ask gateway, chain and provider. */
const hurry = async () => {
  await real.database.query('update deposit_order set next_query_ms = 0 where next_query_ms is not null');
  await real.database.query('update payout set next_ms = 0 where next_ms is not null');
};

async function payUsdt(page: Page): Promise<void> {
  await open(page, '/mine/capital/latestdeposit?type=usdt');
  const form = page.getByRole('form', { name: 'USDT' });
  await expect(form.getByRole('radio', { name: /TRC20/ })).toBeChecked();
  await hand.type(form.getByLabel('存款金额'), '25.50');
  await hand.press(submit(page, '提交订单'));
  await expect(page.getByText(/^T[1-9A-HJ-NP-Za-km-z]{33}$/).first()).toBeVisible();
  await isReal(page);
  const before = await mainOf();
  const { rows } = await real.database.query(
    `select player_id || '-' || order_no as id from deposit_order where method = 'usdt'`,
  );
  const { id } = rows[0] as { id: string };
  real.provider.onChain(id, [{ transferId: 'tx:0', amount: '25.500000', confirmations: 20 }]);
  // A query that is under way plans the next one only when it ends.
  await expect
    .poll(async () => {
      await hurry();
      return mainOf();
    })
    .toBe(before + 828_75);
  await expect(page.getByRole('heading', { name: '已到账 ฿828.75' })).toBeVisible();
}

/** Moves money to a platform by the drawer and plays a round of a slot with it. */
async function playRound(page: Page, context: BrowserContext): Promise<void> {
  await open(page, '/home');
  await hand.press(page.getByRole('banner').getByRole('button', { name: /^主钱包余额/ }));
  await hand.press(page.getByRole('dialog', { name: '钱包' }).getByRole('button', { name: '转入墨玉堂' }));
  const into = page.getByRole('dialog', { name: '转入墨玉堂' });
  await hand.type(into.getByLabel('金额'), '300');
  await hand.press(into.getByRole('button', { name: '转入', exact: true }));
  await expect(into).toBeHidden();
  await open(page, '/all-games?keyword=' + encodeURIComponent('锦鲤跃门'));
  await hand.press(page.getByRole('button', { name: /^锦鲤跃门/ }));
  const opened = context.waitForEvent('page');
  await hand.press(page.getByRole('dialog', { name: '锦鲤跃门' }).getByRole('button', { name: '进入游戏' }));
  const game = await opened;
  const spin = game.getByRole('button', { name: '旋转', exact: true });
  await expect(spin).toBeEnabled({ timeout: 30_000 });
  await isReal(game);
  const answered = game.waitForResponse('**/api/play/spin');
  await spin.press('Enter');
  expect((await answered).status()).toBe(200);
  await game.close();
}

/** Adds a bank card and withdraws to it: ฿2,000 with a fee of ฿40. */
async function withdraw(page: Page): Promise<void> {
  await open(page, '/mine/capital/bankList');
  await hand.press(page.getByRole('main').getByRole('link', { name: '添加银行卡' }));
  const card = page.getByRole('form', { name: '添加银行卡' });
  await hand.type(card.getByLabel('卡号'), freshCard());
  await hand.type(card.getByLabel('开户支行'), '静安支行');
  await hand.type(card.getByLabel('银行预留手机号'), mobilePhone);
  await hand.type(card.getByLabel('提款密码', { exact: true }), withdrawPassword);
  await expect(card.getByLabel('开户银行')).toHaveValue('中国工商银行');
  await hand.press(card.getByRole('button', { name: '添加这张卡' }));
  await expect(card).toHaveCount(0);
  await open(page, '/mine/capital/withdrawal');
  const form = page.getByRole('form', { name: '提款', exact: true });
  await hand.type(form.getByLabel('提款金额', { exact: true }), '2000');
  await hand.type(form.getByLabel('提款密码', { exact: true }), withdrawPassword);
  await expect(page.getByRole('main')).toContainText('฿1,960.00');
  await hand.press(submit(page, '提交提款'));
  await expect(page.getByRole('heading', { name: '提款申请已提交，等待审核' })).toBeVisible();
  await isReal(page);
  await hand.press(page.getByRole('main').getByRole('link', { name: '查看提款记录' }));
}

/** Opens the only order of a queue and approves it by keys, as staff do. */
async function approve(page: Page, queue: string, dialog: string, said: string): Promise<void> {
  await page.goto(`${real.house.url}/desk/queues/${queue}`);
  await page.getByRole('row').filter({ hasText: account }).getByRole('link').click();
  await expect(page.getByRole('complementary').getByRole('button', { name: 'Approve', exact: false })).toBeVisible();
  await isReal(page);
  await page.keyboard.press('a');
  const asked = page.getByRole('dialog', { name: dialog });
  // The message stays for six seconds, which a busy machine may take for the click.
  await Promise.all([
    expect(page.getByText(said)).toBeVisible(),
    asked.getByRole('button', { name: /^Approve/ }).click(),
  ]);
}

async function isBalance(wanted: { readonly main: number; readonly withdrawing: number }): Promise<void> {
  await expect
    .poll(async () => {
      const { main = 0, withdrawing = 0 } = await accountsOf(account);
      return { main, withdrawing };
    })
    .toEqual(wanted);
  // Money moves a moment before its order says so.
  await expect.poll(booksFaults).toEqual([]);
}

const sentPayouts = () => [...real.provider.payouts.values()].flat();

async function askedState(): Promise<unknown[]> {
  await hurry();
  return (await rowsOf('select state from payout')).map((row) => row['state']);
}

/** Lets the provider say this of the payout, and the house ask for it. */
async function providerSays(state: string): Promise<void> {
  const [payoutId = ''] = real.provider.payouts.keys();
  real.provider.tellPayout(payoutId, { state, id: 'p-1' });
  await expect.poll(askedState).toEqual([state]);
}

/** Two members of staff approve, the provider pays, and the payment comes back days later. */
async function payOut(page: Page, mei: Page, tan: Page): Promise<void> {
  const title = 'Approve this withdrawal?';
  await approve(mei, 'withdrawals', title, 'Approved once. A second person has to approve as well.');
  await hurry();
  expect(sentPayouts()).toEqual([]);
  await approve(tan, 'withdrawals', title, 'Approved. The payout begins.');
  await expect.poll(sentPayouts).toMatchObject([{ amountMinor: 1_960_00, currency: 'THB' }]);
  await providerSays('sent');
  await isBalance({ main: 29_00, withdrawing: 2_000_00 });
  await providerSays('confirmed');
  await isBalance({ main: 29_00, withdrawing: 0 });
  await open(page, '/mine/capital/withdrawalList');
  await expect(page.getByRole('main').getByText('成功', { exact: true })).toHaveCount(2);
  await providerSays('returned');
  await isBalance({ main: 2_029_00, withdrawing: 0 });
  await open(page, '/mine/capital/withdrawalList');
  await expect(page.getByText('款项被收款方退回').first()).toBeVisible();
  expect(sentPayouts()).toHaveLength(1);
}

const satangOf = (shown = ''): number => Math.round(Number(shown.replaceAll(/[^\d.−-]/g, '').replace('−', '-')) * 100);
const rowsOf = async (statement: string, ...given: readonly string[]): Promise<Record<string, unknown>[]> =>
  (await real.database.query(statement, [...given])).rows as Record<string, unknown>[];

/** The player's statement, the ledger and the staff's trail tell the same, to the satang. */
async function agree(page: Page, tan: Page): Promise<void> {
  await open(page, '/mine/billDetail');
  await expect(page.getByText('共 6 笔')).toBeVisible();
  const cells = await page
    .getByRole('table', { name: '交易记录' })
    .locator('tbody tr[role=row]')
    .evaluateAll((rows) => rows.map((row) => Array.from(row.querySelectorAll('td'), (cell) => cell.textContent)));
  const shown = cells.map((row) => [satangOf(row[3]), satangOf(row[4])]);
  expect(shown.map(([amount]) => amount).toReversed()).toEqual([
    1_000_00, 500_25, 828_75, -300_00, -2_000_00, 2_000_00,
  ]);
  expect(shown[0]).toEqual([2_000_00, 2_029_00]);
  const ledger = await rowsOf(
    `select amount_satang::int as amount from entry where account = 'main' order by seq, leg`,
  );
  expect(ledger.map(({ amount }) => amount)).toEqual(shown.map(([amount]) => amount).toReversed());
  // What the fee had brought is gone, and the bank holds what the player has deposited.
  const house = await rowsOf(`select account, sum(amount_satang)::int as held from entry
    where account in ('house:bank', 'house:fees') group by account order by account`);
  expect(house).toEqual([
    { account: 'house:bank', held: -2_329_00 },
    { account: 'house:fees', held: 0 },
  ]);
  const [deposit, withdrawal] = [
    await rowsOf(`select order_no from deposit_order where method = 'bank'`),
    await rowsOf('select order_no from withdrawal'),
  ].map(([row]) => String(row?.['order_no']));
  await tan.goto(`${real.house.url}/desk/trail?kind=acts`);
  const approvals = tan.getByRole('row').filter({ hasText: 'payments/approve' });
  await expect(approvals).toHaveCount(3);
  for (const [index, parts] of [
    ['tan', withdrawal],
    ['mei', withdrawal],
    ['mei', deposit],
  ].entries())
    for (const part of [...parts, account]) await expect(approvals.nth(index)).toContainText(part ?? '');
  await approvals.last().getByRole('link').click();
  await expect(tan.getByRole('complementary')).toContainText('"amountMinor": 100000');
  expect(await booksFaults()).toEqual([]);
}

test('an account, money in four ways, a round, and a withdrawal that comes back', async ({
  page,
  context,
  browser,
}) => {
  await comeFromOwnAddress(context);
  const [mei, tan] = await Promise.all(['mei', 'tan'].map(() => staffPage(browser)));
  if (mei === undefined || tan === undefined) throw new Error('nobody is at the desk');
  await register(real, page);
  await verify(real, page);
  await orderTransfer(page);
  await enrol(mei, real.house, 'mei', 'payments');
  await enrol(tan, real.house, 'tan', 'payments,risk');
  await approve(mei, 'deposits', 'Approve this deposit?', '฿1,000.00 approved.');
  await isBalance({ main: 1_000_00, withdrawing: 0 });
  await payByGateway(page, context);
  await payUsdt(page);
  await playRound(page, context);
  await withdraw(page);
  await isBalance({ main: 29_00, withdrawing: 2_000_00 });
  await payOut(page, mei, tan);
  await agree(page, tan);
});

async function staffPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  await comeFromOwnAddress(context);
  return await context.newPage();
}
