/** A phone of another country on the security page, by the keyboard alone. CALL-094, AMB-091 */
import { expect, test } from '../../test.ts';
import { siteUrl, tabbing, watch } from '../../hand.ts';
import { codeFromOutbox } from '../../outbox.ts';
import { registerPlayer } from '../../player.ts';

test('verifies a Thai number: the country is chosen, and the rule follows it. VALID-020', async ({ page, context }) => {
  test.slow();
  await registerPlayer(context);
  const faults = watch(page);
  const hand = tabbing(page);
  await page.goto(`${siteUrl()}/mine/safety`);
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText('手机号码', { exact: true }) });
  await hand.press(row.getByRole('button', { name: '去验证 手机号码' }));
  const form = page.getByRole('form', { name: '验证手机号码' });
  const number = form.getByRole('textbox', { name: '手机号码' });
  const country = form.getByRole('combobox', { name: '国家或地区' });
  const own = `0${String(Date.now()).slice(-9)}`;
  await hand.press(form.getByRole('button', { name: '换一个号码' }));
  await hand.type(number, own);
  await hand.press(form.getByRole('button', { name: '发送验证码' }));
  await expect(form.getByText('请输入以1开头的11位手机号码').first()).toBeVisible();
  // The list begins with the likeliest countries: China, then Thailand.
  await expect(country.getByRole('option')).not.toHaveCount(1);
  while (!(await country.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('ArrowDown');
  await expect(country).toHaveValue('66');
  await expect(form.getByText('请输入以1开头的11位手机号码')).toHaveCount(0);
  await hand.press(form.getByRole('button', { name: '发送验证码' }));
  await expect(form.getByText(/验证码已发往/)).toBeVisible();
  await hand.type(form.getByRole('textbox', { name: '验证码' }), await codeFromOutbox(context));
  await page.keyboard.press('Enter');
  await expect(row.getByText(`+66*****${own.slice(-4)}`)).toBeVisible();
  expect(faults).toEqual([]);
});
