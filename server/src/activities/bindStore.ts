/** SQL of the bind bonuses. */
import { sql } from 'kysely';
import type { BindType } from '@foyer/contract/promotions/bindType.ts';
import type { House } from '../house.ts';

export function openBindBonuses({ db }: House) {
  return db.selectFrom('bind_bonus').selectAll().where('is_open', '=', true).orderBy('bind_type').execute();
}

export function bindBonusOf({ db }: House, offerId: string) {
  return db
    .selectFrom('bind_bonus')
    .selectAll()
    .where('offer_id', '=', offerId)
    .where('is_open', '=', true)
    .executeTakeFirst();
}

/** Returns which items are verified: by a code, by a bound bank card, or by a page that ran as an app. */
export async function boundItems({ db }: House, playerId: string): Promise<Readonly<Record<BindType, boolean>>> {
  const row = await db
    .selectFrom('player')
    .select(['is_name_verified', 'is_email_verified', 'is_phone_verified'])
    .select((from) => [
      from.exists(from.selectFrom('bank_card').select('place').where('player_id', '=', playerId)).as('has_card'),
      from
        .exists(
          from
            .selectFrom('player_device')
            .select('device_id')
            .where('player_id', '=', playerId)
            .where(sql<boolean>`coalesce(report ->> 'appVersion', '') <> ''`),
        )
        .as('has_app'),
    ])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return {
    name: row.is_name_verified,
    email: row.is_email_verified,
    bankCard: Boolean(row.has_card),
    phone: row.is_phone_verified,
    app: Boolean(row.has_app),
  };
}
