/** The ledger's view of bets, regardless of what a crashed process has stored about them. L02, L08 */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { listOf } from '../db/listOf.ts';
import type { Tables } from '../db/tables.ts';
import type { LostBet } from './accounts.ts';

/** The prizes in satang, by order number, of those bets that were paid for and not voided. */
export async function boughtBets(db: Kysely<Tables>, bets: readonly LostBet[]): Promise<ReadonlyMap<string, number>> {
  // Few are missing: those that nobody paid for, voided ones and archived ones.
  const bought = await boughtIn('bet', db, bets);
  const missing = bets.filter(({ betOrderNo }) => !bought.has(betOrderNo));
  return missing.length === 0 ? bought : new Map([...bought, ...(await boughtIn('every_bet', db, missing))]);
}

async function boughtIn(
  table: 'bet' | 'every_bet',
  db: Kysely<Tables>,
  bets: readonly LostBet[],
): Promise<ReadonlyMap<string, number>> {
  const players = bets.map(({ playerId }) => playerId);
  const numbers = bets.map(({ betOrderNo }) => betOrderNo);
  const { rows } = await sql<{ bet_order_no: string; win_satang: number }>`
    select bet_order_no, win_satang from ${sql.table(table)}
    join unnest(${listOf('text', players)}, ${listOf('text', numbers)}) as named (player_id, bet_order_no) using (player_id, bet_order_no)
    where voided_ms is null`.execute(db);
  return new Map(rows.map((row) => [row.bet_order_no, row.win_satang]));
}
