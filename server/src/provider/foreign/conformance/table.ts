/**
 * What a house must answer to a provider: the cases of the conformance run. Each plays a round of its own and compares
 * replies and balances. docs/game-providers.md
 */
import type { ProviderCallName } from '@foyer/contract/provider/providerCalls.ts';

/** A reply in short: the balance, or the refusal. */
export type Answer = number | string;

/** Calls to the house under test, with ids that no earlier run has used. */
export interface Table {
  readonly player: string;
  readonly session: string;
  send(call: ProviderCallName, fields: object, forged?: 'key' | 'time' | 'body'): Promise<Answer>;
  balance(): Promise<number>;
  debit(transaction: string, amount: number, more?: object): Promise<Answer>;
  credit(transaction: string, amount: number, more?: object): Promise<Answer>;
  /** One transaction, or the whole round. */
  back(transaction?: string): Promise<Answer>;
  end(): Promise<Answer>;
}

export interface Compared {
  readonly what: string;
  readonly wanted: unknown;
  readonly got: unknown;
}
export type Compare = (what: string, got: unknown, wanted: unknown) => void;

export interface Case {
  readonly name: string;
  readonly play: (table: Table, compare: Compare) => Promise<void>;
}

/** The same call at once. */
export const eight = <T>(send: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 8 }, send));
export const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
