/**
 * Money requests whose reply was lost: the next page looks them up, and money moves once however often they are
 * repeated. L04, L05, L06, M24
 */
import type { Locator, Page } from '@playwright/test';
import { accountsOf, booksFaults } from '../../books.ts';
import { siteUrl } from '../../hand.ts';
import { operate } from '../../operator.ts';
import { freshProof, registerPlayer, verifyPlayer, withdrawPassword } from '../../player.ts';
import { expect, test } from '../../test.ts';

async function sendDeposit(page: Page): Promise<void> {
  await page.goto(`${siteUrl()}/mine/capital/deposit`);
  const form = page.getByRole('form', { name: '存款' });
  await form.getByLabel('存款金额').fill('300');
  await form.getByLabel('存款人姓名').fill('陈晓林');
  await form.getByLabel('转账凭证').setInputFiles(freshProof());
  await expect(form.getByText('已上传')).toBeVisible();
  await form.getByRole('button', { name: '提交存款' }).filter({ visible: true }).click();
}

const prefix = 'foyer.money.';
/** Backdates stored requests by the time in which another tab may still wait for the reply. */
const letTimePass = (page: Page) =>
  page.evaluate((name) => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(name))) {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { sentAt: number };
      localStorage.setItem(key, JSON.stringify({ ...kept, sentAt: kept.sentAt - 10_000 }));
    }
  }, prefix);

test('after a reload, a page shows whether an unanswered deposit reached the house. L06', async ({ page, context }) => {
  const player = await registerPlayer(context);
  let arrives = false;
  let hear: (() => void) | undefined;
  await page.route('**/api/bankpay/inPayOrder', async (route) => {
    if (arrives) await route.fetch();
    hear?.();
  });
  for (const { isThere, message, orders } of [
    { isThere: false, message: '存款没有送到', orders: 0 },
    { isThere: true, message: '存款已经完成', orders: 1 },
  ]) {
    arrives = isThere;
    const heard = new Promise<void>((done) => (hear = done));
    await sendDeposit(page);
    await heard;
    await letTimePass(page);
    await page.reload();
    await expect(page.getByRole('region', { name: '消息提示' }).getByText(message)).toBeVisible();
    const { data } = await player.send('/api/loged/selectUserPayOrderList', { pageNo: '1', pageSize: '10' });
    expect(data.total).toBe(orders);
    expect(
      await page.evaluate((name) => Object.keys(localStorage).filter((key) => key.startsWith(name)), prefix),
    ).toEqual([]);
  }
  await page.reload();
  await expect(page.getByRole('form', { name: '存款' })).toBeVisible();
});

/** Fills in the e-wallet form and returns its submit button. */
async function fillWithdrawal(tab: Page): Promise<Locator> {
  await tab.goto(`${siteUrl()}/mine/capital/withdrawal?method=wallet`);
  const form = tab.getByRole('form', { name: '提款', exact: true });
  await form.getByLabel('钱包账号', { exact: true }).fill('0812345678');
  await form.getByLabel('提款金额', { exact: true }).fill('300');
  await form.getByLabel('提款密码', { exact: true }).fill(withdrawPassword);
  return form.getByRole('button', { name: '提交提款' }).filter({ visible: true }).first();
}

test('a double click, a second tab and a lost reply make one withdrawal. L04, L05, L06', async ({ page, context }) => {
  const player = await registerPlayer(context);
  await verifyPlayer(context, player);
  await operate(context.request, 'bonus', { account: player.account, id: `gift-${player.account}`, amount: '1000' });
  let isLost = true;
  let sent = 0;
  await context.route('**/api/loged/applyWithdraw', async (route) => {
    sent += 1;
    const reply = await route.fetch();
    if (isLost) await route.abort('connectionreset');
    else await route.fulfill({ response: reply });
  });
  const other = await context.newPage();
  const [submit, again] = [await fillWithdrawal(page), await fillWithdrawal(other)];
  await submit.dblclick();
  await expect(
    page.getByRole('form', { name: '提款', exact: true }).getByText('还不知道是否成功').first(),
  ).toBeVisible();
  expect(sent).toBe(1);
  // The house has made the order; the reply was lost. Another tab sends the same request and gets the same reply.
  isLost = false;
  await again.click();
  await expect(other.getByRole('heading', { name: '提款申请已提交，等待审核' })).toBeVisible();
  expect(sent).toBe(2);
  const { data } = await player.send('/api/logged/withdrawList');
  expect(data.total).toBe(1);
  expect((await accountsOf(player.account)).main).toBe(70_000);
  expect(await booksFaults()).toEqual([]);
});
