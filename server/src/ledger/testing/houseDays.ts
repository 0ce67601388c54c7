/** What the kept sums of the house's accounts have to say, read from all entries. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

interface Row {
  readonly account: string;
  readonly day: number;
  readonly entries: number;
  readonly amount_satang: number;
}

export async function allHouseDays(db: Kysely<Tables>, untilMs: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select account, div(created_ms + 25200000, 86400000)::integer as day, count(*)::bigint as entries,
      sum(amount_satang)::bigint as amount_satang
    from entry join movement using (player_id, seq) where account like 'house:%' and created_ms < ${untilMs}
    group by 1, 2 order by account, 2`.execute(db);
  return rows;
}
