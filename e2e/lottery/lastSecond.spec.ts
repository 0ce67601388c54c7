/** A bet in the last second: the page shows exactly one verdict, and the balance agrees with it. SI-21 */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { drawAt } from '@foyer/contract/lottery/clock.ts';
import { test } from '../clock.ts';
import { openTakenUp } from '../hand.ts';
import { fund, registerPlayer } from '../player.ts';

const slipOf = (page: Page) => page.getByRole('complementary', { name: '购彩篮' });

/** Every verdict that the page may show for a bet. */
const verdicts = {
  in: '已投注',
  out: '没有投上',
  unknown: '上一单还没有回应',
  foundIn: '上一单已经成立，只扣一次',
  foundOut: '上一单没有送到',
} as const;

async function expectVerdict(page: Page, verdict: keyof typeof verdicts): Promise<void> {
  await expect(slipOf(page).getByText(verdicts[verdict]).first()).toBeVisible({ timeout: 20_000 });
  for (const [name, words] of Object.entries(verdicts)) {
    if (name !== verdict) await expect(slipOf(page).getByText(words)).toHaveCount(0);
  }
}

/**
 * Until the first bet is sent, the page receives times that are one issue behind, so the issue that it shows as open is
 * closed.
 */
async function fallBehind(page: Page): Promise<void> {
  let isBehind = true;
  page.on('request', (request) => {
    if (request.url().includes('/gtLottery/bettingGt')) isBehind = false;
  });
  await page.route('**/api/guest/gtLottery/init**', async (route) => {
    if (!isBehind) return route.continue();
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: any };
    const behindMs = 300_000;
    body.data.serverTime -= behindMs;
    for (const game of body.data.games) {
      const { latest } = game;
      game.current = { ...latest, state: 'open', numbers: [] };
      const times = ['openTime', 'closeTime', 'drawTime'].map((name) => [name, latest[name] - behindMs]);
      game.latest = { ...latest, issue: '20200101-001', ...Object.fromEntries(times) };
    }
    return route.fulfill({ response: reply, json: body });
  });
}

test('shows a bet in the last second as placed, refused or looked up, and never as two of them. SI-21, CALL-180, L04, L06, M24', async ({
  page,
  context,
  clock,
}) => {
  const player = await registerPlayer(context);
  await fund(context, player, '500');
  const balance = async () => (await player.send('/api/loged/refresh')).data.accountBalance as string;
  // An issue of five minutes has just begun, so only the test decides which bet is too late.
  await clock.moveTo(drawAt('fiveMinute', clock.now()).drawMs + 500);
  await fallBehind(page);
  await openTakenUp(page, '/lottery?lottery=fiveMinute');
  const slip = slipOf(page);
  const submit = slip.getByRole('button', { name: /^投注 ฿/ });
  const addBall = async (place: number) => {
    await page.getByRole('toolbar', { name: '号码', exact: true }).getByRole('button').nth(place).click();
    await page.getByRole('button', { name: '加入购彩篮' }).click();
  };
  await page.getByRole('button', { name: '任选一', exact: true }).click();
  await addBall(0);

  // Refused: the house has closed the issue while the page still counts down.
  const shown = await slip.getByText(/^投第 .* 期$/).innerText();
  await submit.click();
  await expectVerdict(page, 'out');
  await expect(slip.getByText('1 条 · 1 注')).toBeVisible();
  expect(await balance()).toBe('500.00');
  // The page has read the time again: the same cart is now for the issue that is on sale.
  await expect(slip.getByText(/^投第 .* 期$/)).not.toHaveText(shown);

  // Placed at once.
  await submit.click();
  await expectVerdict(page, 'in');
  await expect(slip.getByText('购彩篮是空的')).toBeVisible();
  expect(await balance()).toBe('498.00');

  // A pick that was bought before is marked, and may be bought again.
  await addBall(0);
  await expect(slip.getByText('本期已投过')).toBeVisible();

  // The bet is placed but the reply is lost: the page looks it up by itself. What is added meanwhile stays in the cart.
  await page.route('**/gtLottery/bettingGt**', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const { promise: isAdded, resolve: added } = Promise.withResolvers<void>();
  await page.route('**/api/loged/moneyOutcome**', async (route) => {
    await isAdded;
    await route.continue();
  });
  await submit.click();
  await expectVerdict(page, 'unknown');
  await addBall(4);
  await expect(slip.getByText('2 条 · 2 注')).toBeVisible();
  added();
  await expectVerdict(page, 'foundIn');
  await expect(slip.getByText('1 条 · 1 注')).toBeVisible();
  await expect(slip.getByText('任选一 05')).toBeVisible();
  expect(await balance()).toBe('496.00');

  // Not placed, because the request never reached the house.
  await page.unroute('**/gtLottery/bettingGt**');
  await page.route('**/gtLottery/bettingGt**', (route) => route.abort('connectionreset'));
  await submit.click();
  await expectVerdict(page, 'foundOut');
  await expect(slip.getByText('任选一 05')).toBeVisible();
  expect(await balance()).toBe('496.00');
  await page.unroute('**/gtLottery/bettingGt**');

  // Offline, nothing can be sent, and the page says so. Online again, the same cart is sent.
  await context.setOffline(true);
  await expect(slip.getByText('网络断开了，恢复后再提交').first()).toBeVisible();
  await context.setOffline(false);
  await expect(slip.getByText('网络断开了，恢复后再提交')).toHaveCount(0);
  await submit.click();
  await expectVerdict(page, 'in');
  expect(await balance()).toBe('494.00');
});
