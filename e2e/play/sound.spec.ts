/** Sound of game windows in a real browser: the CSP must allow their worker. Decision 576 */
import { expect, test } from '../test.ts';
import { openTrial } from './trial.ts';

declare global {
  /** The `loop` flag of each audio source that was started. */
  var started: boolean[];
}

for (const [family, gameId, gameType] of [
  ['slot', 'moyu-koi-gate', '1'],
  ['fish', 'harbour-flower-isle-pearl-shell', '5'],
] as const)
  test(`a ${family} window sounds when it is turned on: first the answer, then the tone of the room`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      globalThis.started = [];
      const { prototype } = AudioBufferSourceNode;
      const start: () => void = Reflect.get(prototype, 'start');
      prototype.start = function (...when) {
        globalThis.started.push(this.loop);
        Reflect.apply(start, this, when);
      };
    });
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
    await openTrial(page, { gameId, gameType, lang: 'zh_CN' });
    await page.getByRole('button', { name: '打开声音' }).click();
    await expect.poll(() => page.evaluate(() => globalThis.started), { timeout: 20_000 }).toEqual([false, true, true]);
    expect(workers).toEqual([expect.stringMatching(/\/assets\/sounds\.worker-[\w-]+\.js$/)]);
    // The worker closes after the last sound.
    await expect.poll(() => page.workers(), { timeout: 20_000 }).toEqual([]);
  });
