/** Navigation: the log-in flag, superseded navigation, back to top, ids of sports, the phone's tabs. */
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { siteUrl, takeInUse, watch } from '../hand.ts';

/** Opens /home and stops its clock: from then on time passes only when the test says so. */
async function homeAtRest(page: Page) {
  await page.clock.install();
  await page.goto(`${siteUrl()}/home`);
  await takeInUse(page);
  // Content that is still loading above would change the scroll position.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return {
    /** The button back to the top. */
    up: page.getByRole('button', { name: '回到顶部', includeHidden: true }),
    scroll: (y: number) =>
      page.evaluate((to) => {
        scrollTo({ top: to, behavior: 'instant' });
        dispatchEvent(new Event('scroll'));
      }, y),
  };
}

test('the log-in flag is set only on /home. ROUTE-073, ROUTE-074, STATE-017', async ({ page }) => {
  const flag = page.locator('[data-login-focus]');
  await page.goto(`${siteUrl()}/home`);
  await expect(flag).toHaveCount(1);
  await page.getByRole('link', { name: '俱乐部' }).first().click();
  await expect(page).toHaveURL(/\/club$/);
  await expect(flag).toHaveCount(0);
  await page.goBack();
  await expect(flag).toHaveCount(1);
  await page.goto(`${siteUrl()}/games`);
  await expect(flag).toHaveCount(0);
});

test('repeated or superseded navigation shows no error. ROUTE-045, NFR-004', async ({ page }) => {
  const faults = watch(page);
  await page.goto(`${siteUrl()}/home`);
  await takeInUse(page);
  const entries = page.getByRole('navigation', { name: '主导航' }).first().getByRole('link');
  // Players press the next entry without waiting for the page; the last press counts.
  for (const index of [1, 2, 3, 4, 5, 8, 6, 7]) await entries.nth(index).click();
  await expect(page).toHaveURL(/\/club$/);
  await entries.nth(7).click();
  await entries.nth(7).click();
  await page.goBack({ waitUntil: 'commit' });
  await page.goForward({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/club$/);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('the button back to top appears after 200 px, which is checked every 300 ms. HOME-025, CONST-012, NFR-005', async ({
  page,
}) => {
  const { up, scroll } = await homeAtRest(page);
  await scroll(200);
  await page.clock.runFor(310);
  await expect(up).toBeHidden();
  await scroll(201);
  await page.clock.runFor(250);
  await expect(up).toBeHidden();
  await page.clock.runFor(60);
  await expect(up).toBeVisible();
  await up.click();
  await page.clock.runFor(2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // The keyboard focus is at the top as well.
  await expect(page.getByRole('main')).toBeFocused();
});

test('sports have their ids in the address. ROUTE-059 to ROUTE-070', async ({ page }) => {
  await page.goto(`${siteUrl()}/sports`);
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const numbers = hrefs.flatMap((href) => /sportId=(\d+)/.exec(href)?.[1] ?? []).map(Number);
  expect([...new Set(numbers)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 8, 15, 23, 25, 29, 31, 34, 40]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the games tab leads to /games, and at most one tab is marked. AMB-005', async ({ page }) => {
    await page.goto(`${siteUrl()}/home`);
    const tabs = page.getByRole('navigation', { name: '底部导航' });
    await tabs.getByRole('link', { name: '游戏' }).tap();
    await expect(page).toHaveURL(/\/games$/);
    for (const [path, name] of [
      ['/home', '首页'],
      ['/games', '游戏'],
      ['/all-games', '游戏'],
      ['/texas', '游戏'],
      ['/slots/allSlot', '游戏'],
      ['/game/sports', '游戏'],
      ['/chessInside', '游戏'],
      ['/discounts/all', '优惠'],
    ] as const) {
      await page.goto(siteUrl() + path);
      await expect(tabs.locator('[aria-current]')).toHaveText([name]);
    }
    await page.goto(`${siteUrl()}/club`);
    await expect(tabs.locator('[aria-current]')).toHaveCount(0);
  });

  test('the button back to top covers no row: it shows only on the way up, or to the keyboard. HOME-025', async ({
    page,
  }) => {
    const { up, scroll } = await homeAtRest(page);
    await scroll(900);
    await page.clock.runFor(310);
    await expect(up).toHaveCSS('opacity', '0');
    // What is under it can be pressed.
    await expect(up).toHaveCSS('pointer-events', 'none');
    await scroll(700);
    await page.clock.runFor(310);
    await expect(up).toHaveCSS('opacity', '1');
    const box = await up.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const tabs = await page.getByRole('navigation', { name: '底部导航' }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(tabs?.y ?? 0);
    await page.clock.runFor(2100);
    await expect(up).toHaveCSS('opacity', '0');
    await page.keyboard.press('Shift');
    await up.focus();
    await expect(up).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
