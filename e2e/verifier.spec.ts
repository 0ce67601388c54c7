/** verify.html: a proof of the house, checked from the disk and without a network. F01, F03 */
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { axeOf } from './axe.ts';
import { comeFromOwnAddress } from './player.ts';
import { openTakenUp } from './hand.ts';
import { expect, test } from './test.ts';

const file = `file://${resolve(import.meta.dirname, '../games/dist/verify.html')}`;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectSound(page: Page): Promise<void> {
  const { violations } = await axeOf(page).withTags(rules).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('verifies a draw of the house from the disk, offline, and refuses it with one digit changed. F01, F03', async ({
  page,
  context,
}) => {
  await comeFromOwnAddress(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTakenUp(page, '/lottery');
  await page.getByRole('tab', { name: '开奖', exact: true }).click();
  await page.getByRole('button', { name: /验证/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('到底对什么做哈希').click();
  await expect(dialog.getByText('彩种代号:期号')).toBeVisible();
  await dialog.getByRole('button', { name: '复制证明' }).click();
  await expect(dialog.getByRole('button', { name: /已复制/ })).toBeVisible();
  const proof = await page.evaluate(() => navigator.clipboard.readText());
  // The link opens the served page with the same proof.
  const served = context.waitForEvent('page');
  await dialog.getByRole('link', { name: '打开离线验证页' }).click();
  const opened = await served;
  await expect(opened.getByRole('status')).toContainText('相符');
  expect(new URL(opened.url()).pathname).toBe('/verify.html');
  await opened.close();

  await context.setOffline(true);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${file}?lang=zh_CN`);
    await page.getByLabel('把证明粘贴在这里').fill(proof);
    await expect(page.getByRole('status')).toContainText('相符：结果正是由事先公布的种子算出的');
    await expectSound(page);
  }
  await page.getByLabel('语言').selectOption('en');
  await expect(page.getByRole('status')).toContainText('It holds');
  const numbers = page.getByLabel('Drawn numbers');
  const [first = '0'] = await numbers.inputValue();
  await numbers.fill(`${(Number(first) + 1) % 10}${(await numbers.inputValue()).slice(1)}`);
  await page.getByRole('button', { name: 'Verify' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('the seeds draw something else');
  await page
    .getByLabel('Paste a proof here')
    .fill(proof.replace(/\d(?=[^\d]*$)/, (digit) => String((Number(digit) + 1) % 10)));
  await expect(page.getByRole('status')).toContainText('was changed or cut off');
  await expectSound(page);
});
