import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compiledMessages } from './client/build/messages.ts';
import { timeLimit } from './server/src/db/testing/timeFactor.ts';
import { leftOutFiles } from './tools/cluster/leftOut.ts';

const pure = [
  '{bench,contract,text,pictures,games,reference,conformance,tools}/**/*.test.ts',
  'client/build/**/*.test.ts',
  'server/src/**/*.unit.test.ts',
];
/** What plays, draws or counts for seconds. */
const long = [
  'games/**/{killed,drawn,shown,chance,chances,draw,variant}.test.ts',
  '{contract,pictures}/**/{plays,tile}.test.ts',
  'server/src/web/pictures.unit.test.ts',
  'bench/{exclusion,faults}/trial.test.ts',
  'tools/docRuns.test.ts',
  'bench/simulate/simulation.test.ts',
];
const outside = ['**/node_modules/**', '**/dist/**'];

/** Where no cluster is named, they are left out: a skipped test counts as a failure. */
const needsCluster =
  process.env.CITUS_URL === undefined
    ? ['server/src/db/citus/{citus,clusterBackup,clusterServers,house,sumsAndBooks}.test.ts']
    : [];
/** `npm run test:cluster` leaves them out. Everywhere else all files run. */
const onOneServer = process.env.TEST_CLUSTER === undefined ? [] : Object.keys(leftOutFiles);

const apart = { pool: 'threads', setupFiles: ['tools/testConsole.ts'] } as const;
/** Files share a worker and its modules: what a test changes, it puts back. */
const shared = { ...apart, isolate: false } as const;

/** `unit` and `windows` are the fast gate; `house` and `site` need a database. */
export default defineConfig({
  test: {
    // One more than the cores of a small machine: some tests wait for processes of their own.
    maxWorkers: Math.max(3, availableParallelism()),
    // A second, the usual patience, is short for a machine that runs the whole suite.
    expect: { poll: { timeout: timeLimit(20_000) } },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          setupFiles: [...shared.setupFiles, 'games/windows/frame/testing/brand.ts'],
          testTimeout: 30_000,
          include: pure,
          exclude: [...outside, ...long, 'games/windows/**'],
        },
      },
      {
        // A game's window listens to its document for as long as that lives: each file has one of its own.
        test: {
          ...apart,
          name: 'windows',
          setupFiles: [...apart.setupFiles, 'games/windows/frame/testing/brand.ts'],
          testTimeout: 30_000,
          include: ['games/windows/**/*.test.ts'],
          exclude: [...outside, ...long],
        },
      },
      {
        test: {
          ...apart,
          name: 'long',
          setupFiles: [...apart.setupFiles, 'games/windows/frame/testing/brand.ts'],
          testTimeout: timeLimit(30_000),
          include: long,
        },
      },
      {
        plugins: [compiledMessages(`${import.meta.dirname}/text`)],
        test: {
          ...shared,
          name: 'client',
          setupFiles: [...shared.setupFiles, 'client/src/testing/setup.ts'],
          environment: 'happy-dom',
          testTimeout: 30_000,
          include: ['client/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'desk',
          setupFiles: [...shared.setupFiles, 'desk/src/testing/setup.ts'],
          environment: 'happy-dom',
          testTimeout: 30_000,
          include: ['desk/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [compiledMessages(`${import.meta.dirname}/text`)],
        test: {
          ...shared,
          name: 'site',
          setupFiles: [...shared.setupFiles, 'client/src/testing/setup.ts'],
          environment: 'happy-dom',
          include: ['e2e/site/**/*.test.tsx'],
          globalSetup: ['server/src/db/testing/server.ts'],
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'house',
          include: ['server/src/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts', '**/node_modules/**', ...needsCluster, ...onOneServer],
          globalSetup: ['server/src/db/testing/server.ts'],
          // As long as the longest may take. No test has a limit of its own that is longer.
          testTimeout: timeLimit(300_000),
          hookTimeout: timeLimit(300_000),
        },
      },
    ],
  },
});
