/** Checks of held money: it belongs to open orders, and each open order has its money. L07 */
import { sql } from 'kysely';
import { mostOfACheck } from './fault.ts';
import type { Check } from './fault.ts';

/**
 * Checks withdrawals, including fast payments, and savings plans. Money is held under the order's number. A requested
 * order may not hold its money yet. An order whose money has left may not have stored that yet.
 */
export const orderHolds: Check = sql`
  with orders as (
    select player_id, order_no, 'withdrawing' as account, amount_satang,
           case when status in (0, 1, 4, 5) then 'open' when status = -1 then 'asked' when status = -2 then 'void' else 'ended' end as phase
    from withdrawal
    union all
    select player_id, order_id, 'savings', principal_satang,
           case when status = -1 then 'asked' when status = -2 then 'void' when paid_back_ms is null then 'open' else 'ended' end
    from interest_order
  ), held as (
    select entry.player_id, entry.account, movement.reference as order_no, sum(entry.amount_satang) as satang,
           bool_or(entry.amount_satang < 0) as has_left, max(entry.seq) as seq
    from entry join movement on movement.player_id = entry.player_id and movement.seq = entry.seq
    where entry.account in ('withdrawing', 'savings')
    group by entry.player_id, entry.account, movement.reference
  ), both_sides as (
    select player_id, account, order_no, seq, phase, amount_satang, coalesce(satang, 0) as satang,
           coalesce(has_left, false) as has_left
    from orders full join held using (player_id, account, order_no)
  )
  select 'hold' as kind, player_id as player, account, seq as movement, order_no as reference,
         satang - case when phase = 'open' then amount_satang else 0 end as satang,
         case
           when phase is null then account || ' of ' || player_id || ' holds ' || satang || ' for ' || order_no || ', which is no order'
           when phase = 'open' then 'the order ' || order_no || ' of ' || player_id || ' is open for ' || amount_satang
             || ', and ' || account || ' holds ' || satang || ' for it'
           when phase = 'asked' then account || ' of ' || player_id || ' holds ' || satang || ' for ' || order_no
             || ', which asked for ' || amount_satang
           when satang = 0 then 'the order ' || order_no || ' of ' || player_id || ' has ended, and ' || account || ' never held its ' || amount_satang
           else account || ' of ' || player_id || ' holds ' || satang || ' for ' || order_no || ', which has ended'
         end as line
  from both_sides
  where not case
    when phase = 'open' then satang = amount_satang or (satang = 0 and has_left)
    when phase = 'asked' then satang in (0, amount_satang)
    when phase = 'ended' then satang = 0 and has_left
    else satang = 0
  end
  order by player_id, order_no limit ${mostOfACheck}`;

/** Checks the lottery's chases: the money for future issues, and what an ended chase still has to return. */
export const chaseHolds: Check = sql`
  with planned_bet as materialized (
    select player_id, bet_order_no, stake_satang, 'lottery:' || chase_no as key,
           'lottery:' || lottery_code || ':' || draw_index || ':void' as void_key
    from lottery_bet where chase_no <> '' and state in ('opening', 'planned')
  ), returning_chase as materialized (
    select player_id, return_satang, 'lottery:' || chase_no || ':return' as key from lottery_chase where is_return_due
  ), posted as materialized (
    select movement.player_id, movement.key from (
      select player_id, key from planned_bet
      union select player_id, void_key from planned_bet
      union select player_id, key from returning_chase
    ) as asked join movement on movement.player_id = asked.player_id and movement.key = asked.key
  ), bought as materialized (
    select bought.player_id, bought.bet_order_no from planned_bet
    join every_bet as bought on bought.player_id = planned_bet.player_id and bought.bet_order_no = planned_bet.bet_order_no
  ), planned as (
    select player_id, stake_satang as satang
    from planned_bet as bet
    where exists (select 1 from posted where posted.player_id = bet.player_id and posted.key = bet.key)
      and not exists (select 1 from posted where posted.player_id = bet.player_id and posted.key = bet.void_key)
      and not exists (
        select 1 from bought where bought.player_id = bet.player_id and bought.bet_order_no = bet.bet_order_no)
    union all
    select player_id, return_satang
    from returning_chase as chase
    where not exists (select 1 from posted where posted.player_id = chase.player_id and posted.key = chase.key)
  ), waiting as (
    select player_id, sum(satang) as satang from planned group by player_id
  ), standing as materialized (
    select player_id, amount_satang from balance where account = 'chase'
  )
  select 'hold' as kind, player_id as player, 'chase' as account, null as movement, null as reference,
         coalesce(amount_satang, 0) - coalesce(satang, 0) as satang,
         'chase of ' || player_id || ' holds ' || coalesce(amount_satang, 0) || ', and its open issues come to ' || coalesce(satang, 0) as line
  from standing full join waiting using (player_id)
  where coalesce(amount_satang, 0) <> coalesce(satang, 0)
  order by player_id limit ${mostOfACheck}`;
