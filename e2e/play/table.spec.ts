/** The window of a live table: a bet is placed once, survives a reload, and is paid by the shared round's result. */
import { expect, test } from '../test.ts';
import { booksFaults } from '../books.ts';
import { test as clockTest } from '../clock.ts';
import { siteUrl, watch } from '../hand.ts';
import { playerAtPlatform } from '../player.ts';
import { opening, spot, toClose, toOpening } from './atTable.ts';
import { openFromList } from './fromList.ts';
import { overflowOf, windowFaults } from './soundness.ts';
import { openTrial } from './trial.ts';

const baccarat = 'kiln-pine-court-baccarat';
const dice = 'canglan-cloud-terrace-sic-bo';
const roulette = 'brass-bamboo-creek-roulette';

clockTest(
  'takes chips on both sides, keeps them through a reload, and pays what the round says. M03, M07, M08, M12, L04',
  async ({ page, context, clock }) => {
    await playerAtPlatform(context, '青窑');
    await toOpening(clock, baccarat);
    const table = await openFromList(page, context, { name: '松庭百家乐', family: 'table' });
    const faults = watch(table);
    await opening(table, clock, baccarat);
    await spot(table, 'player').click();
    await spot(table, 'banker').click();
    await table.getByRole('button', { name: '撤销' }).click();
    await spot(table, 'banker').click();
    await table.getByRole('button', { name: '下注 ฿20.00' }).click();
    await expect(table.getByText('已下注 ฿20.00')).toBeVisible();
    await table.reload();
    await expect(spot(table, 'banker')).toHaveAccessibleName(/庄.*已下 ฿10\.00/);
    await expect(table.locator('.meter.balance output')).toHaveText('฿580.00');
    const own = table.locator('.own');
    // Animated dealing takes seven seconds or more, and this journey does not test it.
    await table.emulateMedia({ reducedMotion: 'reduce' });
    await toClose(clock, baccarat);
    // Player and banker together: one of them pays, or both stakes are returned.
    await expect(own).toHaveText(/下注 ฿20\.00，返还 ฿(19\.50|20\.00)/, { timeout: 30_000 });
    const [, back = ''] = /返还 ฿([\d.]+)/.exec((await own.textContent()) ?? '') ?? [];
    await expect(table.locator('.meter.balance output')).toHaveText(`฿${(580 + Number(back)).toFixed(2)}`);
    await expect(own).not.toHaveClass(/up/);
    expect(await booksFaults()).toEqual([]);
    await table.getByRole('button', { name: '我的记录' }).click();
    await table.getByRole('button', { name: '回放' }).first().click();
    await expect(table.locator('.badge')).toHaveText('回放');
    await table.getByRole('button', { name: '回到现在' }).click();
    await expect(table.locator('.badge')).toHaveText('演示资金');
    expect(faults).toEqual([]);
  },
);

clockTest(
  'gives a guest on a phone the same table as a labelled trial, with its returns readable before any chip. M09, M10',
  async ({ page, context, clock }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await toOpening(clock, dice);
    const table = await openFromList(page, context, { name: '云台骰宝', family: 'table', way: '开始试玩' });
    await table.setViewportSize({ width: 360, height: 740 });
    await expect(table.locator('.badge')).toHaveText('试玩');
    await table.getByRole('button', { name: '规则与赔付' }).click();
    await expect(table.getByRole('row', { name: /全围.*31 : 1.*88\.88%/ })).toBeVisible();
    await table.keyboard.press('Escape');
    await opening(table, clock, dice);
    await spot(table, 'small').focus();
    await table.keyboard.press('ArrowRight');
    await expect(spot(table, 'odd')).toBeFocused();
    await table.keyboard.press('Enter');
    await table.getByRole('button', { name: '下注 ฿10.00' }).click();
    const placed = table.getByText('已下注 ฿10.00');
    await expect(placed).toBeVisible();
    // The message is above the bar; heading and balance stay in view.
    const [text, chips] = [await placed.boundingBox(), await table.locator('.chips').boundingBox()];
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(chips?.y ?? 0);
    await expect(table.locator('.meter.balance output')).toHaveText('฿9,990.00');
    expect(await overflowOf(table)).toBe(0);
    for (const [lang, title] of [
      ['en', 'Fairness'],
      ['th', 'ตรวจสอบความยุติธรรม'],
    ] as const) {
      const session = new URL(table.url()).searchParams.get('session') ?? '';
      await table.goto(`${siteUrl()}/play/table/?session=${session}&lang=${lang}`);
      await expect(table.getByRole('button', { name: title })).toBeVisible();
    }
  },
);

clockTest(
  'says over the bar what came, where a long layout has pushed the wheel out of sight. A01, M11',
  async ({ page, clock }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await toOpening(clock, roulette);
    await openTrial(page, { gameId: roulette, gameType: '2', lang: 'zh_CN' });
    await opening(page, clock, roulette);
    // The last row of the layout: to reach it, a phone scrolls the wheel out of view.
    await spot(page, 'n34').click();
    await spot(page, 'n35').click();
    await page.getByRole('button', { name: '下注 ฿20.00' }).click();
    await expect(page.getByText('已下注 ฿20.00')).toBeVisible();
    await expect(page.locator('.outcome')).not.toBeInViewport();
    await toClose(clock, roulette);
    await expect(page.getByRole('alert')).toHaveText(/下注 ฿20\.00，(返还|本局未中)/, { timeout: 30_000 });
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  },
);

for (const [gameId, lang, rules] of [
  [baccarat, 'zh_CN', '规则与赔付'],
  [roulette, 'en', 'Rules and pays'],
  [dice, 'zh_CN', '规则与赔付'],
  ['orchard-autumn-water-dragon-tiger', 'th', 'กติกาและการจ่าย'],
] as const)
  test(`${gameId} has no faults at three widths in both themes, in ${lang}. A01, S05`, async ({ page }) => {
    test.slow();
    const faults = watch(page);
    const open = async (): Promise<void> => {
      await openTrial(page, { gameId, gameType: '2', lang });
      await expect(page.locator('[data-spot]').first()).toBeVisible();
    };
    const found = await windowFaults(page, { open, rules, hasSpokenAmounts: true });
    expect([...found, ...faults]).toEqual([]);
  });
