/** Letters about orders: written together with what they tell of, announced when it stands. */
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';

type Letter = Parameters<House['mail']['write']>[0];
export type WriteLetter = (letter: Letter, within: Transaction<Tables>) => Promise<void>;

/** Takes a turn whose letters stand together with what they tell of; players hear of them when it is committed. */
export async function withLetters(house: House, turn: (write: WriteLetter) => Promise<number>): Promise<number> {
  const readers = new Set<string>();
  const touched = await turn(async (letter, within) => {
    await house.mail.write(letter, within);
    readers.add(letter.playerId);
  });
  for (const playerId of readers) house.mail.arrived(playerId);
  return touched;
}

/** What a letter about an order names, and the key under which it is written once. */
export const about = (order: { readonly player_id: string; readonly order_no: string }) => ({
  playerId: order.player_id,
  key: `order:${order.order_no}`,
});
