/** A player's own offers: their terms, claims, remaining turnover and cancellation. SI-39 */
import { expect, test } from '../test.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { accountsOf, booksFaults } from '../books.ts';
import { keyboard, siteUrl, watch } from '../hand.ts';
import { operate } from '../operator.ts';
import { registerPlayer } from '../player.ts';

const weights = { slots: 100, live: 10, sports: 0, lottery: 0, fish: 100, chess: 100, hall3d: 100, other: 100 };
const terms = {
  gives: { kind: 'fixed', amount: '100.00' },
  who: 'chosen',
  often: 'once',
  multiple: 8,
  multipleOf: 'bonus',
  weights,
  platformCodes: ['kiln'],
  excludedGameIds: [],
  longestStakeSatang: '50.00',
  expiresAfterHours: 168,
  fundsOrder: 'ownFirst',
  onCancel: 'bonusReturns',
  winningsCap: 'none',
};
const named = { name: '迎新红利', 'name.en': 'Welcome bonus', 'name.th': 'โบนัสต้อนรับ', type: '6' };
const card = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** One bonus of every status that needs no staking. */
async function everyStatus(request: APIRequestContext, account: string): Promise<void> {
  const give = (id: string, as: string) =>
    operate(request, 'bonus', { account, id: `${id}-${account}`, terms, ...named, name: id, as });
  const decide = (id: string, decision: string) =>
    operate(request, 'bonus/decide', { account, id: `${id}-${account}`, decision, reason: '资料不全' });
  await give('waiting', 'offer');
  await give('held', 'grant');
  await give('asked', 'audit');
  await give('refused', 'audit');
  await give('closed', 'audit');
  await give('drawn', 'draw');
  await give('lost', 'draw');
  await decide('refused', 'reject');
  await decide('closed', 'clear');
  await decide('lost', 'lost');
}

test('a new player reads the terms on a bonus card, claims it, sees the wagering left, and cancels it. SI-39, M22', async ({
  page,
  context,
}) => {
  const faults = watch(page);
  const hand = keyboard(page);
  const { account } = await registerPlayer(context);
  await operate(context.request, 'bonus', {
    account,
    id: `gift-${account}`,
    terms,
    ...named,
    as: 'offer',
    hours: '24',
  });
  await page.goto(`${siteUrl()}/mine/center`);
  await page.getByRole('navigation', { name: '会员中心导航' }).getByRole('link', { name: '我的优惠' }).first().click();
  const bonus = card(page, '迎新红利');
  await expect(bonus).toContainText('领取 ฿100，需有效投注 ฿800 才能提款。');
  await expect(bonus).toContainText('未领取');
  await hand.press(bonus.getByText('全部条款'));
  for (const words of [
    '真人：投 ฿100 算 ฿10',
    '只限娱乐场游戏',
    '体育、彩票：不算',
    '฿50，超过的这一注不算',
    '领取后 7 天内打完',
    '青窑',
  ])
    await expect(bonus).toContainText(words);
  await hand.press(bonus.getByRole('button', { name: '领取迎新红利' }));
  await expect(page.getByText('已领取 ฿100，需有效投注 ฿800 才能提款').first()).toBeVisible();
  await expect(bonus).toContainText('已领取');
  await expect(bonus.getByRole('meter', { name: '迎新红利的流水' })).toHaveAttribute('aria-valuenow', '0');
  await expect(bonus).toContainText('还差 ฿800.00');
  await expect(page.getByRole('banner').getByRole('button', { name: /差流水 ฿800/ })).toBeVisible();
  expect((await accountsOf(account)).main).toBe(10_000);

  await hand.press(bonus.getByRole('button', { name: '放弃红利 迎新红利' }));
  const dialog = page.getByRole('dialog', { name: '放弃迎新红利？' });
  await expect(dialog).toContainText('฿100.00 红利会从主钱包收回');
  await hand.press(dialog.getByRole('button', { name: '放弃红利' }));
  await expect(dialog).toBeHidden();
  await expect(bonus).toContainText('你放弃了它：收回红利 ฿100，赢到的归你。');
  await expect(bonus).toContainText('已扣红利');
  expect((await accountsOf(account)).main).toBe(0);
  expect(await booksFaults()).toEqual([]);
  expect(faults).toEqual([]);
});

const labels = {
  zh_CN: ['未领取', '已领取', '申请中', '已拒绝', '审核已清除', '未开奖', '未中奖', '前置红利'],
  en: ['Not received', 'Received', 'Applying', 'Rejected', 'Audit cleared', 'Not drawn', 'Not won', 'Pre-bonus'],
} as const;

test('every status has its label, and the address holds the filters. ENUM-005, ENUM-006, ENUM-010, SCREEN-078', async ({
  page,
  context,
}) => {
  const faults = watch(page);
  const { account } = await registerPlayer(context);
  await everyStatus(context.request, account);
  for (const lang of ['zh_CN', 'en'] as const) {
    await context.addCookies([{ name: 'lang', value: lang, url: siteUrl() }]);
    await page.goto(`${siteUrl()}/mine/myDiscounts`);
    for (const label of labels[lang])
      await expect(page.getByRole('listitem').getByText(label, { exact: true }).first()).toBeVisible();
  }
  await expect(
    page.getByText('Get ฿100. You can withdraw it once you’ve placed ฿800 in valid bets.').first(),
  ).toBeVisible();
  await context.addCookies([{ name: 'lang', value: 'th', url: siteUrl() }]);
  await page.goto(`${siteUrl()}/mine/myDiscounts`);
  await expect(page.getByText('รับ ฿100 ถอนได้เมื่อมียอดเดิมพันที่นับครบ ฿800').first()).toBeVisible();
  await expect(page.getByText('ไม่ผ่าน: 资料不全')).toBeVisible();

  await context.addCookies([{ name: 'lang', value: 'zh_CN', url: siteUrl() }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${siteUrl()}/mine/myDiscounts`);
  await expect(page.getByText('共 7 份')).toBeVisible();
  const state = page.getByRole('group', { name: '状态' });
  await state.getByRole('button', { name: '未领取' }).click();
  await expect(page).toHaveURL(/status=notReceived/);
  await expect(page.getByText('共 1 份')).toBeVisible();
  await page.getByLabel('种类').selectOption({ label: '已扣红利' });
  await expect(page).toHaveURL(/kind=deducted/);
  await expect(page.getByText('没有符合条件的优惠')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('共 1 份')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
});

test('a private custom bonus is applied for once, and a failed list can be retried. SCREEN-053, R05', async ({
  page,
  context,
}) => {
  const { account } = await registerPlayer(context);
  const bonus = { account, amount: '88', turnover: '88' };
  await operate(context.request, 'bonus', { ...bonus, id: `own-${account}`, name: '专属礼金', as: 'private' });
  await operate(context.request, 'bonus', { ...bonus, id: `ask-${account}`, name: '补偿礼金', as: 'private-audit' });
  await page.route('**/api/loged/myOfferEkList', (route) => route.abort());
  await page.goto(`${siteUrl()}/mine/myDiscounts`);
  await expect(page.getByText('优惠没有读出来')).toBeVisible();
  await page.unroute('**/api/loged/myOfferEkList');
  await page.getByRole('button', { name: '再读一次' }).click();
  const own = page.getByRole('region', { name: '专属红利' });
  await own.getByRole('button', { name: '申请补偿礼金' }).click();
  await expect(page.getByText('已提交申请，审核结果会显示在这里').first()).toBeVisible();
  await expect(card(page, '补偿礼金')).toContainText('申请中');
  await own.getByRole('button', { name: '领取专属礼金' }).click();
  await expect(card(page, '专属礼金')).toContainText('还差 ฿88.00');
  await expect(own).toBeHidden();
  await operate(context.request, 'bonus/decide', { account, id: `private:ask-${account}`, decision: 'approve' });
  await card(page, '补偿礼金').getByRole('button', { name: '领取补偿礼金' }).click();
  await expect(card(page, '补偿礼金')).toContainText('还差 ฿88.00');
  expect((await accountsOf(account)).main).toBe(17_600);
  expect(await booksFaults()).toEqual([]);
});
