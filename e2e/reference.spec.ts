/** The API reference that the house serves: it is read, searched and linked to, in both themes and on a phone. */
import type { Page } from '@playwright/test';
import { axeOf } from './axe.ts';
import { siteUrl } from './hand.ts';
import { expect, test } from './test.ts';

/**
 * Removes the fields of closed calls, 50,000 elements that nobody sees. axe skips what is hidden, but would take 15
 * seconds of processor time to find that out.
 */
const withoutClosedCalls = (page: Page): Promise<void> =>
  page
    .locator('details.call:not([open]) > :not(summary)')
    .evaluateAll((hidden) => hidden.forEach((element) => element.remove()));

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1440],
] as const)
  test(`finds a call and shows its fields: ${colorScheme}, ${width} px wide`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${siteUrl()}/reference`);
    await page.getByLabel('Search calls').fill('loged deposit');
    await expect(page.getByRole('status')).toHaveText(/^\d+ found$/);
    await expect(page.getByText('/api/loged/withdraw', { exact: true })).toBeHidden();
    await page.getByText('/api/loged/deposit', { exact: true }).click();
    const call = page.locator('#deposit');
    await expect(call.getByRole('rowheader', { name: 'requestId' })).toBeVisible();
    await expect(call.getByRole('row', { name: /1301.*BALANCE_INSUFFICIENT/ })).toBeVisible();
    await page.getByLabel('Search calls').fill('');
    await withoutClosedCalls(page);
    const { violations } = await axeOf(page).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });

test('opens the call that an address names', async ({ page }) => {
  await page.goto(`${siteUrl()}/reference#login`);
  await expect(page.locator('#login').getByRole('rowheader', { name: 'password' })).toBeInViewport();
});

test('serves the document itself', async () => {
  const reply = await fetch(`${siteUrl()}/reference/openapi.json`);
  expect(reply.headers.get('content-type')).toContain('application/json');
  expect(await reply.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/login': {} } });
});
