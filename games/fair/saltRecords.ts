/** Checks where a chain's salt came from and that the chain is in the public list, from what the house publishes. F03 */
import { bodyOf, entryHash, firstHash } from './anchorList.ts';
import type { ListEntry } from './anchorList.ts';
import { areLeavesOf, verifySalt } from './salt.ts';
import type { SaltClaim } from './salt.ts';

/** A salt as its proof states it: with its kind, and the number of the chain's entry in the list. */
export interface StatedSalt extends SaltClaim {
  readonly kind: string;
  readonly entryNo: number;
}

/** A chain as its proof states it. */
export interface StatedChain {
  /** As in the list: `table:game`, `lottery:code` or `sport:id`. */
  readonly name: string;
  readonly anchor: string;
  readonly publishedMs: number;
  readonly salt: StatedSalt;
}

/** What the house publishes besides the proof itself. */
export interface PublicRecords {
  /** All leaves of the salt's day. */
  readonly leaves: readonly string[];
  /** Entries of the list from the one before the chain's on; from the first if there is none before. */
  readonly entries: readonly ListEntry[];
}

export interface SaltCheck {
  /** The salt follows from its sources, and was fixed after the anchor and before the event began. */
  readonly isInOrder: boolean;
  /** The leaves of all seeds are published and give the salt's hash. */
  readonly areSeedsPublic: boolean;
  /** The list names the chain's anchor with its day, and the entries that follow it are linked to it. */
  readonly isListed: boolean;
}

export const isSound = ({ isInOrder, areSeedsPublic, isListed }: SaltCheck): boolean =>
  isInOrder && areSeedsPublic && isListed;

/** Whether the chain has a salt that is fixed. */
export const isSalted = ({ kind }: Pick<StatedSalt, 'kind'>): boolean =>
  kind === 'pulse' || kind === 'players' || kind === 'nobody';

function isInList(chain: StatedChain, entries: readonly ListEntry[]): boolean {
  const { entryNo, saltDay } = chain.salt;
  const at = entries.findIndex((entry) => entry.entryNo === entryNo);
  const entry = entries[at];
  const body = entry && bodyOf(entry.body);
  if (body?.kind !== 'anchor' || entry?.publishedMs !== chain.publishedMs) return false;
  const isNamed =
    body.chain === chain.name &&
    body.anchor === chain.anchor &&
    body.saltDay === (isSalted(chain.salt) ? saltDay : undefined);
  const linked = entries.slice(at).every((each, place) => {
    const before = entryNo === 1 && place === 0 ? firstHash : entries[at + place - 1]?.hash;
    return before !== undefined && entryHash(before, each) === each.hash;
  });
  return isNamed && linked;
}

/** `startMs`: when bets on the event were first taken, or when it began. */
export function checkSalt(chain: StatedChain, startMs: number, { leaves, entries }: PublicRecords): SaltCheck {
  return {
    isInOrder: verifySalt(chain.salt, { publishedMs: chain.publishedMs, startMs }) === 'holds',
    areSeedsPublic: areLeavesOf(leaves, chain.salt),
    isListed: isInList(chain, entries),
  };
}
