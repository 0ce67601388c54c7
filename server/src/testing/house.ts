/**
 * A whole house for a test file: a real database copied from the template, every handler, and a clock that only the
 * test moves.
 *
 *     const t = await openTestHouse();
 *     afterAll(() => t.close());
 *     const player = await signUp(t);          // a client with a new account and an open session
 *     await player.ok(setWithdrawPW, { withdrawPassword: 'sesame7' });
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registered } from '@foyer/contract/account/register.ts';
import type { RequestOf } from '@foyer/contract/call.ts';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import type { HouseConfig } from '../config.ts';
import type { Database } from '../db/open.ts';
import { seed } from '../db/seed/seed.ts';
import { openTestDatabase } from '../db/testing/database.ts';
import type { TestDatabase } from '../db/testing/database.ts';
import type { TestPooler } from '../db/testing/pooler.ts';
import { handlers } from '../handlers.ts';
import { houseJobs } from '../houseJobs.ts';
import { createHouse } from '../createHouse.ts';
import { build } from '../http/build.ts';
import type { Mount } from '../http/build.ts';
import type { House } from '../house.ts';
import { client } from '../http/testing/client.ts';
import type { Sent, TestClient } from '../http/testing/client.ts';
import type { Job } from '../jobs/job.ts';
import type { Ran } from '../jobs/jobPort.ts';
import { planJobs, runDueJobs } from '../jobs/testing/jobs.ts';
import { createLog } from '../log.ts';
import { houseRoutes } from '../houseRoutes.ts';
import { addPlaces } from '../places/gate.ts';
import { addScenarios } from '../scenarios/enact.ts';
import { platformRandom } from '../random.ts';

export interface TestHouse {
  readonly house: House;
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  /** Time of the house in epoch milliseconds. Tests may set it. */
  readonly clock: { nowMs: number };
  /** Log lines of the house, each as JSON. */
  readonly logLines: string[];
  client(): TestClient;
  /** Moves the clock to `nowMs`, if given, and runs the jobs that are due by then. No jobs run otherwise. */
  runDueJobs(nowMs?: number): Promise<Ran>;
  close(): Promise<void>;
}

export interface TestHouseSettings {
  /** Captchas are off unless a test turns them on. */
  readonly config?: Partial<HouseConfig>;
  readonly register?: readonly Mount[];
  /** Replaces the house's handlers, for tests of the HTTP layer itself. */
  readonly handlers?: object;
  /** Replaces the house's jobs, for tests of the jobs themselves. */
  readonly jobs?: readonly Job[];
  /** Stands between this house and its database. */
  readonly pooler?: TestPooler;
}

/** Returns the list in which the test set-up finds what a failed test's houses have logged. */
function allLogs(): string[][] {
  const key = Symbol.for('foyer.houseLogs');
  const found = Reflect.get(globalThis, key) as string[][] | undefined;
  if (found !== undefined) return found;
  const made: string[][] = [];
  Reflect.set(globalThis, key, made);
  return made;
}

export async function openTestHouse(given: TestHouseSettings = {}): Promise<TestHouse> {
  const clock = { nowMs: Date.UTC(2026, 10, 21, 4) };
  const logLines: string[] = [];
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-test-'));
  const config = {
    ...readConfig({}),
    dataDir,
    captcha: 'off' as const,
    captchaBits: 6,
    passwordCost: { memoryCost: 8, timeCost: 1 },
    bankDelaySeconds: 0,
    // Disabled, because a machine that runs many suites at once is slow without being overloaded.
    shedAfterMs: 0,
    catalogueSize: 108,
    isPlayMoney: given.config?.isSandbox ?? true,
    ...given.config,
  };
  const start = {
    state: `seed_${config.catalogueSize}_${config.isSandbox ? 'sandbox' : config.isPlayMoney ? 'play' : 'real'}`,
    make: ({ db }: Database) => seed(db, clock.nowMs, config),
  };
  const database = await openTestDatabase(start, given.pooler);
  const log = createLog('info', { write: (line) => logLines.push(line) });
  allLogs().push(logLines);
  const house = createHouse({ database, config, log, now: () => clock.nowMs, random: platformRandom });
  // Opens the queue before its first use. Otherwise transactions that add jobs could hold every connection and wait for
  // it.
  await house.jobs.addAll([]);
  const parts = { handlers: given.handlers ?? handlers, register: given.register ?? houseRoutes };
  const app = await build(house, { ...parts, everywhere: [addScenarios, addPlaces] });
  await app.ready();
  return {
    house,
    app,
    database,
    clock,
    logLines,
    client: () => client(app),
    async runDueJobs(nowMs = clock.nowMs) {
      await planJobs(house, given.jobs ?? houseJobs);
      clock.nowMs = nowMs;
      return runDueJobs(house, given.jobs ?? houseJobs);
    },
    async close() {
      await app.close();
      await house.jobs.close();
      await house.ledger.close();
      await database.close();
      // A picture may still be drawn into it.
      await rm(dataDir, { recursive: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

let accounts = 0;
/** Returns an account name that no other test of this file uses. */
export function freshAccount(): string {
  accounts += 1;
  return `player${accounts}`;
}
export const testPassword = 'sesame77';

export interface SignedUp extends TestClient {
  readonly userAccount: string;
  /** Set-Cookie lines of the registration's reply. */
  readonly setCookies: readonly string[];
}

/** Returns a client with a new account and an open session. */
export async function signUp(
  { app }: Pick<TestHouse, 'app'>,
  given: Partial<RequestOf<typeof registered>> = {},
  sent: Sent = {},
): Promise<SignedUp> {
  const userAccount = freshAccount();
  const player = client(app);
  const request = { userAccount, password: testPassword, captcha: 'none', isAdult: true, hasAcceptedTerms: true };
  const answer = await player.call(registered, { ...request, ...given }, sent);
  if (answer.code !== 200) throw new Error(`registered: ${answer.code} ${answer.message}`);
  return { ...player, userAccount, setCookies: [answer.headers['set-cookie'] ?? []].flat().map(String) };
}
