/** Interest plans: bought, listed and redeemed, with every figure shown beforehand. SI-46, SCREEN-022 */
import type { Page } from '@playwright/test';
import { accountsOf, booksFaults } from '../../books.ts';
import { siteUrl } from '../../hand.ts';
import { operate } from '../../operator.ts';
import { registerPlayer } from '../../player.ts';
import { expect, test } from '../../test.ts';

const address = () => `${siteUrl()}/mine/capital/account?tab=interest`;
const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: '我的计划' }).getByRole('listitem').filter({ hasText: name }).first();

test('a plan is bought by keyboard, listed, and redeemed after its cost was shown. STATE-016', async ({
  page,
  context,
}) => {
  const { account } = await registerPlayer(context);
  await operate(context.request, 'bonus', { account, id: `gift-${account}`, amount: '12000' });
  await page.goto(address());
  const card = page.getByRole('region', { name: '三十日计划' });
  await expect(card).toContainText('每天 0.03%');
  await expect(card).toContainText('折合年利率 10.95%');
  await expect(card).toContainText('放 ฿10,000，满 30 天得利息 ฿90.00');
  // The cost in money is shown before anything is pressed. M22
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
  // Turnover: the principal once and the interest three times.
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
  // The principal of this plan has a turnover of its own amount before it may be withdrawn.
  await page.getByRole('tab', { name: '锁定明细' }).click();
  await expect(page.getByText('还差 ฿10,000.00').first()).toBeVisible();
  expect(await booksFaults()).toEqual([]);
});

test('plans are shown in English and Thai on a phone of 360 px, without overflow. SI-46', async ({ page, context }) => {
  await registerPlayer(context);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [lang, title, rate, buy] of [
    ['en', 'Interest plans', '0.03% a day', 'Buy Thirty days'],
    ['th', 'แผนดอกเบี้ย', '0.03% ต่อวัน', 'ซื้อแผนสามสิบวัน'],
  ] as const) {
    await context.addCookies([{ name: 'lang', value: lang, url: siteUrl() }]);
    await page.goto(address());
    await expect(page.getByRole('tab', { name: title })).toBeVisible();
    await expect(page.getByText(rate).first()).toBeVisible();
    await page.getByRole('button', { name: buy }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('5000');
    await expect(page.getByRole('dialog').getByRole('table').getByRole('row')).toHaveCount(7);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
