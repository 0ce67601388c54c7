/** Letters about orders: written in the same transaction as the change, announced after the commit. */
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import type { WithdrawalRow } from './withdrawalStore.ts';

type Letter = Parameters<House['mail']['write']>[0];
export type WriteLetter = (letter: Letter, within: Transaction<Tables>) => Promise<void>;

/** Runs `act` and notifies the recipients of its letters once they are committed. */
export async function withLetters(house: House, act: (write: WriteLetter) => Promise<number>): Promise<number> {
  const readers = new Set<string>();
  const touched = await act(async (letter, within) => {
    await house.mail.write(letter, within);
    readers.add(letter.playerId);
  });
  for (const playerId of readers) house.mail.arrived(playerId);
  return touched;
}

/** Recipient of a letter about an order, and the key that makes it be written once. */
export const letterAbout = (order: { readonly player_id: string; readonly order_no: string }) => ({
  playerId: order.player_id,
  key: `order:${order.order_no}`,
});

/** The letter about a withdrawal that has left the house. */
export function paidLetter(order: WithdrawalRow): Letter {
  const args = { orderNo: order.order_no, amountSatang: order.amount_satang };
  return order.method === 'bank'
    ? { ...letterAbout(order), kind: 'withdrawalPaid', args: { ...args, lastFour: order.last_four } }
    : { ...letterAbout(order), kind: 'withdrawalSent', args: { ...args, to: order.shown_address } };
}
