/** Keys of the operator's systems, each with scopes. Only their hashes are stored. Two of them may be valid at a time. */
import { isPermission } from '@foyer/contract/desk/permissions.ts';
import type { Permission } from '@foyer/contract/desk/permissions.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { tokenHash } from '../players/tokens.ts';
import type { StaffPorts } from './staffStore.ts';

type Db = Kysely<Tables>;

/** 256 random bits behind a prefix by which a leaked key is recognised. */
const newKey = ({ random }: Pick<StaffPorts, 'random'>): string =>
  `foyer_${Buffer.from(random.bytes(32)).toString('base64url')}`;

interface NewKey {
  readonly name: string;
  readonly scopes: readonly Permission[];
  readonly by: string;
}

/** Returns the key, which is not stored and cannot be shown again. */
export async function addOperatorKey(
  ports: StaffPorts,
  { name, scopes, by }: NewKey,
): Promise<{ keyId: string; key: string }> {
  const nowMs = ports.now();
  const [keyId, key] = [ports.random.id(nowMs), newKey(ports)];
  await ports.db
    .insertInto('operator_key')
    .values({
      key_id: keyId,
      key_hash: tokenHash(key),
      name,
      scopes: [...scopes],
      created_ms: nowMs,
      created_by: by,
      ended_ms: null,
    })
    .execute();
  return { keyId, key };
}

export const operatorKeys = (db: Db) => db.selectFrom('operator_key').selectAll().orderBy('key_id', 'desc').execute();

/** Returns false if there is no such key, or it had ended. */
export async function endOperatorKey({ db, now }: StaffPorts, keyId: string): Promise<boolean> {
  const ended = await db
    .updateTable('operator_key')
    .set({ ended_ms: now() })
    .where('key_id', '=', keyId)
    .where('ended_ms', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

export interface KeyHolder {
  readonly keyId: string;
  readonly name: string;
  readonly scopes: readonly Permission[];
}

/** The key that a request sends, if it is valid. Notes its use at most once a minute. */
export async function operatorKeyOf({ db, now }: StaffPorts, key: string): Promise<KeyHolder | undefined> {
  if (!/^foyer_[\w-]{43}$/.test(key)) return undefined;
  const row = await db
    .selectFrom('operator_key')
    .selectAll()
    .where('key_hash', '=', tokenHash(key))
    .where('ended_ms', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const nowMs = now();
  if (nowMs - row.used_ms >= 60_000)
    await db.updateTable('operator_key').set({ used_ms: nowMs }).where('key_id', '=', row.key_id).execute();
  return { keyId: row.key_id, name: row.name, scopes: row.scopes.filter(isPermission) };
}
