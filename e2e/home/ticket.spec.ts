/** A log-in by a ticket in the address. ROUTE-071, STATE-001, S01, AMB-019 */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { siteUrl, watch } from '../hand.ts';
import { operate } from '../operator.ts';
import { comeFromOwnAddress, registerPlayer } from '../player.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: '用这个链接登录？' });

interface Har {
  readonly log: {
    readonly entries: readonly {
      readonly request: {
        readonly method: string;
        readonly url: string;
        readonly headers: readonly { readonly name: string; readonly value: string }[];
        readonly postData?: { readonly text?: string };
      };
      readonly response: {
        readonly headers: readonly { readonly name: string; readonly value: string }[];
        readonly content: { readonly text?: string };
      };
    }[];
  };
}

test('a ticket is removed from the address at once, and logs in only when the player confirms. ENV-007, S01', async ({
  browser,
}, info) => {
  const known = await browser.newContext();
  const { account } = await registerPlayer(known);
  const { address } = await operate(known.request, 'ticket', { account, path: '/mine/safety' });
  await known.close();
  const ticket = address.slice(-22);
  const path = info.outputPath('visit.har');
  const context = await browser.newContext({ recordHar: { path, content: 'embed' } });
  await comeFromOwnAddress(context);
  const page = await context.newPage();
  const faults = watch(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));

  await page.goto(siteUrl() + address);
  await expect(dialog(page)).toContainText(account.slice(-2));
  expect(page.url()).not.toContain('UUID');
  expect(
    await page.evaluate(() => [JSON.stringify(history.state), document.referrer, Object.values(localStorage)].join()),
  ).not.toContain(ticket);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('UUID');
  await dialog(page).getByRole('button', { name: '登录这个账号' }).click();
  // The page that the link named.
  await expect(page).toHaveURL(`${siteUrl()}/mine/safety`);
  await expect(page.getByRole('heading', { name: '登录设备' })).toBeVisible();
  const live = (await context.cookies()).find(({ name }) => name === 'UUID');
  expect(live?.httpOnly).toBe(true);
  expect(live?.value).not.toBe(ticket);
  await page.reload();
  await expect(page.getByRole('heading', { name: '登录设备' })).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();

  // The ticket was in the opened address, the redirect and two request bodies, the session id only in cookies.
  const { log } = JSON.parse(await readFile(path, 'utf8')) as Har;
  expect(log.entries.length).toBeGreaterThan(10);
  const opened = log.entries.filter(({ request }) => request.url.includes(ticket));
  expect(opened.map(({ request }) => [request.method, new URL(request.url).pathname])).toEqual([
    ['GET', '/mine/safety'],
    ['GET', '/home'],
  ]);
  for (const { request, response } of log.entries) {
    const referer = request.headers.filter(({ name }) => name.toLowerCase() === 'referer').map(({ value }) => value);
    expect(referer.join()).not.toContain(ticket);
    if (request.postData?.text?.includes(ticket) === true)
      expect(request.url).toMatch(/\/api\/guest\/ticket\/(view|take)$/);
    expect(response.content.text ?? '').not.toContain(ticket);
    const places = [
      ...request.headers.filter(({ name }) => name.toLowerCase() !== 'cookie'),
      ...response.headers.filter(({ name }) => name.toLowerCase() !== 'set-cookie'),
    ];
    const seen = [request.url, request.postData?.text, response.content.text, ...places.map(({ value }) => value)].join(
      '\n',
    );
    expect(seen).not.toContain(live?.value);
  }
});

test('a ticket works once and can be declined; the rest of the address stays. S01', async ({ browser }) => {
  const known = await browser.newContext();
  const { account } = await registerPlayer(known);
  const first = await operate(known.request, 'ticket', { account, path: '/games' });
  const guest = await browser.newContext();
  await comeFromOwnAddress(guest);
  const page = await guest.newPage();
  await page.goto(`${siteUrl()}${first.address}&tab=esports`);
  await expect(page).toHaveURL(`${siteUrl()}/games?tab=esports`);
  await dialog(page).getByRole('button', { name: '不登录' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect((await guest.cookies()).map(({ name }) => name)).not.toContain('signedIn');
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(dialog(page)).toHaveCount(0);

  const second = await operate(known.request, 'ticket', { account });
  await page.goto(siteUrl() + second.address);
  await dialog(page).getByRole('button', { name: '登录这个账号' }).click();
  await expect.poll(async () => (await guest.cookies()).map(({ name }) => name)).toContain('signedIn');
  const thief = await browser.newContext();
  await comeFromOwnAddress(thief);
  const late = await thief.newPage();
  await late.goto(siteUrl() + second.address);
  await expect(late.getByRole('dialog', { name: '这个链接不能登录' })).toContainText('登录链接已使用或已过期');
  expect((await thief.cookies()).map(({ name }) => name)).not.toContain('signedIn');
  await Promise.all([known.close(), guest.close(), thief.close()]);
});

test('asks a logged-in player before another account replaces the session. S01, R07', async ({ browser }) => {
  const other = await browser.newContext();
  const { account } = await registerPlayer(other);
  const own = await browser.newContext();
  await registerPlayer(own);
  const page = await own.newPage();
  const { address } = await operate(own.request, 'ticket', { account, path: '/mine/center' });
  await page.goto(siteUrl() + address);
  await expect(dialog(page)).toContainText('当前账号会退出');
  await dialog(page).getByRole('button', { name: '登录这个账号' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: '账户菜单' }).click();
  await expect(page.getByText(new RegExp(`^${account.slice(0, 3)}\\*+${account.slice(-2)}$`)).first()).toBeVisible();
  await Promise.all([other.close(), own.close()]);
});
