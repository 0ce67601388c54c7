/** SQL of bank cards: at most five a player, one player a card, the holder's name once. */
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { BankCardTable } from '../db/walletTables.ts';
import type { House } from '../http/context.ts';

export type BankCardRow = Selectable<BankCardTable>;

/** The table's own check says the same. */
const cardsAtMost = 5;

export function cardsOf(house: House, playerId: string): Promise<BankCardRow[]> {
  return house.db
    .selectFrom('bank_card')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_ms')
    .orderBy('bank_card_id')
    .execute();
}

export function cardOf(house: House, playerId: string, bankCardId: string): Promise<BankCardRow | undefined> {
  return house.db
    .selectFrom('bank_card')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('bank_card_id', '=', bankCardId)
    .executeTakeFirst();
}

export interface NewCard extends Omit<BankCardRow, 'place'> {
  readonly fingerprint: string;
}
export type CardRefusal = 'CARD_TAKEN' | 'TOO_MANY_CARDS' | 'HOLDER_NAME_MISMATCH';

/** Rolls the transaction back and carries why. */
class NotAdded extends Error {
  readonly reason: CardRefusal;
  constructor(reason: CardRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Adds the card and, where the player has no real name yet, sets it; all or nothing. ENTITY-029, STATE-019 */
export async function insertCard(house: House, card: NewCard): Promise<CardRefusal | undefined> {
  try {
    await house.db.transaction().execute(async (trx) => {
      await lockPlayer(trx, card);
      const places = await trx
        .selectFrom('bank_card')
        .select('place')
        .where('player_id', '=', card.player_id)
        .execute();
      const all = Array.from({ length: cardsAtMost }, (_, index) => index + 1);
      const place = all.find((free) => !places.some((taken) => taken.place === free));
      if (place === undefined) throw new NotAdded('TOO_MANY_CARDS');
      const { fingerprint, ...row } = card;
      const owned = await trx
        .insertInto('bank_card_owner')
        .values({ fingerprint, player_id: card.player_id, bank_card_id: card.bank_card_id })
        .onConflict((conflict) => conflict.column('fingerprint').doNothing())
        .executeTakeFirst();
      if (owned.numInsertedOrUpdatedRows !== 1n) throw new NotAdded('CARD_TAKEN');
      await trx
        .insertInto('bank_card')
        .values({ ...row, place })
        .execute();
    });
    return undefined;
  } catch (error) {
    if (error instanceof NotAdded) return error.reason;
    throw error;
  }
}

/** Two cards of one player are added one after the other: his own row is what they wait for. */
async function lockPlayer(trx: Transaction<Tables>, card: NewCard): Promise<void> {
  const { real_name, is_name_verified } = await trx
    .selectFrom('player')
    .select(['real_name', 'is_name_verified'])
    .where('player_id', '=', card.player_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (is_name_verified && real_name === card.holder_name) return;
  if (is_name_verified) throw new NotAdded('HOLDER_NAME_MISMATCH');
  await trx
    .updateTable('player')
    .set({ real_name: card.holder_name, is_name_verified: true })
    .where('player_id', '=', card.player_id)
    .execute();
}
