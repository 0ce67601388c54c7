/** The public list of anchors and salts, and the seeds that a salt was made from. Not in the specification. F01 */
import { defineCall } from '../call.ts';
import { bounded, flag, integer, list, optional, record, text } from '../wire.ts';
import type { Value } from '../wire.ts';

/** Entries per reply. */
export const anchorsPerPage = 200;
/** Leaves per reply. */
export const leavesPerPage = 2_000;

/** `body` is `anchor chain number first length anchor day` or `salt day salt`; games/fair/anchorList.ts checks it. */
export const anchorEntry = record({ entryNo: integer, publishedMs: integer, body: text, hash: text });
export type AnchorEntry = Value<typeof anchorEntry>;

/** Entries from a number on, oldest first, and the last entry of all, whose hash covers every other. */
export const anchorList = defineCall({
  id: 'CALL-X90',
  name: 'anchorList',
  path: '/api/guest/fair/anchors',
  access: 'guest',
  request: record({ fromNo: bounded(1, 1_000_000_000) }),
  response: record({ headNo: integer, headHash: text, list: list(anchorEntry) }),
});

/**
 * The hashes of the seeds that the salt of a day was made from, sorted; empty until it is fixed. For a player also their
 * own seed of that day, and whether it was in time.
 */
export const saltSeeds = defineCall({
  id: 'CALL-X91',
  name: 'saltSeeds',
  path: '/api/guest/fair/seeds',
  access: 'guest',
  request: record({ saltDay: bounded(0, 1_000_000), offset: bounded(0, 1_000_000_000) }),
  response: record({
    list: list(text),
    own: optional(record({ seed: text, leaf: text, isUsed: flag })),
  }),
});
