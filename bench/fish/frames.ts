/** Draws the room and an empty canvas by turns in one headless browser, its main thread slowed down four times. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { Measured } from './page.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 6);
const slowdown = 4;
const crowd = Number(process.env.BENCH_CROWD ?? 2.2);

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

const line = (name: string, { framesASecond, medianMs, nearlyLongestMs }: Measured): string =>
  `| ${name} | ${framesASecond.toFixed(1)} | ${medianMs.toFixed(2)} ms | ${nearlyLongestMs.toFixed(2)} ms |`;

export async function measureFrames(): Promise<string> {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--enable-unsafe-swiftshader'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 790 } });
    await page.setContent('<!doctype html><body></body>');
    await page.addStyleTag({ content: 'body{margin:0}#water,canvas{position:absolute;inset:0}' });
    await page.addScriptTag({ content: await bundled(), type: 'module' });
    await page.waitForFunction('typeof roomLoop === "function"');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const before = await run(page, `emptyLoop(${seconds / 2})`);
    const room = await run(page, `roomLoop(${seconds}, ${crowd})`);
    const after = await run(page, `emptyLoop(${seconds / 2})`);
    const renderer = await page.evaluate(rendererName);
    return [
      `At least ${room.fewestFish} fish in the room, main thread slowed down ${slowdown} times, ${renderer}.`,
      '',
      '| | frames a second | a frame’s own work, median | one in twenty is longer |',
      '| --- | ---: | ---: | ---: |',
      line('an empty canvas, before', before),
      line('the room', room),
      line('an empty canvas, after', after),
    ].join('\n');
  } finally {
    await browser.close();
  }
}

const run = (page: Page, call: string): Promise<Measured> => page.evaluate(call);

function rendererName(): string {
  const gl = document.createElement('canvas').getContext('webgl');
  const named = gl?.getExtension('WEBGL_debug_renderer_info');
  return named ? String(gl?.getParameter(named.UNMASKED_RENDERER_WEBGL)) : 'an unnamed renderer';
}
