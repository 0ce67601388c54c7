/** Sessions of the desk: an opaque token in a cookie of its own, of which only the hash is stored. */
import { permissionsOf } from '@foyer/contract/desk/permissions.ts';
import type { Permission, Role } from '@foyer/contract/desk/permissions.ts';
import type { House } from '../house.ts';
import { newToken, tokenHash } from '../players/tokens.ts';
import { rolesOf } from './staffStore.ts';

export const staffIdleMs = 15 * 60_000;
const staffLifeMs = 12 * 3_600_000;

export interface StaffSession {
  readonly staffId: string;
  readonly name: string;
  readonly sessionId: string;
  readonly roles: readonly Role[];
  readonly permissions: readonly Permission[];
  readonly seenMs: number;
  readonly endsMs: number;
}

interface OpenedBy {
  readonly staffId: string;
  readonly ip: string;
  readonly deviceName: string;
}

type Ports = Pick<House, 'db' | 'now' | 'random'>;

/**
 * Returns the token. Undefined if the person was disabled, or has set another password since `passwordHash` was read:
 * the share lock makes such a change wait, and it ends all sessions afterwards.
 */
export async function openStaffSession(
  house: Ports,
  { staffId, ip, deviceName }: OpenedBy,
  passwordHash: string,
): Promise<string | undefined> {
  const token = newToken(house);
  const nowMs = house.now();
  return house.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('staff')
      .selectAll()
      .where('staff_id', '=', staffId)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || row.is_disabled || row.password_hash !== passwordHash) return undefined;
    await trx
      .insertInto('staff_session')
      .values({
        token_hash: tokenHash(token),
        session_id: house.random.id(nowMs),
        staff_id: staffId,
        ip,
        device_name: deviceName,
        opened_ms: nowMs,
        seen_ms: nowMs,
        expires_ms: nowMs + staffLifeMs,
        ended_ms: null,
      })
      .execute();
    await trx.updateTable('staff').set({ seen_ms: nowMs }).where('staff_id', '=', staffId).execute();
    return token;
  });
}

/** The open session of a token, with the roles that the person has now. */
export async function staffSessionOf({ db, now }: Ports, token: string): Promise<StaffSession | undefined> {
  if (!/^[\w-]{22}$/.test(token)) return undefined;
  const nowMs = now();
  const row = await db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.staff_id', 'staff_session.staff_id')
    .select(['staff.staff_id', 'staff.name', 'staff.roles', 'session_id', 'staff_session.seen_ms', 'expires_ms'])
    .where('token_hash', '=', tokenHash(token))
    .where('ended_ms', 'is', null)
    .where('expires_ms', '>', nowMs)
    .where('staff_session.seen_ms', '>', nowMs - staffIdleMs)
    .where('is_disabled', '=', false)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const roles = rolesOf(row);
  const { staff_id: staffId, name, session_id: sessionId, seen_ms: seenMs, expires_ms: endsMs } = row;
  return { staffId, name, sessionId, roles, permissions: permissionsOf(roles), seenMs, endsMs };
}

/** Keeps a session alive. Writes at most twice a minute. */
export async function noteStaffUse({ db, now }: Ports, { sessionId, staffId, seenMs }: StaffSession): Promise<void> {
  const nowMs = now();
  if (nowMs - seenMs < 30_000) return;
  await db
    .updateTable('staff_session')
    .set({ seen_ms: nowMs })
    .where('session_id', '=', sessionId)
    .where('staff_id', '=', staffId)
    .where('ended_ms', 'is', null)
    .execute();
  await db.updateTable('staff').set({ seen_ms: nowMs }).where('staff_id', '=', staffId).execute();
}

export async function endStaffSession(
  { db, now }: Ports,
  { sessionId }: Pick<StaffSession, 'sessionId'>,
): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ ended_ms: now() })
    .where('session_id', '=', sessionId)
    .where('ended_ms', 'is', null)
    .execute();
}
