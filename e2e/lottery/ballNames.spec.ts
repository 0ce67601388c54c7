/** The name of the colour that counts, under its drawn ball on a phone. */
import { siteUrl, takeInUse } from '../hand.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const locale of ['zh_CN', 'en', 'th'])
  test(`the name under a ball keeps to one line, in the middle of its ball, in ${locale}. AMB-067`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'lang', value: locale, url: siteUrl() }]);
    await page.goto(`${siteUrl()}/lottery`);
    await takeInUse(page);
    const longest = { zh_CN: '黄', en: 'Yellow', th: 'น้ำเงิน' }[locale] ?? '';
    // A draw may replace the ball meanwhile, so all is read at once. Names have other lengths, so the longest is tried.
    const read = () =>
      page.locator('[aria-live=polite] span[aria-hidden] small').evaluate((small, tried) => {
        small.textContent = tried;
        const ball = small.previousElementSibling?.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(small);
        const { left, width, top } = words.getBoundingClientRect();
        return {
          lines: words.getClientRects().length,
          offMiddle: Math.abs(left + width / 2 - ((ball?.left ?? 0) + (ball?.width ?? 0) / 2)) > 1,
          isBelow: top >= (ball?.bottom ?? Infinity) - 1,
        };
      }, longest);
    // While the texts of the language arrive, the ball is not shown.
    await expect.poll(read).toEqual({ lines: 1, offMiddle: false, isBelow: true });
  });
