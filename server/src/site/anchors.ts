/** The public list of anchors and salts. F01 */
import { anchorsPerPage, leavesPerPage } from '@foyer/contract/site/anchors.ts';
import type { calls } from '@foyer/contract/calls.ts';
import { firstHash } from '@foyer/games/fair/anchorList.ts';
import { readEntries, readHead } from '../fairness/anchorStore.ts';
import { readLeaves, readOwnSeed } from '../fairness/saltStore.ts';
import type { Handler } from '../http/context.ts';

type Calls = typeof calls;

/** CALL-X90 */
export const listAnchors: Handler<Calls['anchorList']> = async ({ house: { db } }, { fromNo }) => {
  const [list, head] = await Promise.all([readEntries(db, fromNo, anchorsPerPage), readHead(db)]);
  return { headNo: head?.entryNo ?? 0, headHash: head?.hash ?? firstHash, list };
};

/** CALL-X91 */
export const listSaltSeeds: Handler<Calls['saltSeeds']> = async ({ house: { db }, playerId }, { saltDay, offset }) => {
  const [list, own] = await Promise.all([
    readLeaves(db, saltDay, { offset, limit: leavesPerPage }),
    playerId === undefined ? undefined : readOwnSeed(db, saltDay, playerId),
  ]);
  return { list, own: own && { seed: own.seed, leaf: own.leaf, isUsed: own.is_used } };
};
