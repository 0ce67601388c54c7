/**
 * Hash chains of lottery draws, table rounds and matches, created and published before the first event on them. A chain
 * commits the house to its results before any bet. Secrets are encrypted at rest. People with access to the
 * house's key can still compute future results and must not bet. F01
 */
import type { House } from '../house.ts';
import { linkAt } from './chainLinks.ts';

/** The columns that every table of chains has. */
export interface HashChain {
  /** Counts the chains of one game from 0. */
  readonly chain_no: number;
  /** The first event on the chain: a draw, a round, a match. */
  readonly first_index: number;
  /** How many events it carries. */
  readonly length: number;
  /** The seed of the last event, 64 hex digits, from which all others follow. */
  readonly secret: string;
  /** What is published: the hash of the first event's seed. */
  readonly anchor: string;
  readonly published_ms: number;
}

/** The index after the last event on the chain. */
export const endOf = ({ first_index, length }: HashChain): number => first_index + length;

/** The chain of an event; undefined for an event before the first chain or after the last. */
export const chainAt = <C extends HashChain>(chains: readonly C[], index: number): C | undefined =>
  chains.findLast((chain) => index >= chain.first_index && index < endOf(chain));

/** Which event of its chain it is, from 1. */
export const positionIn = (chain: HashChain, index: number): number => index - chain.first_index + 1;

/** A new chain that follows `last`, or begins at `firstIndex`. It counts once it is stored. */
export function newChain(
  { random, now }: Pick<House, 'random' | 'now'>,
  last: HashChain | undefined,
  { firstIndex, length }: { readonly firstIndex: number; readonly length: number },
): HashChain {
  const secret = Buffer.from(random.bytes(32)).toString('hex');
  return {
    chain_no: last === undefined ? 0 : last.chain_no + 1,
    first_index: firstIndex,
    length,
    secret,
    anchor: linkAt({ secret, length }, 0),
    published_ms: now(),
  };
}
