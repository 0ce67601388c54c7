/**
 * The calls of a provider's server, one declaration each: path, fields, reply and refusals. docs/game-providers.md lists
 * them, and a test compares that page with this list. Amounts are whole satang.
 */
import * as v from 'valibot';
import type { ForeignReason } from './providerRefusals.ts';

/** Ids of the provider's own making; case counts. */
const id = v.pipe(v.string(), v.regex(/^[\w.:@|~+/=-]{1,100}$/));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000_000_000));
const flag = v.optional(v.boolean(), false);
const balance = v.object({ balance: v.number() });

export interface ProviderCall<Q extends v.GenericSchema, S extends v.GenericSchema> {
  readonly path: string;
  readonly does: string;
  readonly request: Q;
  readonly response: S;
  readonly refuses: readonly ForeignReason[];
}

const defineProviderCall = <Q extends v.GenericSchema, S extends v.GenericSchema>(
  call: ProviderCall<Q, S>,
): ProviderCall<Q, S> => call;

export const providerCalls = {
  session: defineProviderCall({
    path: '/provider/session',
    does: 'exchanges the ticket of a launch for a game session, once and within 60 seconds',
    request: v.strictObject({ ticket: id }),
    response: v.object({
      session: v.string(),
      player: v.string(),
      game: v.string(),
      language: v.string(),
      currency: v.string(),
      balance: v.number(),
      /** The minimum time between the starts of two rounds, milliseconds. */
      minCycleMs: v.number(),
      /** The most that the player may stake in one round; null without a cap. */
      maxStake: v.nullable(v.number()),
    }),
    refuses: ['session'],
  }),
  balance: defineProviderCall({
    path: '/provider/balance',
    does: 'returns the balance of the player’s game account',
    request: v.strictObject({ session: id }),
    response: balance,
    refuses: ['session'],
  }),
  debit: defineProviderCall({
    path: '/provider/debit',
    does: 'takes a stake; the first one opens the round. `isFree` marks a free round, whose amount is 0',
    request: v.pipe(
      v.strictObject({ session: id, round: id, transaction: id, amount, isFree: flag }),
      v.check(({ amount: satang, isFree }) => isFree === (satang === 0)),
    ),
    response: balance,
    refuses: ['session', 'closed', 'limit', 'cap', 'soon', 'short', 'roundOver', 'takenBack', 'conflict'],
  }),
  credit: defineProviderCall({
    path: '/provider/credit',
    does: 'pays a win, also after the session has ended. `isJackpot` marks it, `isLast` closes the round',
    request: v.strictObject({ player: id, round: id, transaction: id, amount, isJackpot: flag, isLast: flag }),
    response: balance,
    refuses: ['unknownRound', 'roundOver', 'takenBack', 'conflict'],
  }),
  rollback: defineProviderCall({
    path: '/provider/rollback',
    does: 'takes one transaction back, or the whole round if none is named',
    request: v.strictObject({ player: id, round: id, transaction: v.optional(id) }),
    response: balance,
    refuses: ['unknownPlayer', 'unknownRound', 'short', 'conflict'],
  }),
  endRound: defineProviderCall({
    path: '/provider/endRound',
    does: 'closes a round, so that its bet is settled',
    request: v.strictObject({ player: id, round: id }),
    response: balance,
    refuses: ['unknownRound'],
  }),
} as const;
export type ProviderCalls = typeof providerCalls;
export type ProviderCallName = keyof ProviderCalls;
export type ProviderRequest<N extends ProviderCallName> = v.InferOutput<ProviderCalls[N]['request']>;
export type ProviderReply<N extends ProviderCallName> = v.InferOutput<ProviderCalls[N]['response']>;
