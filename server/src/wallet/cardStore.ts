/** SQL of bank cards: at most five per player, each card belongs to one player, and the holder's name is set once. */
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { BankCardTable } from '../db/walletTables.ts';
import type { House } from '../house.ts';

export type BankCardRow = Selectable<BankCardTable>;

/** Also enforced by a check constraint of the table. */
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

/** Thrown to roll the transaction back. Carries the refusal. */
class NotAdded extends Error {
  readonly reason: CardRefusal;
  constructor(reason: CardRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Adds the card and sets the player's real name if it has none yet, in one transaction. ENTITY-029, STATE-019 */
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

/** Locks the player's row, so that cards are added one after the other. Checks or sets the real name. */
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

/** How long a release by customer service is valid. */
const releaseHoldsMs = 24 * 3_600_000;

/** Allows a card to be deleted, once customer service has verified the player. False if there is no such card. */
export async function releaseCard(house: House, playerId: string, lastFour: string): Promise<boolean> {
  const cards = house.db.selectFrom('bank_card').select('bank_card_id').where('player_id', '=', playerId);
  const card = await cards.where('last_four', '=', lastFour).executeTakeFirst();
  if (card === undefined) return false;
  const released_ms = house.now();
  await house.db
    .insertInto('card_release')
    .values({ player_id: playerId, bank_card_id: card.bank_card_id, released_ms })
    .onConflict((conflict) => conflict.columns(['player_id', 'bank_card_id']).doUpdateSet({ released_ms }))
    .execute();
  return true;
}

export type DeleteRefusal = 'UNKNOWN_CARD' | 'CARD_NOT_RELEASED' | 'CARD_IN_USE';

/** Deletes a released card with no withdrawal in progress. It can be bound again. The real name stays. AMB-148 */
export function removeCard(house: House, playerId: string, bankCardId: string): Promise<DeleteRefusal | undefined> {
  return house.db.transaction().execute(async (trx) => {
    const card = trx.selectFrom('bank_card').select('bank_card_id').where('player_id', '=', playerId);
    if ((await card.where('bank_card_id', '=', bankCardId).forUpdate().executeTakeFirst()) === undefined)
      return 'UNKNOWN_CARD';
    const release = trx.selectFrom('card_release').select('released_ms').where('player_id', '=', playerId);
    const released = await release.where('bank_card_id', '=', bankCardId).executeTakeFirst();
    if (released === undefined || released.released_ms < house.now() - releaseHoldsMs) return 'CARD_NOT_RELEASED';
    const orders = trx.selectFrom('withdrawal').select('order_no').where('player_id', '=', playerId);
    const open = orders.where('bank_card_id', '=', bankCardId).where('status', 'in', [-1, 0, 1, 4, 5]);
    if ((await open.executeTakeFirst()) !== undefined) return 'CARD_IN_USE';
    for (const table of ['bank_card_owner', 'card_release', 'bank_card'] as const) {
      await trx.deleteFrom(table).where('player_id', '=', playerId).where('bank_card_id', '=', bankCardId).execute();
    }
    return undefined;
  });
}
