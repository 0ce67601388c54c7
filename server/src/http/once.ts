/**
 * Idempotent money requests. The house stores the client's request id, a hash of the body and the final reply; a repeat
 * of the id gets the same reply. A success or a typed refusal is final. Any other error leaves the outcome unknown:
 * nothing is stored, and a repeat continues where the first try stopped, under the same ledger keys. L04, L05, L06
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
  /** The call's own fields, without those common to every request. */
  readonly body: unknown;
}

export interface OnceReply {
  readonly reply: string;
  readonly isRepeat: boolean;
}

/** Final result of a request. If the run throws instead, the outcome is unknown. */
export interface Final {
  readonly reply: string;
  /** True if no money has moved and none will. */
  readonly isRefusal: boolean;
  /** True if the call has stored the reply itself. */
  readonly isKept?: boolean;
}
export type Act = (decision: Decision) => Promise<Final>;

/** Runs the money requests of one house. A repeat of a request that runs in this process waits for its reply. */
export interface Once {
  run(request: MoneyRequest, act: Act): Promise<OnceReply>;
}

/** Returns the key of a request in the ledger. Orders store the same key. */
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
      const final = await act(decision);
      if (!(await isStored(request, final)))
        throw new Error(`${moneyKeyOf(request)} has moved money and cannot be refused`);
      return final.reply;
    } catch (error) {
      // If the release fails too, repeats are refused until the request counts as abandoned.
      await requests.release(house.db, request, owner).catch(() => undefined);
      throw error;
    }
  }

  async function isStored(request: MoneyRequest, { reply, isRefusal, isKept = false }: Final): Promise<boolean> {
    if (isRefusal) return requests.keepRefusal(house.db, request, reply, moneyKeyOf(request));
    return isKept || requests.keep(house.db, request, reply);
  }

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
