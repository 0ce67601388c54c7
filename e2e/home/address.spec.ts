/** Parameters of addresses: an error text, a return address, a referral, a language. */
import { expect, test } from '../test.ts';
import { hostileTexts } from '../hostileText.ts';
import { chooseLanguage, logInByHeader, siteUrl, takeInUse, watch } from '../hand.ts';
import { password, registerPlayer } from '../player.ts';

// oxlint-disable-next-line no-control-regex -- control characters are what must be gone
const hidden = /[\u0000-\u001F\u202E\u200B]/;

const at404 = (text: string): string => `${siteUrl()}/404?err=${encodeURIComponent(text)}`;

test('err is shown as text, cut at 200 characters. ROUTE-025, AMB-024, S06', async ({ page, request }) => {
  test.slow();
  expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
  // A blank page has no policy of its own, so the reply's mark-up can be parsed there without running it.
  await page.goto('about:blank');
  const read = (html: string) =>
    page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      const app = parsed.querySelector('#app');
      return {
        elements: app?.querySelectorAll('*').length,
        scripts: parsed.scripts.length,
        words: app?.querySelector('h1 + p')?.textContent ?? '',
      };
    }, html);
  const plain = await read(await (await request.get(`${siteUrl()}/404`)).text());
  expect(plain.words).toBe('地址可能写错了，或者页面已经搬走。');
  for (const text of hostileTexts) {
    // Compressing two hundred pages takes longer than rendering them.
    const reply = await request.get(at404(text), { headers: { 'accept-encoding': 'identity' } });
    const shown = await read(await reply.text());
    expect([text, reply.status(), shown.elements, shown.scripts]).toEqual([text, 404, plain.elements, plain.scripts]);
    expect(Array.from(shown.words).length, text).toBeLessThanOrEqual(200);
    expect(shown.words, text).not.toMatch(hidden);
    // Values that start with a letter or a tag are shown as they are. The router parses numbers and JSON first.
    if (/^(?!null$)[<_a-z]/i.test(text) && text.length < 200) {
      expect(shown.words.replaceAll(/\s/g, '')).toContain(text.replaceAll(/\s/g, '').slice(0, 8).replace(hidden, ''));
    }
  }
});

test('err runs no script and creates no link in a browser. S06', async ({ page }) => {
  const faults = watch(page);
  let isOpened = false;
  page.on('dialog', () => (isOpened = true));
  for (const text of [
    '<img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    'https://evil.example',
    '404',
  ]) {
    await page.goto(at404(text));
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links).toEqual(['/home']);
  }
  await page.goto(`${siteUrl()}/login?err=${encodeURIComponent('<b onclick=alert(1)>登录已过期</b>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('登录已过期')).toHaveCount(0);
  expect(isOpened).toBe(false);
  // The browser also logs the 404 of a missing page.
  expect(faults.filter((fault) => !fault.includes('404 (Not Found)'))).toEqual([]);
});

test('a guest is sent home with a notice, and back to the page after logging in. ROUTE-044, AMB-014, AMB-015', async ({
  browser,
}) => {
  const known = await browser.newContext();
  const { account } = await registerPlayer(known);
  await known.close();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const faults = watch(page);
  await page.goto(`${siteUrl()}/mine/billDetail?tab=deposits`);
  await expect(page.getByText('请先登录').first()).toBeVisible();
  await expect(page.getByRole('form', { name: '快速登录' }).getByRole('textbox', { name: '账号' })).toBeFocused();
  await logInByHeader(page, account, password);
  await expect(page).toHaveURL(/\/mine\/billDetail\?tab=deposits$/);
  expect(faults).toEqual([]);
  await context.close();
});

test('ignores a return address outside the site or without a page. AMB-014, S07', async ({ context, page }) => {
  await registerPlayer(context);
  for (const redirect of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    'javascript:alert(1)',
    '/404?err=x',
    '/launch?game=1',
    '/nowhere',
  ]) {
    await page.goto(`${siteUrl()}/login?redirect=${encodeURIComponent(redirect)}`);
    await expect(page).toHaveURL(`${siteUrl()}/home`);
  }
  await page.goto(`${siteUrl()}/login?redirect=${encodeURIComponent('/mine/capital/bankList?add=true')}`);
  await expect(page).toHaveURL(/\/mine\/capital\/bankList\?add=true$/);
});

test('a referral is kept for seven days and prefilled in the registration. ROUTE-072, AMB-021, CONST-015, ENTITY-040, ROLE-010', async ({
  context,
  page,
}) => {
  const kept = async (name: string) => (await context.cookies()).find((cookie) => cookie.name === name);
  const daysOf = async (name: string) => Math.round(((await kept(name))?.expires ?? 0) - Date.now() / 1000) / 86_400;
  await page.goto(`${siteUrl()}/?agentCode=AB12`);
  await expect.poll(async () => (await kept('agentCode'))?.value).toBe('AB12');
  expect(await daysOf('agentCode')).toBeCloseTo(7, 1);
  await page.goto(`${siteUrl()}/register`);
  await expect(page.locator('input[name=agentCode]')).toHaveValue('AB12');
  // The address wins over the cookie; an invalid code changes nothing.
  await page.goto(`${siteUrl()}/games?agentCode=CD34`);
  await expect.poll(async () => (await kept('agentCode'))?.value).toBe('CD34');
  await page.goto(`${siteUrl()}/games?agentCode=${encodeURIComponent('<b>;x=1')}`);
  await page.getByRole('heading', { level: 1 }).first().click();
  await expect.poll(async () => (await kept('deviceId'))?.value).toBeTruthy();
  expect((await kept('agentCode'))?.value).toBe('CD34');
});

test('each page renews the device id for as long as a browser keeps a cookie. CONST-014, S25, ENTITY-038, NFR-006', async ({
  context,
  page,
}) => {
  const soon = Math.floor(Date.now() / 1000) + 86_400;
  await context.addCookies([{ name: 'deviceId', value: 'device-of-a-test', url: siteUrl(), expires: soon }]);
  await page.goto(`${siteUrl()}/home`);
  const renewed = (await context.cookies()).find(({ name }) => name === 'deviceId');
  expect(renewed?.value).toBe('device-of-a-test');
  // Browsers limit the 2000 days to 400.
  expect(((renewed?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeGreaterThan(399);
});

test('a language in the address is kept until another is chosen. I18N-001, AMB-180, AMB-181', async ({
  context,
  page,
}) => {
  const faults = watch(page);
  await page.goto(`${siteUrl()}/home?lang=th`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  const lang = async () => (await context.cookies()).find(({ name }) => name === 'lang');
  await expect.poll(async () => (await lang())?.value).toBe('th');
  expect(((await lang())?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  await page.goto(`${siteUrl()}/games`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await page.goto(`${siteUrl()}/games?lang=th`);
  await takeInUse(page);
  await chooseLanguage(page, 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(faults).toEqual([]);
});
