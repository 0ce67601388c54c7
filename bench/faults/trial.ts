/**
 * A fault trial: players move money while faults are injected one after another. After each fault, the acknowledged
 * operations are compared with the ledger. L10
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPools } from '@foyer/house/db/open.ts';
import type { Database } from '@foyer/house/db/open.ts';
import { titles } from '@foyer/house/ledger/accounts.ts';
import { createLedger } from '@foyer/house/ledger/post.ts';
import { platformRandom } from '@foyer/house/random.ts';
import { cardNumberOf } from './cardNumber.ts';
import { faults, mountDisk } from './faults.ts';
import type { FaultName } from './faults.ts';
import { pause, serverOf, startHouse } from './house.ts';
import type { RunningHouse } from './house.ts';
import { createPlayer } from './player.ts';
import type { Operation } from './player.ts';
import { findWrong, reconcile } from './reconcile.ts';

export interface TrialSettings {
  readonly kills: number;
  readonly players: number;
  /** The same seed makes the same faults in the same order. */
  readonly seed: number;
  /** The faults to use; all of them by default. */
  readonly only?: readonly FaultName[];
  /** How many operations must be answered between the end of a fault and the next one. */
  readonly between: number;
  readonly log: (line: string) => void;
}

export interface FaultTally {
  times: number;
  slowestMs: number;
  /** How often the fault ended the house, which was then restarted. */
  houseEnded: number;
  acknowledged: number;
}

export interface TrialReport {
  readonly tally: ReadonlyMap<FaultName, FaultTally>;
  readonly skipped: string | undefined;
  readonly done: number;
  readonly refused: number;
  readonly unknown: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
}

/** A house that does not answer for longer than this counts as down. */
const patienceMs = 90_000;
/** So many new answers show that money moves again. A few may only have been in flight when the fault came. */
const movesAgain = 5;
const startSatang = 10_000_00;

/** mulberry32: small, and the same on every machine. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Plans every fault once before any repeats, in an order that the seed decides. */
export function planOf(names: readonly FaultName[], kills: number, chance: () => number): FaultName[] {
  const plan: FaultName[] = [];
  while (plan.length < kills) {
    const left = [...names];
    while (left.length > 0) plan.push(...left.splice(Math.floor(chance() * left.length), 1));
  }
  return plan.slice(0, kills);
}

export async function runTrial(settings: TrialSettings): Promise<TrialReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-faults-'));
  const wanted = settings.only ?? (Object.keys(faults) as FaultName[]);
  const disk = wanted.includes('full disk') ? mountDisk(dataDir) : undefined;
  const skipped = disk !== undefined && 'why' in disk ? disk.why : undefined;
  const names = wanted.filter((name) => name !== 'full disk' || skipped === undefined);
  const house = await startHouse(dataDir);
  try {
    await mustAnswer(house);
    return { ...(await runFaults(settings, names, house, dataDir)), skipped };
  } finally {
    await house.stop();
    if (disk !== undefined && 'unmount' in disk) disk.unmount();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

async function mustAnswer(house: RunningHouse): Promise<void> {
  if (!(await house.answers(patienceMs)))
    throw new Error(`the house does not answer within ${patienceMs} ms:\n${house.output()}`);
}

async function runFaults(
  settings: TrialSettings,
  names: readonly FaultName[],
  house: RunningHouse,
  dataDir: string,
): Promise<Omit<TrialReport, 'skipped'>> {
  const chance = chanceOf(settings.seed);
  const plan = planOf(names, settings.kills, chance);
  const operations: Operation[] = [];
  let isEnding = false;
  const players = Array.from({ length: settings.players }, (_, index) =>
    createPlayer({
      address: house.address,
      account: `faulty${index + 1}`,
      cardNumber: cardNumberOf(index + 1),
      chance: chanceOf(settings.seed + index + 1),
      isEnding: () => isEnding,
      operations,
    }),
  );
  await Promise.all(players.map((player) => player.register()));
  await onDatabase(dataDir, fund);
  await Promise.all(players.map((player) => player.prepare()));
  const playing = Promise.all(players.map((player) => player.play()));
  const tally = new Map<FaultName, FaultTally>();
  const lost = new Set<string>();
  const doubled = new Set<string>();
  async function judge(): Promise<void> {
    const judged = await onDatabase(dataDir, ({ db }) => reconcile(db, operations));
    for (const name of judged.lost) lost.add(name);
    for (const name of judged.doubled) doubled.add(name);
  }
  for (const [index, name] of plan.entries()) {
    await answered(operations, settings.between);
    const one = tallyOf(tally, name);
    const [endedBefore, finalBefore] = [house.ended(), finals(operations)];
    await faults[name]({ house, dataDir, chance });
    const tookMs = await untilBack(house, operations);
    await judge();
    one.times += 1;
    one.slowestMs = Math.max(one.slowestMs, tookMs);
    one.houseEnded += house.ended() - endedBefore;
    one.acknowledged += finals(operations) - finalBefore;
    settings.log(`${index + 1}/${plan.length} ${name}: answers after ${tookMs} ms, ${finals(operations)} acknowledged`);
  }
  isEnding = true;
  await playing;
  await judge();
  const { done, refused } = await onDatabase(dataDir, ({ db }) => reconcile(db, operations));
  const wrong = await onDatabase(dataDir, ({ db }) => findWrong(db, operations));
  const unknown = operations.reduce((sum, operation) => sum + operation.unknown, 0);
  return { tally, done, refused, unknown, lost: [...lost], doubled: [...doubled], wrong };
}

/** Milliseconds until the house answers a read and money moves again. */
async function untilBack(house: RunningHouse, operations: readonly Operation[]): Promise<number> {
  const startMs = performance.now();
  await mustAnswer(house);
  await answered(operations, movesAgain);
  return Math.round(performance.now() - startMs);
}

const finals = (operations: readonly Operation[]): number => operations.filter(({ state }) => state !== 'open').length;

/** Waits until this many more operations have their final answer. */
async function answered(operations: readonly Operation[], more: number): Promise<void> {
  const wanted = finals(operations) + more;
  const untilMs = performance.now() + patienceMs;
  while (finals(operations) < wanted) {
    if (performance.now() > untilMs) throw new Error(`no ${more} operations were answered within ${patienceMs} ms`);
    await pause(20);
  }
}

function tallyOf(tally: Map<FaultName, FaultTally>, name: FaultName): FaultTally {
  const one = tally.get(name) ?? { times: 0, slowestMs: 0, houseEnded: 0, acknowledged: 0 };
  tally.set(name, one);
  return one;
}

/** Runs `act` on connections of its own to the house's database. Retries while the database is still starting. */
async function onDatabase<T>(dataDir: string, act: (database: Database) => Promise<T>): Promise<T> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    try {
      const { address } = await serverOf(dataDir);
      const database = await openPools(address, () => undefined);
      return await act(database).finally(() => database.close());
    } catch (error) {
      if (performance.now() > untilMs) throw error;
      await pause(200);
    }
  }
}

/** Posts money to every player through the ledger, and marks their phones as verified. */
export async function fund({ db, money }: Database): Promise<void> {
  const ledger = createLedger({ db, money, now: Date.now, random: platformRandom });
  const players = await db.selectFrom('player').select('player_id').where('user_account', 'like', 'faulty%').execute();
  await Promise.all(
    players.map(({ player_id: playerId }) =>
      ledger.post({
        playerId,
        key: 'trial:start',
        title: titles.manualDeposit,
        legs: [
          { account: 'house:bank', amountSatang: -startSatang },
          { account: 'main', amountSatang: startSatang },
        ],
        reference: 'trial',
      }),
    ),
  );
  // The effect of a verified text message.
  for (const { player_id } of players) {
    const verified = { is_phone_verified: true, mobile_phone: `138${player_id.slice(-8)}` };
    await db.updateTable('player').set(verified).where('player_id', '=', player_id).execute();
  }
  await ledger.close();
}
