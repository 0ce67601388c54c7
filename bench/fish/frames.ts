/**
 * Renders the room and an empty canvas in turn, in one headless browser whose main thread is slowed down four times.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { build } from 'vite';
import { levels } from '../../games/windows/fish/stage/levels.ts';
import type { Level } from '../../games/windows/fish/stage/levels.ts';
import type { Measured } from './page.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 12);
const crowd = Number(process.env.BENCH_CROWD ?? 2.6);
const slowdown = 4;

/** The water's size on a phone without the bars above and below it, and on a desktop of 1440 x 900. */
const sizes = [
  { width: 390, height: 664, deviceScaleFactor: 1 },
  { width: 390, height: 664, deviceScaleFactor: 2 },
  { width: 1440, height: 768, deviceScaleFactor: 1 },
] as const;
/**
 * So small that the software-rendered graphics do not compete for the processor. The main thread's work per frame is
 * the same.
 */
const little = { width: 240, height: 408, deviceScaleFactor: 1 };

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
    const cards: string[] = [];
    for (const level of levels) if (!level.isPlain) cards.push(await measureCard(browser, code, level));
    return [
      `Main thread slowed down ${slowdown} times, ${seconds} seconds each.`,
      '',
      '| water | | fish, at least | frames a second | from frame to frame, median | one in twenty is longer than | later than 20 ms | main thread a frame |',
      '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...lines,
      '',
      `With a graphics card: the main thread's work for a frame, ${seconds} seconds of each level, and ${slowdown} times as much of the 16.7 ms that a frame has.`,
      '',
      `| level | fish, at least | a frame | ${slowdown} times as much |`,
      '| --- | ---: | ---: | ---: |',
      ...cards,
    ].join('\n');
  } finally {
    await browser.close();
  }
}

interface Room {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** How long the main thread has worked so far. */
  readonly busyMs: () => Promise<number>;
}

async function openRoom(browser: Browser, code: string, size: (typeof sizes)[number] | typeof little): Promise<Room> {
  const { width, height, deviceScaleFactor } = size;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
  await page.setContent('<!doctype html><body></body>');
  await page.addStyleTag({ content: 'body{margin:0}#water,canvas{position:absolute;inset:0}' });
  await page.addScriptTag({ content: code, type: 'module' });
  await page.waitForFunction('typeof roomLoop === "function"');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    cdp,
    busyMs: async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    },
  };
}

async function measureAt(browser: Browser, code: string, size: (typeof sizes)[number]): Promise<string[]> {
  const { page, cdp, busyMs } = await openRoom(browser, code, size);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const named = `${size.width} × ${size.height}, ${size.deviceScaleFactor}×`;
  await run(page, 'emptyLoop(1)');
  const before = await run(page, `emptyLoop(${seconds / 2})`);
  await page.evaluate(`enterRoom(${crowd}, ${process.env.BENCH_LEVEL ?? 'undefined'})`);
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

/**
 * Runs at full speed: the emulated card's frames are late, and a throttled thread would count waiting for them as work.
 */
async function measureCard(browser: Browser, code: string, level: Level): Promise<string> {
  const { page, busyMs } = await openRoom(browser, code, little);
  await page.evaluate(`enterRoom(${crowd}, ${levels.indexOf(level)})`);
  const begunMs = await busyMs();
  const { framesASecond, fewestFish } = await run(page, `roomLoop(${seconds})`);
  const ms = ((await busyMs()) - begunMs) / (framesASecond * seconds);
  await page.close();
  return `| ${level.name} | ${fewestFish} | ${ms.toFixed(1)} ms | ${(ms * slowdown).toFixed(1)} ms |`;
}

const run = (page: Page, call: string): Promise<Measured> => page.evaluate(call);
