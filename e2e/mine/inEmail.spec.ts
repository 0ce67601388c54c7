import { expect, test } from '../test.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { livePath } from '@foyer/contract/live.ts';
import { Client } from 'pg';
import { keyboard, siteUrl, watch } from '../hand.ts';
import { freshProof, registerPlayer } from '../player.ts';
import type { Player } from '../player.ts';

const menu = (page: Page) => page.getByRole('button', { name: /^账户菜单/ });
const mail = (page: Page, subject: string | RegExp) => page.locator('main').getByRole('button', { name: subject });
const balance = (page: Page) => page.getByRole('button', { name: /^主钱包余额/ });

async function openInbox(page: Page): Promise<void> {
  await page.goto(`${siteUrl()}/mine/inEmail`);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1, name: '站内信' })).toBeVisible();
}

/** Deposits by calls, without the screens. The sandbox bank settles the order after a second. */
async function deposit(context: BrowserContext, player: Player, amount: string): Promise<void> {
  const url = siteUrl();
  const proof = await context.request.post(`${url}/api/uploadFile`, {
    headers: { [clientHeader]: '1', origin: url },
    multipart: {
      lang: 'zh_CN',
      frontType: '2',
      file: freshProof(),
    },
  });
  const { data } = (await proof.json()) as { data: { url: string } };
  const banks = await player.send('/api/logged/inBanks/list');
  const { inBankId } = banks.data.list.find((bank: { currency: string }) => bank.currency === 'THB');
  const order = { inBankId, amount, depositorName: '陈晓林', proof: data.url, requestId: crypto.randomUUID() };
  expect((await player.send('/api/bankpay/inPayOrder', order)).code).toBe(200);
}

/** Records every stream that a tab of the browser opens. */
function streamsOf(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === livePath) asked.push(new URL(request.frame().url()).pathname);
  });
  return asked;
}

test('lists mail, opens it, and counts it as read. SI-40, ENTITY-020, CONST-006, SCREEN-080', async ({
  page,
  context,
}) => {
  const faults = watch(page);
  await registerPlayer(context);
  await openInbox(page);
  const hand = keyboard(page);
  await expect(menu(page)).toHaveAccessibleName(/1 封未读/);
  await hand.press(mail(page, /欢迎来到前厅/));
  await expect(page.getByText('这里的余额、存款与奖金都是演示资金')).toBeVisible();
  await expect(menu(page)).toHaveAccessibleName('账户菜单');
  await page.getByRole('tab', { name: '未读' }).click();
  await expect(page.getByText('没有未读的信')).toBeVisible();
  await page.getByRole('tab', { name: '已读' }).click();
  await expect(mail(page, /欢迎来到前厅/)).toBeVisible();
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(/box=read/);
  await expect(mail(page, /欢迎来到前厅/)).toBeVisible();
  expect(faults).toEqual([]);
});

test('keeps a mail open after it has left the unread list, and deletes one after a confirmation. SCREEN-080', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  expect((await player.send('/api/loged/confirmRealName', { name: '陈晓林' })).code).toBe(200);
  await openInbox(page);
  const hand = keyboard(page);
  await page.getByRole('tab', { name: '未读' }).click();
  await hand.press(mail(page, /真实姓名已设定/));
  await expect(menu(page)).toHaveAccessibleName(/1 封未读/);
  await expect(page.getByText('真实姓名设定后不能自行更改')).toBeVisible();
  await hand.press(page.getByRole('button', { name: '删除' }));
  const question = page.getByRole('dialog', { name: '删除这封信？' });
  await hand.press(question.getByRole('button', { name: '留着' }));
  await expect(mail(page, /真实姓名已设定/)).toBeVisible();
  await hand.press(page.getByRole('button', { name: '删除' }));
  await hand.press(question.getByRole('button', { name: '删除' }));
  await expect(page.getByText('信已删除').first()).toBeVisible();
  await expect(mail(page, /真实姓名已设定/)).toBeHidden();
  expect((await player.send('/api/loged/getMsgSiteList')).data.total).toBe(1);
});

test('pages through the list, and shows the last page if the address asks for a later one', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  const { data } = await player.send('/api/loged/getMsgSiteList');
  const database = new Client({ connectionString: process.env.FOYER_DATABASE });
  await database.connect();
  await database.query(
    `insert into site_mail (player_id, mail_id, box, kind, topic, subject, content, event_key, created_ms)
     select player_id, 'more' || n, 'in', 'written', 'other', '第 ' || n || ' 封', '内容', 'more' || n, created_ms - n
     from site_mail, generate_series(1, 101) n where mail_id = $1`,
    [data.list[0].msgId],
  );
  await database.end();
  await openInbox(page);
  await expect(page.locator('header').getByText('+99', { exact: true }).first()).toBeVisible();
  await expect(mail(page, /欢迎来到前厅/)).toBeVisible();
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(mail(page, /第 10 封/)).toBeVisible();
  await page.goto(`${siteUrl()}/mine/inEmail?page=40`);
  await page.keyboard.press('Shift');
  await expect(mail(page, /第 101 封/)).toBeVisible();
  await expect(page).toHaveURL(/page=11/);
});

test('sends a letter, refuses an invalid one, and shows the answer without a reload. VALID-059, SCREEN-080', async ({
  page,
  context,
}) => {
  await registerPlayer(context);
  await openInbox(page);
  const hand = keyboard(page);
  await hand.press(page.getByRole('button', { name: '写信给客服' }));
  const form = page.getByRole('form', { name: '写信给客服' });
  await hand.press(form.getByRole('button', { name: '发送' }));
  for (const words of ['请选择消息类型', '请输入主题', '请输入内容']) await expect(form.getByText(words)).toBeVisible();
  await form.getByLabel('消息类型').selectOption('提款');
  await hand.type(form.getByLabel('主题'), '一'.repeat(61));
  await hand.type(form.getByLabel('内容'), '提款 <b>没有</b> 到账\n谢谢');
  await hand.press(form.getByRole('button', { name: '发送' }));
  await expect(form.getByText(/主题不能超过 ?60|主题.*60/)).toBeVisible();
  await hand.type(form.getByLabel('主题'), '提款没有到账');
  await hand.press(form.getByRole('button', { name: '发送' }));
  await expect(page.getByText('信已发出').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: '已发送' })).toHaveAttribute('aria-selected', 'true');
  await hand.press(mail(page, /提款没有到账/));
  await expect(page.getByText('提款 <b>没有</b> 到账')).toBeVisible();
  // The answer arrives without any input on the page.
  await expect(menu(page)).toHaveAccessibleName(/2 封未读/);
  await page.getByRole('tab', { name: '未读' }).click();
  await hand.press(mail(page, /客服回复：提款没有到账/));
  await expect(page.getByText('这是沙盒客服的自动回复')).toBeVisible();
});

test('updates mail and money in every open tab at once, over one stream. R07, R11', async ({ page, context }) => {
  const player = await registerPlayer(context);
  const streams = streamsOf(context);
  await page.goto(`${siteUrl()}/mine/capital/account`);
  const second = await context.newPage();
  await second.goto(`${siteUrl()}/mine/center`);
  for (const tab of [page, second]) {
    await tab.keyboard.press('Shift');
    await expect(menu(tab)).toHaveAccessibleName(/1 封未读/);
  }
  await expect.poll(() => streams.length).toBe(1);
  await deposit(context, player, '1200.50');
  for (const tab of [page, second]) {
    await expect(tab.locator('header').getByText('+฿1,200.50 充值存款')).toBeVisible();
    await expect(balance(tab)).toContainText('1,200.50');
    await expect(menu(tab)).toHaveAccessibleName(/2 封未读/);
  }
  expect(streams).toHaveLength(1);
  // The tab that holds the stream closes; the other one opens its own and receives the next events.
  const [leader, left] = streams[0] === '/mine/center' ? [second, page] : [page, second];
  await leader.close();
  await expect.poll(() => streams.length).toBe(2);
  await deposit(context, player, '800.00');
  await expect(left.locator('header').getByText('+฿800.00 充值存款')).toBeVisible();
  await expect(balance(left)).toContainText('2,000.50');
});

test('shows no amount from a forged event of another tab. R11', async ({ page, context }) => {
  await registerPlayer(context);
  await page.goto(`${siteUrl()}/mine/center`);
  await page.keyboard.press('Shift');
  await expect(balance(page)).toContainText('0.00');
  const read = page.waitForResponse((reply) => reply.url().endsWith('/api/loged/logedUserInfo'));
  const liar = await context.newPage();
  await liar.goto(`${siteUrl()}/404`);
  await liar.evaluate(() => {
    const channel = new BroadcastChannel('foyer.live');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel.postMessage({ kind: 'balance', title: 8, amountSatang: 99_999_900, id: '' });
  });
  await read;
  await expect(balance(page)).toContainText('฿0.00');
  await expect(page.getByText(/999,999/)).toHaveCount(0);
});

test('shows a pushed notice in the language of the page. SCREEN-066', async ({ page, context }) => {
  await registerPlayer(context);
  const streams = streamsOf(context);
  await page.goto(`${siteUrl()}/mine/center`);
  await page.keyboard.press('Shift');
  await expect.poll(() => streams.length).toBe(1);
  await expect(menu(page)).toBeVisible();
  const database = new Client({ connectionString: process.env.FOYER_DATABASE });
  await database.connect();
  const title = `今晚维护 ${Date.now()}`;
  await database.query('insert into push_info (push_id, titles, contents, created_ms) values ($1, $2, $3, $4)', [
    `e2e-${Date.now()}`,
    JSON.stringify({ zh_CN: title, en: 'Maintenance tonight', th: 'ปิดปรับปรุงคืนนี้' }),
    JSON.stringify({ zh_CN: '02:00 至 02:30 不能存取款。', en: 'From 02:00 to 02:30.', th: '02:00–02:30' }),
    Date.now(),
  ]);
  await database.end();
  await expect(page.getByRole('region', { name: '消息提示' }).getByText(title)).toBeVisible();
});
