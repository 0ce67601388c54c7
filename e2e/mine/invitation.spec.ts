/** Invitations from the link to both bonuses. SI-36, ROUTE-028, SCREEN-038, SCREEN-056 */
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { captchaFields, freshAccount, freshPhone, openTakenUp, siteUrl, watch } from '../hand.ts';
import { fund, password, registerPlayer } from '../player.ts';
import type { Player } from '../player.ts';

const main = (page: Page) => page.getByRole('main');
const list = (page: Page) => main(page).getByRole('table', { name: '邀请记录' });

async function query(text: string, values: unknown[]): Promise<unknown[]> {
  const client = new Client({ connectionString: process.env.FOYER_DATABASE });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Inserts a settled, lost bet of a friend. */
async function stake(account: string, satang: number): Promise<void> {
  await query(
    `insert into bet (player_id, bet_order_no, platform_code, game_type, game_id, round_id, stake_satang, win_satang,
                      is_settled, placed_ms, settled_ms)
     select player_id, $2, 'moyu', 1, 'moyu-koi-gate', $2, $3, 0, true, $4, $4 from player where user_account = $1`,
    [account, crypto.randomUUID(), satang, Date.now()],
  );
}

/** Registers a player with an invitation code, without the screens. */
async function registerBy(player: Player, agentCode: string): Promise<string> {
  // A device of the friend's own: the house holds bonuses between accounts that share one.
  const deviceId = crypto.randomUUID();
  const captcha = await player.send('/api/guest/defaultKaptcha', { purpose: 'register', deviceId });
  const account = freshAccount();
  const reply = await player.send('/api/guest/registered', {
    userAccount: account,
    password,
    mobilePhone: freshPhone(),
    ...captchaFields(captcha.data),
    adult: '1',
    terms: '1',
    agentCode,
    deviceId,
  });
  expect(reply.code).toBe(200);
  return account;
}

test('invites a friend by a link, and pays both bonuses, the inviter’s first. STATE-015, AMB-066', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const faults = watch(page);
  const player = await registerPlayer(context);
  await openTakenUp(page, '/mine/invitation');
  await expect(page.getByRole('heading', { level: 1, name: '邀请好友' })).toBeVisible();
  await expect(main(page).getByText('还没有邀请记录')).toBeVisible();
  const link = await main(page)
    .getByText(/\/register\?agentCode=/)
    .innerText();
  await expect(main(page).getByRole('img', { name: `邀请链接的二维码：${link}` })).toBeVisible();
  await expect(main(page).getByText('฿114.00').first()).toBeVisible();

  // The friend opens the link, whose code is kept until they register.
  const theirs = await browser.newContext();
  const friendPage = await theirs.newPage();
  await friendPage.goto(link);
  await friendPage.keyboard.press('Shift');
  await expect
    .poll(async () => (await theirs.cookies()).find(({ name }) => name === 'agentCode')?.value)
    .toBe(new URL(link).searchParams.get('agentCode'));
  // The page shows the code of the invitation, but not the account behind it.
  const words = friendPage.getByText('你跟着一位朋友的邀请来');
  await expect(words).toContainText(new URL(link).searchParams.get('agentCode') ?? '');
  expect(await words.innerText()).not.toContain(player.account);
  const friend = await registerPlayer(theirs);
  const account = await registerBy(friend, new URL(link).searchParams.get('agentCode') ?? '');

  await page.reload();
  await page.keyboard.press('Shift');
  const row = list(page).getByRole('row').nth(1);
  await expect(row).toContainText('已注册');
  await expect(row).toContainText('存款未达到');
  await expect(row).not.toContainText(account);
  await expect(row.getByRole('button', { name: '领取' })).toHaveAttribute('aria-disabled', 'true');

  await fund(theirs, friend, '300');
  await stake(account, 100_000);
  await openTakenUp(friendPage, '/mine/invitation');
  await expect(main(friendPage).getByText('要等邀请人先领取')).toBeVisible();

  await page.reload();
  await page.keyboard.press('Shift');
  await row.getByRole('button', { name: '领取' }).click();
  await expect(page.getByText('已领取 ฿38.00，提款前需完成流水 ฿114.00').first()).toBeVisible();
  await expect(row.getByText('已领取')).toBeVisible();

  await friendPage.reload();
  await friendPage.keyboard.press('Shift');
  await main(friendPage).getByRole('button', { name: '领取' }).click();
  await expect(friendPage.getByText('已领取 ฿18.00，提款前需完成流水 ฿54.00').first()).toBeVisible();
  await theirs.close();
  expect(faults).toEqual([]);
});

test('makes an invitation for one friend, with the three statuses side by side. ENUM-011, I18N-033', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  await openTakenUp(page, '/mine/invitation');
  for (const note of ['老同学', '小林', '阿明']) {
    await main(page).getByRole('button', { name: '新建专属邀请' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: '备注' }).fill(note);
    await page.getByRole('dialog').getByRole('button', { name: '生成邀请' }).click();
    await expect(list(page).getByText(note)).toBeVisible();
  }
  const { data } = await player.send('/api/loged/inviteList');
  const codeOf = (note: string) => data.list.find((one: { note: string }) => one.note === note).inviteCode;
  const old = Date.now() - 86_400_000;
  await query('update invitation set created_ms = $2::bigint, expires_ms = $2::bigint + 1 where code = $1', [
    codeOf('老同学'),
    old,
  ]);
  const other = await registerPlayer(await page.context().browser()!.newContext());
  await registerBy(other, codeOf('小林'));
  for (const [lang, words] of [
    ['zh_CN', ['未注册', '已注册', '已过期']],
    ['en', ['Unregistered', 'Registered', 'Expired']],
    ['th', ['ยังไม่สมัคร', 'สมัครแล้ว', 'หมดอายุ']],
  ] as const) {
    await page.goto(`${siteUrl()}/mine/invitation?lang=${lang}`);
    await page.keyboard.press('Shift');
    await expect(main(page).getByText('阿明').first()).toBeVisible();
    for (const word of words) await expect(main(page).getByText(word, { exact: true }).first()).toBeVisible();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('shows that a claim failed, keeps the bonus claimable, and pays it on the next press. CALL-148, ERR-033', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const player = await registerPlayer(context);
  const theirs = await browser.newContext();
  const friend = await registerPlayer(theirs);
  const account = await registerBy(friend, (await player.send('/api/loged/inviteCode')).data.inviteCode);
  await fund(theirs, friend, '300');
  await stake(account, 100_000);
  await theirs.close();
  await openTakenUp(page, '/mine/invitation');
  await page.route('**/api/loged/getInviteBonus', (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: 'down', success: false } }),
  );
  const claim = list(page).getByRole('row').nth(1).getByRole('button', { name: '领取' });
  await claim.click();
  await expect(page.getByRole('region', { name: '消息提示' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(/已领取 ฿/)).toHaveCount(0);
  await expect(claim).toBeEnabled();
  await page.unrouteAll();
  await claim.click();
  await expect(page.getByText('已领取 ฿38.00，提款前需完成流水 ฿114.00').first()).toBeVisible();
  await expect(claim).toHaveCount(0);
  expect((await player.send('/api/loged/refresh')).data.accountBalance).toBe('38.00');
});

const failing = [
  { path: '/api/loged/inviteCode', message: '没能读出邀请码', stands: '邀请记录' },
  { path: '/api/loged/inviteList', message: '没能读出邀请记录', stands: '我的邀请奖励' },
  { path: '/api/loged/userAgentBonus', message: '没能读出邀请奖励', stands: '邀请记录' },
  { path: '/api/guest/getAgentDomain', message: '/register?agentCode=', stands: '邀请记录' },
] as const;
for (const { path, message, stands } of failing) {
  test(`shows an error in place if ${path} fails. SI-36, ERR-033`, async ({ page, context }) => {
    await registerPlayer(context);
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 500, json: { code: 500, msg: 'down', success: false } }),
    );
    await openTakenUp(page, '/mine/invitation');
    await expect(main(page).getByText(message).first()).toBeVisible();
    await expect(main(page).getByRole('heading', { name: stands, exact: true })).toBeVisible();
  });
}
