/** Helpers of the wallet's tests: cookies of players, steps of the bank and the gateway, rows of the database. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { settleDue } from '../../../server/src/wallet/bank/bank.ts';
import { watchChain } from '../../../server/src/wallet/chain/watch.ts';
import type { TestPlayer } from '../../../server/src/wallet/testing/wallet.ts';
import type { TestHouse } from '../../../server/src/testing/house.ts';

/** Longer than the time that these tests let pass, so that sessions do not expire. */
const longMs = 90 * 24 * 3_600_000;
export const houseSettings = { config: { sessionIdleMs: longMs, sessionLifeMs: longMs } };

/** The cookies of a session, as `openSite` takes them. */
export const cookiesOf = (player: TestPlayer): string[] =>
  [...player.cookies].map(([name, value]) => `${name}=${value}; Path=/`);

/** Moves the clock to the bank's next step and runs it, and what finds its USDT, `steps` times. */
export async function bankSteps(t: TestHouse, steps = 1): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    t.clock.nowMs += 6000;
    await settleDue(t.house);
    await watchChain(t.house);
  }
}

/** Sends a plain form, as a window or the payment page does: with session cookies, without the client's header. */
export function postForm(t: TestHouse, player: TestPlayer, url: string, fields: Readonly<Record<string, string>>) {
  const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
  return t.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
}

/** Presses a button of the gateway's page. */
export async function payAt(t: TestHouse, player: TestPlayer, url: string, does = 'success'): Promise<void> {
  await postForm(t, player, '/sandbox/pay', { payment: url.split('payment=')[1] ?? randomUUID(), act: does });
}

/** Tables that record requests rather than what the player owns. */
const asking = new Set(['session', 'money_request', 'security_event']);

/** Every row that belongs to a player, in every table that has players, as texts in a fixed order. */
export async function rowsOf({ house: { db } }: TestHouse, playerId: string): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c join information_schema.tables t
      on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = current_schema() and c.column_name = 'player_id' order by 1`.execute(db);
  const found: Record<string, string[]> = {};
  for (const { name } of tables.filter(({ name: table }) => !asking.has(table))) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t where t.player_id = ${playerId} order by 1`.execute(db);
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}
