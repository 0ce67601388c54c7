/** The home page: server-rendered, hydrated without console messages, and usable. */
import type { Page } from '@playwright/test';
import { chooseLanguage } from '../hand.ts';
import { expect, test as base } from '../test.ts';

/** Console messages, failed requests and policy violations of a page. */
const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

test.use({ baseURL: process.env.FOYER_URL });

/** The page is hydrated once the remaining tiles are rendered. */
const takenUp = (page: Page) => expect(page.locator('main ul > li button').nth(20)).toBeAttached();

test('serves rendered HTML with its language, policy and status', async ({ request }) => {
  const home = await request.get('/home');
  const html = await home.text();
  expect(home.status()).toBe(200);
  expect(html).toContain('<html lang="zh-CN">');
  expect(html).toContain('锦鲤跃门');
  expect(home.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(home.headers()['content-security-policy']).not.toMatch(/unsafe|nonce/);
  expect(home.headers()['x-content-type-options']).toBe('nosniff');
  expect((await request.get('/nowhere')).status()).toBe(404);
  const root = await request.get('/', { maxRedirects: 0 });
  expect([root.status(), root.headers().location]).toEqual([308, '/home']);
});

for (const [width, height] of [
  [360, 780],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`is hydrated without console messages at ${width} px, dark and light`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/home');
      await takenUp(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link')).toHaveCount(9);
    }
  });
}

test('a press before hydration is not lost, and opens the announcements. POPUP-003 to POPUP-007, STATE-018', async ({
  page,
}) => {
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '全部公告' }).click();
  const news = page.getByRole('dialog', { name: '新闻公告' });
  await expect(news.getByRole('heading').nth(1)).toBeVisible();
  await expect(news.getByText(/\d{4}-\d{2}-\d{2}/).first()).toBeVisible();
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a navigation entry opens the games of its type and is marked. ROUTE-046 to ROUTE-054', async ({ page }) => {
  await page.goto('/home');
  await takenUp(page);
  await page.getByRole('link', { name: '体育', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '体育' })).toBeVisible();
  await expect(page.getByRole('link', { name: '体育', exact: true }).first()).toHaveAttribute('aria-current', 'page');
});

test('a guest who wants to play is asked to log in; a trial asks for confirmation. SI-12, SI-13', async ({ page }) => {
  await page.goto('/home');
  await takenUp(page);
  const tile = page.getByRole('button', { name: '锦鲤跃门 墨玉堂' });
  await tile.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '进入游戏' }).click();
  await expect(page.getByRole('dialog', { name: '温馨提示' })).toContainText('请先登录再进行游戏');
  await page.keyboard.press('Escape');
  await expect(tile).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '开始试玩' }).click();
  await expect(page.getByRole('dialog')).toContainText('试玩不享受任何奖励，是否继续？');
});

test('a guest who opens a page of the account centre is redirected home with an explanation. ROUTE-044', async ({
  page,
}) => {
  await page.goto('/mine/center');
  await expect(page).toHaveURL(/\/home\?redirect=%2Fmine%2Fcenter/);
  await expect(page.getByText('请先登录', { exact: true })).toBeVisible();
  await expect(page.getByRole('form', { name: '快速登录' }).getByRole('textbox', { name: '账号' })).toBeFocused();
});

test('the language changes without a reload and stays. I18N-003, SCREEN-085, I18N-002, I18N-006, ENTITY-039', async ({
  page,
}) => {
  await page.goto('/home');
  await takenUp(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await chooseLanguage(page, 'en');
  await expect(page.getByRole('link', { name: 'Slots', exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the chosen theme is set before the first paint of the next page', async ({ page }) => {
  await page.goto('/home');
  await takenUp(page);
  const before = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.getByRole('button', { name: '切换明暗' }).first().click();
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', before === 'light' ? 'dark' : 'light');
});

test('an error text in the address of /404 is shown as text. S06', async ({ page, complaints }) => {
  await page.goto(`/404?err=${encodeURIComponent('<img src=x onerror=alert(1)> https://evil.example')}`);
  await expect(page.getByRole('main')).toContainText('<img src=x onerror=alert(1)> https://evil.example');
  await expect(page.getByRole('link')).toHaveCount(1);
  // The browser logs the status 404 itself, which is correct.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});
