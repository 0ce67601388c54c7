/** The payment page if the browser blocks its window. CALL-101, SI-48 */
import { booksFaults } from '../../books.ts';
import { siteUrl, takeInUse } from '../../hand.ts';
import { registerPlayer } from '../../player.ts';
import { expect, test } from '../../test.ts';

test('a blocked window creates no order, and the payment page opens in this tab instead', async ({ page, context }) => {
  const player = await registerPlayer(context);
  const orders = async () => (await player.send('/api/logged/depositOrder/list')).data.total as number;
  await page.goto(`${siteUrl()}/mine/capital/latestdeposit?type=third`);
  await takeInUse(page);
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await page.getByLabel('存款金额').fill('500');
  await page.getByRole('button', { name: '去付款' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: '浏览器拦住了付款窗口' })).toBeVisible();
  expect(await orders()).toBe(0);
  await page.getByRole('button', { name: '在这一页打开' }).click();
  await page.getByRole('button', { name: '付款成功', exact: true }).click();
  await page.getByRole('link', { name: '回到前厅' }).click();
  await expect(page.getByRole('heading', { name: '已到账 ฿500.00' })).toBeVisible();
  expect(await orders()).toBe(1);
  expect(await booksFaults()).toEqual([]);
});
