/** Counters of fixed time spans, shared by all processes of a database. S15, S16 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { House } from '../house.ts';

export interface Use {
  /** What is counted. Only its hash is stored, because it may contain an address. */
  readonly key: string;
  readonly most: number;
  readonly spanMs: number;
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * Counts one use under each key in one statement, so that of concurrent uses no more than `most` pass. Returns 0, or the
 * milliseconds until the last exceeded span ends.
 */
export async function countUses(house: House, uses: readonly Use[]): Promise<number> {
  const nowMs = house.now();
  // In one order everywhere, so that two requests with the same keys do not wait for each other's rows.
  const wanted = uses
    .map((use) => ({ ...use, hash: hashOf(use.key) }))
    .toSorted((one, other) => one.hash.compare(other.hash));
  const rows = await house.db
    .insertInto('rate_limit')
    .values(wanted.map(({ hash, spanMs }) => ({ key_hash: hash, ends_ms: nowMs + spanMs, uses: 1 })))
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        uses: sql<number>`case when rate_limit.ends_ms <= ${nowMs} then 1 else rate_limit.uses + 1 end`,
        ends_ms: sql<number>`case when rate_limit.ends_ms <= ${nowMs} then excluded.ends_ms else rate_limit.ends_ms end`,
      }),
    )
    .returning(['key_hash', 'uses', 'ends_ms'])
    .execute();
  // One count in 256 also deletes what has ended.
  if (house.random.bytes(1)[0] === 0) await sweep(house, nowMs);
  const waits = rows.map((row) => {
    const most = wanted.find(({ hash }) => hash.equals(row.key_hash))?.most ?? 0;
    return row.uses > most ? row.ends_ms - nowMs : 0;
  });
  return Math.max(0, ...waits);
}

/** Milliseconds until a use is allowed again; 0 if it is. Counts nothing. */
export async function waitOf(house: House, { key, most }: Use): Promise<number> {
  const row = await house.db
    .selectFrom('rate_limit')
    .select(['uses', 'ends_ms'])
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst();
  return row === undefined || row.uses < most ? 0 : Math.max(0, row.ends_ms - house.now());
}

/** Returns the uses of each key in its present span. Counts nothing. */
export async function usesOf(house: House, keys: readonly string[]): Promise<number[]> {
  const rows = await house.db
    .selectFrom('rate_limit')
    .select(['key_hash', 'uses'])
    .where('key_hash', 'in', keys.map(hashOf))
    .where('ends_ms', '>', house.now())
    .execute();
  return keys.map((key) => rows.find((row) => row.key_hash.equals(hashOf(key)))?.uses ?? 0);
}

/** Deletes ended spans, except those that another process is counting. */
async function sweep({ db }: House, nowMs: number): Promise<void> {
  const ended = db.selectFrom('rate_limit').select('key_hash').where('ends_ms', '<=', nowMs).limit(1_000);
  await db.deleteFrom('rate_limit').where('key_hash', 'in', ended.forUpdate().skipLocked()).execute();
}
