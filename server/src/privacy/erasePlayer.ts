/**
 * Erases a player's personal data on request. The books, bets and payments are kept under the player's id,
 * which nothing connects with a person afterwards. Decision 524
 */
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { StartError } from '../db/startError.ts';
import type { Tables } from '../db/tables.ts';
import { forgetAllAttempts } from '../account/login/loginLock.ts';
import { lockWallet } from '../guard/guardStore.ts';
import { excludeIdentities } from '../players/excludedIdentities.ts';
import type { Identity } from '../players/excludedIdentities.ts';
import type { Secret } from '../players/houseKey.ts';
import { runningStop } from '../protection/stopStore.ts';
import { rowsOf } from './exportPlayer.ts';
import { playerTables } from './playerTables.ts';
import type { PlayerTable } from './playerTables.ts';

type Trx = Transaction<Tables>;

interface Erasing {
  readonly playerId: string;
  /** Who does it; kept with the record of the erasure. */
  readonly staff: string;
  readonly nowMs: number;
  readonly secret: Secret;
}

/** Kept while the player is excluded, so that the same cards cannot be bound to another account. */
const keptWhileExcluded: ReadonlySet<string> = new Set(['bank_card_owner']);

/**
 * Returns the number of changed rows by table. Refuses with StartError, and changes nothing: money on an account, an
 * open bet, an open payment, an account that was erased before.
 */
export function erasePlayer(db: Kysely<Tables>, erasing: Erasing): Promise<Record<string, number>> {
  const { playerId, staff, nowMs, secret } = erasing;
  return db.transaction().execute(async (trx) => {
    // Every movement of money takes this lock, so nothing is posted in between.
    await lockWallet(trx, playerId);
    await requireNothingOpen(trx, playerId, nowMs);
    const stop = await runningStop(trx, playerId, nowMs);
    if (stop !== undefined) await excludeIdentities(trx, secret, await identitiesOf(trx, playerId), stop.untilMs);
    const counts: Record<string, number> = {};
    // Lets this transaction change the trail and delete notes, which are only added otherwise.
    await sql`select set_config('foyer.erasing', 'on', true)`.execute(trx);
    await leaveFilesToJob(trx, erasing);
    await eraseTraces(trx, playerId);
    await eraseAccount(trx, playerId);
    for (const table of playerTables) {
      if (stop !== undefined && keptWhileExcluded.has(table.name)) continue;
      const changed = await eraseRows(trx, table, playerId);
      if (changed > 0) counts[table.name] = changed;
    }
    const row = { player_id: playerId, erased_ms: nowMs, staff, counts: JSON.stringify(counts) };
    await trx.insertInto('erased_player').values(row).execute();
    return counts;
  });
}

/** Pictures outside the database are deleted by the job `uploads.clear`, which repeats it until their store confirms. */
async function leaveFilesToJob(trx: Trx, { playerId, nowMs }: Erasing): Promise<void> {
  await sql`
    insert into upload_intent (player_id, upload_id, extension, store, created_ms)
    select player_id, upload_id, extension, store, ${nowMs}::bigint from upload
    where player_id = ${playerId} and store <> 'database'
    on conflict do nothing`.execute(trx);
}

async function requireNothingOpen(trx: Trx, playerId: string, nowMs: number): Promise<void> {
  const { rows } = await sql<{ what: string }>`
    select 'was erased already' as what from erased_player where player_id = ${playerId}
    union all
    select 'has money in ' || account from balance where player_id = ${playerId} and amount_satang <> 0
    union all
    select 'has an open bet, ' || bet_order_no from bet
      where player_id = ${playerId} and not is_settled and voided_ms is null
    union all
    select 'has an open deposit, ' || order_no from deposit_order
      where player_id = ${playerId} and status = 0 and expires_ms > ${nowMs}
    union all
    select 'has an open withdrawal, ' || order_no from withdrawal
      where player_id = ${playerId} and finished_ms is null
    union all
    select 'has an open offer, ' || offer_no from reserve_offer where player_id = ${playerId} and state = 'open'
    limit 1`.execute(trx);
  if (rows[0] !== undefined) throw new StartError(`The player ${rows[0].what}: nothing was erased.`);
}

async function identitiesOf(trx: Trx, playerId: string): Promise<Identity[]> {
  const { mobile_phone, email } = await trx
    .selectFrom('player')
    .select(['mobile_phone', 'email'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  const all: Identity[] = [
    { kind: 'phone', value: mobile_phone },
    { kind: 'email', value: email },
  ];
  return all.filter(({ value }) => value !== '');
}

/** Rows that name the player by account, phone or address instead of by id. */
async function eraseTraces(trx: Trx, playerId: string): Promise<void> {
  const { user_account: account } = await trx
    .selectFrom('player')
    .select('user_account')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  await forgetAllAttempts({ db: trx }, account);
  await trx.updateTable('fish_king').set({ user_account: '' }).where('user_account', '=', account).execute();
  for (const { value } of await identitiesOf(trx, playerId))
    await trx.deleteFrom('guest_code').where('target', '=', value).execute();
}

/** The account stays as a row that nobody can log in to. */
async function eraseAccount(trx: Trx, playerId: string): Promise<void> {
  const nothing = { mobile_phone: '', real_name: '', email: '', qq: '', we_chat: '', nickname: '', birthday: '' };
  await trx
    .updateTable('player')
    .set({ ...nothing, user_account: `erased${playerId}`, status: 'disabled', agent_code: '' })
    .set({ password_hash: '', withdraw_password_hash: '' })
    .set({ is_phone_verified: false, is_name_verified: false, is_email_verified: false })
    .where('player_id', '=', playerId)
    .execute();
}

async function eraseRows(trx: Trx, table: PlayerTable, playerId: string): Promise<number> {
  if (table.erasure === 'kept') return 0;
  const where = rowsOf(table, playerId);
  const name = sql.table(table.name);
  const change =
    table.erasure === 'deleted'
      ? sql`delete from ${name} where ${where}`
      : sql`update ${name} set ${sql.join(
          Object.entries(table.erasure).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
        )} where ${where}`;
  return Number((await change.execute(trx)).numAffectedRows ?? 0n);
}
