/**
 * npm run bench:page: what /home costs a guest on a phone. Prints the transferred bytes by kind (brotli, bodies only),
 * then Lighthouse mobile results with simulated and with real throttling, the median of five. The same run measures the
 * same page without its scripts, through the same proxy: a lower bound for any client.
 *
 *     npm run bench:page -- 5                    five runs (the default) of /home
 *     npm run bench:page -- 5 /slots /lottery    then further addresses, under real throttling alone
 *
 * Simulated runs: BENCH_SIMULATED (as many as others).
 */
import { launch } from 'chrome-launcher';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { startHouse } from '@foyer/e2e/house.ts';
import { browserFlags, findBrowser } from '@foyer/tools/browser.ts';
import { routeBytes } from '@foyer/tools/routeBytes.ts';
import { blockingLine } from './firstVisit/blocking.ts';

const runs = Number(process.argv[2] ?? 5);
/** Runs with simulated throttling, whose figures have no goal. */
const simulatedRuns = Number(process.env.BENCH_SIMULATED ?? runs);
const otherPaths = process.argv.slice(3);
const budgets = {
  'Script, initial': { target: 104 * 1024, limit: 112 * 1024 },
  Document: { target: 6 * 1024, limit: 9 * 1024 },
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Starts a proxy in front of the site. `isBare` removes the scripts from the page. */
async function hop(target: string, isBare: boolean): Promise<{ url: string; close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: new URL(target).host };
    if (isBare) headers['accept-encoding'] = 'identity';
    const forward = request(target + (incoming.url ?? ''), { method: incoming.method, headers }, (reply) => {
      const isPage = isBare && String(reply.headers['content-type']).startsWith('text/html');
      if (!isPage) {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const page = Buffer.concat(parts)
          .toString()
          .replaceAll(/<script[\s\S]*?<\/script>/g, '')
          .replaceAll(/<link[^>]+modulepreload[^>]*>/g, '');
        outgoing.writeHead(reply.statusCode ?? 502, { 'content-type': 'text/html; charset=utf-8' });
        outgoing.end(page);
      });
    });
    forward.on('error', () => outgoing.destroy());
    incoming.pipe(forward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** The size of a body as it travels to a browser that takes brotli. */
function bytesOf(url: string): Promise<number> {
  return new Promise((done, failed) => {
    request(url, { headers: { 'accept-encoding': 'br', accept: '*/*' } }, (reply) => {
      let bytes = 0;
      reply.on('data', (part: Buffer) => (bytes += part.length));
      reply.on('end', () => done(bytes));
    })
      .on('error', failed)
      .end();
  });
}

interface Measured {
  lcp: number;
  tbt: number;
  cls: number;
  scores: Record<string, number>;
  requests: { url: string; resourceType: string }[];
}

const everyCategory = ['performance', 'accessibility', 'best-practices', 'seo'];

async function measure(url: string, method: 'simulate' | 'devtools', onlyCategories: string[]): Promise<Measured> {
  const chromePath = findBrowser();
  const chrome = await launch({
    ...(chromePath !== undefined && { chromePath }),
    chromeFlags: [...browserFlags, '--headless=new'],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      throttlingMethod: method,
      onlyCategories,
      // It is taken after the measurement, and nobody looks at it.
      disableFullPageScreenshot: true,
    });
    const lhr = result?.lhr;
    if (lhr === undefined) throw new Error('Lighthouse gave no result');
    const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    const details = lhr.audits['network-requests']?.details as { items?: Measured['requests'] } | undefined;
    return {
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scores: Object.fromEntries(
        Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
      ),
      requests: details?.items ?? [],
    };
  } finally {
    chrome.kill();
  }
}

function report(label: string, all: Measured[]): void {
  const score = (id: string) => median(all.map((one) => one.scores[id] ?? 0));
  const seconds = (pick: (one: Measured) => number) => (median(all.map(pick)) / 1000).toFixed(2);
  console.log(
    `${label.padEnd(34)} LCP ${seconds((one) => one.lcp)} s  TBT ${Math.round(median(all.map((one) => one.tbt)))} ms  ` +
      `CLS ${median(all.map((one) => one.cls)).toFixed(3)}  ` +
      Object.keys(all[0]?.scores ?? {})
        .map((id) => `${id} ${score(id)}`)
        .join('  '),
  );
}

const kB = (value: number): string => (value / 1024).toFixed(0);

async function bytesPerKind(requests: Measured['requests']): Promise<boolean> {
  const kinds: Record<string, { count: number; bytes: number }> = {};
  for (const { url, resourceType } of requests) {
    if (!url.startsWith('http')) continue;
    const kind = (kinds[resourceType] ??= { count: 0, bytes: 0 });
    kind.count += 1;
    kind.bytes += await bytesOf(url);
  }
  // Scripts are split into those that the page needs to become interactive and those that it loads afterwards.
  const { initialJs } = routeBytes('/home');
  const { Script: scripts = { count: 0, bytes: 0 }, ...others } = kinds;
  const rows = {
    ...others,
    'Script, initial': { count: Number.NaN, bytes: initialJs },
    'Script, later': { count: Number.NaN, bytes: scripts.bytes - initialJs },
  };
  let isWithin = true;
  for (const [kind, { count, bytes }] of Object.entries(rows)) {
    const budget = budgets[kind as keyof typeof budgets];
    const isOver = budget !== undefined && bytes > budget.limit;
    if (isOver) isWithin = false;
    const limit =
      budget === undefined
        ? ''
        : `  target ${kB(budget.target)}, limit ${kB(budget.limit)} kB${isOver ? '  OVER' : ''}`;
    const times = Number.isNaN(count) ? '' : `${count} ×`;
    console.log(`${kind.padEnd(16)} ${times.padStart(6)} ${(bytes / 1024).toFixed(1).padStart(7)} kB${limit}`);
  }
  return isWithin;
}

const house = await startHouse({ CAPTCHA: 'off' });
const site = await hop(house.url, false);
const bare = await hop(house.url, true);

type Method = Parameters<typeof measure>[1];

/** Measures an address with and without its scripts in turn, so that both see the same machine. */
async function compare(path: string, method: Method): Promise<Measured[]> {
  const all: Measured[] = [];
  const bareOnes: Measured[] = [];
  // The house renders pages faster once it has rendered some. Real throttling only costs time besides performance.
  for (let page = 0; page < 5; page += 1) await (await fetch(`${site.url}${path}?keyword=${page}`)).arrayBuffer();
  const categories = method === 'simulate' ? everyCategory : ['performance'];
  for (let run = 0; run < (method === 'simulate' ? simulatedRuns : runs); run += 1) {
    all.push(await measure(site.url + path, method, categories));
    bareOnes.push(await measure(bare.url + path, method, categories));
  }
  const label = `${path}, ${method === 'simulate' ? 'simulated' : 'throttled'}`;
  report(label, all);
  report(`${label}, no script`, bareOnes);
  const tbtMs = (measured: Measured[]): number => median(measured.map((one) => one.tbt));
  console.log(`${label}: ${blockingLine(tbtMs(all), tbtMs(bareOnes))}`);
  return all;
}

try {
  const [first] = await compare('/home', 'simulate');
  const isWithin = await bytesPerKind(first?.requests ?? []);
  for (const path of ['/home', ...otherPaths]) await compare(path, 'devtools');
  process.exitCode = isWithin ? 0 : 1;
} finally {
  site.close();
  bare.close();
  await house.stop();
}
