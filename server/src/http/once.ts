/**
 * Money requests happen once: the client's own id of a request, its body's hash and its final reply are kept, and the
 * same id again answers the same. Final is a success or a typed refusal. Whatever is thrown is unknown: nothing is kept,
 * and the same id again goes on where the first try stopped, under the same keys of the ledger. L04, L05, L06
 */
import { createHash } from 'node:crypto';
import type { House } from '../house.ts';
import type { Decision } from './context.ts';
import { Refusal } from '../refusal.ts';
import * as requests from './moneyRequests.ts';

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

/** What a run of a request comes to; what it throws is unknown. */
export interface Final {
  readonly reply: string;
  /** Nothing has moved, and nothing will. */
  readonly isRefusal: boolean;
}
export type Act = (decision: Decision) => Promise<Final>;

/** One house's money requests; those that run in this process are waited for, not refused. */
export interface Once {
  run(request: MoneyRequest, act: Act): Promise<OnceReply>;
}

/** The ledger's key of a request, and how its orders name it. */
export const moneyKeyOf = ({ callName, requestId }: Pick<MoneyRequest, 'callName' | 'requestId'>): string =>
  `${callName}:${requestId}`;

const hashOf = (request: MoneyRequest): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([request.callName, request.body ?? null]))
    .digest();

export function createOnce(house: House): Once {
  const owner = Buffer.from(house.random.bytes(12)).toString('base64url');
  const running = new Map<string, Promise<string>>();

  async function runHere(request: MoneyRequest, act: Act, decision: Decision): Promise<string> {
    try {
      const { reply, isRefusal } = await act(decision);
      const isKept = isRefusal ? await keepRefusal(request, reply) : await requests.keep(house.db, request, reply);
      if (!isKept) throw new Error(`${moneyKeyOf(request)} has moved money and cannot be refused`);
      return reply;
    } catch (error) {
      // Where even this fails, the next try waits until the request counts as abandoned.
      await requests.release(house.db, request, owner).catch(() => undefined);
      throw error;
    }
  }

  const keepRefusal = (request: MoneyRequest, reply: string): Promise<boolean> =>
    requests.keepRefusal(house.db, request, reply, moneyKeyOf(request));

  async function answer(request: MoneyRequest, bodyHash: Buffer, act: Act): Promise<OnceReply> {
    const nowMs = house.now();
    if (await requests.claim(house.db, request, { bodyHash, owner, nowMs }))
      return {
        reply: await runHere(request, act, { ...requests.decisionOf(request, { decided: undefined }), isAgain: false }),
        isRepeat: false,
      };
    const row = await requests.find(house.db, request);
    if (row === undefined) throw new Refusal('REQUEST_IN_FLIGHT');
    if (!row.body_hash.equals(bodyHash)) throw new Refusal('DUPLICATE_REQUEST');
    if (row.reply !== null) return { reply: row.reply, isRepeat: true };
    const isFree = ['', owner].includes(row.owner) || requests.isAbandoned(house, row);
    if (!isFree || !(await requests.takeOver(house.db, request, row, { owner, nowMs })))
      throw new Refusal('REQUEST_IN_FLIGHT');
    return { reply: await runHere(request, act, requests.decisionOf(request, row)), isRepeat: false };
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
