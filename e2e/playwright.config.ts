import { defineConfig } from '@playwright/test';
import { browserFlags, executable, findHeadlessBrowser } from '@foyer/tools/browser.ts';

/** One house for all journeys; each journey registers its own players. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './setup.ts',
  fullyParallel: true,
  // Journeys spend time waiting: on two cores, three workers finish a fifth sooner than two.
  workers: 3,
  // If a journey passes only on a second try, the site or the journey has a fault.
  retries: 0,
  timeout: 150_000,
  // A busy machine takes several times as long as a quiet one. Only a failing journey waits so long.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Bangkok',
    // A trace costs a third of a journey's time; `npm run e2e -- FILE --trace on` takes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...executable(findHeadlessBrowser()), args: browserFlags },
  },
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
});
