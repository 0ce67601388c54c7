/** The salt of a hash chain on the wire, and the public list of anchors and salts. F01 */
import { integer, oneOf, record, text, withDefault } from './wire.ts';
import type { Value } from './wire.ts';

/**
 * What keeps the house from choosing a chain's results:
 *
 * - `pulse`: a public pulse after the anchor, and seeds of players. `players`: seeds of players alone.
 * - `nobody`: no player gave a seed that day, so the house knew the salt.
 * - `waiting`: the salt is not fixed yet.
 * - `unwaited`: the chain began before it could have a salt: a game's first one, or the first after a closed house.
 * - `none`: a chain of a house without salts.
 */
export const saltKinds = ['pulse', 'players', 'nobody', 'waiting', 'unwaited', 'none'] as const;

export const chainSalt = record({
  kind: oneOf(saltKinds),
  /** '' unless it is fixed. */
  salt: withDefault(text, ''),
  /** The day whose seeds it is made from; days are numbered without gaps. */
  saltDay: withDefault(integer, 0),
  opensMs: withDefault(integer, 0),
  closesMs: withDefault(integer, 0),
  fixedMs: withDefault(integer, 0),
  /** How many players gave a seed, and the SHA-256 of the sorted hashes of their seeds. */
  seedCount: withDefault(integer, 0),
  leavesHash: withDefault(text, ''),
  /** The value of the public pulse, its time by the beacon's clock, and where it can be read; '' and 0 without one. */
  pulse: withDefault(text, ''),
  pulseMs: withDefault(integer, 0),
  pulseAddress: withDefault(text, ''),
  /** The chain's entry in the list of anchors; 0 if it has none. */
  entryNo: withDefault(integer, 0),
});
export type ChainSalt = Value<typeof chainSalt>;

export const noSalt: ChainSalt = {
  kind: 'none',
  salt: '',
  saltDay: 0,
  opensMs: 0,
  closesMs: 0,
  fixedMs: 0,
  seedCount: 0,
  leavesHash: '',
  pulse: '',
  pulseMs: 0,
  pulseAddress: '',
  entryNo: 0,
};
