/** Checks where a draw's salt came from and that its chain is in the public list, from what the house publishes. */
import type { ChainSalt } from '@foyer/contract/chainSalt.ts';
import type { LotteryChain } from '@foyer/contract/lottery/draws.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import type { AnchorEntry } from '@foyer/contract/site/anchors.ts';
import { bodyOf, entryHash, firstHash } from '@foyer/games/fair/anchorList.ts';
import { areLeavesOf, verifySalt } from '@foyer/games/fair/salt.ts';

/** What the house publishes besides the proof itself. */
export interface PublicRecords {
  /** All leaves of the salt's day. */
  readonly leaves: readonly string[];
  /** Entries of the list from the one before the chain's on; from the first if there is none before. */
  readonly entries: readonly AnchorEntry[];
}

export interface SaltCheck {
  /** The salt follows from its sources, and was fixed after the anchor and before the draw opened. */
  readonly isInOrder: boolean;
  /** The leaves of all seeds are published and give the salt's hash. */
  readonly areSeedsPublic: boolean;
  /** The list names the chain's anchor with its day, and the entries that follow it are linked to it. */
  readonly isListed: boolean;
}

export const isSound = ({ isInOrder, areSeedsPublic, isListed }: SaltCheck): boolean =>
  isInOrder && areSeedsPublic && isListed;

/** Whether the chain has a salt that is fixed. */
export const isSalted = ({ kind }: ChainSalt): boolean => kind === 'pulse' || kind === 'players' || kind === 'nobody';

function isInList(code: LotteryCode, chain: LotteryChain, entries: readonly AnchorEntry[]): boolean {
  const { entryNo, saltDay } = chain.salt;
  const at = entries.findIndex((entry) => entry.entryNo === entryNo);
  const entry = entries[at];
  const body = entry && bodyOf(entry.body);
  if (body?.kind !== 'anchor' || entry?.publishedMs !== chain.publishedMs) return false;
  const isNamed =
    body.chain === `lottery:${code}` &&
    body.anchor === chain.anchor &&
    body.saltDay === (isSalted(chain.salt) ? saltDay : undefined);
  const linked = entries.slice(at).every((each, place) => {
    const before = entryNo === 1 && place === 0 ? firstHash : entries[at + place - 1]?.hash;
    return before !== undefined && entryHash(before, each) === each.hash;
  });
  return isNamed && linked;
}

/** `openMs`: when bets on the draw were first taken. */
export function checkSalt(
  code: LotteryCode,
  chain: LotteryChain,
  openMs: number,
  { leaves, entries }: PublicRecords,
): SaltCheck {
  return {
    isInOrder: verifySalt(chain.salt, { publishedMs: chain.publishedMs, startMs: openMs }) === 'holds',
    areSeedsPublic: areLeavesOf(leaves, chain.salt),
    isListed: isInList(code, chain, entries),
  };
}
