/** A deposit whose answer never came is looked up by the next page. L06, M24 */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { siteUrl, watch } from '../../hand.ts';
import { onePixel, registerPlayer } from '../../player.ts';

async function sendDeposit(page: Page): Promise<void> {
  await page.goto(`${siteUrl()}/mine/capital/deposit`);
  const form = page.getByRole('form', { name: '存款' });
  await form.getByLabel('存款金额').fill('300');
  await form.getByLabel('存款人姓名').fill('陈晓林');
  await form.getByLabel('转账凭证').setInputFiles(onePixel);
  await expect(form.getByText('已上传')).toBeVisible();
  const sent = page.waitForRequest('**/api/bankpay/inPayOrder');
  await form.getByRole('button', { name: '提交存款' }).filter({ visible: true }).click();
  await sent;
}

for (const { what, arrives, says, orders } of [
  { what: 'that has arrived', arrives: true, says: '存款已经完成', orders: 1 },
  { what: 'that has not', arrives: false, says: '存款没有送到', orders: 0 },
]) {
  test(`tells after a reload what became of a deposit ${what}. L06`, async ({ page, context }) => {
    test.slow();
    const player = await registerPlayer(context);
    const faults = watch(page);
    let isHeard: (() => void) | undefined;
    const heard = new Promise<void>((done) => (isHeard = done));
    await page.route('**/api/bankpay/inPayOrder', async (route) => {
      if (arrives) await route.fetch();
      isHeard?.();
    });
    await sendDeposit(page);
    await heard;
    await page.reload();
    await expect(page.getByRole('region', { name: '消息提示' }).getByText(says)).toBeVisible({ timeout: 30_000 });
    expect((await player.send('/api/loged/selectUserPayOrderList', { pageNo: '1', pageSize: '10' })).data.total).toBe(
      orders,
    );
    await page.reload();
    await expect(page.getByRole('form', { name: '存款' })).toBeVisible();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('foyer.money.'))),
    ).toEqual([]);
    expect(faults).toEqual([]);
  });
}
