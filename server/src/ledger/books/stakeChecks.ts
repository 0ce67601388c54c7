/**
 * Checks of open rounds and bets: each has its stake in the ledger, and each open bet belongs to a game. And of the sums
 * of settled stakes and of bets. L04, L08, M08
 */
import { sql } from 'kysely';
import {
  amountColumns,
  amountNames,
  amountsOfBet,
  betColumns,
  startOfPlaced,
  summedAmounts,
} from '../betSums/amounts.ts';
import { settledMonth } from '../settledStakes.ts';
import { mostOfACheck } from './fault.ts';
import type { Check } from './fault.ts';

const amountsIn = (table: 'kept' | 'summed') =>
  sql.join(amountNames.map((name) => sql`coalesce(${sql.ref(`${table}.${name}`)}, 0)`));

/** Checks that the stake of each open round or bet is in the ledger, under the key of its movement. Ignores trials. */
export const openStakes: Check = sql`
  with open as materialized (
    select owner, round_id as number, 'play:' || round_id || ':stake' as key, stake_satang, 'round' as what
    from play_round where state in ('playing', 'staking', 'closing')
    union all
    select owner, order_no, 'table:' || order_no || ':stake', stake_satang, 'bet' from table_bet where state = 'placed'
    union all
    select owner, order_no, 'sport:' || order_no || ':stake', stake_satang, 'bet'
    from sport_bet where state in ('pending', 'open', 'paying')
    union all
    select owner, batch_id, 'fish:' || batch_id, sum(bullet_satang)::bigint, 'shots'
    from fish_shot join fish_round using (owner, round_id)
    where fish_round.state <> 'closed' and fish_shot.state = 'done' group by owner, batch_id
  ), moved as materialized (
    select distinct on (movement.player_id, movement.key) movement.player_id as owner, movement.key, movement.seq,
           entry.account, entry.amount_satang as satang
    from open join movement on movement.player_id = open.owner and movement.key = open.key
    left join entry on entry.player_id = movement.player_id and entry.seq = movement.seq
      and (entry.account < 'house:' or entry.account >= 'house;')
    order by movement.player_id, movement.key, entry.leg
  )
  select 'stake' as kind, owner as player, moved.account, moved.seq as movement, number as reference,
         coalesce(-moved.satang, 0) - stake_satang as satang,
         'the ' || what || ' ' || number || ' of ' || owner || ' is open for ' || stake_satang || ', the ledger took '
           || coalesce(-moved.satang || ' with movement ' || moved.seq, 'nothing') as line
  from open left join moved using (owner, key)
  where not starts_with(owner, 'trial:') and stake_satang is distinct from -moved.satang
  order by owner, number limit ${mostOfACheck}`;

/** Checks that the lottery's open bets are in the ledger, and that every open bet of the ledger belongs to a game. */
export const openBets: Check = sql`
  with open as materialized (
    select player_id, bet_order_no as number, round_id, stake_satang from bet where not is_settled and voided_ms is null
  ), placed as materialized (
    select player_id, bet_order_no, stake_satang from lottery_bet where state = 'placed'
  ), known as materialized (
    select bet.player_id, bet.bet_order_no from placed
    join every_bet as bet on bet.player_id = placed.player_id and bet.bet_order_no = placed.bet_order_no
  ), games as (
    select owner as player_id, round_id as number, stake_satang from play_round
    where state in ('opening', 'playing', 'staking', 'closing', 'voiding')
    union all
    select owner, round_id || '.' || action_id, play_action.stake_satang from play_action join play_round using (owner, round_id)
    where play_round.state in ('playing', 'staking', 'closing', 'voiding') and play_action.state <> 'refused'
    union all
    select owner, order_no, stake_satang from table_bet where state in ('opening', 'placed')
    union all
    select owner, order_no || case when again > 0 then '.' || again else '' end, stake_satang
    from sport_bet where state in ('opening', 'pending', 'open', 'paying')
    union all
    select player_id, bet_order_no, stake_satang from lottery_bet where state in ('opening', 'planned', 'placed')
    union all
    select open.player_id, open.number, open.stake_satang
    from open join foreign_round using (player_id, round_id) where open.number = round_id
  )
  select 'stake' as kind, player_id as player, null as account, null as movement, number as reference,
         coalesce(games.stake_satang, 0) - open.stake_satang as satang,
         'the bet ' || number || ' of ' || player_id || ' is open for ' || open.stake_satang || ', its game says '
           || coalesce(games.stake_satang::text, 'nothing') as line
  from open left join games using (player_id, number) where games.stake_satang is distinct from open.stake_satang
  union all
  select 'stake', player_id, null, null, bet_order_no, -stake_satang,
         'the lottery bet ' || bet_order_no || ' of ' || player_id || ' is in play for ' || stake_satang || ', the ledger knows no such bet'
  from placed where not exists (
    select 1 from known where known.player_id = placed.player_id and known.bet_order_no = placed.bet_order_no)
  order by 2, 5 limit ${mostOfACheck}`;

/** Checks each player's stored sums of settled stakes against the bets, as they stood at the mark. */
export const settledSums: Check = sql`
  with counted as (
    select player_id, ${settledMonth} as month, sum(coalesce(void_satang, stake_satang)) as satang
    from every_bet cross join settled_stake_mark as mark
    where settled_ms < mark.until_ms and ((is_settled and voided_ms is null) or voided_ms >= mark.until_ms)
    group by 1, 2
  )
  select 'stake' as kind, player_id as player, null as account, null as movement, month as reference,
         coalesce(staked_satang, 0) - coalesce(satang, 0) as satang,
         'the settled stakes of ' || player_id || ' in ' || month || ' are stored as ' || coalesce(staked_satang, 0)
           || ', the bets sum to ' || coalesce(satang, 0) as line
  from counted full join settled_stake using (player_id, month)
  where coalesce(staked_satang, 0) <> coalesce(satang, 0)
  order by player_id, month limit ${mostOfACheck}`;

/** Checks each player's kept sums of bets by month, with the changes that are not in them yet, against the bets. */
export const betSums: Check = sql`
  with image as (
    select ${betColumns}, 1 as sign from every_bet
    where settled_ms < (select until_ms from bet_sum_mark) or (settled_ms is null and voided_ms is not null)
    union all
    select ${betColumns}, -sign from bet_change
    where settled_ms is null or settled_ms < (select until_ms from bet_sum_mark)
  ), counted as (
    select player_id, ${startOfPlaced.month} as from_ms, ${amountsOfBet} from image
  ), summed as (
    select player_id, from_ms, ${summedAmounts} from counted group by player_id, from_ms
  ), kept as (
    select player_id, from_ms, ${amountColumns} from bet_sum where span = 'month' and not is_sort
  ), pair as (
    select player_id, from_ms, array[${amountsIn('kept')}] as kept, array[${amountsIn('summed')}] as summed,
           coalesce(kept.staked_satang, 0) - coalesce(summed.staked_satang, 0) as satang
    from kept full join summed using (player_id, from_ms)
  )
  select 'stake' as kind, player_id as player, null as account, null as movement, from_ms::text as reference, satang,
         'the bets of ' || player_id || ' since ' || to_timestamp(from_ms / 1000) || ' are summed as ' || kept::text
           || ', they sum to ' || summed::text as line
  from pair where kept <> summed
  order by player_id, from_ms limit ${mostOfACheck}`;

/**
 * Checks that the bet of each open round of a foreign provider has the sums of its transactions: what the round's
 * movements moved on the games' account is its stake less its wins.
 */
export const foreignSums: Check = sql`
  with round as materialized (
    select player_id, round_id from foreign_round
  ), open as materialized (
    select player_id, round_id, bet.stake_satang - bet.win_satang as satang
    from round join bet using (player_id, round_id)
    where bet.bet_order_no = round.round_id and not bet.is_settled
  ), moved as materialized (
    select movement.player_id, movement.reference as round_id, coalesce(sum(entry.amount_satang), 0)::bigint as satang
    from open
    join movement on movement.player_id = open.player_id and movement.reference = open.round_id
    left join entry on entry.player_id = movement.player_id and entry.seq = movement.seq
      and starts_with(entry.account, 'house:games:')
    group by movement.player_id, movement.reference
  )
  select 'stake' as kind, player_id as player, null as account, null as movement, round_id as reference,
         coalesce(moved.satang, 0) - open.satang as satang,
         'the bet ' || round_id || ' of ' || player_id || ' says ' || open.satang || ', its movements '
           || coalesce(moved.satang, 0) as line
  from open left join moved using (player_id, round_id) where coalesce(moved.satang, 0) <> open.satang
  order by player_id, round_id limit ${mostOfACheck}`;
