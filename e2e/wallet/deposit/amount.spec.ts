/** An amount field in a real browser: replacing a formatted amount. VALID-030 */
import { registerPlayer } from '../../player.ts';
import { siteUrl } from '../../hand.ts';
import { expect, test } from '../../test.ts';

test('a formatted amount is replaced whole, by typing after Shift+Tab and by filling the field', async ({
  page,
  context,
}) => {
  await registerPlayer(context);
  await page.goto(`${siteUrl()}/mine/capital/deposit`);
  const amount = page.getByRole('textbox', { name: '存款金额' });
  await amount.fill('2500');
  await page.keyboard.press('Tab');
  await expect(amount).toHaveValue('2,500');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('100');
  await expect(amount).toHaveValue('100');
  await amount.fill('200000.01');
  await page.keyboard.press('Tab');
  await expect(amount).toHaveValue('200,000.01');
  await amount.fill('12.34');
  await expect(amount).toHaveValue('12.34');
});
