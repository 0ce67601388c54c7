/** Checks of orders against the ledger: deposits, bonuses, fast payments and their house accounts. L04, L07 */
import { sql } from 'kysely';
import { mostOfACheck } from './fault.ts';
import type { Check } from './fault.ts';

/**
 * Checks that paid deposits were credited, and that paid or returned bonuses have moved their amount. The ledger is asked
 * for all movements in a step of its own: on a Citus cluster it is not where the orders are. ADR 566
 */
export const orderMoney: Check = sql`
  with expected as materialized (
    select player_id, order_no as reference, 'bank:' || order_no || ':paid' as key, 'house:bank' as account, -credit_satang as satang,
           'the deposit ' as what
    from deposit_order where status = 1
    union all
    select player_id, grant_id, 'bonus:' || grant_id, 'house:bonus', -amount_satang, 'the bonus '
    from held_bonus where paid_ms is not null and status in (1, 2)
    union all
    select player_id, grant_id, 'bonus:' || grant_id || ':returned', 'house:bonus', returned_satang, 'the return of '
    from held_bonus where returned_satang > 0 and ended_ms > received_ms
  ), posted as materialized (
    select movement.player_id, movement.key, coalesce(sum(entry.amount_satang), 0) as moved
    from expected join movement on movement.player_id = expected.player_id and movement.key = expected.key
    left join entry on entry.player_id = movement.player_id and entry.seq = movement.seq and entry.account = expected.account
    group by movement.player_id, movement.key
  )
  select 'order' as kind, player_id as player, account, null as movement, reference, coalesce(moved, 0) - satang as satang,
         what || reference || ' of ' || player_id || ' says ' || satang || ' on ' || account || ', the ledger '
           || coalesce(moved::text, 'nothing') as line
  from expected left join posted using (player_id, key) where moved is distinct from satang
  order by player_id, reference limit ${mostOfACheck}`;

/** Checks that the offer of a fast payment, its withdrawal and its payment agree. */
export const fastPayments: Check = sql`
  with offers as (
    select offer.player_id, offer.offer_no, offer.state, offer.amount_satang, withdrawal.status, withdrawal.amount_satang as asked,
           payment.state as paying, payment.amount_satang as paid
    from reserve_offer as offer
    left join withdrawal on withdrawal.player_id = offer.player_id and withdrawal.order_no = offer.offer_no
    left join reserve_order as payment on payment.player_id = offer.payer_id and payment.order_no = offer.order_no
  )
  select 'order' as kind, player_id as player, 'withdrawing' as account, null as movement, offer_no as reference,
         coalesce(asked, 0) - amount_satang as satang,
         'the fast payment ' || offer_no || ' of ' || player_id || ' is ' || state || ' for ' || amount_satang
           || ', its withdrawal says ' || coalesce(status || ' and ' || asked, 'nothing')
           || ', its payer ' || coalesce(paying || ' and ' || paid, 'nothing') as line
  from offers
  where (state in ('open', 'matched', 'settling', 'returning') and (status is null or status not in (0, 1, 4, 5) or asked <> amount_satang))
    or (state = 'paid' and status is distinct from 2) or (state = 'returned' and status is distinct from 3)
    or (state in ('matched', 'settling') and (paying is null or paid <> amount_satang
      or paying not in ('waitingPayment', 'waitingReceipt', 'withService', 'settling')))
  order by player_id, offer_no limit ${mostOfACheck}`;

/** Checks house accounts whose balance follows from orders: fees of withdrawals, and fast payments between players. */
export const houseAccounts: Check = sql`
  with asked as materialized (
    select player_id, 'bank:' || order_no || step as key from withdrawal, (values (':paid'), (':returned')) as of (step)
    where fee_satang > 0
    union all
    select player_id, 'reserve:' || order_no || ':given' from reserve_offer where state = 'settling'
    union all
    select payer_id, 'reserve:' || order_no || ':credited' from reserve_offer where state = 'settling'
  ), posted as materialized (
    select movement.player_id, movement.key from asked
    join movement on movement.player_id = asked.player_id and movement.key = asked.key
  ), expected as (
    select 'house:fees' as account, coalesce(sum(fee_satang), 0) as satang
    from withdrawal where fee_satang > 0 and exists (
      select 1 from posted where posted.player_id = withdrawal.player_id and posted.key = 'bank:' || order_no || ':paid')
      -- A payout that came back after it was paid gave its fee back.
      and not exists (
      select 1 from posted where posted.player_id = withdrawal.player_id and posted.key = 'bank:' || order_no || ':returned')
    union all
    select 'house:reserve', coalesce(sum(
      case when exists (select 1 from posted where posted.player_id = offer.player_id and key = 'reserve:' || offer.order_no || ':given')
        then amount_satang else 0 end
      - case when exists (select 1 from posted where posted.player_id = offer.payer_id and key = 'reserve:' || offer.order_no || ':credited')
        then amount_satang else 0 end), 0)
    from reserve_offer as offer where state = 'settling'
  ), standing as materialized (
    select account, sum(amount_satang) as satang from entry where account in ('house:fees', 'house:reserve') group by account
  )
  select 'house' as kind, null as player, expected.account, null as movement, null as reference,
         coalesce(standing.satang, 0) - expected.satang as satang,
         expected.account || ' holds ' || coalesce(standing.satang, 0) || ', its orders come to ' || expected.satang as line
  from expected left join standing using (account)
  where coalesce(standing.satang, 0) <> expected.satang`;
