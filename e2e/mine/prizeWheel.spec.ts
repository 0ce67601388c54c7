/** The prize wheel for deposits, in its dialog on /mine/getBonus. SI-31, SCREEN-020, SCREEN-058, AMB-141 */
import { expect, test } from '../test.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { axeOf } from '../axe.ts';
import { booksFaults } from '../books.ts';
import { finger, keyboard, openTakenUp, siteUrl, watch } from '../hand.ts';
import type { Hand } from '../hand.ts';
import { operate } from '../operator.ts';
import { fund, registerPlayer } from '../player.ts';
import type { Player } from '../player.ts';

const drawPath = '/api/deposit/clickButton';
const dialog = (page: Page) => page.getByRole('dialog', { name: '存款转盘' });
const drawButton = (page: Page) => dialog(page).getByRole('button', { name: '抽奖', exact: true });
const drawsLeft = (page: Page) => dialog(page).getByText('剩余抽奖次数').locator('..');
const result = (page: Page) => dialog(page).getByText('这一次 ·').first();
const turning = (page: Page) => dialog(page).getByText('转盘正在转动，结果已经抽定。');
const disc = (page: Page) => dialog(page).getByRole('img', { name: /^转盘，共 9 格/ });

/** A player whose deposits of today have earned draws: one for ฿100, two for ฿500. */
async function depositor(context: BrowserContext, baht: string): Promise<Player> {
  const player = await registerPlayer(context);
  await fund(context, player, baht);
  return player;
}

async function openWheel(page: Page, hand: Hand): Promise<void> {
  await openTakenUp(page, '/mine/getBonus');
  // Waits until the screen is loaded: a block that loads later would take the focus away.
  await expect(page.getByRole('main').getByRole('list', { name: '每日签到' }).getByRole('listitem')).toHaveCount(7);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await hand.press(page.getByRole('main').getByRole('button', { name: '打开转盘' }));
  await expect(dialog(page)).toBeVisible();
}

/** Collects the reply of each draw that the page requests. */
function replies(page: Page): Promise<any>[] {
  const heard: Promise<any>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === drawPath) heard.push(response.json());
  });
  return heard;
}

/** The wheel shows the reply: its ticket under the pointer, its prize and the turnover beside it. */
async function expectShown(page: Page, player: Player, reply: any): Promise<void> {
  expect(reply.code).toBe(200);
  const { draw } = reply.data;
  const { data } = await player.send('/api/deposit/showPrizeInfo');
  const prizes = data.prizes as { prizeId: string; tickets: number }[];
  const total = prizes.reduce((sum, { tickets }) => sum + tickets, 0);
  const turned = await disc(page).locator('g').first().getAttribute('transform');
  const degrees = Number(/[\d.]+/.exec(turned ?? '')?.[0]);
  expect(Math.abs(degrees - (1 - (draw.ticket + 0.5) / total) * 360)).toBeLessThan(0.01);
  // The prize under the pointer, computed from the wedges, is the prize that was drawn.
  const under = (1 - degrees / 360) * total;
  let passed = 0;
  const shown = prizes.find(({ tickets }) => (passed += tickets) > under);
  expect(shown?.prizeId).toBe(draw.prizeId);
  if (draw.kind === 'money') {
    await expect(dialog(page)).toContainText(`฿${draw.amount}`);
    // A prize is never shown without its turnover, even on the smallest screen.
    await expect(dialog(page).getByText('提款前需完成流水').first()).toBeInViewport({ ratio: 1 });
  } else await expect(dialog(page)).toContainText('这一次没有中奖');
}

/** The gain that is announced below the balance. */
const gain = (page: Page) => page.locator('header').getByText(/^\+฿[\d.]+$/);

/** Records every win that is announced while the wheel is turning. */
async function watchGains(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const early: string[] = [];
    Object.assign(globalThis, { early });
    new MutationObserver(() => {
      if (!document.querySelector('dialog')?.textContent.includes('转盘正在转动')) return;
      for (const { textContent } of document.querySelectorAll('header b')) {
        if (textContent.startsWith('+')) early.push(textContent);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { early: string[] }).early);
}

async function expectSound(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog, dialog > div > div')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(wide).toEqual([]);
  const { violations } = await axeOf(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual(
    [],
  );
}

test('uses the draw of a deposit once by keyboard, and stops on the drawn wedge. STATE-020, STATE-021, ERR-046', async ({
  page,
  context,
}) => {
  test.slow();
  const faults = watch(page);
  const player = await depositor(context, '100');
  const heard = replies(page);
  const hand = keyboard(page);
  await openWheel(page, hand);
  await expect(drawsLeft(page)).toContainText('1');
  await expect(dialog(page).getByText('当天存款满 ฿500.00').locator('..')).toContainText('共 2 次');
  await expect(dialog(page).getByText('今天的存款', { exact: true }).locator('..')).toContainText('฿100.00');
  // 100 of 10000 tickets; a turnover of three times the prize. M09, M22
  const row = dialog(page).getByRole('row', { name: /฿500 奖金/ });
  await expect(row).toContainText('1.00%');
  await expect(row).toContainText('฿1,500.00');
  await expectSound(page);
  await hand.press(drawButton(page));
  await expect(turning(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('正在抽奖中，请不要重复点击').first()).toBeVisible();
  await expect(result(page)).toBeVisible({ timeout: 20_000 });
  expect(heard).toHaveLength(1);
  await expectShown(page, player, await heard[0]);
  await expect(drawsLeft(page)).toContainText('0');
  await expectSound(page);
  // ERR-047
  await hand.press(drawButton(page));
  await expect(page.getByText('您还有0次抽奖机会').first()).toBeVisible();
  expect(heard).toHaveLength(1);
  expect((await player.send('/api/deposit/showIndexInfo')).data.mine.remainTimes).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '打开转盘' })).toBeFocused();
  expect(await booksFaults()).toEqual([]);
  expect(faults).toEqual([]);
});

test('shows the result at once under reduced motion. A01', async ({ page, context }) => {
  const player = await depositor(context, '100');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const heard = replies(page);
  await openWheel(page, keyboard(page));
  // Animations never end from here on, so a wheel that waited for one would never stop.
  await page.evaluate(() => {
    Element.prototype.animate = () => {
      throw new Error('it turned');
    };
  });
  await drawButton(page).click();
  await expect(result(page)).toBeVisible();
  await expectShown(page, player, await heard[0]);
});

test('hides balance updates until the wheel has stopped. SI-31, R11', async ({ page, context }) => {
  const player = await depositor(context, '100');
  const other = await context.newPage();
  await openTakenUp(other, '/mine/center');
  await openWheel(page, keyboard(page));
  await expect(drawsLeft(page)).toContainText('1');
  await page.waitForFunction(async () =>
    ((await navigator.locks.query()).held ?? []).some(({ name }) => name === 'foyer.live'),
  );
  const answer = Promise.withResolvers<void>();
  await page.route(`**${drawPath}`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const early = await watchGains(page);
  await drawButton(page).click();
  await expect(turning(page)).toBeVisible();
  const gift = { account: player.account, id: `gift-${player.account}`, amount: '12' };
  await operate(context.request, 'bonus', gift);
  // The event has reached every tab. This tab's wheel still turns, and must not show the gain before it stops.
  await expect(gain(other)).toBeVisible();
  answer.resolve();
  await expect(result(page)).toBeVisible({ timeout: 20_000 });
  expect(await early()).toEqual([]);
  await expect(gain(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('draws once by a double tap, with the wheel in view, and keeps the other draw. STATE-021, L05', async ({
    page,
    context,
  }) => {
    test.slow();
    const faults = watch(page);
    const player = await depositor(context, '500');
    const heard = replies(page);
    await openWheel(page, finger());
    await expect(drawsLeft(page)).toContainText('2');
    await expectSound(page);
    const { x, y, width, height } = (await drawButton(page).boundingBox())!;
    await drawButton(page).tap();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page.getByText('正在抽奖中，请不要重复点击').first()).toBeVisible();
    await expect(disc(page)).toBeInViewport({ ratio: 0.9 });
    await expect(result(page)).toBeVisible({ timeout: 20_000 });
    expect(heard).toHaveLength(1);
    await expectShown(page, player, await heard[0]);
    await expect(drawsLeft(page)).toContainText('1');
    expect((await player.send('/api/deposit/showIndexInfo')).data.mine.remainTimes).toBe(1);
    await expectSound(page);
    expect(faults).toEqual([]);
  });

  const others = [
    { lang: 'en', open: 'Open the wheel', draw: 'Draw', none: 'You have 0 draws left' },
    { lang: 'th', open: 'เปิดวงล้อ', draw: 'จับรางวัล', none: 'คุณเหลือสิทธิ์จับรางวัล 0 ครั้ง' },
  ] as const;
  for (const { lang, open, draw, none } of others) {
    test(`is shown in ${lang}, and says that no draw is left. ERR-047, I18N-001`, async ({ page, context }) => {
      await registerPlayer(context);
      await context.addCookies([{ name: 'lang', value: lang, url: siteUrl() }]);
      await openTakenUp(page, '/mine/getBonus');
      await page.getByRole('button', { name: open }).tap();
      const wheel = page.getByRole('dialog');
      await wheel.getByRole('button', { name: draw, exact: true }).tap();
      await expect(page.getByText(none).first()).toBeVisible();
      expect(await wheel.innerText()).not.toMatch(/\p{Script=Han}/u);
      await expectSound(page);
    });
  }
});

test('asks a guest to log in before it shows the wheel. ROLE-007', async ({ page }) => {
  for (const path of ['/raffle', '/discounts/all']) {
    await openTakenUp(page, path);
    await page.getByRole('main').getByRole('button', { name: '打开转盘' }).click();
    await expect(page.getByRole('dialog')).toContainText('请先登录再领取红利');
    await expect(dialog(page)).toHaveCount(0);
  }
});

const failure = { status: 500, json: { code: 500, msg: 'down', success: false } };

for (const path of ['/api/deposit/showIndexInfo', '/api/deposit/showPrizeInfo']) {
  test(`shows an error with a retry if ${path} fails. ERR-033, R09`, async ({ page, context }) => {
    await registerPlayer(context);
    await page.route(`**${path}`, (route) => route.fulfill(failure));
    await openWheel(page, keyboard(page));
    const alert = dialog(page).getByRole('alert').filter({ hasText: '没能读出转盘' });
    await expect(alert).toContainText('抽奖次数没有变化，可以再读一次。');
    await page.unrouteAll();
    await keyboard(page).press(alert.getByRole('button', { name: '再读一次' }));
    await expect(drawsLeft(page)).toContainText('0');
    await expect(alert).toHaveCount(0);
  });
}

const draws = [
  { path: drawPath, where: '/mine/getBonus' },
  { path: '/api/activity/raffle', where: '/raffle' },
] as const;
for (const { path, where } of draws) {
  test(`on ${where} shows an error if ${path} fails, loses no draw, and draws on the next press. ERR-033, L05`, async ({
    page,
    context,
  }) => {
    const isDialog = path === drawPath;
    const player = isDialog ? await depositor(context, '100') : await registerPlayer(context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(`**${path}`, (route) => route.fulfill(failure));
    if (isDialog) await openWheel(page, keyboard(page));
    else await openTakenUp(page, where);
    const desk = isDialog ? dialog(page) : page.getByRole('main');
    const press = desk.getByRole('button', { name: '抽奖', exact: true });
    const left = desk.getByText('剩余抽奖次数').locator('..');
    await expect(left).toContainText('1');
    await press.click();
    const alert = page.getByRole('region', { name: '消息提示' }).getByRole('listitem');
    await expect(alert.first()).toBeVisible();
    await expect(left).toContainText('1');
    await page.unrouteAll();
    await press.click();
    await expect(desk.getByText('这一次 ·').first()).toBeVisible();
    await expect(left).toContainText('0');
    const index = isDialog ? '/api/deposit/showIndexInfo' : '/api/activity/guest/queryRaffle';
    expect((await player.send(index, { activityType: '1' })).data.mine.remainTimes).toBe(0);
  });
}
