/** Pages for a visitor without an account: the terms, an unknown article, the other public pages. SI-29 */
import { expect, test } from '../test.ts';

const house = () => process.env.FOYER_URL ?? '';

test('opens the terms from the footer, and answers 404 for an unknown article. SI-29, M25, ROUTE-021', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));

  await page.goto(`${house()}/helpCenter`);
  await expect(page).toHaveURL(/\/helpCenter\/startUse$/);
  await expect(page).toHaveTitle(/^帮助中心/);
  await page.getByRole('contentinfo').getByRole('link', { name: '用户协议' }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: '用户协议' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('listitem').first()).toContainText('页脚所写的年龄');
  await page.getByRole('tab', { name: '通知' }).click();
  await expect(page).toHaveURL(/tab=notices/);
  expect(faults).toEqual([]);

  const missing = await page.goto(`${house()}/helpCenter/startUse?id=nothing-here`);
  expect(missing?.status()).toBe(404);
});

test('lists each public page in sitemap.xml, with a title and a description. ROUTE-058', async ({ request }) => {
  const map = await (await request.get(`${house()}/sitemap.xml`)).text();
  const pages = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  for (const path of ['/home', '/helpCenter/startUse', '/club', '/download', '/agency', '/login', '/register']) {
    expect(pages).toContain(`${house()}${path}`);
  }
  for (const path of ['/404', '/launch', '/mine/center', '/kit']) expect(pages).not.toContain(`${house()}${path}`);
  for (const address of pages) {
    const page = await request.get(address, { maxRedirects: 0 });
    const html = await page.text();
    expect(page.status(), address).toBe(200);
    expect(html, address).toMatch(/<title>[^<]+<\/title><meta name="description" content="[^"]+">/);
    expect(html, address).toContain(`<meta property="og:image" content="${house()}/pictures/banner/welcome.card.png">`);
  }
});

test('opens the agency with its own account, and leaves the visitor a guest. ROLE-015, AMB-157, SCREEN-039', async ({
  page,
}) => {
  await page.goto(`${house()}/agency`);
  await page.getByRole('tab', { name: '代理登录' }).click();
  await page.getByRole('button', { name: '代理登录' }).click();
  await expect(
    page.getByRole('form', { name: '代理登录' }).getByText('请输入', { exact: false }).first(),
  ).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('signedIn');
});
