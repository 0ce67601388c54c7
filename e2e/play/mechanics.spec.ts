/** The windows of ways, cascades and holds, each in another language: keyboard, rules and layout. */
import { expect, test } from '../test.ts';
import { published } from '@foyer/games/engines/slot/published.ts';
import { titleOf } from '@foyer/games/engines/slotTitles.ts';
import { watch } from '../hand.ts';
import { axeFaults, overflowOf } from './soundness.ts';
import { openTrial } from './trial.ts';

const windows = [
  { gameId: 'moyu-parasol-phoenix', lang: 'zh_CN', spin: '旋转', rules: '规则与赔付', rule: '每轴任意一行连续出现' },
  {
    gameId: 'brass-coin-theatre',
    lang: 'en',
    spin: 'Spin',
    rules: 'Rules and pays',
    rule: 'the free cells turn 3 more times',
  },
  { gameId: 'orchard-candy-jar', lang: 'th', spin: 'หมุน', rules: 'กติกาและการจ่าย', rule: '×1 · ×2 · ×4 · ×8' },
] as const;

for (const { gameId, lang, spin, rules, rule } of windows)
  test(`${gameId} is played by keyboard, described in ${lang}, and shows its return. M03, M09, M11`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults = watch(page);
    await openTrial(page, { gameId, gameType: '1', lang });
    const button = page.getByRole('button', { name: spin, exact: true });
    await expect(button).toBeEnabled({ timeout: 30_000 });
    const answered = page.waitForResponse('**/api/play/spin');
    await page.keyboard.press('Space');
    const { data } = (await (await answered).json()) as { data: { round: { winSatang: string; isSettled: string } } };
    // A round with more spins to come shows the button that continues it.
    await expect(button.or(page.locator('.door button')).first()).toBeEnabled({ timeout: 60_000 });
    if (data.round.isSettled === '1')
      await expect(page.locator('.meter.won output')).toHaveText(`฿${Number(data.round.winSatang).toFixed(2)}`);
    await page.getByRole('button', { name: rules }).press('Enter');
    const panel = page.getByRole('dialog', { name: rules });
    await expect(panel).toContainText(rule);
    await expect(panel).toContainText(`${published[titleOf(gameId)?.model.code ?? '']?.rtp}%`);
    expect(await axeFaults(page, 'rules', { within: 'dialog' })).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    expect(faults).toEqual([]);
  });

test('a phone in landscape shows large reels beside all controls. A01, S05', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  for (const { gameId, lang, spin } of windows) {
    await openTrial(page, { gameId, gameType: '1', lang });
    await expect(page.getByRole('button', { name: spin, exact: true })).toBeInViewport({ ratio: 1 });
    for (const part of ['.stepper', '.balance output', '.won output', '.banner'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    const reels = await page.locator('.reels canvas').boundingBox();
    expect(reels?.height).toBeGreaterThan(180);
    expect(await overflowOf(page)).toBe(0);
  }
});
