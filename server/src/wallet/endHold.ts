/** Ends a withdrawal's hold in the ledger. Each end has a key, so that it moves money once. L07 */
import type { House } from '../house.ts';
import { titles } from '../ledger/accounts.ts';
import type { Leg } from '../ledger/accounts.ts';
import type { WithdrawalRow } from './withdrawalStore.ts';

export const endKey = ({ order_no }: Pick<WithdrawalRow, 'order_no'>, end: 'paid' | 'returned'): string =>
  `bank:${order_no}:${end}`;

/** Legs of a payout: the amount that leaves the house, and the fee that it keeps. */
const paidLegs = ({ amount_satang, fee_satang }: WithdrawalRow): Leg[] => [
  { account: 'house:bank', amountSatang: amount_satang - fee_satang },
  ...(fee_satang > 0 ? [{ account: 'house:fees' as const, amountSatang: fee_satang }] : []),
];

/** A paid amount leaves the house, a returned one goes back to the main wallet. */
export async function endHold(house: House, order: WithdrawalRow, end: 'paid' | 'returned'): Promise<void> {
  await house.ledger.post({
    playerId: order.player_id,
    key: endKey(order, end),
    title: end === 'paid' ? titles.withdrawalPaid : titles.withdrawalReturned,
    legs: [
      { account: 'withdrawing', amountSatang: -order.amount_satang },
      ...(end === 'paid' ? paidLegs(order) : [{ account: 'main' as const, amountSatang: order.amount_satang }]),
    ],
    reference: order.order_no,
  });
}

/** Reverses a payout that had left the house and came back: the player gets the whole amount, with the fee. */
export async function giveBack(house: House, order: WithdrawalRow): Promise<void> {
  await house.ledger.post({
    playerId: order.player_id,
    key: endKey(order, 'returned'),
    title: titles.withdrawalReturned,
    legs: [
      ...paidLegs(order).map(({ account, amountSatang }) => ({ account, amountSatang: -amountSatang })),
      { account: 'main', amountSatang: order.amount_satang },
    ],
    reference: order.order_no,
  });
}
