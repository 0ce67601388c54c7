/** Checks of entries: sums, running balances and the hash chain, for one slice of players at a time. L01, L02, L03 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { mostOfACheck } from './fault.ts';
import type { Check, Slice } from './fault.ts';

/** The condition for rows of a slice, by a column of player ids. */
function within(column: string, slice: Slice): RawBuilder<boolean> {
  const player = sql.ref(column);
  if ('only' in slice) return sql`${player} = ${slice.only}`;
  const { after, until } = slice;
  if (after === undefined && until === undefined) return sql`true`;
  if (after === undefined) return sql`${player} <= ${until}`;
  if (until === undefined) return sql`${player} > ${after}`;
  return sql`${player} > ${after} and ${player} <= ${until}`;
}

/**
 * Computes the seal of seal.ts in SQL: PostgreSQL escapes JSON text exactly as JSON.stringify does. `legs` is a
 * movement's entries as `["account",amount]`, in their order and separated by commas.
 */
export const sealInSql = (movement: string, legs: string): RawBuilder<Buffer> => {
  const column = (name: string) => sql.ref(`${movement}.${name}`);
  return sql`sha256(convert_to(
    '[' || to_json(${column('player_id')})::text || ',' || to_json(${column('id')})::text || ',' || to_json(${column('key')})::text
    || ',' || ${column('title')} || ',' || to_json(${column('reference')})::text || ',' || ${column('created_ms')}
    || ',"' || encode(${column('request_hash')}, 'hex') || '",[' || coalesce(${sql.ref(legs)}, '') || ']]', 'UTF8'))`;
};

/** A movement's entries as the seal covers them. */
export const legsInSql = (entry: string): RawBuilder<string> =>
  sql`string_agg('[' || to_json(${sql.ref(`${entry}.account`)})::text || ',' || ${sql.ref(`${entry}.amount_satang`)} || ']', ','
    order by ${sql.ref(`${entry}.leg`)})`;

/**
 * Checks that the legs of each movement sum to zero, numbers have no gap, each hash follows from the previous one, and
 * the wallet has the last. One pass over movements and entries in the order of players and numbers.
 */
export const movementCheck = (slice: Slice): Check => sql`
  with legs as (
    select player_id, seq, sum(amount_satang) as total, ${legsInSql('entry')} as legs
    from entry where ${within('entry.player_id', slice)} group by player_id, seq
  ), linked as (
    select player_id, seq, movement.key, movement.hash, legs.total,
           lag(seq, 1, 0::bigint) over chain as seq_before,
           lag(movement.hash, 1, ''::bytea) over chain as hash_before,
           lead(seq) over chain is null as is_last,
           ${sealInSql('movement', 'legs.legs')} as seal
    from (select * from movement where ${within('movement.player_id', slice)}) as movement
    full join legs using (player_id, seq)
    window chain as (partition by player_id order by seq)
  ), judged as (
    select linked.*, wallet.seq as wallet_seq, wallet.head,
           linked.hash is null or linked.seq <> linked.seq_before + 1 as is_gap,
           hash_before is not null and linked.hash <> sha256(hash_before || seal) as is_changed
    from linked left join wallet on linked.is_last and wallet.player_id = linked.player_id
  )
  select found.kind, judged.player_id as player, null as account, found.movement, judged.key as reference, found.satang,
         found.line
  from judged cross join lateral (
    select 'movement' as kind, seq as movement, total as satang,
           'movement ' || seq || ' of ' || player_id || ' sums to ' || coalesce(total::text, 'nothing') as line
    where total is distinct from 0 and hash is not null
    union all
    select 'chain', case when hash is null then seq else seq_before + 1 end, null,
           'movement ' || case when hash is null then seq else seq_before + 1 end || ' of ' || player_id || ' is missing'
    where is_gap
    union all
    select 'chain', seq, null, 'movement ' || seq || ' of ' || player_id || ' was changed' where is_changed and not is_gap
    union all
    select 'chain', seq, null, 'the chain of ' || player_id || ' ends elsewhere than the wallet says'
    where is_last and hash is not null and (wallet_seq is distinct from seq or head is distinct from hash)
  ) as found
  where is_gap or is_changed or total is distinct from 0 or is_last
  order by judged.player_id, found.movement limit ${mostOfACheck}`;

/**
 * Checks wallets and balances of players without movements. A wallet in its initial state is no fault: a refused
 * movement may have inserted its row.
 */
export const emptyCheck = (slice: Slice): Check => sql`
  select 'chain' as kind, player_id as player, null as account, seq as movement, null as reference, null as satang,
         'the chain of ' || player_id || ' ends elsewhere than the wallet says' as line
  from wallet
  where ${within('wallet.player_id', slice)} and (seq <> 0 or head <> ''::bytea)
    and not exists (select from movement where movement.player_id = wallet.player_id)
  union all
  select 'balance', player_id, account, null, null, amount_satang,
         account || ' of ' || player_id || ' holds ' || amount_satang || ', its entries sum to nothing'
  from balance
  where ${within('balance.player_id', slice)}
    and not exists (select from entry where entry.player_id = balance.player_id and entry.account = balance.account)
  limit ${mostOfACheck}`;

/** Checks the balance in each entry and the current balance. One pass in the order of accounts. */
export const balanceCheck = (slice: Slice): Check => sql`
  with followed as (
    select player_id, account, seq, balance_satang,
           sum(amount_satang) over (history rows unbounded preceding) as running,
           lead(seq) over history is null as is_last
    from entry
    where (account < 'house:' or account >= 'house;') and ${within('entry.player_id', slice)}
    window history as (partition by player_id, account order by seq, leg)
  )
  select 'balance' as kind, player_id as player, account, seq as movement, null as reference, found.satang, found.line
  from (
    select followed.*, balance.amount_satang as standing
    from followed left join balance
      on followed.is_last and balance.player_id = followed.player_id and balance.account = followed.account
  ) as judged cross join lateral (
    select balance_satang - running as satang,
           account || ' of ' || player_id || ' after movement ' || seq || ' says ' || coalesce(balance_satang::text, 'nothing')
             || ', the entries up to it sum to ' || running as line
    where balance_satang is distinct from running or running < 0
    union all
    select coalesce(standing, 0) - running,
           account || ' of ' || player_id || ' holds ' || coalesce(standing::text, 'no balance')
             || ', its entries sum to ' || running
    where is_last and standing is distinct from running
  ) as found
  where balance_satang is distinct from running or running < 0 or is_last
  order by player_id, account, seq limit ${mostOfACheck}`;
