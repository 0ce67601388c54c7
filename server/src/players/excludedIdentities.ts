/**
 * Phones and mail addresses of excluded players whose data was erased: nobody may use them before the exclusion ends.
 * Only a keyed hash is stored, because a plain hash of a phone is found by trying all phones. M17, decision 524
 */
import { createHmac } from 'node:crypto';
import type { House } from '../house.ts';
import { houseKey } from './houseKey.ts';
import type { Secret } from './houseKey.ts';

export interface Identity {
  readonly kind: 'phone' | 'email';
  readonly value: string;
}

const hashOf = (config: Secret, { kind, value }: Identity): Buffer =>
  createHmac('sha256', houseKey(config, 'excluded identities')).update(`${kind}:${value.toLowerCase()}`).digest();

export async function excludeIdentities(
  db: House['db'],
  config: Secret,
  identities: readonly Identity[],
  untilMs: number,
): Promise<void> {
  for (const identity of identities) {
    await db
      .insertInto('excluded_identity')
      .values({ identity_hash: hashOf(config, identity), until_ms: untilMs })
      .onConflict((conflict) => conflict.column('identity_hash').doUpdateSet({ until_ms: untilMs }))
      .execute();
  }
}

export async function isIdentityExcluded(
  { db, config, now }: Pick<House, 'db' | 'config' | 'now'>,
  identity: Identity,
): Promise<boolean> {
  const row = await db
    .selectFrom('excluded_identity')
    .select('until_ms')
    .where('identity_hash', '=', hashOf(config, identity))
    .executeTakeFirst();
  return row !== undefined && row.until_ms > now();
}
