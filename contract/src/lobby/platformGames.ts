/** The games of a platform, and what is known of its live tables. Apart from the other lists, for the few lobbies that need it. */
import { defineCall } from '../call.ts';
import { at, integer, money, oneOf, optional, page, paging, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';
import { gameFields } from './catalogue.ts';

/**
 * Not in the specification: a table of the live hall whose rounds follow `play/tableClock.ts`. Absent for
 * tables with a clock of their own.
 */
const liveTable = record({
  /** The house's time at the reply. */
  serverMs: integer,
  /** The most that a player may stake in a round. */
  limitSatang: at('limit', money),
  /** The last results, oldest first: `a` and `b` are the two sides, `t` is neither. */
  road: withDefault(text, ''),
  /** What `a`, `b` and `t` are called, in the player's language. */
  a: withDefault(text, ''),
  b: withDefault(text, ''),
  t: withDefault(text, ''),
});
export type LiveTable = Value<typeof liveTable>;

const listedGame = record({ ...gameFields, liveTable: optional(liveTable) });
export type ListedGame = Value<typeof listedGame>;

/** Games of one platform; '' for every platform of the type. SI-18, SI-22, SI-24 */
export const getSlotGameByPlatform = defineCall({
  id: 'CALL-006',
  name: 'getSlotGameByPlatform',
  path: '/api/guest/getSlotGameByPlatform',
  access: 'guest',
  request: record({
    ...paging,
    gameType: withDefault(integer, -1),
    platformCode: withDefault(text, ''),
    sort: withDefault(oneOf(['', 'hot', 'new']), ''),
  }),
  response: page(listedGame),
});
