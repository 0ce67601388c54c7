/**
 * Acts under an Idempotency-Key: the same key of the same person gets the same reply, and acts once. If a process died
 * in between, a repeat acts again; every act finds what an earlier try has done.
 */
import { createHash } from 'node:crypto';
import { idempotencyHeader } from '@foyer/contract/desk/deskCall.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../house.ts';
import { actOf, claimAct, deleteOldActs, keepReply, releaseAct, takeOverAct } from '../../staff/actStore.ts';
import type { ActName } from '../../staff/actStore.ts';
import { DeskRefusal } from './deskRefusal.ts';

/** The longest that a request may take; a process that has not answered by then is gone. */
const abandonedMs = 2 * 60_000;
const keptMs = 7 * 86_400_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The act that this request runs. Handlers name what they create after its key. */
    act: ActName | undefined;
  }
}

function actNameOf({ actor, headers }: FastifyRequest): ActName | undefined {
  const key = headers[idempotencyHeader];
  if (actor === undefined) return undefined;
  // A system may leave it out. Most acts decide something once, whatever is repeated.
  if (key === undefined && actor.kind === 'key') return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) throw new DeskRefusal('keyMissing');
  return { actor: actor.kind === 'staff' ? actor.staffId : `key ${actor.name}`, act_key: key };
}

/** Replies with what was answered before, and returns once that is sent; otherwise the act may run. */
export async function claimOnce(house: House, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const named = request.method === 'POST' ? actNameOf(request) : undefined;
  if (named === undefined) return undefined;
  const callName = `${request.method} ${request.url}`;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .digest();
  const nowMs = house.now();
  if (house.random.bytes(1)[0] === 0) await deleteOldActs(house.db, nowMs - keptMs);
  if (!(await claimAct(house.db, named, { callName, bodyHash, nowMs }))) {
    const row = await actOf(house.db, named);
    if (row === undefined) throw new DeskRefusal('requestInFlight');
    if (row.call_name !== callName || !row.body_hash.equals(bodyHash)) throw new DeskRefusal('keyReused');
    if (row.reply !== null) {
      request.isTrailWritten = true;
      return reply
        .code(row.status ?? 200)
        .header('idempotency-hit', '1')
        .type('application/json; charset=utf-8')
        .send(row.reply);
    }
    if (nowMs - row.started_ms < abandonedMs || !(await takeOverAct(house.db, row, nowMs)))
      throw new DeskRefusal('requestInFlight');
  }
  request.act = named;
  return undefined;
}

/** Keeps the reply of the act. After an unexpected error the outcome is unknown, and a repeat may act again. */
export async function keepOnce(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<void> {
  const named = request.act;
  if (named === undefined) return;
  try {
    if (reply.statusCode >= 500) await releaseAct(house.db, named);
    else await keepReply(house.db, named, reply.statusCode, typeof payload === 'string' ? payload : '{}');
  } catch (error) {
    request.log.error({ err: error }, 'the reply of an act was not stored');
  }
}
