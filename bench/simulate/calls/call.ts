/** A player's call as the house's own route runs it, without its HTTP: once per request id, by the house's handler. */
import type { Call, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { defaultLang } from '@foyer/contract/form.ts';
import { handlers } from '@foyer/house/handlers.ts';
import { noDecision } from '@foyer/house/http/context.ts';
import type { Context } from '@foyer/house/http/context.ts';
import { moneyKeyOf } from '@foyer/house/http/once.ts';
import { Refusal } from '@foyer/house/refusal.ts';
import type { Answer } from '../operation.ts';
import type { Process } from '../world.ts';

type AnyContext = Context<never, string>;
type AnyHandler = (context: AnyContext, request: unknown) => Promise<unknown>;
const handlerOf = (call: Call): AnyHandler => {
  const handler = (handlers as unknown as Record<string, AnyHandler | undefined>)[call.name];
  if (handler === undefined) throw new Error(`no handler for ${call.name}`);
  return handler;
};

const cookies = { open: () => undefined, close: () => undefined, takeThirdParty: () => '', openAgent: () => undefined };

function contextOf({ house }: Process, playerId: string): AnyContext {
  return {
    house,
    lang: defaultLang,
    deviceId: 'simulation',
    ip: '10.0.0.1',
    origin: 'http://house',
    userAgent: '',
    requestId: '',
    moneyKey: '',
    decision: noDecision,
    playerId,
    sessionId: 'simulation',
    now: house.now,
    made: {},
    spoken: { words: '' },
    refuse(name, args): never {
      throw new Refusal(name, args);
    },
    cookies,
    file: undefined,
  };
}

/** A call that moves no money, for what an operation needs before it. */
export const ask = async <C extends Call>(
  process: Process,
  playerId: string,
  call: C,
  request: RequestOf<C>,
): Promise<ResponseOf<C>> =>
  (await handlerOf(call)({ ...contextOf(process, playerId), isSeeding: true }, request)) as ResponseOf<C>;

export interface MoneyCall<C extends Call> {
  readonly playerId: string;
  readonly requestId: string;
  readonly call: C;
  readonly request: RequestOf<C>;
}

/** What the house answers now is not final: the same request is sent again later. */
const passing = new Set<Refusal['reason']>(['REQUEST_IN_FLIGHT', 'BUSY', 'TOO_MANY_REQUESTS']);

/** Sends a money call to a process; throws where its outcome stays unknown. L04 to L06 */
export async function send<C extends Call>(process: Process, asked: MoneyCall<C>): Promise<Answer> {
  const { playerId, requestId, call, request } = asked;
  const write = { playerId, requestId, callName: call.name, body: call.request.encode(request) };
  const context = contextOf(process, playerId);
  try {
    const { reply } = await process.once.run(write, async (decision) => {
      try {
        const mine = { ...context, moneyKey: moneyKeyOf(write), decision, made: {} };
        const data = await handlerOf(call)(mine, request);
        return { reply: JSON.stringify({ data: data ?? null }), isRefusal: false };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { reply: JSON.stringify({ refusal: error.reason }), isRefusal: true };
      }
    });
    const body = JSON.parse(reply) as { data?: unknown; refusal?: Refusal['reason'] };
    return { refusal: body.refusal, data: body.data };
  } catch (error) {
    if (error instanceof Refusal && !passing.has(error.reason)) return { refusal: error.reason, data: undefined };
    throw error;
  }
}

/** Runs what the house does by itself, or a game's window asks for: its own rows say whether it was done. */
export async function run(act: () => Promise<unknown>): Promise<Answer> {
  try {
    return { refusal: undefined, data: await act() };
  } catch (error) {
    if (error instanceof Refusal && !passing.has(error.reason)) return { refusal: error.reason, data: undefined };
    throw error;
  }
}
