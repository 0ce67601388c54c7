/** The turntable raffle, for a guest and for a player. SI-30, ROUTE-016, SCREEN-021, SCREEN-057 */
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { keyboard, openTakenUp, watch } from './hand.ts';
import { registerPlayer } from './player.ts';

const main = (page: Page) => page.getByRole('main');
const drawButton = (page: Page) => main(page).getByRole('button', { name: '抽奖', exact: true });
const drawsLeft = (page: Page) => main(page).getByText('剩余抽奖次数').locator('..');
const result = (page: Page) => main(page).getByText('这一次 ·').first();
const disc = (page: Page) => main(page).getByRole('img', { name: /^转盘，共 8 格/ });

/** The last draw as the house has stored it. */
async function lastDraw(player: Awaited<ReturnType<typeof registerPlayer>>) {
  const { data } = await player.send('/api/activity/guest/queryRaffle', { activityType: '1' });
  return { ...data.mine.lastDraw, left: data.mine.remainTimes, prizes: data.prizes };
}

test('shows a guest every prize with its chance, and asks them to log in for a draw. SI-30, ROLE-007', async ({
  page,
}) => {
  const faults = watch(page);
  await openTakenUp(page, '/raffle');
  await expect(page.getByRole('heading', { level: 1, name: '转盘抽奖' })).toBeVisible();
  const row = main(page).getByRole('row', { name: /฿388 奖金/ });
  await expect(row).toContainText('1.00%');
  // There are 10; journeys that run at the same time may have won some.
  await expect(row).toContainText(/剩余\d+ 份/);
  await expect(row).toContainText('฿1,164.00');
  await drawButton(page).click();
  await expect(page.getByRole('dialog')).toContainText('请先登录再领取红利');
  expect(faults).toEqual([]);
});

test('draws by keyboard, stops on the drawn wedge, and shows the same after a reload. STATE-020, M03', async ({
  page,
  context,
}) => {
  const faults = watch(page);
  const player = await registerPlayer(context);
  await openTakenUp(page, '/raffle');
  await expect(drawsLeft(page)).toContainText('1');
  await keyboard(page).press(drawButton(page));
  await expect(main(page).getByText('转盘正在转动，结果已经抽定。')).toBeVisible();
  // A further press while it turns is refused. ERR-046, STATE-021
  await page.keyboard.press('Enter');
  await expect(page.getByText('正在抽奖中，请不要重复点击').first()).toBeVisible();
  await expect(result(page)).toBeVisible({ timeout: 20_000 });
  const drawn = await lastDraw(player);
  expect(drawn.left).toBe(0);
  const words = drawn.kind === 'money' ? drawn.prizeName.replace(' 奖金', '.00') : '这一次没有中奖';
  await expect(main(page)).toContainText(words);
  // The wheel is turned by exactly the part that brings the drawn ticket to the top.
  const total = drawn.prizes.reduce((sum: number, { tickets }: { tickets: number }) => sum + tickets, 0);
  const turned = await disc(page).locator('g').first().getAttribute('transform');
  const degrees = (1 - (drawn.ticket + 0.5) / total) * 360;
  expect(Math.abs(Number(/[\d.]+/.exec(turned ?? '')?.[0]) - degrees)).toBeLessThan(0.01);
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(main(page).getByText('上一次的结果').first()).toBeVisible();
  await expect(main(page)).toContainText(words);
  await drawButton(page).click();
  // ERR-047
  await expect(page.getByText('您还有0次抽奖机会').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('shows the result without turning under reduced motion, and reveals the seeds. A01, F01', async ({
  page,
  context,
}) => {
  await registerPlayer(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTakenUp(page, '/raffle');
  await drawButton(page).click();
  await expect(result(page)).toBeVisible();
  const fair = main(page)
    .getByRole('region', { name: '验证公平' })
    .or(main(page).locator('section').filter({ hasText: '验证公平' }).last());
  const seed = fair.getByRole('textbox', { name: '换成自己的种子' });
  await seed.fill('有空格 的');
  await fair.getByRole('button', { name: '公开旧种子并更换' }).click();
  await expect(fair.getByText('请只用字母、数字、- 或 _，1 到 64 个')).toBeVisible();
  await seed.fill('my-koi-2026');
  await fair.getByRole('button', { name: '公开旧种子并更换' }).click();
  await expect(fair.getByText('旧种子已公开，之前的抽奖都可以复算：')).toBeVisible();
  await expect(fair.getByText('my-koi-2026').first()).toBeVisible();
});

test('uses one draw if the reply is lost and the button is pressed again. L05, L06', async ({ page, context }) => {
  const player = await registerPlayer(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTakenUp(page, '/raffle');
  await page.route(
    '**/api/activity/raffle',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await drawButton(page).click();
  await expect(main(page).getByText('上一次的结果').first()).toBeVisible();
  await expect(drawsLeft(page)).toContainText('0');
  const drawn = await lastDraw(player);
  await drawButton(page).click();
  await expect(page.getByText('您还有0次抽奖机会').first()).toBeVisible();
  expect((await lastDraw(player)).drawId).toBe(drawn.drawId);
});

const others = [
  { lang: 'en', title: 'Prize wheel', button: 'Draw' },
  { lang: 'th', title: 'วงล้อจับรางวัล', button: 'จับรางวัล' },
] as const;
for (const { lang, title, button } of others) {
  test(`fits a phone in ${lang}. SI-30, I18N-001`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openTakenUp(page, `/raffle?lang=${lang}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await main(page).getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

const failing = [
  { path: '/api/activity/queryHistoryWin', message: '没能读出中奖记录', stands: '奖品与机会' },
  { path: '/api/activity/drawSeed', message: '', stands: '奖品与机会' },
] as const;
for (const { path, message, stands } of failing) {
  test(`shows an error in place if ${path} fails. ERR-033`, async ({ page, context }) => {
    await registerPlayer(context);
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 500, json: { code: 500, msg: 'down', success: false } }),
    );
    await openTakenUp(page, '/raffle');
    if (message === '') {
      await drawButton(page).click();
      await expect(drawsLeft(page)).toContainText('1');
    } else await expect(main(page).getByText(message).first()).toBeVisible();
    await expect(main(page).getByRole('heading', { name: stands })).toBeVisible();
  });
}
