/** Five tabs of one browser stay in sync. `npm run bench:tabs` measures how fast. R07, S17 */
import { expect, test } from '../test.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { captchaFields, chooseLanguage, logInByHeader, siteUrl, takeInUse, watch } from '../hand.ts';
import { comeFromOwnAddress, password, registerPlayer } from '../player.ts';
import { looks } from '../tabLooks.ts';
import type { Look } from '../tabLooks.ts';

/** Acts in one tab and waits until all tabs show the change. */
async function reaches(tabs: readonly Page[], look: Look, act: () => Promise<unknown>): Promise<void> {
  const seen = tabs.map((page) => looks(page, look));
  await act();
  await Promise.all(seen);
}

async function openTabs(context: BrowserContext, paths: readonly string[]): Promise<Page[]> {
  const tabs: Page[] = [];
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(siteUrl() + path);
    await takeInUse(page);
    tabs.push(page);
  }
  return tabs;
}

const accountMenu = (page: Page) => page.getByRole('button', { name: '账户菜单' });

test.use({ viewport: { width: 1440, height: 900 } });

test('log-in, log-out, language and theme reach all five tabs. R07, STATE-003', async ({ browser }) => {
  test.slow();
  const known = await browser.newContext();
  const player = await registerPlayer(known);
  await known.close();
  const context = await browser.newContext();
  await comeFromOwnAddress(context);
  const tabs = await openTabs(context, ['/home', '/games', '/helpCenter/startUse', '/club', '/slots']);
  const faults = tabs.map((page) => watch(page));
  const [first] = tabs;
  if (!first) throw new Error('no tab');

  await reaches(tabs, 'player', () => logInByHeader(first, player.account, player.password));
  await Promise.all(tabs.map((page) => expect(accountMenu(page)).toBeVisible()));
  await reaches(tabs, 'lang=en', () => chooseLanguage(first, 'en'));
  await reaches(tabs, 'lang=zh-CN', () => chooseLanguage(first, 'zh_CN'));
  const dark = await first.evaluate(() => getComputedStyle(document.documentElement).colorScheme.startsWith('dark'));
  const theme = dark ? 'light' : 'dark';
  await reaches(tabs, `theme=${theme}`, () => first.getByRole('button', { name: '切换明暗' }).first().click());

  // One tab is in the account centre; it is logged out with the others.
  const inside = tabs[4];
  await inside?.goto(`${siteUrl()}/mine/center`);
  await expect(inside?.getByRole('heading', { level: 1 }) ?? first.locator('h1')).toBeVisible();
  await accountMenu(first).click();
  await reaches(tabs, 'guest', () => first.getByRole('button', { name: '退出登录' }).first().click());
  await expect(inside ?? first).toHaveURL(`${siteUrl()}/home`);
  await expect(inside?.getByText('请先登录') ?? first.locator('none')).toHaveCount(0);
  expect(faults.flat()).toEqual([]);
  await context.close();
});

test('a choice reaches every open tab, even one that is still loading. R07', async ({ context }) => {
  test.slow();
  const tabs = await openTabs(context, ['/home', '/club', '/helpCenter/startUse']);
  const [first, second] = tabs;
  if (!first || !second) throw new Error('no tab');
  const button = first.getByRole('button', { name: '切换明暗' }).first();
  // Browsers write cookies asynchronously: sometimes the message would arrive before the cookie.
  for (let turn = 0; turn < 12; turn += 1) {
    const theme = await first.evaluate(() => {
      const { colorScheme } = getComputedStyle(document.documentElement);
      return colorScheme.startsWith('dark') ? 'light' : 'dark';
    });
    await reaches(tabs, `theme=${theme}`, () => button.click());
  }
  // The page is there but its script is not, and another tab changes the language.
  const late = await context.newPage();
  let letGo: (() => void) | undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await late.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await late.goto(`${siteUrl()}/club`, { waitUntil: 'domcontentloaded' });
  await reaches([first, second], 'lang=en', () => chooseLanguage(first, 'en'));
  expect(await late.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
  letGo?.();
  await looks(late, 'lang=en');
  await expect(late.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('a stale tab switches to the new player, and cannot act for them before. R07', async ({ browser }) => {
  test.slow();
  const other = await browser.newContext();
  const second = await registerPlayer(other);
  await other.close();
  const context = await browser.newContext();
  const player = await registerPlayer(context);
  const tabs = await openTabs(context, ['/home', '/mine/center', '/mine/capital/withdrawal', '/games', '/mine/safety']);
  const [, center, stale] = tabs;
  if (!center || !stale) throw new Error('no tab');
  // One tab receives no messages, like one that the browser has suspended.
  await stale.evaluate(() => {
    BroadcastChannel.prototype.addEventListener = () => undefined;
  });
  const oldTag = (await context.cookies()).find(({ name }) => name === 'signedIn')?.value ?? '';

  // Another player logs in with the same browser.
  const captcha = await player.send('/api/guest/defaultKaptcha', { purpose: 'login' });
  const reply = await player.send('/api/login', {
    userAccount: second.account,
    password,
    ...captchaFields(captcha.data),
    remember: '0',
  });
  expect(reply.code).toBe(200);
  const newTag = (await context.cookies()).find(({ name }) => name === 'signedIn')?.value ?? '';
  expect(newTag).not.toBe(oldTag);

  // Requests with the old player's tag are refused and write nothing. They are sent outside of the page, which may be reloading.
  const send = async (path: string, form: Record<string, string>): Promise<unknown> => {
    const headers = { [clientHeader]: '1', 'x-foyer-player': oldTag, origin: siteUrl() };
    const answer = await context.request.post(siteUrl() + path, { headers, form });
    return ((await answer.json()) as { code: number }).code;
  };
  const refused = [
    await send('/api/loged/logout', { lang: 'zh_CN' }),
    await send('/api/loged/confirmRealName', { name: '王小明' }),
  ];
  expect(refused).toEqual([1151, 1151]);

  // After the message, every page shows the new player.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  await tabs[0]?.evaluate(() => new BroadcastChannel('foyer').postMessage('login'));
  const shown = new RegExp(`^${second.account.slice(0, 3)}\\*+${second.account.slice(-2)}$`);
  for (const page of [center, tabs[4]]) {
    if (!page) continue;
    const name = page.getByText(shown).first();
    // A menu that opens before the page reloads is gone afterwards. On a busy machine a read of five pages at once may take
    // too long, and the page says so.
    await expect(async () => {
      const again = page.getByRole('button', { name: '再读一次' }).first();
      if (await again.isVisible()) await again.click();
      if ((await page.locator(':popover-open').count()) === 0) await accountMenu(page).click();
      await expect(name).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
  }
  await context.close();
});
