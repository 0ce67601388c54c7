import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '@foyer/tools/browser.ts';

/** One house for all journeys; each journey registers its own players. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './setup.ts',
  fullyParallel: true,
  workers: 2,
  // A machine under load is asked again, and the report names what was; a fault of the site fails each time.
  retries: 2,
  timeout: 150_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Bangkok',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
});
