import { defineConfig } from 'vitest/config';
import { compiledMessages } from './client/build/messages.ts';

/** `unit` is the fast gate; `house` needs a database and runs with the whole suite. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: [
            '{bench,contract,text,pictures,games,tools}/**/*.test.ts',
            'client/build/**/*.test.ts',
            'server/src/**/*.unit.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        plugins: [compiledMessages(`${import.meta.dirname}/text`)],
        test: {
          name: 'client',
          environment: 'happy-dom',
          testTimeout: 30_000,
          include: ['client/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'house',
          include: ['server/src/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts', '**/node_modules/**'],
          globalSetup: ['server/src/db/testServer.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
