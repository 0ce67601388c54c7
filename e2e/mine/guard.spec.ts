import { expect, test } from '../test.ts';
import { siteUrl } from '../hand.ts';

test('sends a guest from /mine to /home with the way back and says why. ROUTE-043, ROUTE-044, ROLE-009, I18N-009', async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/mine/billDetail?tab=deposits`);
  await expect(page).toHaveURL(/\/home\?redirect=/);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/mine/billDetail?tab=deposits');
  await expect(page.getByText('请先登录').first()).toBeVisible();
});
