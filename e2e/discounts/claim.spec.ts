/** Claims: a guest logs in and comes back; a player claims by amount, by bet and by one press. SI-28 */
import { expect, test } from '../test.ts';
import { long, refusesBadInput, unreadable } from '../badInput.ts';
import { lostBet } from '../books.ts';
import { siteUrl, takeInUse, watch } from '../hand.ts';
import { forgetSession, fund, password, registerPlayer } from '../player.ts';

const offer = (id: string) => `${siteUrl()}/discounts/all?id=${id}`;

test('a guest is asked to log in before claiming offers, and comes back to the same offer. ROLE-006, AMB-178', async ({
  page,
  context,
}) => {
  const player = await registerPlayer(context);
  await forgetSession(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(offer('new-3-0'));
  await takeInUse(page);
  await page.getByRole('main').getByRole('button', { name: '领取' }).click();
  const reminder = page.getByRole('dialog', { name: '温馨提示' });
  await expect(reminder).toContainText('请先登录再领取优惠');
  await reminder.getByRole('button', { name: '登录' }).click();
  const login = page.getByRole('dialog', { name: '登录' });
  await login.getByLabel('账号', { exact: true }).fill(player.account);
  await login.locator('input[name=password]').fill(password);
  await login.getByRole('button', { name: '登录', exact: true }).click();
  await expect(login).toBeHidden();
  await expect(page).toHaveURL(/id=new-3-0/);
  await page.getByRole('button', { name: '领取 ฿18' }).click();
  await expect(page.getByText('18.00 已到账，打满 90.00 流水后可以提款').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('本期已领取').first()).toBeVisible();
});

test('a deposit bonus asks for an amount, leads to the deposit on code 808, and is credited after it. VALID-055, ERR-002, ERR-010, ENTITY-022', async ({
  page,
  context,
}) => {
  test.slow();
  const faults = watch(page);
  const player = await registerPlayer(context);
  await page.goto(offer('deposit-first'));
  await takeInUse(page);
  const form = page.getByRole('form', { name: '领取优惠' });
  await expect(form.getByLabel('申请金额')).toBeVisible();
  await refusesBadInput(page, {
    form,
    path: '/api/other/applyBonus',
    fields: { applyAmount: { label: '申请金额', good: '300' } },
    also: { configId: 'deposit-first', bonusType: '2' },
    wrong: [
      ['applyAmount', '', '请输入申请金额'],
      ['applyAmount', '0', '金额不能为0'],
      ['applyAmount', '300.5', '金额格式错误'],
      ['applyAmount', '-300', '金额格式错误'],
      ['applyAmount', '3e2', '金额格式错误'],
      ['applyAmount', long, '这一项的内容无法识别', unreadable],
    ],
  });
  await form.getByLabel('申请金额').fill('300');
  await form.getByRole('button', { name: '领取 ฿150' }).click();
  await expect(page.getByText('还没有可以用来申请的存款。先存一笔，再回来申请').first()).toBeVisible();
  await expect(page).toHaveURL(/\/mine\/capital\/deposit$/);

  await fund(context, player, '500');
  await page.goto(offer('deposit-first'));
  await takeInUse(page);
  await expect(form.getByText('不超过这笔存款 ฿500', { exact: false })).toBeVisible();
  await form.getByLabel('申请金额').fill('501');
  await form.getByRole('button', { name: /^领取/ }).click();
  await expect(form.getByLabel('申请金额')).toHaveAccessibleDescription('申请金额超过这笔存款 500.00');
  await form.getByLabel('申请金额').fill('400');
  await expect(page.getByText('存 ฿400 得 ฿200，需有效投注 ฿4,800', { exact: false })).toBeVisible();
  await form.getByRole('button', { name: '领取 ฿200' }).click();
  await expect(page.getByText('200.00 已到账，打满 4800.00 流水后可以提款').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('本期已领取').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('a bonus for a bet asks for the number of one of the player’s bets. VALID-056', async ({ page, context }) => {
  await registerPlayer(context);
  await page.goto(offer('bet-moyu-x20'));
  await takeInUse(page);
  const form = page.getByRole('form', { name: '领取优惠' });
  const field = form.getByLabel('注单号');
  await expect(field).toBeVisible();
  await refusesBadInput(page, {
    form,
    path: '/api/other/applyBonus',
    fields: { betOrderNo: { label: '注单号', good: 'B1' } },
    also: { configId: 'bet-moyu-x20', bonusType: '9' },
    wrong: [
      ['betOrderNo', '', '请输入注单号'],
      ['betOrderNo', '   ', '请输入注单号'],
      ['betOrderNo', long, '这一项的内容无法识别', unreadable],
    ],
  });
  await field.fill("' or true --");
  await form.getByRole('button', { name: /^领取/ }).click();
  await expect(field).toHaveAccessibleDescription('没有找到这个注单号，请到投注记录里复制');
});

test('a double press sends one claim, and the button is enabled again after the reply. STATE-011, STATE-012, CONST-011', async ({
  page,
  context,
}) => {
  await registerPlayer(context);
  await page.goto(offer('new-30-0'));
  await takeInUse(page);
  const button = page.getByRole('button', { name: '领取 ฿8' });
  await expect(button).toBeVisible();
  let sent = 0;
  const reply = Promise.withResolvers<void>();
  await page.route('**/api/applyBonus/giveBonus', async (route) => {
    sent += 1;
    await reply.promise;
    await route.fulfill({ json: { code: 1405, data: null, msg: '本期还没有可以领取的金额', success: false } });
  });
  await button.dblclick();
  await expect(page.getByRole('button', { name: '正在领取' })).toBeVisible();
  await page.keyboard.press('Enter');
  reply.resolve();
  await expect(page.getByRole('alert').getByText('本期还没有可以领取的金额')).toBeVisible();
  await expect(button).toBeEnabled();
  expect(sent).toBe(1);
});

test('shows what a club reward still lacks, and what a rebate costs. SCREEN-059, SCREEN-052, M22', async ({
  page,
  context,
}) => {
  const { account } = await registerPlayer(context);
  await lostBet(account, 10_000);
  await page.goto(offer('club-rise-choice-1'));
  await takeInUse(page);
  await expect(page.getByText('现在还不能领')).toBeVisible();
  await expect(page.getByText(/^还没有达到条件：.*第 1 级/)).toBeVisible();
  await page.goto(`${siteUrl()}/discounts/all`);
  const rebate = page.getByRole('main').getByRole('listitem').filter({ hasText: '฿10,000 的 0.2%' }).first();
  await expect(rebate).toContainText('提款前要有效投注 ฿20');
  await expect(rebate.getByRole('button', { name: /฿20$/ })).toBeEnabled();
});
