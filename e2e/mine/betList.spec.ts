/** Bet records: filters, export, and a single bet with its proof. SI-41, SI-42, ROUTE-033 */
import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { clientHeader } from '@foyer/contract/envelope.ts';
import { siteUrl, watch } from '../hand.ts';
import { fund, registerPlayer } from '../player.ts';
import type { Player } from '../player.ts';

const koi = 'moyu-koi-gate';

interface Played {
  readonly player: Player;
  /** Rotates the seed, which publishes the seed of the two rounds. */
  readonly reveal: () => Promise<unknown>;
}

/** Plays two rounds of 10 baht by calls, each to its end, including free spins. */
async function playTwoRounds(context: BrowserContext): Promise<Played> {
  const player = await registerPlayer(context);
  await fund(context, player, '1000');
  const sent = async (path: string, fields: Record<string, string>) => {
    const reply = await player.send(path, fields);
    expect([path, reply.code]).toEqual([path, 200]);
    return reply.data;
  };
  await sent('/api/loged/deposit', { requestId: crypto.randomUUID(), platformKey: 'moyu', amount: '600' });
  const launch = new URLSearchParams({
    linkType: '1',
    platformCode: 'moyu',
    gameType: '1',
    gameCode: koi,
    frontType: '2',
  });
  const launched = await context.request.get(`${siteUrl()}/api/game/gameUrl?${launch}`, {
    headers: { [clientHeader]: '1' },
  });
  const { data } = (await launched.json()) as { data: { url: string } };
  const ticket = new URL(data.url, siteUrl()).searchParams.get('ticket') ?? '';
  const { sessionId, seeds } = await sent('/api/play/enter', { ticket });
  const rotate = (commitment: string) =>
    sent('/api/play/seed', { sessionId, clientSeed: 'mine', nextCommitment: commitment });
  await rotate(seeds.nextCommitment);
  // The house enforces a minimum time between spins; a spin that comes too soon is sent again.
  const spun = async (path: string, fields: Record<string, string>) => {
    let round: { roundId: string; isSettled: string } = { roundId: '', isSettled: '0' };
    await expect(async () => {
      const reply = await player.send(path, { sessionId, ...fields });
      expect(reply.code).toBe(200);
      ({ round } = reply.data);
    }).toPass();
    return round;
  };
  for (let played = 0; played < 2; played += 1) {
    let round = await spun('/api/play/spin', { requestId: crypto.randomUUID(), stakeSatang: '10.00' });
    for (let index = 1; round.isSettled !== '1'; index += 1) {
      round = await spun('/api/play/free', { roundId: round.roundId, index: String(index) });
    }
  }
  return {
    player,
    reveal: async () => rotate((await sent('/api/play/state', { sessionId })).seeds.nextCommitment),
  };
}

const record = (page: Page) => page.getByRole('table', { name: '投注记录' });

test('lists every bet with totals, keeps filters in the address and exports what is shown. SI-41, CALL-128, ENUM-016', async ({
  page,
}) => {
  const faults = watch(page);
  const { player } = await playTwoRounds(page.context());
  const totals = (await player.send('/api/game/betTotals')).data;
  expect([totals.count, totals.betAmount]).toEqual([2, '20.00']);

  await page.goto(`${siteUrl()}/mine/betList`);
  await expect(page.getByText('共 2 注')).toBeVisible();
  await expect(record(page).getByRole('row')).toHaveCount(3);
  await expect(record(page).getByText('锦鲤跃门').first()).toBeVisible();
  await expect(page.getByText('฿20.00').first()).toBeVisible();

  await page.getByRole('button', { name: '近 7 天' }).click();
  await page.getByRole('combobox', { name: '游戏类型' }).selectOption({ label: '电子' });
  await page.getByRole('combobox', { name: '平台' }).selectOption({ label: '墨玉堂' });
  await expect(page).toHaveURL(/days=7/);
  await expect(page).toHaveURL(/type=1/);
  await expect(page).toHaveURL(/platform=moyu/);
  await page.reload();
  await expect(page.getByText('共 2 注')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出表格' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('锦鲤跃门,墨玉堂,电子');

  await page.getByRole('combobox', { name: '游戏类型' }).selectOption({ label: '捕鱼' });
  await expect(page.getByText('没有符合条件的注单')).toBeVisible();
  await page.goto(`${siteUrl()}/mine/betList?settle=no&type=x&platform=<b>&bet='--&days=-1`);
  await expect(page.getByText('共 2 注')).toBeVisible();
  expect(faults).toEqual([]);
});

test('opens a bet in a dialog, replays it in its game and verifies it. SI-42, SCREEN-023, CALL-129, M07, F03', async ({
  page,
  context,
}) => {
  const { player, reveal } = await playTwoRounds(context);
  const { list } = (await player.send('/api/game/newGameHistory', { status: '1' })).data as {
    list: { betOrderNo: string }[];
  };
  const betOrderNo = list[0]?.betOrderNo ?? '';
  await page.goto(`${siteUrl()}/mine/betList?settle=settled`);
  await page.getByRole('button', { name: `注单 ${betOrderNo} 的详情` }).click();
  const dialog = page.getByRole('dialog', { name: '注单详情' });
  await expect(dialog.getByText(betOrderNo)).toBeVisible();
  await expect(dialog.getByText('尚未公开')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`bet=(%22)?${betOrderNo}`));

  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: '在游戏里回放' }).click();
  const game = await opened;
  await expect(game).toHaveURL(/\/play\/slot\/\?session=/, { timeout: 30_000 });
  await expect(game.getByRole('button', { name: '结束回放' })).toBeVisible({ timeout: 30_000 });
  await game.close();

  // After publication, the verifier's form is filled with the seeds.
  await reveal();
  await page.reload();
  const verifying = context.waitForEvent('page');
  await dialog.getByRole('link', { name: '重算这一局' }).click();
  const verifier = await verifying;
  await expect(verifier.getByRole('textbox', { name: '房方种子' })).toHaveValue(/^[0-9a-f]{64}$/);
  await verifier.getByRole('button', { name: '重算这一局' }).click();
  await expect(verifier.getByRole('status').locator('code')).toHaveText(/^[0-9a-f]{64}$/);
  const commitment = await verifier.getByRole('status').locator('code').innerText();
  await expect(dialog.getByText(commitment)).toBeVisible();
  await verifier.close();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/bet=/);
  // Another player's bet or an unknown id: the dialog says so and offers a retry.
  await page.goto(`${siteUrl()}/mine/betList?bet=nobody`);
  await expect(page.getByRole('dialog').getByText('这张注单没有读出来')).toBeVisible();
});

test('uses the older call if a backend does not have the new one. AMB-135, CALL-127', async ({ page }) => {
  await playTwoRounds(page.context());
  await page.route('**/api/game/newGameHistory**', (route) =>
    route.fulfill({ json: { code: 500, msg: 'no such call', message: 'no such call', data: null } }),
  );
  await page.goto(`${siteUrl()}/mine/betList`);
  await expect(page.getByText('共 2 注')).toBeVisible();
  await expect(page.getByText('no such call')).toHaveCount(0);
});
