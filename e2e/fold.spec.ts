/**
 * What the first screen shows. A lobby is for playing: everything else comes after the games. A money form is for an
 * amount: its field comes before the explanations. SI-16 to SI-25, SI-47, SI-48, SI-50
 */
import { expect, test } from './test.ts';
import { freshCard, freshPhone, siteUrl } from './hand.ts';
import { realName, registerPlayer, verifyPlayer, withdrawPassword } from './player.ts';

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

/** The bars at the foot must not lie over it either. */
const isSeen = (input: HTMLElement): boolean => {
  const { left, top, bottom } = input.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => input === document.elementFromPoint(left + 20, y));
};

const moneyForms = [
  'deposit',
  'latestdeposit?type=third',
  'latestdeposit?type=qr',
  'latestdeposit?type=usdt',
  'latestdeposit?type=automatic',
  'latestdeposit?type=semiAutomatic',
  'withdrawal',
  'withdrawal?method=usdt',
  'withdrawal?method=wallet',
];

for (const locale of ['zh_CN', 'en', 'th']) {
  test(`shows the amount field of every money form without scrolling, in ${locale}`, async ({ page, context }) => {
    const player = await registerPlayer(context);
    await verifyPlayer(context, player);
    const bank = { cardNumber: freshCard(), bankName: '中国工商银行', branch: '静安支行' };
    const card = { ...bank, holderName: realName, reservedPhone: freshPhone(), withdrawPassword };
    expect(await player.send('/api/loged/addBankCard', card)).toMatchObject({ code: 200 });
    await context.addCookies([{ name: 'lang', value: locale, url: siteUrl() }]);
    for (const path of moneyForms) {
      await page.setViewportSize({ width: 360, height: 720 });
      await page.goto(`${siteUrl()}/mine/capital/${path}`);
      for (const height of [720, 640]) {
        await page.setViewportSize({ width: 360, height });
        const field = page.locator('main input[name=amount]');
        await expect(field, path).toBeVisible();
        expect.soft(await field.evaluate(isSeen), `${path} at ${height}`).toBe(true);
      }
    }
  });
}
