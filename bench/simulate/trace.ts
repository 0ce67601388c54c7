/** The digest of everything that a simulation has done and seen: the same seed gives the same one. */
import { createHash } from 'node:crypto';
import type { World } from './world.ts';

export interface Trace {
  add(...what: readonly unknown[]): void;
  digest(): string;
  /** The latest lines, for a report of what went wrong. */
  latest(): readonly string[];
}

const kept = 12;
const longest = 300;

export function traceOf(): Trace {
  const hash = createHash('sha256');
  const latest: string[] = [];
  return {
    add(...what) {
      const line = JSON.stringify(what);
      hash.update(line).update('\n');
      latest.push(line.length > longest ? `${line.slice(0, longest)}…` : line);
      if (latest.length > kept) latest.shift();
    },
    digest: () => hash.copy().digest('hex'),
    latest: () => latest,
  };
}

/** Digest of the books: every chain's last link, which covers ids, keys, times and legs, every balance and every bet. */
export async function digestOfBooks({ observer }: World): Promise<string> {
  const hash = createHash('sha256');
  for (const text of [
    `select player_id, seq, encode(head, 'hex') as head from wallet order by player_id`,
    `select player_id, account, amount_satang from balance order by player_id, account`,
    `select player_id, bet_order_no, stake_satang, win_satang, is_settled, void_satang, placed_ms, settled_ms, voided_ms
       from bet order by player_id, bet_order_no`,
  ])
    for (const row of (await observer.query<string[]>({ text, rowMode: 'array' })).rows) hash.update(row.join(' '));
  return hash.digest('hex');
}
