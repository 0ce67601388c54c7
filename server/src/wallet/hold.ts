/** First phase of a withdrawal: its amount moves from the main wallet to the withdrawing account. L07 */
import { postUnlocked } from '../bonus/postUnlocked.ts';
import type { House } from '../house.ts';
import { titles } from '../ledger/accounts.ts';
import { asked, isPosted, markHeld, markVoid } from './withdrawalStore.ts';
import type { WithdrawalRow } from './withdrawalStore.ts';

/**
 * Holds the money of an order in the state `asked`. Any process may repeat it at any point: the order's key in the
 * ledger moves the money once. Returns false, and voids the order, if the balance is too low or locked.
 */
export async function hold(house: House, order: WithdrawalRow): Promise<boolean> {
  if (order.status >= 0) return true;
  if (order.status !== asked) return false;
  const isHeld = await postUnlocked(
    house,
    {
      playerId: order.player_id,
      key: order.request_key,
      title: order.method === 'reserve' ? titles.fastPayWithdrawal : titles.manualWithdrawal,
      legs: [
        { account: 'main', amountSatang: -order.amount_satang },
        { account: 'withdrawing', amountSatang: order.amount_satang },
      ],
      reference: order.order_no,
    },
    order.amount_satang,
  );
  if (!isHeld && !(await isPosted(house, order))) {
    await markVoid(house, order);
    return false;
  }
  await markHeld(house, order);
  return true;
}
