/** A connection lost at each step of a table's round: a bet is neither lost nor doubled, and its state is shown. */
import { expect } from '@playwright/test';
import { booksFaults } from '../books.ts';
import { test } from '../clock.ts';
import { playerAtPlatform } from '../player.ts';
import { opening, spot, toClose, toOpening } from './atTable.ts';
import { openFromList } from './fromList.ts';

const baccarat = 'kiln-pine-court-baccarat';

test('keeps a bet through a lost connection while betting, before the result and after it. M08, L04, L06, R02', async ({
  page,
  context,
  clock,
}) => {
  await playerAtPlatform(context, '青窑');
  await toOpening(clock, baccarat);
  const table = await openFromList(page, context, { name: '松庭百家乐', family: 'table' });
  const notice = table.locator('.notice');
  const balance = table.locator('.meter.balance output');
  await opening(table, clock, baccarat);
  await spot(table, 'player').click();
  await spot(table, 'banker').click();
  // While betting: the slip is sent offline, and repeated under the same number until it is answered.
  await context.setOffline(true);
  await expect(notice).toContainText('网络已断开');
  await table.getByRole('button', { name: '下注 ฿20.00' }).click();
  await expect(notice).toContainText('正在确认这次下注');
  await context.setOffline(false);
  await expect(table.getByText('已下注 ฿20.00')).toBeVisible({ timeout: 20_000 });
  await expect(balance).toHaveText('฿580.00');
  await toClose(clock, baccarat, 4_000);
  await table.reload();
  await expect(balance).toHaveText('฿580.00');
  // Between the close and the result: the connection returns after the result. The two are only two seconds apart, so
  // the page itself watches for the close.
  await table.waitForFunction(() => document.querySelector('.strip[data-phase=closing]') !== null);
  await context.setOffline(true);
  await expect(notice).toContainText('网络已断开');
  await expect(table.locator('.strip')).toHaveAttribute('data-phase', 'result', { timeout: 30_000 });
  await expect(balance).toHaveText('฿580.00');
  await context.setOffline(false);
  // After the result: the round is in the records, paid once.
  await table.getByRole('button', { name: '我的记录' }).click();
  const record = table.locator('.record');
  // The window retries with growing delays until the connection is back.
  await expect(record).toHaveCount(1, { timeout: 30_000 });
  await expect(record.locator('b.money')).toHaveText(/^\+?฿(19\.50|20\.00)$/, { timeout: 30_000 });
  const [back = ''] = /[\d.]+/.exec((await record.locator('b.money').textContent()) ?? '') ?? [];
  await table.keyboard.press('Escape');
  await expect(balance).toHaveText(`฿${(580 + Number(back)).toFixed(2)}`);
  await expect(notice).toBeHidden();
  await table.reload();
  await expect(balance).toHaveText(`฿${(580 + Number(back)).toFixed(2)}`);
  expect(await booksFaults()).toEqual([]);
});
