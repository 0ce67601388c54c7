/** Why a provider's call is refused. Nothing has moved then. docs/game-providers.md */

/** With the HTTP status of each reason. */
export const foreignRefusals = {
  /** The request is not signed by a key of the provider, or its time is outside the window. */
  unsigned: 401,
  malformed: 400,
  unknownPlayer: 404,
  /** No stake of this round is known. The provider repeats the call if the stake is still under way. */
  unknownRound: 404,
  /** The game session has ended, or the player has logged out. */
  session: 403,
  /** The operator has closed the game, its platform or all play. */
  closed: 403,
  /** The player's own limit or stop, or something that the player has still to show or accept. */
  limit: 403,
  /** Above the most that the place allows in one round. */
  cap: 403,
  /** The minimum time between two rounds is not over: `waitMs`. */
  soon: 429,
  /** The balance does not suffice. The same id may be sent again. */
  short: 402,
  /** A rollback of this transaction came first, or has taken it back. */
  takenBack: 410,
  /** The id was used for another transaction. */
  conflict: 409,
  /** The round is over: it takes no further stake, and pays nothing if it was voided. */
  roundOver: 409,
  /** More calls a second than this provider may send. */
  busy: 429,
} as const satisfies Record<string, number>;
export type ForeignReason = keyof typeof foreignRefusals;
