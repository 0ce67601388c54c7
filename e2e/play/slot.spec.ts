/** The window of a slot: real money moves once a round, whatever happens to the window. M07 to M12, F01 to F03, L04 */
import { expect, test } from '../test.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { minSpinCycleMs } from '@foyer/contract/play/slot.ts';
import { accountsOf, booksFaults, roundsOf, rowsOf } from '../books.ts';
import { siteUrl, watch } from '../hand.ts';
import { playerAtPlatform } from '../player.ts';
import type { Player } from '../player.ts';

const spinCall = '**/api/play/spin';

interface Round {
  readonly roundId: string;
  readonly nonce: number;
  readonly clientSeed: string;
  readonly isSettled: string;
  readonly winSatang: string;
  readonly spins: readonly { readonly win: number }[];
}

async function openFromTile(page: Page, context: BrowserContext, way: '进入游戏' | '开始试玩'): Promise<Page> {
  await page.goto(`${siteUrl()}/home`);
  const tile = page.getByRole('button', { name: /锦鲤跃门/ }).first();
  await tile.focus();
  await tile.press('Enter');
  const opened = context.waitForEvent('page');
  const sheet = page.getByRole('dialog', { name: '锦鲤跃门' });
  await sheet.getByRole('button', { name: way }).click();
  if (way === '开始试玩') {
    await expect(sheet).toContainText('试玩不享受任何奖励，是否继续？');
    await sheet.getByRole('button', { name: '开始试玩' }).click();
  }
  const game = await opened;
  await expect(game).toHaveURL(/\/play\/slot\/\?session=/, { timeout: 20_000 });
  await expect(spinButton(game).or(gateOf(game)).first()).toBeEnabled({ timeout: 30_000 });
  return game;
}

const spinButton = (game: Page) => game.getByRole('button', { name: '旋转', exact: true });
const gateOf = (game: Page) => game.getByRole('button', { name: '开始免费旋转' }).first();
const satangOf = (text: string): number => Number(text.replaceAll(/[^\d]/g, ''));
const shownBalance = async (game: Page) => satangOf(await game.locator('.meter.balance output').innerText());

/** Waits until the round is over, including its free spins. */
async function finish(game: Page): Promise<void> {
  const gate = gateOf(game);
  await expect(spinButton(game).or(gate).first()).toBeEnabled({ timeout: 60_000 });
  if (await gate.isVisible()) {
    await gate.click();
    const collect = game.getByRole('button', { name: '收下并继续' }).first();
    await expect(collect).toBeVisible({ timeout: 180_000 });
    await collect.click();
  }
  await expect(spinButton(game)).toBeEnabled({ timeout: 30_000 });
}

const roundIn = async (reply: { json(): Promise<unknown> }): Promise<Round> =>
  ((await reply.json()) as { data: { round: Round } }).data.round;

async function spin(game: Page): Promise<Round> {
  const answered = game.waitForResponse(spinCall);
  await spinButton(game).press('Enter');
  return roundIn(await answered);
}

/** Spins without a reply: the answer is lost, or the request before the house gets it. Returns the fields sent. */
async function spinInto(game: Page, loss: 'answer' | 'request'): Promise<URLSearchParams> {
  const sent = Promise.withResolvers<string>();
  await game.route(
    spinCall,
    async (route) => {
      if (loss === 'answer') await route.fetch();
      sent.resolve(route.request().postData() ?? '');
    },
    { times: 1 },
  );
  await spinButton(game).press('Enter');
  await expect(game.getByRole('button', { name: '旋转中' })).toBeDisabled();
  return new URLSearchParams(await sent.promise);
}

async function expectSettledOnce(player: Player, count: number): Promise<void> {
  const rounds = await roundsOf(player.account);
  expect(rounds).toHaveLength(count);
  for (const { state, stakeSatang, winSatang, legs } of rounds) {
    expect(state).toBe('settled');
    expect(legs).toEqual([-stakeSatang, ...(winSatang > 0 ? [winSatang] : [])]);
  }
}

async function expectBalanceOnScreen(game: Page, player: Player): Promise<void> {
  const accounts = await accountsOf(player.account);
  const inGames = Object.entries(accounts).filter(([account]) => account !== 'main' && account !== 'withdrawing');
  expect(await shownBalance(game)).toBe(inGames.reduce((sum, [, amount]) => sum + amount, 0));
}

for (const loss of ['answer', 'request'] as const) {
  test(`a reload in the middle of a spin whose ${loss} was lost resumes that spin. L04, L05, M08`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const player = await playerAtPlatform(context, '墨玉堂');
    const game = await openFromTile(page, context, '进入游戏');
    await expect(game.getByText('演示资金')).toBeVisible();
    const sent = await spinInto(game, loss);
    expect(await roundsOf(player.account)).toHaveLength(loss === 'answer' ? 1 : 0);
    const again = game.waitForResponse(spinCall);
    await game.reload();
    const resumed = await again;
    const repeated = new URLSearchParams(resumed.request().postData() ?? '');
    expect(repeated.get('requestId')).toBe(sent.get('requestId'));
    expect(repeated.get('stakeSatang')).toBe(sent.get('stakeSatang'));
    const round = await roundIn(resumed);
    await finish(game);
    expect((await roundsOf(player.account)).map(({ roundId }) => roundId)).toEqual([round.roundId]);
    await expectSettledOnce(player, 1);
    await expectBalanceOnScreen(game, player);
    // After the reply nothing is pending: another reload shows the same round and sends no spin.
    const spinsSent: string[] = [];
    game.on('request', (request) => request.url().endsWith('/api/play/spin') && spinsSent.push(request.url()));
    await game.reload();
    await expect(spinButton(game)).toBeEnabled({ timeout: 20_000 });
    await expect(game.getByText(/^上一局的结果/)).toBeVisible();
    expect(spinsSent).toEqual([]);
    await expectSettledOnce(player, 1);
    expect(await booksFaults()).toEqual([]);
  });
}

test('a window that was closed in the middle of a spin resumes the round when it is opened again. L04, M08', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const player = await playerAtPlatform(context, '墨玉堂');
  const first = await openFromTile(page, context, '进入游戏');
  await spinInto(first, 'answer');
  await first.close();
  const game = await openFromTile(page, context, '进入游戏');
  await finish(game);
  await expectSettledOnce(player, 1);
  await expectBalanceOnScreen(game, player);
  expect(await booksFaults()).toEqual([]);
});

test('page and house enforce the minimum time of a spin, and the verifier recomputes it. M11, F01 to F03', async ({
  page,
  context,
}) => {
  test.setTimeout(400_000);
  const player = await playerAtPlatform(context, '墨玉堂');
  const game = await openFromTile(page, context, '进入游戏');
  const faults = watch(game);
  await expect(spinButton(game)).toBeEnabled({ timeout: 20_000 });
  const starts: number[] = [];
  game.on('request', (request) => request.url().endsWith('/api/play/spin') && starts.push(Date.now()));
  const rounds = [await spin(game)];
  const hasty = await game.evaluate(
    async ({ path, header }) => {
      const sessionId = new URLSearchParams(location.search).get('session') ?? '';
      const body = new URLSearchParams({ sessionId, requestId: crypto.randomUUID(), stakeSatang: '20' });
      const reply = await fetch(path, { method: 'POST', headers: { [header]: '1' }, body });
      return ((await reply.json()) as { msg: string }).msg;
    },
    { path: '/api/play/spin', header: clientHeader },
  );
  expect(hasty).toBe(rounds[0]?.isSettled === '1' ? '转得太快了，请稍等片刻' : '上一局还没有结束');
  starts.pop();
  await finish(game);
  rounds.push(await spin(game));
  await finish(game);
  expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThanOrEqual(minSpinCycleMs);
  await expectSettledOnce(player, 2);
  await expectBalanceOnScreen(game, player);

  await game.getByRole('button', { name: '公平验证' }).click();
  const panel = game.getByRole('dialog', { name: '公平验证' });
  await panel.getByRole('button', { name: '公开旧种子并换用新的一对' }).click();
  await expect(panel.getByText('已换用新的一对种子')).toBeVisible();
  await panel.getByRole('button', { name: '验证已公开的各局' }).click();
  await expect(panel.getByText('2 局全部相符')).toBeVisible();
  const revealed = panel.getByText('已公开的房方种子').locator('xpath=following-sibling::dd[1]');
  const round = rounds.find(({ isSettled }) => isSettled === '1');
  if (round) {
    const form = panel.locator('form');
    await form.getByLabel('房方种子').fill(await revealed.innerText());
    await form.getByLabel('你的种子').fill(round.clientSeed);
    await form.getByLabel('这一局的编号').fill(String(round.nonce));
    await form.getByRole('button', { name: '重算这一局' }).click();
    const units = round.spins.reduce((sum, each) => sum + each.win, 0);
    await expect(form.getByRole('status')).toContainText(`这一局共付每线下注的 ${units} 倍`);
  }
  // A round of the records in the verifier of the house, which computes it from the proof alone.
  await panel.getByRole('button', { name: '关闭' }).click();
  await game.getByRole('button', { name: '我的记录' }).click();
  const verifier = context.waitForEvent('page');
  await game.getByRole('link', { name: '打开离线验证页' }).first().click();
  await expect((await verifier).getByRole('status')).toContainText('相符');
  expect(faults).toEqual([]);
  expect(await booksFaults()).toEqual([]);
});

test('trial play is labelled and touches no account. M10', async ({ page, context }) => {
  test.setTimeout(300_000);
  const player = await playerAtPlatform(context, '墨玉堂');
  const before = await rowsOf(player.account);
  const game = await openFromTile(page, context, '开始试玩');
  await expect(game.locator('header').getByText('试玩', { exact: true })).toBeVisible();
  await expect(spinButton(game)).toBeEnabled({ timeout: 20_000 });
  await spin(game);
  await finish(game);
  // A replay is labelled as one, until it ends.
  await game.getByRole('button', { name: '我的记录' }).click();
  await game.getByRole('button', { name: '回放' }).first().click();
  await expect(game.locator('.badge')).toHaveText('回放');
  await game.getByRole('button', { name: '结束回放' }).click();
  await expect(game.locator('.badge')).toHaveText('试玩', { timeout: 30_000 });
  expect(await roundsOf(player.account)).toEqual([]);
  const after = await rowsOf(player.account);
  expect({ ...after, play_session: [], play_ticket: [] }).toEqual({ ...before, play_session: [], play_ticket: [] });
  expect(await booksFaults()).toEqual([]);
});
