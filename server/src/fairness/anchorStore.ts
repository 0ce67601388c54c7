/** SQL of the public list of anchors and salts (games/fair/anchorList.ts). */
import { entryHash, firstHash } from '@foyer/games/fair/anchorList.ts';
import type { ListEntry } from '@foyer/games/fair/anchorList.ts';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Key of the lock under which one process at a time adds entries. */
const lockKey = 7_310_445;

export interface OpenList {
  /** The time of every entry that is added: now, and never before that of the last entry. */
  readonly publishedMs: number;
  /** The number that the next entry will have. */
  nextNo(): number;
  add(body: string): void;
  /** Stores what was added. */
  store(): Promise<void>;
}

const lastEntry = (db: Kysely<Tables>): Promise<ListEntry | undefined> =>
  db
    .selectFrom('anchor_entry')
    .select(['entry_no as entryNo', 'published_ms as publishedMs', 'body', 'hash'])
    .orderBy('entry_no', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Locks the list until the end of the transaction. */
export async function openList(db: Transaction<Tables>, nowMs: number): Promise<OpenList> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(db);
  let last = await lastEntry(db);
  const publishedMs = Math.max(nowMs, last?.publishedMs ?? 0);
  const added: ListEntry[] = [];
  const nextNo = (): number => (last?.entryNo ?? 0) + 1;
  return {
    publishedMs,
    nextNo,
    add(body) {
      const entry = { entryNo: nextNo(), publishedMs, body };
      last = { ...entry, hash: entryHash(last?.hash ?? firstHash, entry) };
      added.push(last);
    },
    async store() {
      if (added.length === 0) return;
      await db
        .insertInto('anchor_entry')
        .values(added.map(({ entryNo, body, hash }) => ({ entry_no: entryNo, published_ms: publishedMs, body, hash })))
        .execute();
    },
  };
}

/** Oldest first. */
export const readEntries = (db: Kysely<Tables>, fromNo: number, most: number): Promise<ListEntry[]> =>
  db
    .selectFrom('anchor_entry')
    .select(['entry_no as entryNo', 'published_ms as publishedMs', 'body', 'hash'])
    .where('entry_no', '>=', fromNo)
    .orderBy('entry_no')
    .limit(most)
    .execute();

/** The hash of the last entry, which covers all; undefined for an empty list. */
export const readHead = async (db: Kysely<Tables>): Promise<{ entryNo: number; hash: string } | undefined> => {
  const last = await lastEntry(db);
  return last && { entryNo: last.entryNo, hash: last.hash };
};
