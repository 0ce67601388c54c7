/**
 * Events that the house sends to a player's open pages. They are hints: a page reads the current data and does not rely
 * on an event's content. R11
 */
import { integer, money, oneOf, record, text, withDefault } from './wire.ts';
import type { Value } from './wire.ts';

/** The stream's address: server-sent events, one JSON text each. */
export const livePath = '/api/live';

/** Interval of heartbeat comments, so that both sides detect a lost connection. */
export const liveHeartbeatMs = 20_000;

/**
 * - `open`: the stream is open; earlier events may have been missed.
 * - `balance`: money moved. `title` is the movement's code, `amountSatang` the main wallet's change; 0 if it did not
 *   change.
 * - `bonus`: a bonus arrived or changed; `id` is its grant.
 * - `mail`: mail arrived, or was read or deleted on another page.
 * - `reserve`: a fast payment changed; `id` is the reader's order number. CALL-134
 * - `protection`: the player has set a limit, or stopped play. Game windows then check whether they may stay open. M17
 * - `notice`: a notice was pushed; `id` is its id. CALL-040
 * - `sessionEnding`: the stream's session ends soon, because the player does nothing; `id` is the time left, milliseconds.
 * - `sessionKept`: it does not, because the player has done something. Sent only after `sessionEnding`.
 * - `sessionOver`: the stream's session ended; no events follow. `id` is the reason: logout, kicked, expired.
 */
export const liveKinds = [
  'open',
  'balance',
  'bonus',
  'mail',
  'reserve',
  'notice',
  'protection',
  'sessionEnding',
  'sessionKept',
  'sessionOver',
] as const;

export const liveNews = record({
  kind: oneOf(liveKinds),
  title: withDefault(integer, 0),
  amountSatang: withDefault(money, 0),
  id: withDefault(text, ''),
});
export type LiveNews = Value<typeof liveNews>;
