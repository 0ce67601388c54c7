/**
 * Money requests happen once: the client's own id of a request, its body's hash and the first reply are kept, and the
 * same id again answers the same. L04, L05, L06
 */
import { createHash } from 'node:crypto';
import type { House } from './context.ts';
import { Refusal } from './context.ts';

/** After this long an unanswered request counts as abandoned by a process that died; the ledger's keys make it safe. */
export const takeOverMs = 30_000;

export interface MoneyRequest {
  readonly playerId: string;
  readonly requestId: string;
  readonly callName: string;
  /** What the player asked for, without what surrounds every request. */
  readonly body: unknown;
}

export interface OnceReply {
  readonly reply: string;
  readonly isRepeat: boolean;
}

/** One house's money requests; those that run in this process are waited for, not refused. */
export interface Once {
  run(request: MoneyRequest, act: () => Promise<string>): Promise<OnceReply>;
}

const hashOf = (request: MoneyRequest): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([request.callName, request.body ?? null]))
    .digest();

export function createOnce(house: House): Once {
  const owner = Buffer.from(house.random.bytes(12)).toString('base64url');
  const running = new Map<string, Promise<string>>();

  async function claim(request: MoneyRequest, bodyHash: Buffer): Promise<boolean> {
    const claimed = await house.db
      .insertInto('money_request')
      .values({
        player_id: request.playerId,
        request_id: request.requestId,
        call_name: request.callName,
        body_hash: bodyHash,
        owner,
        started_ms: house.now(),
      })
      .onConflict((conflict) => conflict.columns(['player_id', 'request_id']).doNothing())
      .executeTakeFirst();
    return claimed.numInsertedOrUpdatedRows === 1n;
  }

  /** Takes an unanswered request over from a process that died; only one taker wins. */
  async function takeOver(request: MoneyRequest, startedMs: number): Promise<boolean> {
    const taken = await house.db
      .updateTable('money_request')
      .set({ owner, started_ms: house.now() })
      .where('player_id', '=', request.playerId)
      .where('request_id', '=', request.requestId)
      .where('started_ms', '=', startedMs)
      .where('reply', 'is', null)
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n;
  }

  const earlier = (request: MoneyRequest) =>
    house.db
      .selectFrom('money_request')
      .select(['body_hash', 'owner', 'started_ms', 'reply'])
      .where('player_id', '=', request.playerId)
      .where('request_id', '=', request.requestId)
      .executeTakeFirst();

  async function runHere(request: MoneyRequest, act: () => Promise<string>): Promise<string> {
    const reply = await act();
    await house.db
      .updateTable('money_request')
      .set({ reply })
      .where('player_id', '=', request.playerId)
      .where('request_id', '=', request.requestId)
      .execute();
    return reply;
  }

  async function answer(request: MoneyRequest, bodyHash: Buffer, act: () => Promise<string>): Promise<OnceReply> {
    if (await claim(request, bodyHash)) return { reply: await runHere(request, act), isRepeat: false };
    const row = await earlier(request);
    if (row === undefined) throw new Refusal('REQUEST_IN_FLIGHT');
    if (!row.body_hash.equals(bodyHash)) throw new Refusal('DUPLICATE_REQUEST');
    if (row.reply !== null) return { reply: row.reply, isRepeat: true };
    const isAbandoned = row.owner === owner || house.now() - row.started_ms >= takeOverMs;
    if (!isAbandoned || !(await takeOver(request, row.started_ms))) throw new Refusal('REQUEST_IN_FLIGHT');
    return { reply: await runHere(request, act), isRepeat: false };
  }

  return {
    async run(request, act) {
      const bodyHash = hashOf(request);
      const key = `${request.playerId} ${request.requestId} ${bodyHash.toString('base64')}`;
      const first = running.get(key);
      if (first !== undefined) return { reply: await first, isRepeat: true };
      const mine = answer(request, bodyHash, act);
      running.set(
        key,
        mine.then((done) => done.reply),
      );
      running.get(key)?.catch(() => undefined);
      try {
        return await mine;
      } finally {
        running.delete(key);
      }
    },
  };
}
