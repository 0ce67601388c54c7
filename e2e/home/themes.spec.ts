/** The house's own pictures have a drawing for each theme. Pages are shared by both, so CSS chooses. AMB-071 */
import { siteUrl } from '../hand.ts';
import { expect, test } from '../test.ts';

const visitors: readonly { system: 'dark' | 'light'; chosen?: 'dark' | 'light'; seen: 'dark' | 'light' }[] = [
  { system: 'dark', seen: 'dark' },
  { system: 'light', seen: 'light' },
  { system: 'dark', chosen: 'light', seen: 'light' },
  { system: 'light', chosen: 'dark', seen: 'dark' },
];

for (const { system, chosen, seen } of visitors) {
  test(`loads only the ${seen} drawings where the system is ${system} and the visitor chose ${chosen ?? 'nothing'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme: system });
    if (chosen) await context.addCookies([{ name: 'theme', value: chosen, url: siteUrl() }]);
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => {
      const [, kind] = /\/pictures\/((?:banner|offer|logo)(?:-light)?)\//.exec(request.url()) ?? [];
      if (kind !== undefined) loaded.push(kind);
    });
    for (const path of ['/home', '/discounts/all']) {
      await page.goto(siteUrl() + path);
      await page.keyboard.press('Shift');
      await expect(page.getByRole('main').locator('picture img:visible').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    const expected = seen === 'light' ? /-light$/ : /^[a-z]+$/;
    expect(loaded.length).toBeGreaterThan(4);
    expect(loaded.filter((kind) => !expected.test(kind))).toEqual([]);
    await context.close();
  });
}
