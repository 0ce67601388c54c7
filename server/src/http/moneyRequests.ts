/** SQL of money requests: their current owner, their decision and their final reply. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { gathered } from '../db/gathered.ts';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { noDecision } from './context.ts';
import type { Decision } from './context.ts';

/**
 * An unanswered request this old counts as abandoned by a crashed process. If it still runs, the ledger's keys prevent
 * a double booking.
 */
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
  /** '' if the last try ended without a reply. */
  readonly owner: string;
  readonly started_ms: number;
  readonly reply: string | null;
  readonly decided: Decision['made'];
}

/** Text cannot contain the character between the two. */
const nameOf = ({ playerId, requestId }: RequestKey): string => `${playerId}\0${requestId}`;

type NewRequest = NamedKey & Worker & { readonly bodyHash: Buffer; readonly reply?: string | null };

const claims = gathered(async (db, asked: readonly NewRequest[]): Promise<boolean[]> => {
  // In one order in every process, so that two of them cannot wait for each other's rows.
  const sorted = asked.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  // The text is the same for any number of rows: one with a parameter for each value takes long to make and to parse.
  const { rows: claimed } = await sql<{ player_id: string; request_id: string }>`
    insert into money_request (player_id, request_id, call_name, body_hash, owner, started_ms, reply)
    select * from unnest(${sorted.map(({ playerId }) => playerId)}::text[], ${sorted.map(({ requestId }) => requestId)}::text[],
                         ${sorted.map(({ callName }) => callName)}::text[], ${sorted.map(({ bodyHash }) => bodyHash)}::bytea[],
                         ${sorted.map(({ owner }) => owner)}::text[], ${sorted.map(({ nowMs }) => nowMs)}::bigint[],
                         ${sorted.map(({ reply }) => reply)}::text[])
    on conflict (player_id, request_id) do nothing
    returning player_id, request_id`.execute(db);
  const left = new Set(
    claimed.map(({ player_id, request_id }) => nameOf({ playerId: player_id, requestId: request_id })),
  );
  // Of two callers with one id, the row of the first was inserted: sorting keeps their order.
  return asked.map((key) => left.delete(nameOf(key)));
});

/** Inserts a request. Returns false if its id was used before. */
export const claim = (db: Db, key: NamedKey, worker: Omit<NewRequest, keyof NamedKey>): Promise<boolean> =>
  claims(db, { ...key, ...worker });

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

/** Takes over an unanswered request. Only one of several concurrent callers succeeds. */
export async function takeOver(db: Db, key: RequestKey, found: RequestRow, { owner, nowMs }: Worker): Promise<boolean> {
  const taken = await open(db, key)
    .set({ owner, started_ms: nowMs })
    .where('owner', '=', found.owner)
    .where('started_ms', '=', found.started_ms)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Releases a request whose try ended without a reply, so that the next repeat continues it. */
export async function release(db: Db, key: RequestKey, owner: string): Promise<void> {
  await open(db, key).set({ owner: '' }).where('owner', '=', owner).execute();
}

/** Closes a request that had no effect and is not being worked on. Its id is refused as a duplicate from then on. */
export async function close(db: Db, key: RequestKey, found: RequestRow, bodyHash: Buffer): Promise<boolean> {
  const closed = await open(db, key)
    .set({ call_name: 'moneyOutcome', body_hash: bodyHash, owner: '', reply: '' })
    .where('owner', '=', found.owner)
    .where('started_ms', '=', found.started_ms)
    .executeTakeFirst();
  return closed.numUpdatedRows === 1n;
}

const replies = gathered(async (db, asked: readonly (NamedKey & { readonly reply: string })[]) => {
  const { rows } = await sql<{ player_id: string; request_id: string }>`
    update money_request set reply = asked.reply, call_name = asked.call_name
    from unnest(${asked.map(({ playerId }) => playerId)}::text[], ${asked.map(({ requestId }) => requestId)}::text[],
                ${asked.map(({ callName }) => callName)}::text[], ${asked.map(({ reply }) => reply)}::text[])
      as asked (player_id, request_id, call_name, reply)
    where money_request.player_id = asked.player_id and money_request.request_id = asked.request_id
    returning money_request.player_id, money_request.request_id`.execute(db);
  const kept = new Set(rows.map(({ player_id, request_id }) => nameOf({ playerId: player_id, requestId: request_id })));
  return asked.map((key) => kept.has(nameOf(key)));
});

/** Stores the final reply of a request. */
export const keep = (db: Db, { playerId, requestId, callName }: NamedKey, reply: string): Promise<boolean> =>
  replies(db, { playerId, requestId, callName, reply });

/**
 * Stores a refusal. It is final only if the request has decided nothing and the ledger has no movement of its key. L06
 */
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

/** Stores a decision within the transaction that makes it. Later steps add their fields. */
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

/** Returns the decision of a request that was tried before. */
export const decisionOf = (key: RequestKey, { decided }: Pick<RequestRow, 'decided'>): Decision => ({
  isAgain: true,
  made: decided,
  make: (within, what) => decide(within, key, what),
  drop: (within) => dropDecision(within, key),
  end: noDecision.end,
});
