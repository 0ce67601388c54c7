import { defineConfig } from 'vitest/config';
import { compiledMessages } from './client/build/messages.ts';

const pure = [
  '{bench,contract,text,pictures,games,tools}/**/*.test.ts',
  'client/build/**/*.test.ts',
  'server/src/**/*.unit.test.ts',
];
/** What plays, draws or counts for seconds. */
const long = [
  'games/**/{killed,drawn,shown,chance,chances,draw,variant}.test.ts',
  '{contract,pictures}/**/{plays,tile}.test.ts',
  'server/src/web/pictures.unit.test.ts',
];
const outside = ['**/node_modules/**', '**/dist/**'];

/** `unit` is the fast gate; `long` and `client` run with the whole suite, as `house`, which needs a database. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: pure,
          exclude: [...outside, ...long],
        },
      },
      {
        test: {
          name: 'long',
          testTimeout: 30_000,
          include: long,
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
