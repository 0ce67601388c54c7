/**
 * `test` for journeys that need much time to pass: each worker has a house whose clock the journey can move. While such
 * a journey runs, `siteUrl()` returns this house's address.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { test as base } from './test.ts';
import type { Page } from '@playwright/test';
import { processFile } from './clockHouse.ts';
import type { HouseMessage } from './clockHouse.ts';

export interface Clock {
  /** The house's time, epoch milliseconds. */
  now(): number;
  /**
   * Moves the house's clock forward to a later moment, and runs the jobs that are due by then. An open page
   * reads the new time from the house's next reply.
   */
  moveTo(laterMs: number): Promise<void>;
}

interface ClockHouse extends Clock {
  readonly url: string;
  readonly database: string;
  stop(): Promise<void>;
}

async function startClockHouse(): Promise<ClockHouse> {
  const child = fork(processFile, { env: { ...process.env, NODE_ENV: 'production' }, execArgv: [] });
  const ended = once(child, 'exit');
  const nextMessage = async (): Promise<HouseMessage> => {
    const message = once(child, 'message') as Promise<[HouseMessage]>;
    const gone = ended.then(([code]) => Promise.reject(new Error(`the clock house ended with ${String(code)}`)));
    return (await Promise.race([message, gone]))[0];
  };
  const opened = await nextMessage();
  if (!('url' in opened)) throw new Error('the clock house does not say where it is');
  let offsetMs = 0;
  const now = () => Date.now() + offsetMs;
  return {
    ...opened,
    now,
    async moveTo(laterMs) {
      const byMs = laterMs - now();
      if (byMs <= 0) throw new Error(`the clock goes forward alone, not by ${byMs} ms`);
      const taken = nextMessage();
      child.send({ offsetMs: offsetMs + byMs });
      await taken;
      offsetMs += byMs;
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

export const test = base.extend<{ clock: Clock }, { clockHouse: ClockHouse }>({
  clockHouse: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const house = await startClockHouse();
      await use(house);
      await house.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  clock: async ({ clockHouse }, use) => {
    const { FOYER_URL, FOYER_DATABASE } = process.env;
    Object.assign(process.env, { FOYER_URL: clockHouse.url, FOYER_DATABASE: clockHouse.database });
    await use(clockHouse);
    Object.assign(process.env, { FOYER_URL, FOYER_DATABASE });
  },
});

/**
 * Moves the clock while the page's device sleeps. When the page wakes, it sees that time has passed and asks the house.
 */
export async function sleepingWith(page: Page, clock: Clock): Promise<Pick<Clock, 'moveTo'>> {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Object.assign(window, { sleptMs: 0 });
    Date.now = () => now() + (window as unknown as { sleptMs: number }).sleptMs;
  });
  return {
    async moveTo(laterMs) {
      const byMs = laterMs - clock.now();
      await clock.moveTo(laterMs);
      await page.evaluate((ms) => {
        (window as unknown as { sleptMs: number }).sleptMs += ms;
      }, byMs);
    },
  };
}
