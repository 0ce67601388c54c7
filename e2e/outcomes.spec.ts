/** What the site shows when calls fail, in a real browser. outcomes.table.test.ts covers the whole table. */
import { expect, test } from './test.ts';
import type { Page, Route } from '@playwright/test';
import { siteUrl } from './hand.ts';
import { registerPlayer } from './player.ts';

const messages = (page: Page) => page.getByRole('region', { name: '消息提示' }).getByRole('listitem');
const answer = (route: Route, code: number, msg = '', status = 200) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    headers: { 'x-request-id': 'req-77' },
    body: JSON.stringify({ code, data: null, msg, message: msg, success: false }),
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl() + path);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('button', { name: /^账户菜单/ })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Makes the page repeat all of its reads until `wanted` of them have been refused. */
async function storm(page: Page, count: () => number, wanted: number): Promise<void> {
  const again = async (): Promise<number> => {
    await page.evaluate(() => {
      dispatchEvent(new Event('offline'));
      dispatchEvent(new Event('online'));
    });
    return count();
  };
  await expect.poll(again, { intervals: [20], timeout: 30_000 }).toBeGreaterThanOrEqual(wanted);
}

/** Collects the text of every message shown from now on. */
async function keepMessages(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<Node>();
    const texts: string[] = [];
    Object.assign(globalThis, { messages: texts });
    new MutationObserver(() => {
      for (const item of document.querySelectorAll('[popover="manual"] li')) {
        if (seen.has(item)) continue;
        seen.add(item);
        texts.push(item.querySelector('p')?.textContent ?? '');
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { messages: string[] }).messages);
}

test('turns 50 fatal errors at once into one message and one redirect to /404. ERR-006 to ERR-009, R10', async ({
  page,
  context,
}) => {
  await registerPlayer(context);
  await page.clock.install();
  // The clock does not rule the time-outs of calls, which a busy machine would reach during the storm.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await open(page, '/mine/center');
  const shown = await keepMessages(page);
  const visits: string[] = [];
  page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
  let failed = 0;
  await page.route('**/api/loged/**', (route) => {
    failed += 1;
    return answer(route, 99_999, `严重错误 ${failed}`);
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await storm(page, () => failed, 50);
  // React may hold back what it has loaded lazily for 300 ms.
  await page.clock.runFor(310);
  await expect(messages(page)).toHaveCount(1);
  await expect(messages(page)).toContainText('严重错误');
  await expect(messages(page)).toContainText('编号 req-77');
  await page.clock.runFor(1189);
  await expect(page).toHaveURL(/\/mine\/center/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/404\?err=/);
  await expect(page.getByRole('main')).toContainText('严重错误');
  // The message stays until it is closed.
  await page.clock.runFor(3_600_000);
  await expect(messages(page)).toHaveCount(1);
  await messages(page).getByRole('button', { name: '关闭' }).click();
  await expect(messages(page)).toHaveCount(0);
  expect(await shown()).toHaveLength(1);
  expect(visits.filter((path) => path === '/404')).toHaveLength(1);
});

test('turns many lost sessions into one message and one redirect to /login, with the way back. ERR-014, AMB-163, R10', async ({
  page,
  context,
}) => {
  await registerPlayer(context);
  await open(page, '/mine/billDetail');
  const shown = await keepMessages(page);
  const visits: string[] = [];
  page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
  let failed = 0;
  const together = Promise.withResolvers<void>();
  await page.route('**/api/loged/**', async (route) => {
    failed += 1;
    await together.promise;
    await answer(route, [403, 701, 706, 707][failed % 4] ?? 403, `登录结束 ${failed}`);
  });
  await page.evaluate(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
  await expect.poll(() => failed).toBeGreaterThan(1);
  together.resolve();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmine%2FbillDetail/);
  await expect(page.getByRole('button', { name: /^账户菜单/ })).toHaveCount(0);
  await expect.poll(async () => (await shown()).filter((text) => text.startsWith('登录结束'))).toHaveLength(1);
  expect(visits.filter((path) => path === '/login')).toHaveLength(1);
});

test('reports a failed read once, with the code’s label and the id of the request. ERR-016, AMB-172', async ({
  page,
  context,
}) => {
  await registerPlayer(context);
  await page.route('**/api/loged/getMsgSiteList', (route) => answer(route, 500, '', 500));
  await open(page, '/mine/inEmail');
  await expect(page.getByRole('alert').filter({ hasText: '站内信没有读出来' })).toContainText('编号 req-77');
  await expect(messages(page)).toHaveCount(1);
  await expect(messages(page)).toContainText('服务异常');
  await page.unroute('**/api/loged/getMsgSiteList');
  await page.getByRole('button', { name: '再读一次' }).click();
  await expect(page.getByRole('button', { name: /欢迎来到前厅/ })).toBeVisible();
});

for (const [what, body] of [
  ['a page of HTML', '<!doctype html><title>502</title>'],
  ['truncated JSON', '{"code":200,"data":{"list":[{"msgId":"1","subj'],
  ['another type', '{"code":200,"data":"list"}'],
  ['a row without its fields', '{"code":200,"data":{"list":[{"msgId":"1"}],"total":1}}'],
] as const) {
  test(`shows an error in place if the reply is ${what}. ENV-013, R09`, async ({ page, context }) => {
    await registerPlayer(context);
    await page.route('**/api/loged/getMsgSiteList', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body }),
    );
    await open(page, '/mine/inEmail');
    await expect(page.getByRole('alert').filter({ hasText: '站内信没有读出来' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('站内信');
  });
}

test('retries when the house asks for it, without a message. R02', async ({ page, context }) => {
  await registerPlayer(context);
  const times: number[] = [];
  await page.route('**/api/loged/myBalanceList', (route) => {
    times.push(Date.now());
    if (times.length > 1) return route.continue();
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '' });
  });
  await open(page, '/mine/billDetail');
  await expect.poll(() => times.length).toBe(2);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1000);
  await expect(messages(page)).toHaveCount(0);
});

test('shows a guest no message for a list that could not be read. AMB-171', async ({ page }) => {
  await page.route('**/api/guest/**', (route) => answer(route, 500, '服务异常'));
  await page.goto(`${siteUrl()}/home`);
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: '搜索游戏' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(messages(page)).toHaveCount(0);
});

test('sends nothing while offline, and queues nothing for later. R04', async ({ page, context }) => {
  await registerPlayer(context);
  await open(page, '/mine/inEmail');
  await page.getByRole('button', { name: '写信给客服' }).click();
  const form = page.getByRole('form', { name: '写信给客服' });
  await form.getByLabel('消息类型').selectOption('其他');
  await form.getByLabel('主题').fill('断网时写的');
  await form.getByLabel('内容').fill('内容');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/insertMsgSite')) sent += 1;
  });
  await context.setOffline(true);
  await expect(page.getByText('网络断开了。页面上的内容可能不是最新')).toBeVisible();
  const submit = form.getByRole('button', { name: '发送' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(form.getByText('网络断开了，恢复后再提交')).toBeVisible();
  await submit.press('Enter');
  await context.setOffline(false);
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  expect(sent).toBe(0);
  await submit.click();
  await expect(page.getByText('信已发出').first()).toBeVisible();
  expect(sent).toBe(1);
});

test('shows a submission without a reply in 5 s as unknown, and looks up its outcome. L06, NFR-001, ENV-010, CONST-007', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  await open(page, '/mine/inEmail?box=sent');
  // The house receives the request; its reply is lost on the way.
  let isLost = true;
  await page.route('**/api/loged/insertMsgSite', async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
  });
  await page.getByRole('button', { name: '写信给客服' }).first().click();
  const form = page.getByRole('form', { name: '写信给客服' });
  await form.getByLabel('消息类型').selectOption('其他');
  await form.getByLabel('主题').fill('只有一封');
  await form.getByLabel('内容').fill('内容');
  await form.getByRole('button', { name: '发送' }).click();
  await expect(form.getByRole('alert')).toContainText('可能已经完成', { timeout: 15_000 });
  // The list behind the form has been read again and shows it.
  await expect(page.locator('main').getByText('只有一封', { exact: true })).toBeAttached();
  await form.getByRole('button', { name: '发送' }).click();
  await expect(page.getByText('信已发出').first()).toBeVisible();
  expect((await player.send('/api/loged/getMsgSiteList', { box: 'sent' })).data.total).toBe(1);
});
