/**
 * Each call of each public page fails by itself: its block says so and offers a retry, or is empty where section 8 says
 * so; everything else on the page stands. ERR-032 to ERR-034, R01
 */
import { calls } from '@foyer/contract/calls.ts';
import { expect, test } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';
import { failingPages } from './failures.table.ts';
import type { Block, CallName, FailingPage } from './failures.table.ts';
import { siteUrl } from './hand.ts';
import { comeFromOwnAddress } from './player.ts';

const ways = {
  'no connection': (route: Route) => route.abort('connectionfailed'),
  'an internal error': (route: Route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: 'down', success: false } }),
  'a reply that breaks off': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"code":200,"data":{"list":[' }),
  'a page of a proxy': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<!doctype html><h1>Bad Gateway</h1>' }),
} as const;
type Way = keyof typeof ways;
const wayNames = Object.keys(ways) as Way[];

/** What the browser itself writes of a request that failed is no fault of the page. */
const isOfTheNetwork = (said: string): boolean => said.startsWith('Failed to load resource');

function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfTheNetwork(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

const addressOf = (name: CallName) => (url: URL) => url.pathname === calls[name].path;

/** A page whose client is in charge, from which others are opened as a link does. */
async function enter(page: Page): Promise<void> {
  await comeFromOwnAddress(page.context());
  await page.addInitScript(() => {
    addEventListener('foyer:ready', () => document.documentElement.setAttribute('data-ready', ''));
  });
  await page.goto(`${siteUrl()}/404`);
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Opens a page inside the site, so that the browser reads every block itself. */
const open = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path);

/** Walks down until it stands there: blocks below the first screen are read when somebody comes near them. */
async function comeTo(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect(wanted).toBeAttached({ timeout: 250 });
  }).toPass({ timeout: 15_000 });
}

const isBy = ({ calls: names }: Block, failing: Block): boolean => names.some((name) => failing.calls.includes(name));

async function expectFailed(page: Page, { shows, failed }: Block): Promise<void> {
  if (failed === 'the same') {
    if (shows) await comeTo(page, shows(page));
  } else if (failed === 'nothing') {
    if (shows) await expect(shows(page)).toHaveCount(0);
  } else {
    await comeTo(page, page.getByRole('main').getByText(failed.says).first());
  }
}

async function retry(page: Page, { shows, failed }: Block): Promise<void> {
  if (failed === 'the same' || failed === 'nothing') return;
  const said = page.getByRole('main').getByRole('alert').filter({ hasText: failed.says });
  await said.getByRole('button', { name: '再读一次' }).click();
  await expect(said).toHaveCount(0);
  if (shows) await expect(shows(page)).toBeAttached();
}

async function failsAlone(page: Page, { path, title, blocks }: FailingPage, block: Block, way: Way): Promise<void> {
  const faults = listen(page);
  const asked: string[] = [];
  await enter(page);
  for (const name of block.calls) {
    await page.route(addressOf(name), (route) => {
      asked.push(name);
      return ways[way](route);
    });
  }
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFailed(page, block);
  if (!(block.calls[0] === 'gamePlatform' && path.startsWith('/chessInside'))) {
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeAttached();
  }
  for (const other of blocks) {
    // What shows the same as another block cannot tell whose failure it is.
    if (!isBy(other, block) && other.failed !== 'the same' && other.shows) {
      await comeTo(page, other.shows(page));
    }
  }
  expect(new Set(asked)).toEqual(new Set(block.calls));
  await page.unrouteAll();
  await retry(page, block);
  expect(faults).toEqual([]);
}

let turn = 0;
for (const failing of failingPages) {
  for (const block of failing.blocks) {
    // Each call in one way, the ways in turn; one page has every call in every way.
    const chosen = failing.path === '/live' ? wayNames : [wayNames[turn++ % wayNames.length] ?? 'no connection'];
    for (const way of chosen) {
      test(`${failing.path} lives without ${block.calls.join(' and ')}: ${way}. ${failing.ids}, ERR-033, NFR-012`, async ({
        page,
      }) => failsAlone(page, failing, block, way));
    }
  }
}

test('keeps the ranking that was read where counting it anew fails, and says so. SI-22, CALL-019', async ({ page }) => {
  const faults = listen(page);
  await enter(page);
  await open(page, '/fish');
  await page.route(addressOf('leaderboardRefresh'), ways['no connection']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const king = page.getByRole('region', { name: '捕鱼王' });
  await king.getByRole('button', { name: '刷新榜单' }).click();
  await expect(king.getByRole('alert')).toHaveText('没能刷新，下面仍是之前的榜单。');
  await page.unrouteAll();
  await king.getByRole('button', { name: '刷新榜单' }).click();
  await expect(king.getByRole('status')).toHaveText('榜单已刷新。');
  expect(faults).toEqual([]);
});
