/** Interest plans: bought, followed and redeemed, with every figure said before. SI-46, SCREEN-022 */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { long, refusesBadInput, unreadable } from '../../badInput.ts';
import { accountsOf, booksFaults } from '../../books.ts';
import { siteUrl, watch } from '../../hand.ts';
import { operate } from '../../operator.ts';
import { registerPlayer } from '../../player.ts';

const address = () => `${siteUrl()}/mine/capital/account?tab=interest`;
const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: '我的计划' }).getByRole('listitem').filter({ hasText: name }).first();

test('a plan is bought by keyboard, stands among mine, and is redeemed with what it costs said. STATE-016', async ({
  page,
  context,
}) => {
  const faults = watch(page);
  const { account } = await registerPlayer(context);
  await operate(context.request, 'bonus', { account, id: `gift-${account}`, amount: '12000' });
  await page.goto(address());
  const card = page.getByRole('region', { name: '三十日计划' });
  await expect(card).toContainText('每天 0.03%');
  await expect(card).toContainText('折合年利率 10.95%');
  await expect(card).toContainText('放 ฿10,000，满 30 天得利息 ฿90.00');
  // What it costs, in money, before anything is pressed. M22
  await expect(card).toContainText('到期后要先有效投注 ฿10,270（本金 ฿10,000 + 利息 ฿270），这笔钱才能全部提走。');
  const hourly = page.getByRole('region').filter({ has: page.getByText('每小时 0.001%') });
  await expect(hourly.last()).toContainText('到期后不用投注，可以直接提走。');
  await expect(page.getByRole('region', { name: '九十日计划' })).toContainText('已售罄');

  await card.getByRole('button', { name: '购买三十日计划' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '购买三十日计划' });
  await dialog.getByRole('textbox').fill('10000');
  const dates = dialog.getByRole('table', { name: '哪天有多少' }).getByRole('row');
  await expect(dates).toHaveCount(7);
  await expect(dates.last()).toContainText('฿10,090.00');
  // The principal once and the interest three times.
  await expect(dialog.getByRole('definition').filter({ hasText: '฿10,270.00' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('已购买三十日计划 ฿10,000.00').first()).toBeVisible();
  const mine = rowOf(page, '三十日计划');
  await expect(mine).toContainText('进行中');
  await expect(mine).toContainText('0 / 30 期');
  await expect(page.getByRole('main').getByText('2,000', { exact: false }).first()).toBeVisible();
  expect(await accountsOf(account)).toMatchObject({ main: 200_000, savings: 1_000_000 });

  await mine.getByRole('button', { name: /^赎回三十日计划/ }).click();
  const question = page.getByRole('dialog', { name: '现在赎回三十日计划？' });
  await expect(question).toContainText('现在回到主钱包฿10,000.00');
  await expect(question).toContainText('放弃的利息−฿90.00');
  await question.getByRole('button', { name: '继续放着' }).click();
  await expect(question).toBeHidden();
  await mine.getByRole('button', { name: /^赎回三十日计划/ }).click();
  await question.getByRole('button', { name: '赎回 ฿10,000.00' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('已赎回，฿10,000.00 回到主钱包').first()).toBeVisible();
  await expect(rowOf(page, '三十日计划')).toContainText('已赎回');
  expect(await accountsOf(account)).toMatchObject({ main: 1_200_000, savings: 0 });

  await page.getByRole('button', { name: '进行中', exact: true }).click();
  await expect(page).toHaveURL(/state=/);
  await expect(page.getByText('没有这个状态的计划')).toBeVisible();
  // The principal of this plan is staked once before it may be withdrawn.
  await page.getByRole('tab', { name: '锁定明细' }).click();
  await expect(page.getByText('还差 ฿10,000.00').first()).toBeVisible();
  expect(await booksFaults()).toEqual([]);
  expect(faults).toEqual([]);
});

test('an amount breaks no rule of a plan on either side. VALID-030, VALID-031, VALID-061, AMB-191', async ({
  page,
  context,
}) => {
  const { account } = await registerPlayer(context);
  await operate(context.request, 'bonus', { account, id: `gift-${account}`, amount: '600' });
  await page.goto(address());
  await page.getByRole('button', { name: '购买一日计划' }).click();
  const dialog = page.getByRole('dialog', { name: '购买一日计划' });
  const format = '金额格式错误';
  const short = '余额不足以购买该计划，请先充值';
  await refusesBadInput(page, {
    form: dialog.getByRole('form'),
    path: '/api/loged/buyBalanceProfit',
    fields: { amount: { label: '放进计划的金额', good: '100' } },
    also: { planId: 'day' },
    wrong: [
      ['amount', '', '请输入金额'],
      ['amount', '0', '金额不能为0'],
      ['amount', '-1', format],
      ['amount', '1.234', format],
      ['amount', '一百', format],
      ['amount', '600.01', short],
      ['amount', '5000.01', '单笔最多5,000元', '单笔最多5000元，没有扣款'],
      ['amount', long, '这一项的内容无法识别', unreadable],
    ],
  });
  await dialog.getByLabel('放进计划的金额').fill('700');
  await expect(dialog.getByRole('link', { name: '去存款' })).toBeVisible();
  expect(await accountsOf(account)).toMatchObject({ main: 60_000 });
});

for (const [lang, words] of [
  ['en', ['Interest plans', '0.03% a day', 'Buy Thirty days']],
  ['th', ['แผนดอกเบี้ย', '0.03% ต่อวัน', 'ซื้อแผนสามสิบวัน']],
] as const) {
  test(`plans speak ${lang} on a phone of 360 px, and nothing runs over. SI-46`, async ({ page, context }) => {
    await registerPlayer(context);
    await context.addCookies([{ name: 'lang', value: lang, url: siteUrl() }]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address());
    const [title, rate, buy] = words;
    await expect(page.getByRole('tab', { name: title })).toBeVisible();
    await expect(page.getByText(rate).first()).toBeVisible();
    await page.getByRole('button', { name: buy }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('5000');
    await expect(page.getByRole('dialog').getByRole('table').getByRole('row')).toHaveCount(7);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
