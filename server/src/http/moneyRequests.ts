/** SQL of money requests: who works on one, what it has decided, its final reply. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import type { Decision } from './context.ts';

/** After this time an unanswered request counts as abandoned. The ledger's keys make it safe to go on with it. Milliseconds. */
export const takeOverMs = 30_000;

/** True if the process that worked on an unanswered request has crashed: the request is too old, or older than the server. */
export const isAbandoned = (house: House, { started_ms }: Pick<RequestRow, 'started_ms'>): boolean =>
  house.now() - started_ms >= takeOverMs || started_ms < house.aloneSinceMs;

type Db = Kysely<Tables>;
export interface RequestKey {
  readonly playerId: string;
  readonly requestId: string;
}
export interface NamedKey extends RequestKey {
  readonly callName: string;
}
interface Worker {
  readonly owner: string;
  readonly nowMs: number;
}
export interface RequestRow {
  readonly call_name: string;
  readonly body_hash: Buffer;
  /** '' where its last try ended without an answer. */
  readonly owner: string;
  readonly started_ms: number;
  readonly reply: string | null;
  readonly decided: Decision['made'];
}

/** False where the id was used before. */
export async function claim(
  db: Db,
  { playerId, requestId, callName }: NamedKey,
  { bodyHash, owner, nowMs, reply = null }: Worker & { readonly bodyHash: Buffer; readonly reply?: string | null },
): Promise<boolean> {
  const claimed = await db
    .insertInto('money_request')
    .values({
      player_id: playerId,
      request_id: requestId,
      call_name: callName,
      body_hash: bodyHash,
      owner,
      started_ms: nowMs,
      reply,
      decided: null,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'request_id']).doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

export async function find(db: Db, { playerId, requestId }: RequestKey): Promise<RequestRow | undefined> {
  const row = await db
    .selectFrom('money_request')
    .select(['call_name', 'body_hash', 'owner', 'started_ms', 'reply', 'decided'])
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row && { ...row, decided: row.decided ?? undefined };
}

const open = (db: Db, { playerId, requestId }: RequestKey) =>
  db
    .updateTable('money_request')
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .where('reply', 'is', null);

/** Takes an unanswered request over; only one taker wins. */
export async function takeOver(db: Db, key: RequestKey, found: RequestRow, { owner, nowMs }: Worker): Promise<boolean> {
  const taken = await open(db, key)
    .set({ owner, started_ms: nowMs })
    .where('owner', '=', found.owner)
    .where('started_ms', '=', found.started_ms)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Its try has ended without an answer: whoever asks next goes on with it. */
export async function release(db: Db, key: RequestKey, owner: string): Promise<void> {
  await open(db, key).set({ owner: '' }).where('owner', '=', owner).execute();
}

/** Closes one that has done nothing and that nobody works on: from now on it is a repeat of something else. */
export async function close(db: Db, key: RequestKey, found: RequestRow, bodyHash: Buffer): Promise<boolean> {
  const closed = await open(db, key)
    .set({ call_name: 'moneyOutcome', body_hash: bodyHash, owner: '', reply: '' })
    .where('owner', '=', found.owner)
    .where('started_ms', '=', found.started_ms)
    .executeTakeFirst();
  return closed.numUpdatedRows === 1n;
}

/** The final reply; one that another process has kept meanwhile stays. */
export async function keep(db: Db, { playerId, requestId, callName }: NamedKey, reply: string): Promise<boolean> {
  const kept = await db
    .updateTable('money_request')
    .set({ reply, call_name: callName })
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return kept.numUpdatedRows === 1n;
}

/** A refusal is final only where the request has decided nothing and the ledger does not know its key. L06 */
export async function keepRefusal(db: Db, key: RequestKey, reply: string, moneyKey: string): Promise<boolean> {
  const kept = await open(db, key)
    .set({ reply })
    .where('decided', 'is', null)
    .where((row) => {
      const movements = row.selectFrom('movement').select('id').where('player_id', '=', key.playerId);
      return row.not(row.exists(movements.where('key', '=', moneyKey)));
    })
    .executeTakeFirst();
  return kept.numUpdatedRows === 1n;
}

/** Within the transaction that decides; what belongs to a later step is added. */
async function decide(
  db: Db,
  { playerId, requestId }: RequestKey,
  what: NonNullable<Decision['made']> = {},
): Promise<void> {
  await db
    .updateTable('money_request')
    .set({ decided: sql`coalesce(decided, '{}') || ${JSON.stringify(what)}::jsonb` })
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .execute();
}

async function dropDecision(db: Db, key: RequestKey): Promise<void> {
  await open(db, key).set({ decided: null }).execute();
}

/** The decision of a request that was tried before. */
export const decisionOf = (key: RequestKey, { decided }: Pick<RequestRow, 'decided'>): Decision => ({
  isAgain: true,
  made: decided,
  make: (within, what) => decide(within, key, what),
  drop: (within) => dropDecision(within, key),
});
