/** SQL of members of staff and of the links by which they set password and authenticator. */
import { isRole } from '@foyer/contract/desk/permissions.ts';
import type { Role } from '@foyer/contract/desk/permissions.ts';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { StaffTables } from '../db/staffTables.ts';
import type { Tables } from '../db/tables.ts';
import { newToken, tokenHash } from '../players/tokens.ts';
import type { House } from '../house.ts';

type Db = Kysely<Tables>;
/** What a command beside the house has as well. */
export type StaffPorts = Pick<House, 'db' | 'now' | 'random'>;
export type StaffRow = Selectable<StaffTables['staff']>;

const invitationMs = 24 * 3_600_000;

/** Identity of a person by name. The two-person rule compares these as well. */
export const personKeyOf = (name: string): string => name.toLowerCase();

/** Roles that this release does not know give nothing. */
export const rolesOf = ({ roles }: Pick<StaffRow, 'roles'>): Role[] => roles.filter(isRole);

export const staffById = (db: Db, staffId: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('staff_id', '=', staffId).executeTakeFirst();

export const staffByName = (db: Db, name: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('name_key', '=', personKeyOf(name)).executeTakeFirst();

/** Returns undefined if the name is taken. */
export async function addStaff(
  { db, now, random }: StaffPorts,
  { name, roles }: { readonly name: string; readonly roles: readonly Role[] },
): Promise<string | undefined> {
  const nowMs = now();
  const staffId = random.id(nowMs);
  const added = await db
    .insertInto('staff')
    .values({
      staff_id: staffId,
      name,
      name_key: personKeyOf(name),
      roles: [...roles],
      sealed_secret: null,
      created_ms: nowMs,
    })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n ? staffId : undefined;
}

export interface Invitation {
  readonly token: string;
  readonly expiresMs: number;
}

/** Makes a link. Earlier links of the person end, and so do password, authenticator, passkeys and sessions. */
export async function inviteAgain(ports: StaffPorts, staffId: string): Promise<Invitation> {
  const nowMs = ports.now();
  const token = newToken(ports);
  const expiresMs = nowMs + invitationMs;
  await ports.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('staff')
      .set({ password_hash: '', sealed_secret: null })
      .where('staff_id', '=', staffId)
      .execute();
    await trx.deleteFrom('staff_invitation').where('staff_id', '=', staffId).execute();
    await trx.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute();
    await endSessionsOf(trx, staffId, nowMs);
    const row = {
      token_hash: tokenHash(token),
      staff_id: staffId,
      sealed_secret: null,
      expires_ms: expiresMs,
      used_ms: null,
    };
    await trx.insertInto('staff_invitation').values(row).execute();
  });
  return { token, expiresMs };
}

/** The person and the link, while it is valid. */
export const invitationOf = (db: Db, token: string, nowMs: number) =>
  db
    .selectFrom('staff_invitation')
    .innerJoin('staff', 'staff.staff_id', 'staff_invitation.staff_id')
    .select(['staff.staff_id', 'staff.name', 'staff_invitation.sealed_secret', 'staff_invitation.expires_ms'])
    .where('token_hash', '=', tokenHash(token))
    .where('used_ms', 'is', null)
    .where('expires_ms', '>', nowMs)
    .where('is_disabled', '=', false)
    .executeTakeFirst();

/** Returns the secret that holds: the first one that was offered, so that reloading the page changes nothing. */
export async function keepOffered(db: Db, token: string, sealed: Buffer): Promise<Buffer> {
  const row = await db
    .updateTable('staff_invitation')
    .set((of) => ({ sealed_secret: of.fn.coalesce('sealed_secret', of.val(sealed)) }))
    .where('token_hash', '=', tokenHash(token))
    .returning('sealed_secret')
    .executeTakeFirst();
  return row?.sealed_secret ?? sealed;
}

interface Enrolled {
  readonly staffId: string;
  readonly passwordHash: string;
  /** Null for a person who logs in by a passkey. */
  readonly sealed: Buffer | null;
  /** The time step of the code that was entered. */
  readonly step: number;
}

/** Uses the link once. Returns false if it was used, ended or replaced meanwhile. */
export const enrol = (db: Db, token: string, given: Enrolled, nowMs: number): Promise<boolean> =>
  db.transaction().execute((trx) => useLink(trx, token, given, nowMs));

/** Like `enrol`, in a transaction of the caller's. */
export async function useLink(trx: Db, token: string, given: Enrolled, nowMs: number): Promise<boolean> {
  // The person before the link, as `inviteAgain` locks them.
  await trx.selectFrom('staff').select('staff_id').where('staff_id', '=', given.staffId).forUpdate().execute();
  const used = await trx
    .updateTable('staff_invitation')
    .set({ used_ms: nowMs })
    .where('token_hash', '=', tokenHash(token))
    .where('used_ms', 'is', null)
    .where('expires_ms', '>', nowMs)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) return false;
  await trx.deleteFrom('staff_passkey').where('staff_id', '=', given.staffId).execute();
  await trx
    .updateTable('staff')
    .set({ password_hash: given.passwordHash, sealed_secret: given.sealed, last_step: given.step })
    .where('staff_id', '=', given.staffId)
    .execute();
  await endSessionsOf(trx, given.staffId, nowMs);
  return true;
}

async function endSessionsOf(db: Db, staffId: string, nowMs: number): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ ended_ms: nowMs })
    .where('staff_id', '=', staffId)
    .where('ended_ms', 'is', null)
    .execute();
}

/** Uses a code's time step once. Returns false if it or a later one was used, or the person has no authenticator. */
export async function takeStaffStep(db: Db, staffId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('staff')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', step)
    .where('sealed_secret', 'is not', null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

const isAdmin = (row: StaffRow): boolean => row.roles.includes('admin') && !row.is_disabled && row.password_hash !== '';

export type StaffChange = 'done' | 'lastAdmin' | 'unknown';

/**
 * Changes roles or disables. The last active admin stays one, or nobody could undo it; the lock makes two admins who
 * remove each other take turns.
 */
export async function changeStaff(
  { db, now }: StaffPorts,
  staffId: string,
  change: { readonly roles?: readonly Role[]; readonly isDisabled?: boolean },
): Promise<StaffChange> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom('staff').selectAll().orderBy('staff_id').forUpdate().execute();
    const before = rows.find((row) => row.staff_id === staffId);
    if (before === undefined) return 'unknown';
    const after = {
      ...before,
      roles: [...(change.roles ?? before.roles)],
      is_disabled: change.isDisabled ?? before.is_disabled,
    };
    const isAnyLeft = rows.some((row) => row.staff_id !== staffId && isAdmin(row));
    if (isAdmin(before) && !isAdmin(after) && !isAnyLeft) return 'lastAdmin';
    const { roles, is_disabled } = after;
    await trx.updateTable('staff').set({ roles, is_disabled }).where('staff_id', '=', staffId).execute();
    if (is_disabled) await endSessionsOf(trx, staffId, now());
    return 'done';
  });
}

export const everyone = (db: Db, idleSinceMs: number, nowMs: number) =>
  db
    .selectFrom('staff')
    .selectAll()
    .select((of) =>
      of
        .selectFrom('staff_session')
        .whereRef('staff_session.staff_id', '=', 'staff.staff_id')
        .where('ended_ms', 'is', null)
        .where('expires_ms', '>', nowMs)
        .where('staff_session.seen_ms', '>', idleSinceMs)
        .select(sql<number>`count(*)::int`.as('open'))
        .as('open'),
    )
    .orderBy('name_key')
    .execute();
