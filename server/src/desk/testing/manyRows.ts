/** Fills a house with the bets, movements, orders and devices of two years, written in the order of time. */
import type { PoolClient } from 'pg';

export interface Amounts {
  readonly players: number;
  readonly bets: number;
  readonly movements: number;
  readonly nowMs: number;
}

const dayMs = 86_400_000;
const spanMs = 730 * dayMs;

/** Bets of the last half year stay in `bet`, the others are archived. */
const keptMs = 180 * dayMs;

export async function fillHouse(client: PoolClient, { players, bets, movements, nowMs }: Amounts): Promise<void> {
  const run = (text: string) => client.query(text);
  const at = (count: number) => `${nowMs - spanMs}::bigint + floor(n * ${spanMs / count}::float8)::bigint`;
  const owner = `'filled-' || (n * 7919::bigint) % ${players}`;
  await run('set statement_timeout = 0');
  await run(`
    insert into player (player_id, user_account, password_hash, created_ms)
    select 'filled-' || n, 'filled' || n, '', ${at(players)} from generate_series(0, ${players - 1}) as n`);
  await run(`
    insert into player_name (name_key, player_id) select user_account, player_id from player where player_id like 'filled-%'`);
  await run(`
    insert into player_device (player_id, device_id, first_seen_ms, last_seen_ms)
    select 'filled-' || n, case when n % 50 < 2 then 'shared-' || n / 50 else 'device-' || n end, 1, ${at(players)}
    from generate_series(0, ${players - 1}) as n`);
  const betOf = (table: string, rows: string) => `
    insert into ${table} (player_id, bet_order_no, platform_code, game_type, game_id, round_id, stake_satang, win_satang,
      is_settled, placed_ms, settled_ms)
    select ${owner}, 'f' || n, 'moyu', 3, 'moyu-1', 'r' || n, 100, case when n % 3 = 0 then 150 + n % 977 else 0 end, true,
      ${at(bets)}, ${at(bets)} from ${rows}`;
  const kept = Math.ceil(bets * (1 - keptMs / spanMs));
  await run(`create table old_bet_filled partition of old_bet for values from (0) to (${nowMs})`);
  await run(betOf('old_bet', `generate_series(0, ${kept - 1}) as n`));
  await run(betOf('bet', `generate_series(${kept}, ${bets - 1}) as n`));
  await fillMovements(client, { players, movements, at: at(movements) });
  for (const [table, amount] of [
    ['deposit_order', 'credit_satang'],
    ['withdrawal', 'amount_satang'],
  ] as const)
    await fillOrders(client, { table, amount, owner, at: at(players), count: players });
  await run(`vacuum analyze player, player_name, player_device, bet, old_bet, movement, entry, balance, deposit_order,
    withdrawal`);
}

/** Stakes, and now and then a bonus with its two entries. */
async function fillMovements(
  client: PoolClient,
  { players, movements, at }: { readonly players: number; readonly movements: number; readonly at: string },
): Promise<void> {
  const rows = `generate_series(0, ${movements - 1}) as n`;
  // A player's numbers follow the time, because n does.
  const numbered = `select 'filled-' || n % ${players} as owner, n / ${players} + 1 as seq, n`;
  const other = `case when n % 50 = 0 then 'house:bonus' else 'house:games:moyu' end`;
  await client.query(`
    insert into movement (player_id, seq, id, key, request_hash, title, reference, created_ms, hash)
    select owner, seq, seq::text, seq::text, '\\x00', case when n % 50 = 0 then 8 else 201 end, 'filled', ${at}, '\\x00'
    from (${numbered} from ${rows}) as one`);
  await client.query(`
    insert into entry (player_id, account, seq, leg, amount_satang, balance_satang)
    select owner, 'main', seq, 0, 1, seq from (${numbered} from ${rows}) as one
    union all select owner, ${other}, seq, 1, -1, null from (${numbered} from ${rows}) as one`);
  await client.query(`
    insert into balance (player_id, account, amount_satang)
    select player_id, account, sum(amount_satang) from entry where account = 'main' and player_id like 'filled-%'
    group by player_id, account`);
}

interface Orders {
  readonly table: string;
  readonly amount: string;
  readonly owner: string;
  readonly at: string;
  readonly count: number;
}

/** Copies of one order that the house accepted, paid or waiting. */
async function fillOrders(client: PoolClient, { table, amount, owner, at, count }: Orders): Promise<void> {
  await client.query(`create temp table sample as select * from ${table} limit 1`);
  const { rows } = await client.query<{ name: string }>(`
    select attname::text as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attidentity = '' order by attnum`);
  const own: Readonly<Record<string, string>> = {
    player_id: owner,
    request_key: 'n::text',
    order_no: `'F' || lpad(n::text, 12, '0')`,
    status: table === 'withdrawal' ? '2' : '1',
    created_ms: at,
    paid_ms: at,
    finished_ms: at,
    [amount]: '100',
  };
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => own[name] ?? `sample.${name}`);
  await client.query(`
    insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
    from sample cross join generate_series(0, ${count - 1}) as n on conflict do nothing`);
  await client.query('drop table sample');
}
