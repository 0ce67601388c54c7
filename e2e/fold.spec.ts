/** How far down the first game begins. A lobby is for playing: everything else comes after the games. SI-16 to SI-25 */
import { expect, test } from './test.ts';
import { siteUrl } from './hand.ts';

const sizes = { phone: { width: 360, height: 720 }, desktop: { width: 1440, height: 900 } } as const;

/** Largest allowed distance of the first game from the top, in CSS pixels. On a desktop, home begins with its hero. */
const tops: Readonly<Record<string, Partial<Record<keyof typeof sizes, number>>>> = {
  '/home': { phone: 560 },
  ...Object.fromEntries(
    [
      '/all-games',
      '/slots/allSlot',
      '/games',
      '/games?tab=cockfight',
      '/live',
      '/sports',
      '/fish',
      '/chess',
      '/chessInside',
      '/texas',
      '/lottery',
    ].map((path) => [path, { phone: 340, desktop: 480 }]),
  ),
};
/** A tile, the featured match, a match, or the issue of a draw that can be bet on. */
const firstGame = [
  'main li > button:has(img[height="480"])',
  'main [aria-label="焦点赛事"] > div:not(.section-head)',
  'main section ul > li:has(> div > p)',
  'main [aria-label="当前期"]',
].join(', ');

for (const size of ['phone', 'desktop'] as const) {
  test(`shows the first game of every lobby without scrolling, on a ${size}`, async ({ page }) => {
    await page.setViewportSize(sizes[size]);
    for (const [path, { [size]: most }] of Object.entries(tops)) {
      if (most === undefined) continue;
      await page.goto(siteUrl() + path);
      const first = page.locator(firstGame).first();
      await expect(first, path).toBeVisible();
      expect.soft((await first.boundingBox())?.y, path).toBeLessThanOrEqual(most);
    }
  });
}
