/**
 * The border between the house and its database, where a simulation lets things fail. Statements of one delivery are sent
 * one after the other, so that the same seed meets the same statement at the same place. Statements outside of a delivery
 * pass untouched.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';

/** What can happen at one statement. */
export type Mishap =
  | { readonly kind: 'not sent' | 'reply lost' | '40001' }
  | { readonly kind: 'cut' | 'crash'; readonly isSent: boolean }
  | { readonly kind: 'held' }
  | { readonly kind: 'clock'; readonly jump: () => void };

export interface Plan {
  readonly mishap: Mishap;
  /** Counted from 1. */
  readonly at: number;
}

/** The process has ended: it says nothing more and hears nothing more. */
export class ProcessEnded extends Error {}

/** One run of one request in one process. */
export interface Delivery {
  readonly plan: Plan | undefined;
  /** Statements so far, and whether the plan's mishap has happened. */
  count: number;
  hasHit: boolean;
  isDead: boolean;
  /** Transactions, leases and turns that are open: another process would wait for them. */
  holding: number;
  isInTurn: boolean;
  last: Promise<unknown>;
  /** Resolves when the delivery is held at its statement. */
  readonly reached: PromiseWithResolvers<void>;
  readonly released: PromiseWithResolvers<void>;
}

export function delivery(plan?: Plan): Delivery {
  return {
    plan,
    count: 0,
    hasHit: false,
    isDead: false,
    holding: 0,
    isInTurn: false,
    last: Promise.resolve(),
    reached: Promise.withResolvers(),
    released: Promise.withResolvers(),
  };
}

type Heard = (error: unknown, result?: unknown) => void;
type Query = (this: Client, ...given: unknown[]) => unknown;
type Send = () => Promise<unknown>;

const current = new AsyncLocalStorage<Delivery>();
export const within = <T>(run: Delivery, act: () => Promise<T>): Promise<T> => current.run(run, act);

const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : ((given as { text?: string }).text ?? '');

const coded = (message: string, code: string): Error => Object.assign(new Error(message), { code });
const lost = () => coded('canceling statement due to statement timeout', '57014');
const serialization = () => coded('could not serialize access due to concurrent update', '40001');
const gone = () => new Error('Connection terminated unexpectedly');

const isBegin = (text: string): boolean => text === 'begin' || text.startsWith('start transaction');
const isEnd = (text: string): boolean => text === 'commit' || text === 'rollback';
/** Each new connection of the ledger begins with this one. */
const isSetUp = (text: string): boolean => text.startsWith('set plan_cache_mode');

/** Notes what the delivery holds, so that it is held only where no other process has to wait for it. */
function note(run: Delivery, text: string): void {
  if (isBegin(text) || text.includes('insert into step_lease')) run.holding += 1;
  if (isEnd(text) || text.startsWith('delete from "step_lease"')) run.holding -= 1;
  if (text.startsWith('select "seq" from "wallet"')) run.isInTurn = true;
  if (text.includes('with asked as materialized')) run.isInTurn = false;
}

/** The first statement of a player's turn, and those with which the ledger reads a movement back before it ends. */
const isOfTurn = (text: string): boolean =>
  text.startsWith('select "seq" from "wallet"') ||
  text.startsWith('select "id", "seq", "request_hash" from "movement"') ||
  text.startsWith('select "account", "balance_satang" from "entry"');

const canHold = (run: Delivery, text: string): boolean =>
  run.holding <= 0 && !run.isInTurn && !isOfTurn(text) && !isBegin(text) && !text.includes('step_lease');

async function cut(client: Client): Promise<never> {
  const ended = new Promise<void>((done) => client.once('end', () => done()));
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  await ended;
  throw gone();
}

async function meet(run: Delivery, mishap: Mishap, client: Client, text: string, send: Send): Promise<unknown> {
  switch (mishap.kind) {
    case 'not sent':
      throw lost();
    case '40001':
      throw serialization();
    case 'reply lost':
      // A lost reply to `begin` is a lost connection, whose transaction has done nothing yet.
      if (!isBegin(text)) await send();
      throw lost();
    case 'cut':
      if (mishap.isSent) await send();
      return cut(client);
    case 'crash':
      // A transaction that has only begun ends with its process; here nobody would roll it back.
      if (mishap.isSent && !isBegin(text)) await send();
      run.isDead = true;
      throw new ProcessEnded('the process has ended');
    case 'held':
      run.reached.resolve();
      await run.released.promise;
      return send();
    case 'clock':
      mishap.jump();
      return send();
  }
}

async function pass(run: Delivery, client: Client, text: string, send: Send): Promise<unknown> {
  // The server rolls back what a dead process had open.
  if (run.isDead && text === 'rollback') return send();
  if (run.isDead) throw new ProcessEnded('the process has ended');
  run.count += 1;
  const { plan } = run;
  const isDue = plan !== undefined && !run.hasHit && run.count >= plan.at;
  // A client that cannot roll back is not given back, so that nobody ever waits for that reply.
  const isSpared = text === 'rollback' || (plan?.mishap.kind === 'held' && !canHold(run, text));
  if (!isDue || isSpared) {
    const result = await send();
    note(run, text);
    return result;
  }
  run.hasHit = true;
  return meet(run, plan.mishap, client, text, async () => {
    const result = await send();
    note(run, text);
    return result;
  });
}

/** One statement after the other. */
async function inLine(run: Delivery, client: Client, text: string, send: Send): Promise<unknown> {
  const before = run.last;
  const { promise, resolve } = Promise.withResolvers<void>();
  run.last = promise;
  await before;
  try {
    return await pass(run, client, text, send);
  } finally {
    resolve();
  }
}

/** Stands between every connection of this process and its server until `stop`. */
export function watchWire(): { readonly stop: () => void } {
  const prototype = Client.prototype as unknown as { query: Query };
  const { query: live } = prototype;
  prototype.query = function watched(this: Client, ...given: unknown[]): unknown {
    const run = current.getStore();
    const text = textOf(given[0]);
    if (run === undefined || isSetUp(text)) return live.apply(this, given);
    const heard = typeof given.at(-1) === 'function' ? (given.at(-1) as Heard) : undefined;
    const asked = heard === undefined ? given : given.slice(0, -1);
    const send = () =>
      new Promise<unknown>((resolve, reject) => {
        live.apply(this, [...asked, (error: unknown, result: unknown) => (error ? reject(error) : resolve(result))]);
      });
    const answer = inLine(run, this, text, send);
    if (heard === undefined) return answer;
    return void answer.then(
      (result) => heard(null, result),
      (error: unknown) => heard(error),
    );
  };
  return {
    stop: () => {
      prototype.query = live;
    },
  };
}
