/**
 * npm run bench:memory: what 200 soft navigations of a player leave behind. One page walks the sections of the header
 * and the account in turn by the site's own links, and on the home page opens and closes the search. After 20, 60, 100,
 * 140 and 200 navigations the garbage is collected until no node is freed any more, and heap, DOM nodes and listeners are
 * counted. The slope is taken from 60 on, because lazily loaded parts add nodes before. A bare page in the same run, which replaces as many nodes as often, shows what
 * the browser itself keeps. Heap snapshots after 60 and 200 tell the data of scripts, which a leak would grow, from
 * machine code, which the engine adds while it optimizes.
 */
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { logInDemoPlayer, openTakenUp } from '@foyer/e2e/hand.ts';
import { startHouse } from '@foyer/e2e/house.ts';
import { browserFlags, executable, findHeadlessBrowser } from '@foyer/tools/browser.ts';

const counted: readonly number[] = [20, 60, 100, 140, 200];
/** Heap snapshots are taken after these, and slopes go from the first to the last. */
const [early, late] = [60, 200];
const account = '/mine/center';
const viewport = { width: 1440, height: 900 };

interface Kept {
  readonly heapKB: number;
  readonly nodes: number;
  /** Nodes attached to the document. */
  readonly shown: number;
  readonly listeners: number;
}

async function counter(page: Page): Promise<() => Promise<Kept>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const collected = async (): Promise<Kept> => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    const shown = await page.evaluate(() => {
      const all = document.createNodeIterator(document);
      let count = 0;
      while (all.nextNode() !== null) count += 1;
      return count;
    });
    return { heapKB: of('JSHeapUsedSize') / 1024, nodes: of('Nodes'), shown, listeners: of('JSEventListeners') };
  };
  return async () => {
    let now = await collected();
    // A screen that has just been left is freed up to a second later, by another collection: 12,000 nodes in one run.
    for (let equal = 0, round = 0; equal < 3 && round < 20; round += 1) {
      await page.waitForTimeout(400);
      const before = now;
      now = await collected();
      equal = now.nodes === before.nodes ? equal + 1 : 0;
    }
    return now;
  };
}

/** kB of a page's heap: objects, arrays, strings, closures and numbers; and compiled code. Without what the browser holds. */
interface Heap {
  readonly dataKB: number;
  readonly codeKB: number;
}

const dataTypes = new Set(['object', 'array', 'string', 'concatenated string', 'sliced string', 'closure', 'number']);

async function heapOf(page: Page): Promise<Heap> {
  const cdp = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await cdp.detach();
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as {
    snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
    nodes: number[];
  };
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let [data, code] = [0, 0];
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[0][nodes[node + typeAt] ?? 0] ?? '';
    const size = nodes[node + sizeAt] ?? 0;
    if (dataTypes.has(type)) data += size;
    if (type === 'code') code += size;
  }
  return { dataKB: data / 1024, codeKB: code / 1024 };
}

async function follow(page: Page, path: string): Promise<void> {
  const from = new URL(page.url()).pathname;
  if (path === account) {
    await page.getByRole('button', { name: /^账户菜单/ }).click();
    await page.locator(`a[href="${account}"]:visible`).first().click();
  } else {
    await page.locator(`header nav:visible a[href="${path}"]`).first().click();
  }
  // A link to a section may lead on to its first page.
  await page.waitForURL((url) => url.pathname !== from);
  await page.waitForFunction(() => document.querySelector('main')?.textContent !== '');
}

/** Opens the search and closes it again. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function walk(page: Page): Promise<{ kept: Kept[]; heaps: Heap[] }> {
  const count = await counter(page);
  const kept: Kept[] = [];
  const heaps: Heap[] = [];
  const links = page.locator('header nav:visible a');
  const sections = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  // Begins with the page after the one that is open, and ends with that.
  const route = [...sections.filter((path) => path !== '/home'), account, '/home'];
  for (let step = 1; step <= 200; step += 1) {
    const path = route[(step - 1) % route.length] ?? '/home';
    await follow(page, path);
    if (path === '/home') await openSearch(page);
    if (counted.includes(step)) kept.push(await count());
    if (step === early || step === late) heaps.push(await heapOf(page));
  }
  return { kept, heaps };
}

/** Replaces 800 nodes with listeners as often. */
async function bareWalk(page: Page): Promise<Kept[]> {
  const count = await counter(page);
  const kept: Kept[] = [];
  for (let step = 1; step <= 200; step += 1) {
    await page.evaluate(() => {
      const list = Array.from({ length: 800 }, () => document.createElement('p'));
      for (const one of list) one.addEventListener('click', () => list.length);
      document.body.replaceChildren(...list);
    });
    if (counted.includes(step)) kept.push(await count());
  }
  return kept;
}

/** Least squares: how much each navigation from the 60th on adds. */
function slope(values: readonly number[]): number {
  const points = counted.map((x, at) => ({ x, y: values[at] ?? 0 })).filter(({ x }) => x >= early);
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const over = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  return over / points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
}

function report(name: string, kept: readonly Kept[]): Omit<Kept, 'shown'> {
  for (const [at, { heapKB, nodes, shown, listeners }] of kept.entries())
    console.log(
      `${name} after ${String(counted[at]).padStart(3)}: ${heapKB.toFixed(0)} kB, ${nodes} nodes, of them in the document ${shown}, ${listeners} listeners`,
    );
  return {
    heapKB: slope(kept.map(({ heapKB }) => heapKB)),
    nodes: slope(kept.map(({ nodes }) => nodes)),
    listeners: slope(kept.map(({ listeners }) => listeners)),
  };
}

const line = (name: string, { heapKB, nodes, listeners }: Omit<Kept, 'shown'>): string =>
  `${name}, a navigation from ${early} to ${late}: ${heapKB.toFixed(2)} kB, ${nodes.toFixed(2)} nodes, ${listeners.toFixed(2)} listeners`;

const house = await startHouse({ TRUST_PROXY: 'on', DEMO: 'on', CAPTCHA: 'off' });
process.env.FOYER_URL = house.url;
const browser = await chromium.launch({ ...executable(findHeadlessBrowser()), args: browserFlags });
try {
  const context = await browser.newContext({ locale: 'zh-CN', viewport });
  await logInDemoPlayer(context);
  const bare = await context.newPage();
  const bareSlope = report('bare page', await bareWalk(bare));
  const page = await context.newPage();
  await openTakenUp(page, '/home');
  // The day's advertisement opens by itself, and would cover the search later.
  const opened = page.getByRole('dialog');
  await opened.waitFor({ timeout: 5_000 }).catch(() => undefined);
  while (await opened.first().isVisible()) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
  const { kept, heaps } = await walk(page);
  const siteSlope = report('site', kept);
  const [before, after] = heaps;
  if (before === undefined || after === undefined) throw new Error('no heap snapshot was taken');
  const each = (kB: number): string => (kB / (late - early)).toFixed(2);
  console.log(
    `site, a navigation from ${early} to ${late}: ${each(after.dataKB - before.dataKB)} kB of data, ` +
      `${each(after.codeKB - before.codeKB)} kB of compiled code`,
  );
  console.log(line('bare page', bareSlope));
  console.log(line('site', siteSlope));
} finally {
  await browser.close();
  await house.stop();
}
