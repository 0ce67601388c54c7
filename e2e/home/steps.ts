/** Steps of a player's journey, on any site that speaks to a house. */
import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { freshAccount, freshPhone, siteUrl, watch } from '../hand.ts';
import type { Hand } from '../hand.ts';
import { freshProof, password } from '../player.ts';

export async function register(page: Page, hand: Hand, site = siteUrl()): Promise<string> {
  const account = freshAccount();
  await page.goto(`${site}/home`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await hand.press(page.getByRole('link', { name: '注册' }).first());
  await expect(page).toHaveURL(/\/register/);
  const form = page.getByRole('form', { name: '开一个账户' });
  await hand.type(form.getByLabel('账号', { exact: true }), account);
  await hand.type(form.getByLabel('密码', { exact: true }), password);
  await hand.type(form.getByLabel('再输一次'), password);
  await hand.type(form.getByLabel(/^手机号/), freshPhone());
  await hand.tick(form.getByLabel(/年满 18 岁/));
  await hand.tick(form.getByLabel(/同意用户协议/));
  await hand.press(form.getByRole('button', { name: '创建账户' }));
  await expect(page).not.toHaveURL(/\/register/);
  return account;
}

export async function logIn(page: Page, hand: Hand, account: string, site = siteUrl()): Promise<void> {
  await page.goto(`${site}/login`);
  const form = page.getByRole('form', { name: '登录' }).last();
  await hand.type(form.getByLabel('账号', { exact: true }), account);
  await hand.type(form.getByLabel('密码', { exact: true }), password);
  await hand.press(form.getByRole('button', { name: '登录', exact: true }));
  await expect(page).not.toHaveURL(/\/login/);
}

export async function deposit(page: Page, hand: Hand, site = siteUrl(), sign = '฿'): Promise<void> {
  await page.goto(`${site}/mine/capital/deposit`);
  const form = page.getByRole('form', { name: '存款' });
  await hand.type(form.getByLabel('存款金额'), '5000.50');
  await hand.type(form.getByLabel('存款人姓名'), '陈晓林');
  await form.getByLabel('转账凭证').setInputFiles(freshProof());
  await expect(form.getByText('已上传')).toBeVisible();
  await hand.press(form.getByRole('button', { name: '提交存款' }).filter({ visible: true }));
  await expect(page.getByRole('heading', { name: /^(存款已提交|已到账)/ })).toBeVisible();
  // The card updates with the order, without a reload.
  await expect(page.getByRole('heading', { name: `已到账 ${sign}5,000.50` })).toBeVisible({ timeout: 30_000 });
  await hand.press(page.getByRole('link', { name: '查看存款订单' }));
  await expect(page.getByText('已支付').first()).toBeVisible({ timeout: 30_000 });
}

export async function playOneRound(page: Page, context: BrowserContext, hand: Hand, site = siteUrl()): Promise<void> {
  await page.goto(`${site}/mine/capital/account`);
  await hand.press(page.getByRole('button', { name: '转入墨玉堂' }));
  const transfer = page.getByRole('dialog', { name: '转入墨玉堂' });
  await hand.type(transfer.getByLabel('金额'), '1000');
  await hand.press(transfer.getByRole('button', { name: '转入', exact: true }));
  await expect(transfer).toBeHidden();
  await page.goto(`${site}/home`);
  const opened = context.waitForEvent('page');
  await hand.press(page.getByRole('button', { name: /锦鲤跃门/ }).first());
  await hand.press(page.getByRole('dialog', { name: '锦鲤跃门' }).getByRole('button', { name: '进入游戏' }));
  const game = await opened;
  const faults = watch(game);
  await expect(game).toHaveURL(/\/play\//, { timeout: 20_000 });
  const spin = game.getByRole('button', { name: '旋转', exact: true });
  await expect(spin).toBeEnabled({ timeout: 20_000 });
  const settled = game.waitForResponse((one) => one.url().endsWith('/api/play/spin'));
  await spin.press('Enter');
  const round = (await (await settled).json()) as { code: number };
  expect(round.code).toBe(200);
  await expect(game.getByRole('button', { name: '旋转中' })).toBeDisabled();
  await expect(spin.or(game.getByRole('button', { name: '开始免费旋转' })).first()).toBeEnabled({ timeout: 60_000 });
  expect(faults).toEqual([]);
  await game.close();
}
