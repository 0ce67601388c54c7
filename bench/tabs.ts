/**
 * How soon all five tabs of a browser show a log-in, a language, a theme and a log-out made in one of them: from the
 * first tab that shows it to the last, median and worst of the rounds. The same run times a bare BroadcastChannel
 * message between the same five tabs. R07
 *
 *     npm run bench:tabs            rounds: BENCH_ROUNDS (7)
 */
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chooseLanguage, logInByHeader, takeInUse } from '@foyer/e2e/hand.ts';
import { startHouse } from '@foyer/e2e/house.ts';
import { password, registerPlayer } from '@foyer/e2e/player.ts';
import { looks } from '@foyer/e2e/tabLooks.ts';
import type { Look } from '@foyer/e2e/tabLooks.ts';
import { browserFlags, executable, findHeadlessBrowser } from '@foyer/tools/browser.ts';
import { median } from './bets/bank.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const delays = new Map<string, number[]>();
const note = (name: string, delayMs: number): void => {
  delays.set(name, [...(delays.get(name) ?? []), delayMs]);
};

async function follow(tabs: readonly Page[], name: string, look: Look, act: () => Promise<unknown>): Promise<void> {
  const seen = tabs.map((page) => looks(page, look));
  await act();
  const times = await Promise.all(seen);
  note(name, Math.max(...times) - Math.min(...times));
}

/** Times a message between the tabs without the client: the lower bound for any site. */
async function bareMessage([first, ...others]: readonly Page[]): Promise<void> {
  const heard = others.map((page) =>
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          const channel = new BroadcastChannel('bench');
          channel.addEventListener('message', () => {
            channel.close();
            done(Date.now());
          });
        }),
    ),
  );
  // Evaluations on a page run in order: once a later one has run, the listener of the first is in place.
  await Promise.all(others.map((page) => page.evaluate(() => document.readyState)));
  const sentMs = await first?.evaluate(() => {
    const channel = new BroadcastChannel('bench');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    channel.postMessage('');
    return Date.now();
  });
  note('bare message', Math.max(...(await Promise.all(heard))) - (sentMs ?? Number.NaN));
}

const house = await startHouse();
process.env.FOYER_URL = house.url;
const browser = await chromium.launch({ ...executable(findHeadlessBrowser()), args: browserFlags });
try {
  const size = { viewport: { width: 1440, height: 900 }, locale: 'zh-CN' };
  const known = await browser.newContext(size);
  const player = await registerPlayer(known);
  await known.close();
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext(size);
    const tabs: Page[] = [];
    for (const path of ['/home', '/games', '/helpCenter/startUse', '/club', '/slots']) {
      const page = await context.newPage();
      await page.goto(house.url + path);
      await takeInUse(page);
      tabs.push(page);
    }
    const [first] = tabs;
    if (!first) throw new Error('no tab');
    await bareMessage(tabs);
    await follow(tabs, 'log-in', 'player', () => logInByHeader(first, player.account, password));
    await follow(tabs, 'language', 'lang=en', () => chooseLanguage(first, 'en'));
    await chooseLanguage(first, 'zh_CN');
    const dark = await first.evaluate(() => getComputedStyle(document.documentElement).colorScheme.startsWith('dark'));
    const theme = dark ? 'light' : 'dark';
    await follow(tabs, 'theme', `theme=${theme}`, () =>
      first.getByRole('button', { name: '切换明暗' }).first().click(),
    );
    await first.getByRole('button', { name: '账户菜单' }).click();
    await follow(tabs, 'log-out', 'guest', () => first.getByRole('button', { name: '退出登录' }).first().click());
    await context.close();
  }
} finally {
  await browser.close();
  await house.stop();
}
for (const [name, all] of delays) {
  console.log(`${name.padEnd(14)} median ${median(all)} ms, worst ${Math.max(...all)} ms`);
}
console.log('limit: 1,000 ms');
