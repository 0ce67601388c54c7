/** The staff's desk in a real browser, before a house of its own: enrolment, a decision, and every screen for axe. */
import type { Page } from '@playwright/test';
import { contentKinds } from '@foyer/contract/desk/content.ts';
import { axeOf } from './axe.ts';
import { startHouse } from './house.ts';
import type { RunningHouse } from './house.ts';
import { giveAuthenticator } from './passkeyDevice.ts';
import { comeFromOwnAddress, orderTransfer, registerPlayer } from './player.ts';
import { codeOf, enrol, invite, staffPassword } from './staff.ts';
import { expect, test } from './test.ts';

test.use({ locale: 'en-GB' });
test.describe.configure({ mode: 'serial' });

let house: RunningHouse;
// The sandbox's bank is off, so that transfers wait for staff.
test.beforeAll(async () => {
  house = await startHouse({ BANK_DELAY_SECONDS: '0', TRUST_PROXY: 'on', CAPTCHA_BITS: '8', DEMO: 'on' });
});
test.afterAll(() => house.stop());

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('staff enrol by a link, approve a transfer by keys, and find it in the trail', async ({ page, browser }) => {
  const visitor = await browser.newContext();
  const player = await registerPlayer(visitor, { url: house.url });
  await orderTransfer(visitor, player, '512', house.url);
  const balance = async () => (await player.send('/api/loged/refresh')).data.accountBalance;

  await comeFromOwnAddress(page.context());
  const secret = await enrol(page, house, 'mei', 'payments,admin');

  await page.goto(`${house.url}/desk/queues/deposits`);
  await row(page, player.account).getByRole('link').click();
  await expect(page.getByRole('img', { name: 'Proof' })).toBeVisible();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Approve this deposit?' });
  await expect(dialog).toContainText('฿512.00');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('฿512.00 approved.')).toBeVisible();
  await expect(row(page, player.account)).toHaveCount(0);
  await expect.poll(balance).toBe('512.00');

  await page.goto(`${house.url}/desk/trail?kind=acts`);
  await row(page, 'payments/approve').getByRole('link').click();
  await expect(page.getByRole('complementary')).toContainText(player.account);

  await page.getByRole('button', { name: 'mei' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Name').fill('mei');
  await page.getByLabel('Password', { exact: true }).fill(staffPassword);
  await page.getByLabel('Code of the authenticator').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
  await visitor.close();
});

test('a person enrols by a passkey, changes the terms of a promotion, and players read them', async ({
  page,
  browser,
}) => {
  // A passkey belongs to a host name, so the same house is opened by its name.
  const named = { ...house, url: house.url.replace('127.0.0.1', 'localhost') };
  await comeFromOwnAddress(page.context());
  await giveAuthenticator(page);
  await page.goto(named.url + invite(named, 'lin', 'content'));
  await page.getByLabel('Your password', { exact: true }).fill(staffPassword);
  await page.getByLabel('Password again').fill(staffPassword);
  await page.getByRole('radio', { name: 'Passkey' }).check();
  await page.getByRole('button', { name: 'Make the passkey and finish' }).click();
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
  await page.getByRole('button', { name: 'lin' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();

  await page.goto(`${named.url}/desk/content/promotion/item?id=deposit-first`);
  const multiple = page.getByLabel('Turnover, times');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await multiple.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Fill this in.')).toBeVisible();
  await multiple.fill('7');
  await expect(preview).toContainText('฿10,500.00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Players see it now.')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${house.url}/discounts/all?id=deposit-first`);
  await expect(visitor.getByRole('main')).toContainText('红利加存款的 7 倍');
  await visitor.context().close();
});

const player = 'foyer88';
const tabs = ['profile', 'wallet', 'statement', 'orders', 'bets', 'devices', 'events', 'limits', 'notes', 'letters'];
const content = contentKinds.flatMap((kind) => [`content/${kind}`, `content/${kind}/item`]);
const screens = [
  ['queues/deposits', 'queues/withdrawals', 'queues/fast-pays', 'queues/bonuses', 'queues/invitations'],
  ['queues/identity', 'messages', 'messages/outgoing', `players?query=${player}`],
  tabs.map((tab) => `players/${player}?tab=${tab}`),
  ['games', 'lottery?code=daily', 'matches', 'staff', 'keys', 'trail', 'account'],
  content,
  ['money', 'money/days', 'money/entries', 'money/cases'],
  ['risk/devices', 'risk/opposing', 'risk/wins', 'risk/chargebacks'],
].flat();

/**
 * Follows an address inside the desk as a link would, and waits until its screen is shown. Loading the desk and axe
 * anew for each screen would take more than half of the time.
 */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForFunction((to) => {
    const { state } = Reflect.get(window, '__TSR_ROUTER__') as DeskRouter;
    return state.status === 'idle' && state.resolvedLocation?.publicHref === to;
  }, path);
}
interface DeskRouter {
  readonly state: { readonly status: string; readonly resolvedLocation?: { readonly publicHref: string } };
}

/** What axe finds on this screen, whether it is wider than the page, and whether something could not be read. */
async function faultsOf(page: Page, screen: string): Promise<string[]> {
  const before = await page.locator('main').innerText();
  await goInside(page, `/desk/${screen}`);
  // The address may change before the content does. Consecutive screens have different texts.
  await expect.poll(() => page.locator('main').innerText(), screen).not.toBe(before);
  await expect(page.locator('h1, main [role=alert]').first()).toBeVisible();
  await expect(page.locator('.reading')).toHaveCount(0);
  // An item is opened, so that its evidence and its acts are looked at as well.
  await page.keyboard.press('j');
  await expect(page.locator('.reading')).toHaveCount(0);
  const { violations } = await axeOf(page).analyze();
  const faults = violations.map(
    ({ id, nodes }) => `${screen}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const unread = await page.locator('main .state[role=alert]').allTextContents();
  return [...faults, ...(tooWide ? [`${screen} is too wide`] : []), ...unread.map((text) => `${screen}: ${text}`)];
}

for (const { width, theme, language } of [
  { width: 1280, theme: 'light', language: 'en' },
  { width: 768, theme: 'dark', language: 'zh_CN' },
] as const) {
  test(`every screen is accessible at ${width}, ${theme}, in ${language}`, async ({ page }) => {
    test.slow();
    await comeFromOwnAddress(page.context());
    await enrol(page, house, `kai ${width}`, 'admin');
    await page.setViewportSize({ width, height: 1000 });
    await page.evaluate(
      (chosen) => {
        for (const [name, value] of Object.entries(chosen)) localStorage.setItem(`desk.${name}`, value);
      },
      { language, appearance: theme },
    );
    await page.goto(`${house.url}/desk/account`);
    const faults: string[] = [];
    for (const screen of screens) faults.push(...(await faultsOf(page, screen)));
    expect(faults).toEqual([]);
  });
}
