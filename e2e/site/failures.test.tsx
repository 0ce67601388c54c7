/**
 * What each public page shows to a guest, and what it shows if one of its calls fails: the block shows an error with a
 * retry, or is hidden where section 8 says so. The rest of the page stays. ERR-032 to ERR-034, R01
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openTestHouse } from '../../server/src/testing/house.ts';
import { failingPages } from './failingPages.ts';
import type { Block, FailingPage } from './failingPages.ts';
import { openSite, wayNames } from './openSite.tsx';
import type { Site, Way } from './openSite.tsx';

const t = await openTestHouse({ config: { catalogueSize: 600 } });
afterAll(() => t.close());

let site: Site | undefined;
afterEach(() => site?.close());

const patience = { timeout: 25_000 };
const isBy = ({ calls: names }: Block, failing: Block): boolean => names.some((name) => failing.calls.includes(name));

/** Waits until a block shows its content. */
async function expectThere({ calls: names, shows }: Block): Promise<void> {
  if (!shows) return;
  await waitFor(() => {
    const texts = alerts().map((alert) => alert.textContent);
    const replies = site?.failedReplies.join(', ');
    if (shows().length === 0)
      throw new Error(`${names.join(' and ')} shows nothing; alerts: ${texts.join(' | ')}; failed: ${replies}`);
  }, patience);
}

/** Waits for the block's alert in the main part and returns it. */
async function failureOf({ failed }: Block): Promise<HTMLElement | undefined> {
  if (failed === 'the same' || failed === 'nothing') return undefined;
  return waitFor(() => {
    const alerts = within(screen.getByRole('main')).queryAllByRole('alert');
    const texts = alerts.find((alert) => alert.textContent.includes(failed.message));
    if (!texts)
      throw new Error(`no alert says ${failed.message}: ${alerts.map((alert) => alert.textContent).join(' | ')}`);
    return texts;
  }, patience);
}

/** The alerts in the page's main part. */
const alerts = () => within(screen.getByRole('main')).queryAllByRole('alert');

async function failsAlone({ path, title, blocks }: FailingPage, block: Block, way: Way): Promise<void> {
  const opened = await openSite(t, path, { failing: Object.fromEntries(block.calls.map((name) => [name, way])) });
  site = opened;
  await screen.findByRole('heading', { level: 1 }, patience);
  const texts = await failureOf(block);
  for (const other of blocks) {
    // A block that fails as 'the same' shares its content with another block, so it proves nothing.
    if (!isBy(other, block) && other.failed !== 'the same') await expectThere(other);
  }
  await waitFor(() => expect(block.calls.filter((name) => !opened.hasAsked(name))).toEqual([]), patience);
  // The page shows the outcome of the call only after all of its reads have ended.
  await opened.hasSettled();
  if (block.failed === 'the same') await expectThere(block);
  if (block.failed === 'nothing' && block.shows) expect(block.shows()).toEqual([]);
  // The same element: if React had replaced it, its button could no longer be pressed.
  expect(alerts().map((alert) => alert === texts)).toEqual(texts ? [true] : []);
  // The title of a platform's page is the platform's name, which comes with this call.
  if (!(block.calls[0] === 'gamePlatform' && path.startsWith('/chessInside'))) {
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  }
  opened.heal();
  if (!texts) return;
  await act(async () => within(texts).getByRole('button', { name: '再读一次' }).click());
  await waitFor(() => expect(texts.isConnected).toBe(false), patience);
  await expectThere(block);
  await opened.hasSettled();
  expect(alerts()).toEqual([]);
}

for (const { path, title, ids, blocks } of failingPages) {
  it(`${path} shows each of its blocks to a guest. ${ids}, SCREEN-040, ROLE-002, NFR-009`, async () => {
    site = await openSite(t, path);
    await screen.findByRole('heading', { level: 1, name: title }, patience);
    for (const block of blocks) await expectThere(block);
    await site.hasSettled();
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([]);
  });
}

let turn = 0;
for (const failing of failingPages) {
  for (const block of failing.blocks) {
    // Each call fails in one way, the ways in turn. On one page each call fails in every way.
    const chosen = failing.path === '/live' ? wayNames : [wayNames[turn++ % wayNames.length] ?? 'no connection'];
    for (const way of chosen) {
      it(`${failing.path} works without ${block.calls.join(' and ')}: ${way}. ${failing.ids}, ERR-033, NFR-012`, () =>
        failsAlone(failing, block, way));
    }
  }
}

it('keeps the ranking on the screen if a refresh fails, and shows the error. SI-22, CALL-019', async () => {
  site = await openSite(t, '/fish', { failing: { leaderboardRefresh: 'no connection' } });
  const king = within(await screen.findByRole('region', { name: '捕鱼王' }, patience));
  const refresh = await king.findByRole('button', { name: '刷新榜单' }, patience);
  await site.hasSettled();
  await act(async () => refresh.click());
  await waitFor(() => expect(king.getByRole('alert').textContent).toBe('没能刷新，下面仍是之前的榜单。'), patience);
  // The ranking is empty because nobody has played yet.
  expect(king.getByRole('heading', { name: '这一周还没有人上榜' })).toBeTruthy();
  site.heal();
  await act(async () => king.getByRole('button', { name: '刷新榜单' }).click());
  await waitFor(() => expect(king.getByRole('status').textContent).toBe('榜单已刷新。'), patience);
});
