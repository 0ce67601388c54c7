/** Draws the room and an empty canvas by turns in one headless browser, its main thread slowed down four times. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import type { Measured } from './page.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 12);
const crowd = Number(process.env.BENCH_CROWD ?? 2.6);
const slowdown = 4;

/**
 * Of the water: a phone's without the bars above and below it, and a desk's of 1440 x 900. The last is so small that a
 * graphics card acted by the processor keeps up: what the main thread does for a frame is the same at any size.
 */
const sizes = [
  { width: 390, height: 664, deviceScaleFactor: 1 },
  { width: 390, height: 664, deviceScaleFactor: 2 },
  { width: 1440, height: 768, deviceScaleFactor: 1 },
  { width: 240, height: 408, deviceScaleFactor: 1, from: 0 },
] as const;

async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(made) ? made : [made];
  if (first === undefined || !('output' in first)) throw new Error('the page was not built');
  return first.output.map((part) => ('code' in part && part.isEntry ? part.code : '')).join('');
}

const line = (size: string, name: string, measured: Measured, busyMs?: number): string => {
  const { framesASecond, medianMs, nearlyLongestMs, late, fewestFish } = measured;
  const fish = fewestFish === 0 ? '' : fewestFish;
  return `| ${size} | ${name} | ${fish} | ${framesASecond.toFixed(1)} | ${medianMs.toFixed(1)} ms | ${nearlyLongestMs.toFixed(1)} ms | ${late.toFixed(1)} % | ${busyMs === undefined ? '' : `${busyMs.toFixed(1)} ms`} |`;
};

export async function measureFrames(): Promise<string> {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--enable-unsafe-swiftshader'],
  });
  try {
    const code = await bundled();
    const lines: string[] = [];
    for (const size of sizes) lines.push(...(await measureAt(browser, code, size)));
    return [
      `Main thread slowed down ${slowdown} times, ${seconds} seconds each.`,
      '',
      '| water | | fish, at least | frames a second | from frame to frame, median | one in twenty is longer than | later than 20 ms | main thread a frame |',
      '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...lines,
    ].join('\n');
  } finally {
    await browser.close();
  }
}

async function measureAt(browser: Browser, code: string, size: (typeof sizes)[number]): Promise<string[]> {
  const { width, height, deviceScaleFactor } = size;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
  await page.setContent('<!doctype html><body></body>');
  await page.addStyleTag({ content: 'body{margin:0}#water,canvas{position:absolute;inset:0}' });
  await page.addScriptTag({ content: code, type: 'module' });
  await page.waitForFunction('typeof roomLoop === "function"');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const named = `${width} × ${height}, ${deviceScaleFactor}×`;
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  await run(page, 'emptyLoop(1)');
  const before = await run(page, `emptyLoop(${seconds / 2})`);
  await page.evaluate(`enterRoom(${crowd}, ${process.env.BENCH_LEVEL ?? ('from' in size ? size.from : 'undefined')})`);
  const begunMs = await busyMs();
  const room = await run(page, `roomLoop(${seconds})`);
  const spentMs = (await busyMs()) - begunMs;
  const after = await run(page, `emptyLoop(${seconds / 2})`);
  await page.close();
  return [
    line(named, 'an empty canvas, before', before),
    line(named, `the room, level “${room.level}”`, room, spentMs / (room.framesASecond * seconds)),
    line(named, 'an empty canvas, after', after),
  ];
}

const run = (page: Page, call: string): Promise<Measured> => page.evaluate(call);
