import { expect, test } from '../test.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { booksFaults } from '../books.ts';
import { finger, freshCard, freshPhone, keyboard, siteUrl, watch } from '../hand.ts';
import type { Hand } from '../hand.ts';
import { withdrawPassword } from '../player.ts';
import { deposit, logIn, playOneRound, register } from './steps.ts';

async function logOutAndIn(page: Page, hand: Hand, account: string): Promise<void> {
  await page.goto(`${siteUrl()}/mine/center`);
  await hand.press(
    page
      .getByRole('button', { name: '账户菜单' })
      .or(page.getByRole('button', { name: '退出登录' }))
      .first(),
  );
  const leave = page
    .getByRole('button', { name: '退出登录' })
    .or(page.getByRole('menuitem', { name: '退出登录' }))
    .first();
  if (await leave.isVisible()) await hand.press(leave);
  await expect(page.getByRole('link', { name: '注册' }).first()).toBeVisible();
  await logIn(page, hand, account);
}

async function retrieve(page: Page, hand: Hand): Promise<void> {
  await page.goto(`${siteUrl()}/mine/capital/account`);
  await hand.press(page.getByRole('button', { name: '一键回收' }));
  const result = page.getByRole('dialog', { name: '回收结果' });
  await expect(result).toBeVisible();
  await hand.press(result.getByRole('button', { name: '关闭' }).first());
}

async function verifyPhone(page: Page, context: BrowserContext, hand: Hand): Promise<void> {
  await page.goto(`${siteUrl()}/mine/capital/withdrawal`);
  await hand.press(page.getByRole('button', { name: '去设置 手机号码' }));
  const dialog = page.getByRole('dialog', { name: '验证手机号码' });
  // The number of the registration is kept, so a code is sent to it without typing it again.
  await hand.press(dialog.getByRole('button', { name: '发送验证码' }));
  await expect(dialog.getByText('验证码已发往').first()).toBeVisible();
  const outbox = await context.newPage();
  await outbox.goto(`${siteUrl()}/sandbox/outbox`);
  const code = /\b\d{6}\b/.exec(await outbox.locator('main').innerText())?.[0] ?? '';
  await outbox.close();
  await hand.type(dialog.getByRole('textbox', { name: '验证码' }), code);
  await hand.press(dialog.getByRole('button', { name: '验证手机号码' }));
  await expect(dialog).toBeHidden();
}

async function withdraw(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: '去设置 提款密码' }));
  const secret = page.getByRole('dialog', { name: '设置提款密码' });
  await hand.type(secret.getByLabel('提款密码', { exact: true }), withdrawPassword);
  await hand.type(secret.getByLabel('再输入一次'), withdrawPassword);
  await hand.press(secret.getByRole('button', { name: '设置提款密码' }));
  await expect(secret).toBeHidden();
  await hand.press(page.getByRole('link', { name: '添加银行卡' }).first());
  const card = page.getByRole('form', { name: '添加银行卡' });
  await hand.type(card.getByLabel('持卡人'), '陈晓林');
  const number = freshCard();
  await hand.type(card.getByLabel('卡号'), number);
  await expect(card.getByLabel('开户银行')).not.toHaveValue('');
  await hand.type(card.getByLabel('开户支行'), '静安支行');
  await hand.type(card.getByLabel('银行预留手机号'), freshPhone());
  await hand.type(card.getByLabel('提款密码'), withdrawPassword);
  await hand.press(card.getByRole('button', { name: '添加这张卡' }));
  await expect(page.getByRole('listitem').filter({ hasText: number.slice(-4) })).toBeVisible();
  await page.goto(`${siteUrl()}/mine/capital/withdrawal`);
  const form = page.getByRole('form', { name: '提款' });
  await hand.type(form.getByLabel('提款金额'), '2000');
  await hand.type(form.getByLabel('提款密码'), withdrawPassword);
  await hand.press(form.getByRole('button', { name: '提交提款' }).filter({ visible: true }));
  await expect(page.getByRole('heading', { name: '提款申请已提交，等待审核' })).toBeVisible();
  await hand.press(page.getByRole('link', { name: '查看提款记录' }));
  await expect(page.getByText('成功').first()).toBeVisible({ timeout: 30_000 });
}

const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** The movements of the statement add up to its balance. */
async function readStatement(page: Page): Promise<void> {
  const reply = page.waitForResponse((one) => one.url().endsWith('/api/loged/myBalanceList'));
  await page.goto(`${siteUrl()}/mine/billDetail`);
  const { data } = (await (await reply).json()) as { data: { list: { amount: string; balance: string }[] } };
  const sum = data.list.reduce((total, entry) => total + cents(entry.amount), 0);
  expect(sum).toBe(cents(data.list[0]?.balance ?? '0'));
  for (const title of ['充值存款', '转入游戏', '转出游戏', '人工提款']) {
    await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible();
  }
}

async function journey(page: Page, context: BrowserContext, hand: Hand): Promise<void> {
  const faults = watch(page);
  const account = await register(page, hand);
  await logOutAndIn(page, hand, account);
  await deposit(page, hand);
  await playOneRound(page, context, hand);
  await retrieve(page, hand);
  await verifyPhone(page, context, hand);
  await withdraw(page, hand);
  await readStatement(page);
  expect(await booksFaults()).toEqual([]);
  expect(faults).toEqual([]);
}

test('takes a visitor by keyboard from registration to a paid withdrawal. ERR-043, NFR-007, ROLE-018, SCREEN-041', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await journey(page, context, keyboard(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('takes a visitor by touch from registration to a paid withdrawal. NFR-007, ROLE-018', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    await journey(page, context, finger());
  });
});
