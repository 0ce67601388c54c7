/** Moves archived bets back before they change. docs/decisions/485-old-bets.md */
import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { listOf } from '../../db/listOf.ts';
import type { Tables } from '../../db/tables.ts';
import type { LostBet } from '../accounts.ts';
import { betTableColumns } from './columns.ts';

const moveBack = (isAsked: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with gone as (
    delete from old_bet where ${isAsked} returning *
  ), back as (
    insert into bet (${betTableColumns}) select ${betTableColumns} from gone
  )`;

/** Moves those of the bets back that are archived. They are not archived again on the same day. */
export async function recallBets(db: Kysely<Tables>, bets: readonly LostBet[], nowMs: number): Promise<void> {
  const players = bets.map(({ playerId }) => playerId);
  const numbers = bets.map(({ betOrderNo }) => betOrderNo);
  const named = sql`select * from unnest(${listOf('text', players)}, ${listOf('text', numbers)})`;
  await sql`
    ${moveBack(sql`(player_id, bet_order_no) in (${named})`)}
    insert into recalled_bet select player_id, bet_order_no, ${nowMs} from gone
    on conflict (player_id, bet_order_no) do update set recalled_ms = excluded.recalled_ms`.execute(db);
}

/**
 * Locks the bets of a round of this house's own games, archived ones included, until the transaction ends. Their numbers
 * are the round's, or begin with it and a dot. The lock comes first: the job may be moving the bets, and the second
 * statement finds them where it has put them.
 */
export async function holdRound(trx: Transaction<Tables>, playerId: string, roundId: string): Promise<void> {
  const isAsked = sql`player_id = ${playerId} and round_id = ${roundId}`;
  await sql`select from bet where ${isAsked} for update`.execute(trx);
  // The range is found by the key: a player may have very many archived bets.
  const isOfRound = sql`${isAsked} and bet_order_no >= ${roundId} and bet_order_no < ${`${roundId}/`}`;
  await sql`${moveBack(isOfRound)} select`.execute(trx);
}
