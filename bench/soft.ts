/**
 * npm run bench:soft: how long a visitor waits between sections. For each pair, in a fresh page, the pointer rests on
 * the link until script and data have loaded, and then clicks. Time runs from the click to the frame that shows the new
 * section's heading. The same run loads the same address as a full page, with files from the browser's cache, up to its
 * first contentful paint. Prints the median and the slowest of five runs (or of the number given).
 */
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { startHouse } from '@foyer/e2e/house.ts';
import { browserFlags, executable, findBrowser } from '@foyer/tools/browser.ts';

const runs = Number(process.argv[2] ?? 5);
const limitMs = 100;
const viewport = { width: 1440, height: 900 };
interface Wait {
  readonly softMs: number;
  readonly listMs: number;
  readonly fullMs: number;
}

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
const linkTo = (page: Page, path: string) => page.locator(`header nav:visible a[href="${path}"]`).first();

/** The paths of the links in the header. */
async function sectionsOf(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport });
  await page.goto(`${url}/home`);
  const links = await page
    .locator('header nav:visible a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  await page.close();
  return links.filter((link) => link !== null);
}

/** Resolves after half a second without a request: everything that was preloaded has arrived. */
const stillness = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.responseEnd);
    return performance.now() - Math.max(...ends, (window as any).hoveredAt ?? 0) > 500;
  });

/** Times from the click to the frame with the heading, and to the frame with the first row of the section's content. */
async function softMs(page: Page, to: string): Promise<Pick<Wait, 'softMs' | 'listMs'>> {
  await linkTo(page, to).hover();
  await page.evaluate(() => Object.assign(window, { hoveredAt: performance.now() }));
  await stillness(page);
  await page.evaluate((from) => {
    const before = document.querySelector('main');
    const marks: { start?: number; heading?: number; list?: number } = {};
    const painted = (mark: 'heading' | 'list') => {
      marks[mark] = -1;
      // The message arrives in a task after the next frame: by then the frame with the new content has been rendered.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => (marks[mark] = performance.now()), { once: true });
        port1.start();
        port2.postMessage('');
      });
    };
    const look = () => {
      const main = document.querySelector('main');
      if (main === null || main === before || location.pathname === from) return;
      if (marks.heading === undefined && main.querySelector('h1, h2, h3')?.textContent) painted('heading');
      if (marks.list === undefined && main.querySelector('li, article, figure, table')) painted('list');
    };
    addEventListener('click', (event) => (marks.start = event.timeStamp), { capture: true, once: true });
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { softMarks: marks });
  }, new URL(page.url()).pathname);
  await linkTo(page, to).click();
  const marks = await page.waitForFunction(() => {
    const { start, heading = -1, list = -1 } = (window as any).softMarks as Record<string, number>;
    const isStill = heading > 0 && performance.now() - heading > 1000;
    return start !== undefined && heading > 0 && (list > 0 || isStill) ? { start, heading, list } : false;
  });
  const { start, heading, list } = (await marks.jsonValue()) as { start: number; heading: number; list: number };
  return { softMs: heading - start, listMs: list > 0 ? list - start : Number.NaN };
}

/** First contentful paint of the address, loaded as a full page. */
async function fullMs(page: Page, url: string): Promise<number> {
  await page.goto(url);
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) done(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

async function waitOf(browser: Browser, url: string, from: string, to: string): Promise<Wait> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => addEventListener('foyer:ready', () => Object.assign(window, { isTakenUp: true })));
    await page.goto(url + from);
    await page.waitForFunction(() => 'isTakenUp' in window);
    await stillness(page);
    return { ...(await softMs(page, to)), fullMs: await fullMs(page, url + to) };
  } finally {
    await context.close();
  }
}

const row = (cells: readonly string[]): void =>
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(40) : cell.padStart(16))).join(''));

const house = await startHouse({ CAPTCHA: 'off' });
const browser = await chromium.launch({ ...executable(findBrowser()), args: browserFlags });
try {
  row(['from → to', 'heading', 'first row', 'as a page', 'slowest heading']);
  const all: number[] = [];
  const sections = await sectionsOf(browser, house.url);
  for (const [at, from] of sections.entries()) {
    const to = sections[(at + 1) % sections.length] ?? '/home';
    const waits: Wait[] = [];
    for (let run = 0; run < runs; run += 1) waits.push(await waitOf(browser, house.url, from, to));
    const ms = (pick: (wait: Wait) => number) => `${median(waits.map(pick)).toFixed(0)} ms`;
    const slowest = Math.max(...waits.map((wait) => wait.softMs));
    row([`${from} → ${to}`, ms((w) => w.softMs), ms((w) => w.listMs), ms((w) => w.fullMs), `${slowest.toFixed(0)} ms`]);
    all.push(median(waits.map((wait) => wait.softMs)));
  }
  const worst = Math.max(...all);
  console.log(`median of medians ${median(all).toFixed(0)} ms, worst pair ${worst.toFixed(0)} ms of ${limitMs} ms`);
  process.exitCode = worst <= limitMs ? 0 : 1;
} finally {
  await browser.close();
  await house.stop();
}
