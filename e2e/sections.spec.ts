/**
 * How sections are used and how their blocks animate. Their content is covered by site/failures.test.tsx. SI-07 to
 * SI-10, SI-16, SI-19 to SI-26, SI-29, SI-32, SI-33
 */
import { expect, test } from './test.ts';
import { openTakenUp } from './hand.ts';
import { comeFromOwnAddress } from './player.ts';

test.beforeEach(({ context }) => comeFromOwnAddress(context));

const open = openTakenUp;

test('leads from the strip to each section with its emblem. HOME-007, ENTITY-017, AMB-008', async ({ page }) => {
  await open(page, '/home');
  const strip = page.getByRole('navigation', { name: '栏目', exact: true });
  const names = ['真人', '体育', '老虎机', '棋牌', '捕鱼', '彩票', '福利', '电竞', '德州扑克', '斗鸡', '大厅'];
  await expect(strip.getByRole('link')).toHaveText(names);
  for (const picture of await strip.locator('img').all()) {
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await strip.getByRole('link', { name: '斗鸡' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '斗鸡' })).toBeVisible();
  await expect(page.getByText('斗鸡全部是绘制的虚拟比赛')).toBeVisible();
  await expect(page.getByRole('region', { name: '横幅' })).toBeVisible();
});

test('shows the hub by type, with 3D hall, other, esports and cockfighting. SI-16, SCREEN-031, SCREEN-032, SCREEN-081', async ({
  page,
}) => {
  await open(page, '/games');
  const tabs = page.getByRole('main').getByRole('navigation', { name: '游戏类型' });
  for (const name of ['3D 大厅', '其他', '电竞', '斗鸡', '德州扑克']) {
    await expect(tabs.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await tabs.getByRole('link', { name: '3D 大厅' }).click();
  await expect(page.getByRole('region', { name: '平台', exact: true }).getByRole('listitem').first()).toBeVisible();
  for (const [chip, shelf] of [
    ['热门', 'hot'],
    ['最新', 'new'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name: chip, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`shelf=${shelf}`));
  }
});

test('shows twelve sports, three markets and matches that are labelled as virtual. SI-20, ENUM-022, SCREEN-061', async ({
  page,
}) => {
  await open(page, '/sports');
  await expect(page.getByRole('navigation', { name: '运动项目' }).getByRole('link')).toHaveCount(12);
  const board = page.getByRole('region', { name: '赛事', exact: true });
  await expect(board.getByRole('tab')).toHaveText(['今日', '早盘', '滚球']);
  await board.getByRole('tab', { name: '早盘' }).click();
  await expect(page).toHaveURL(/market=early/);
  const cards = board.getByRole('tabpanel').locator(':scope > ul > li');
  await expect(cards).toHaveCount(12);
  await expect(cards.first()).toContainText('虚拟赛事');
  await board.getByRole('button', { name: /^再看 \d+ 场$/ }).click();
  await expect(cards.nth(12)).toBeVisible();
  await cards
    .first()
    .getByRole('button', { name: /^主胜 \d+\.\d\d，进入平台/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('says when the fish king changes, and refreshes the ranking on request. SI-22, SCREEN-045, CONST-041', async ({
  page,
}) => {
  // Without reduced motion, a block that is still rising could move away from under the press.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/fish');
  const king = page.getByRole('region', { name: '捕鱼王' });
  await expect(king).toContainText('每周二更新');
  await king.getByRole('button', { name: '刷新榜单' }).click();
  await expect(king.getByRole('status')).toHaveText('榜单已刷新。');
});

test('plays a highlight in a separate window, labelled as nobody’s win. SI-19, SI-22, SCREEN-046, CALL-016', async ({
  page,
  context,
}) => {
  await open(page, '/live');
  const videos = page.getByRole('region', { name: '精彩视频' });
  await expect(videos.getByRole('listitem')).toHaveCount(7);
  await expect(videos.getByText('演示回放 · 非玩家赢奖')).toHaveCount(7);
  const opened = context.waitForEvent('page');
  await videos.getByRole('link', { name: /锦鲤跃门：8 次免费旋转，付下注的 89.2 倍/ }).click();
  const game = await opened;
  await expect(game.getByText('演示回放 · 由公开的种子抽出，不是任何玩家的赢奖')).toBeVisible();
  await game.getByRole('button', { name: '结束回放' }).click();
  await expect(game.getByRole('heading', { name: '8 次免费旋转，付总下注的 89.2 倍' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(game.getByText(/没有人下注/)).toContainText('268cc873b865f7bd');
  await expect(game.getByRole('link', { name: '打开离线验证器' })).toBeVisible();
});

test('shows the announcements in an area of 84 px, and opens them all on a click. SI-10, POPUP-003, POPUP-009, CONST-036', async ({
  page,
}) => {
  await open(page, '/live');
  const list = page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: '系统公告' }) });
  const notice = list.getByRole('button').last();
  await notice.scrollIntoViewIfNeeded();
  await expect(notice).toHaveJSProperty('offsetHeight', 84);
  await notice.click();
  const dialog = page.getByRole('dialog', { name: '新闻公告' });
  await expect(dialog.getByRole('article').first().locator('time')).toBeVisible();
  await dialog.getByRole('button', { name: '知道了' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a block waits 50 px below its place and rises 300 ms after it is scrolled into view. HOME-024, CONST-013', async ({
  page,
}) => {
  await open(page, '/fish');
  const block = page.locator('[data-reveal="waits"]').first();
  await expect(block).toBeAttached();
  expect(await block.evaluate((element) => getComputedStyle(element).translate)).toBe('0px 50px');
  await block.evaluate((element) => element.setAttribute('data-first', ''));
  const first = page.locator('[data-first]');
  await first.scrollIntoViewIfNeeded();
  await expect(first).toHaveAttribute('data-reveal', 'rises');
  expect(await first.evaluate((element) => getComputedStyle(element).transitionDelay)).toContain('0.3s');
  await expect(first).toHaveCSS('opacity', '1');
});

for (const by of ['mouse', 'touch'] as const) {
  test(`stops a rising block under a press by ${by}, so that the pressed button acts at the first try. HOME-024, CONST-013`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: by === 'touch' });
    await comeFromOwnAddress(context);
    const page = await context.newPage();
    await open(page, '/fish');
    const king = page.getByRole('region', { name: '捕鱼王' });
    const rising = page.locator('[data-reveal]').filter({ has: king });
    await expect(rising).toHaveAttribute('data-reveal', 'waits');
    // Slows animations down, so that the test meets the block in mid-animation and can then measure its progress.
    const inspector = await context.newCDPSession(page);
    await inspector.send('Animation.enable');
    await inspector.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
    await rising.evaluate(async (block) => {
      block.scrollIntoView({ block: 'center', behavior: 'instant' });
      while (block.getAnimations().length < 2) await new Promise(requestAnimationFrame);
      for (const rise of block.getAnimations()) {
        rise.currentTime = 360;
        rise.updatePlaybackRate(0.01);
      }
    });
    await expect.poll(() => rising.evaluate((block) => Number(getComputedStyle(block).opacity))).toBeGreaterThan(0.1);
    const again = king.getByRole('button', { name: '刷新榜单' });
    const place = async () => {
      const { x, y, width, height } = (await again.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { x: x + width / 2, y: y + height / 2 };
    };
    const at = await place();
    if (by === 'mouse') {
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
    } else await inspector.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect
      .poll(() => rising.evaluate((block) => block.getAnimations().map(({ playState }) => playState)))
      .toEqual(['paused', 'paused']);
    const held = await place();
    await inspector.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await rising.evaluate((block) => block.getAnimations().forEach((rise) => rise.updatePlaybackRate(1)));
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
    expect(await place()).toEqual(held);
    if (by === 'mouse') await page.mouse.up();
    else await inspector.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(king.getByRole('status')).toHaveText('榜单已刷新。');
    await expect(rising).toHaveCSS('translate', 'none');
    await context.close();
  });
}

test('moves nothing and hides nothing under reduced motion. HOME-024, A01', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await comeFromOwnAddress(context);
  const page = await context.newPage();
  await open(page, '/fish');
  await expect(page.getByRole('region', { name: '捕鱼王' })).toBeVisible();
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
  await open(page, '/home');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
  ).toBe(0);
  await context.close();
});
