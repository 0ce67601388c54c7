/** Finds whose bet a number is. Bets have no index by number, because each bet would have to write it. */
import { sql } from 'kysely';
import type { House } from '../house.ts';

/** Numbers of this house begin with the time when they were made: see `platformRandom.id`. */
const madeAt = /^[A-Z]?(\d{15,20})(?:[.-]|$)/;
const epochMs = Date.UTC(2020, 0);
const timeOf = (digits: string): number => Number(BigInt(digits) >> 22n) + epochMs;

const minuteMs = 60_000;
/** Most bets are paid for at once. The stake of a chase may follow a day later, and a clip when it ends. */
const spansMs = [2 * minuteMs, 36 * 60 * minuteMs];

/** Returns the player's id; undefined for a number that is no bet's. */
export async function playerOfBet({ db, now }: House, betOrderNo: string): Promise<string | undefined> {
  const [, digits] = madeAt.exec(betOrderNo) ?? [];
  if (digits === undefined) {
    const round = await db
      .selectFrom('foreign_round')
      .select('player_id')
      .where('round_id', '=', betOrderNo)
      .executeTakeFirst();
    return round?.player_id;
  }
  const fromMs = timeOf(digits) - minuteMs;
  if (fromMs > now()) return undefined;
  for (const spanMs of spansMs) {
    const { rows } = await sql<{ playerId: string }>`
      select bet.player_id as "playerId"
      from (select distinct player_id from movement where created_ms >= ${fromMs} and created_ms < ${fromMs + spanMs}) as paying
      join every_bet as bet on bet.player_id = paying.player_id and bet.bet_order_no = ${betOrderNo}
      limit 1`.execute(db);
    if (rows[0] !== undefined) return rows[0].playerId;
  }
  return undefined;
}
