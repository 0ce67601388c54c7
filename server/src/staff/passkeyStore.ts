/** Passkeys of staff, and the challenges that they answer. */
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { newToken } from '../players/tokens.ts';
import { useLink } from './staffStore.ts';
import type { StaffPorts } from './staffStore.ts';

type Db = Kysely<Tables>;

const challengeMs = 5 * 60_000;
/** More devices than anybody has. */
const mostPasskeys = 10;

export const staffPasskeys = (db: Db, staffId: string) =>
  db.selectFrom('staff_passkey').selectAll().where('staff_id', '=', staffId).orderBy('created_ms').execute();

/** The passkey and what its person needs to log in. */
export const passkeyById = (db: Db, passkeyId: string) =>
  db
    .selectFrom('staff_passkey')
    .innerJoin('staff', 'staff.staff_id', 'staff_passkey.staff_id')
    .select(['staff.staff_id', 'staff.name', 'password_hash', 'passkey_id', 'public_key', 'counter'])
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();

interface NewPasskey {
  readonly passkeyId: string;
  readonly staffId: string;
  readonly name: string;
  readonly publicKey: Buffer;
  readonly counter: number;
}

async function insertRow(trx: Db, { passkeyId, staffId, name, publicKey, counter }: NewPasskey, created_ms: number) {
  const added = await trx
    .insertInto('staff_passkey')
    .values({
      passkey_id: passkeyId,
      staff_id: staffId,
      name,
      public_key: publicKey,
      counter,
      created_ms,
      used_ms: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Two requests of one person take turns. */
const lockStaff = (trx: Db, staffId: string) =>
  trx
    .selectFrom('staff')
    .select(['sealed_secret', 'password_hash'])
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirst();

/** Returns false if the person has as many as may be, was invited anew meanwhile, or if somebody has this one. */
export const insertStaffPasskey = ({ db, now }: StaffPorts, passkey: NewPasskey): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const person = await lockStaff(trx, passkey.staffId);
    if (person === undefined || person.password_hash === '') return false;
    if ((await staffPasskeys(trx, passkey.staffId)).length >= mostPasskeys) return false;
    return insertRow(trx, passkey, now());
  });

class PasskeyTaken extends Error {}

/** Uses the link once. `wrongLink` if it was used, ended or replaced meanwhile; `wrongPasskey` if somebody has it. */
export async function enrolWithPasskey(
  { db, now }: StaffPorts,
  token: string,
  { passwordHash, passkey }: { readonly passwordHash: string; readonly passkey: NewPasskey },
): Promise<'done' | 'wrongLink' | 'wrongPasskey'> {
  const person = { staffId: passkey.staffId, passwordHash, sealed: null, step: 0 };
  try {
    return await db.transaction().execute(async (trx) => {
      if (!(await useLink(trx, token, person, now()))) return 'wrongLink';
      // Leaves the link as it was.
      if (!(await insertRow(trx, passkey, now()))) throw new PasskeyTaken();
      return 'done';
    });
  } catch (error) {
    if (error instanceof PasskeyTaken) return 'wrongPasskey';
    throw error;
  }
}

/** `lastWayIn` if it is the only one of a person without an authenticator, who could not log in any more. */
export const deleteStaffPasskey = (
  db: Db,
  staffId: string,
  passkeyId: string,
): Promise<{ readonly name: string } | 'notFound' | 'lastWayIn'> =>
  db.transaction().execute(async (trx) => {
    const person = await lockStaff(trx, staffId);
    const all = await staffPasskeys(trx, staffId);
    const passkey = all.find((one) => one.passkey_id === passkeyId);
    if (passkey === undefined) return 'notFound';
    if (all.length === 1 && !person?.sealed_secret) return 'lastWayIn';
    await trx.deleteFrom('staff_passkey').where('passkey_id', '=', passkeyId).execute();
    return { name: passkey.name };
  });

/** Returns false if it was ended meanwhile. */
export async function notePasskeyUse({ db, now }: StaffPorts, passkeyId: string, counter: number): Promise<boolean> {
  const used = await db
    .updateTable('staff_passkey')
    .set({ counter, used_ms: now() })
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** `staffId` is '' for a log-in. */
export async function keepStaffChallenge(ports: StaffPorts, staffId: string, challenge: string): Promise<string> {
  const nowMs = ports.now();
  const challengeId = newToken(ports);
  await ports.db.deleteFrom('staff_challenge').where('expires_ms', '<', nowMs).execute();
  await ports.db
    .insertInto('staff_challenge')
    .values({ challenge_id: challengeId, staff_id: staffId, challenge, expires_ms: nowMs + challengeMs })
    .execute();
  return challengeId;
}

/** Uses a challenge up, whether or not its answer turns out to be right. */
export async function takeStaffChallenge(
  { db, now }: StaffPorts,
  staffId: string,
  challengeId: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('staff_challenge')
    .where('challenge_id', '=', challengeId)
    .where('staff_id', '=', staffId)
    .where('expires_ms', '>', now())
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge;
}
