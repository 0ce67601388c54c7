/**
 * Fixes the salt of each day once, after the day has closed, and publishes it in the list of anchors. All processes of a
 * database have the same salts. F01
 */
import { saltText } from '@foyer/games/fair/anchorList.ts';
import { closesAt, leavesHashOf, saltOf, settleMs } from '@foyer/games/fair/salt.ts';
import type { House } from '../house.ts';
import { openList } from './anchorStore.ts';
import type { Pulse } from './entropyPort.ts';
import { insertSalt, readSalts, useSeeds } from './saltStore.ts';
import type { SaltRow } from './saltStore.ts';

/** So that seeds given just before the close are stored. */
const graceMs = 60_000;

/** Salts never change, so each is read once. */
const known = new WeakMap<House['db'], Map<number, SaltRow>>();

function knownSalts({ db }: House): Map<number, SaltRow> {
  const found = known.get(db) ?? new Map<number, SaltRow>();
  known.set(db, found);
  return found;
}

/** The salt of a day if `knowSalts` has found it. */
export const knownSalt = (house: House, saltDay: number): SaltRow | undefined => knownSalts(house).get(saltDay);

const noPulse: Pulse = { value: '', atMs: 0, address: '' };

/** The pulse after a day. Undefined if it should be asked for again: chains wait for it until `settleMs` is over. */
async function pulseFor({ entropy, now, log }: House, saltDay: number): Promise<Pulse | undefined> {
  if (entropy === undefined) return noPulse;
  try {
    return await entropy.pulseAfter(closesAt(saltDay));
  } catch (error) {
    log.warn({ err: error, saltDay }, 'the beacon sent no pulse');
    return now() < closesAt(saltDay) + settleMs ? undefined : noPulse;
  }
}

/** Fixes the salt of a day that has closed. Returns undefined if it cannot be fixed yet. Safe for many processes. */
export async function fixSalt(house: House, saltDay: number): Promise<SaltRow | undefined> {
  if (house.now() < closesAt(saltDay) + graceMs) return undefined;
  const [fixed] = await readSalts(house.db, [saltDay]);
  if (fixed !== undefined) return fixed;
  const pulse = await pulseFor(house, saltDay);
  if (pulse === undefined) return undefined;
  return house.db.transaction().execute(async (db) => {
    const list = await openList(db, house.now());
    const [earlier] = await readSalts(db, [saltDay]);
    if (earlier !== undefined) return earlier;
    const leaves = await useSeeds(db, saltDay);
    const source = { saltDay, seedCount: leaves.length, leavesHash: leavesHashOf(leaves), pulse: pulse.value };
    const row: SaltRow = {
      salt_day: saltDay,
      salt: saltOf(source),
      seed_count: source.seedCount,
      leaves_hash: source.leavesHash,
      pulse: pulse.value,
      pulse_ms: pulse.atMs,
      pulse_address: pulse.address,
      fixed_ms: list.publishedMs,
      entry_no: list.nextNo(),
    };
    await insertSalt(db, row);
    list.add(saltText({ saltDay, salt: row.salt }));
    await list.store();
    return row;
  });
}

/** Concurrent readers of a salt that is due share one attempt. */
const fixing = new WeakMap<House['db'], Map<number, Promise<SaltRow | undefined>>>();

function fixedOnce(house: House, saltDay: number): Promise<SaltRow | undefined> {
  const running = fixing.get(house.db) ?? new Map<number, Promise<SaltRow | undefined>>();
  fixing.set(house.db, running);
  const attempt = running.get(saltDay) ?? fixSalt(house, saltDay).finally(() => running.delete(saltDay));
  running.set(saltDay, attempt);
  return attempt;
}

/**
 * Reads the salts of these days that exist. A salt that a game needs now is fixed at once; until then the job waits for
 * the beacon, so that no request does.
 */
export async function knowSalts(house: House, saltDays: readonly (number | null)[]): Promise<void> {
  const salts = knownSalts(house);
  const nowMs = house.now();
  const isMissing = (day: number | null): day is number =>
    day !== null && !salts.has(day) && nowMs >= closesAt(day) + graceMs;
  const missing = [...new Set(saltDays.filter(isMissing))];
  if (missing.length === 0) return;
  for (const row of await readSalts(house.db, missing)) salts.set(row.salt_day, row);
  for (const day of missing) {
    if (salts.has(day) || nowMs < closesAt(day) + settleMs) continue;
    const row = await fixedOnce(house, day);
    if (row !== undefined) salts.set(day, row);
  }
}
