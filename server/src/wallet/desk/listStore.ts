/** SQL of the lists that staff work through: deposits to judge, withdrawals to approve, payouts, and cases. */
import { sql } from 'kysely';
import type { House } from '../../house.ts';
import type { AskedPage } from '../../http/operator/listPage.ts';
import { judgedMethods } from './reviewStore.ts';

type Db = Pick<House, 'db'>;

/** Transfers that only staff can see arrive, oldest first. Those whose time is over are left out. */
export const depositsToJudge = ({ db }: Db, { after, limit }: AskedPage) =>
  db
    .selectFrom('deposit_order')
    .innerJoin('player', 'player.player_id', 'deposit_order.player_id')
    .leftJoin('payment_review as review', (join) =>
      join
        .onRef('review.player_id', '=', 'deposit_order.player_id')
        .onRef('review.order_no', '=', 'deposit_order.order_no'),
    )
    .where('deposit_order.status', '=', 0)
    .where('deposit_order.method', 'in', judgedMethods)
    .where('deposit_order.order_no', '>', after)
    .where((where) => where.or([where('review.decision', 'is', null), where('review.decision', '=', '')]))
    .orderBy('deposit_order.order_no')
    .limit(limit)
    .select([
      'deposit_order.order_no as orderNo',
      'player.user_account as account',
      'deposit_order.method',
      'deposit_order.in_bank_id as channelId',
      'deposit_order.amount_minor as amountMinor',
      'deposit_order.currency',
      'deposit_order.depositor_name as depositorName',
      'deposit_order.proof',
      'deposit_order.created_ms as createdMs',
      'review.claimed_by as claimedBy',
      'review.first_by as approvedBy',
    ])
    .execute();

/** Withdrawals that wait for approval, and approved ones whose payout has not ended, oldest first. */
export const withdrawalsToPay = ({ db }: Db, { after, limit }: AskedPage) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('player', 'player.player_id', 'withdrawal.player_id')
    .leftJoin('payment_review as review', (join) =>
      join.onRef('review.player_id', '=', 'withdrawal.player_id').onRef('review.order_no', '=', 'withdrawal.order_no'),
    )
    .leftJoin('payout', (join) =>
      join.onRef('payout.player_id', '=', 'withdrawal.player_id').onRef('payout.order_no', '=', 'withdrawal.order_no'),
    )
    .where('withdrawal.status', 'in', [0, 1])
    .where('withdrawal.method', '<>', 'reserve')
    .where('withdrawal.order_no', '>', after)
    .orderBy('withdrawal.order_no')
    .limit(limit)
    .select([
      'withdrawal.order_no as orderNo',
      'player.user_account as account',
      'withdrawal.method',
      'withdrawal.amount_satang as amountMinor',
      'withdrawal.fee_satang as feeMinor',
      'withdrawal.last_four as lastFour',
      'withdrawal.created_ms as createdMs',
      sql<string>`coalesce(payout.state, 'toApprove')`.as('state'),
      'payout.tries',
      'payout.last_error as lastError',
      'payout.found',
      'payout.found_by as foundBy',
      'review.claimed_by as claimedBy',
      'review.first_by as approvedBy',
    ])
    .execute();
