/** The tiles of games in languages whose names are longer than one line. */
import { siteUrl } from '../hand.ts';
import { expect, test } from '../test.ts';

for (const lang of ['en', 'th'])
  test(`names of games are whole on narrow tiles, and unseen tiles keep their height, in ${lang}. A01`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: siteUrl() }]);
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`${siteUrl()}/home`);
      const names = page.locator('main li > button > b');
      await expect(names.first()).toBeAttached();
      // `content-visibility` skips the layout of tiles outside the viewport; their height is then the estimate in the style sheet.
      const heights = await page
        .locator('main ul:has(> li > button > b) > li')
        .evaluateAll((tiles) => [...new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().height)))]);
      expect(heights, String(width)).toHaveLength(1);
      for (const name of await names.all()) await name.scrollIntoViewIfNeeded();
      const cut = names.evaluateAll((all) =>
        all
          .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.textContent),
      );
      expect(await cut, String(width)).toEqual([]);
    }
  });
