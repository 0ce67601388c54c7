/** The statement: totals, filters, export and print. SI-37, M06 */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import { siteUrl, watch } from '../hand.ts';
import { fund, registerPlayer } from '../player.ts';

const baht = (amount: string) => Math.round(Number(amount.replaceAll(/[^\d.−-]/g, '').replace('−', '-')) * 100);

test('totals, filters, pages, exports and prints the movements of the ledger. SI-37, M06, CONST-024, SCREEN-079', async ({
  page,
}) => {
  const faults = watch(page);
  const player = await registerPlayer(page.context());
  await fund(page.context(), player, '1000');
  // 24 transfers: together with the deposit more than one page.
  for (let index = 1; index <= 12; index += 1) {
    const sent = (path: string) =>
      player.send(path, { platformKey: 'moyu', amount: String(index), requestId: crypto.randomUUID() });
    expect((await sent('/api/loged/deposit')).code).toBe(200);
    expect((await sent('/api/loged/withdraw')).code).toBe(200);
  }
  const ledger = (await player.send('/api/loged/statementTotals')).data;
  expect([ledger.count, ledger.inAmount, ledger.outAmount]).toEqual([25, '1078.00', '-78.00']);

  await page.goto(`${siteUrl()}/mine/billDetail`);
  await expect(page.getByText('共 25 笔')).toBeVisible();
  const figure = async (term: string) =>
    baht(await page.locator('dt').filter({ hasText: term }).locator('+ dd').innerText());
  expect(await figure('转入')).toBe(1078_00);
  expect(await figure('转出')).toBe(-78_00);
  expect(await figure('期末余额')).toBe(1000_00);
  await expect(page.getByText('净存款 +฿1,000.00')).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(1 + 20);
  await page.getByRole('button', { name: '加载更早的' }).click();
  await expect(rows).toHaveCount(1 + 25);
  await expect(page.getByRole('button', { name: '加载更早的' })).toBeHidden();

  // The address holds the filters: a reload and a link show the same.
  await page.getByRole('button', { name: '近 7 天' }).click();
  await page.getByLabel('类型').selectOption({ label: '转入游戏' });
  await expect(page).toHaveURL(/\?(days=7&type=4|type=4&days=7)$/);
  await expect(page.getByText('共 12 笔')).toBeVisible();
  await page.reload();
  await expect(page.getByText('共 12 笔')).toBeVisible();
  expect(await figure('净变动')).toBe(-78_00);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出表格' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 12);
  expect(lines.slice(1).reduce((sum, line) => sum + baht(line.split(',')[4] ?? ''), 0)).toBe(-78_00);

  // A span without movements, then an address with invalid filters.
  await page.goto(`${siteUrl()}/mine/billDetail?from=2020-01-01&to=2020-01-31`);
  await expect(page.getByText('这段时间里没有这样的记录')).toBeVisible();
  await page.goto(`${siteUrl()}/mine/billDetail?days=-4&from=<b>&type=4'--`);
  await expect(page.getByRole('heading', { name: '交易记录' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { name: '交易记录' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('shows an error with a retry if only the totals or only the list could not be read. SI-37', async ({ page }) => {
  const player = await registerPlayer(page.context());
  await fund(page.context(), player, '100');
  await page.route('**/api/loged/statementTotals', (route) => route.abort());
  await page.goto(`${siteUrl()}/mine/billDetail`);
  await expect(page.getByText('合计没有读出来')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('共 1 笔')).toBeVisible();
  await page.unroute('**/api/loged/statementTotals');
  await page
    .getByRole('button', { name: /再试|重试|再读/ })
    .first()
    .click();
  await expect(page.getByText('期末余额')).toBeVisible();

  // Another filter reads both again. The test stays on the page.
  await page.route('**/api/loged/myBalanceList', (route) => route.abort());
  await page.getByRole('button', { name: '近 7 天' }).click();
  await expect(page.getByText('交易记录没有读出来')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('期末余额')).toBeVisible();
  await expect(page.getByText('合计没有读出来')).toBeHidden();
  await page.unroute('**/api/loged/myBalanceList');
  await page
    .getByRole('button', { name: /再试|重试|再读/ })
    .first()
    .click();
  await expect(page.getByText('共 1 笔')).toBeVisible();
});
