/**
 * What the house tells a player's open pages. News are hints: whoever hears one reads again what it is about, and
 * believes nothing in it. R11
 */
import { integer, money, oneOf, record, text, withDefault } from './wire.ts';
import type { Value } from './wire.ts';

/** The stream's address: server-sent events, one JSON text each. */
export const livePath = '/api/live';

/** A comment travels this often, so that both sides notice a connection that is gone. */
export const liveHeartbeatMs = 20_000;

/**
 * - `open`: the stream stands; what came before it may have been missed.
 * - `balance`: money moved. `title` is the movement's code, `amountSatang` what the main wallet gained; 0 where it did not.
 * - `bonus`: a bonus came or has changed; `id` is its grant.
 * - `mail`: mail came, or was read or deleted on another page.
 * - `reserve`: a fast payment has taken a step; `id` is the reader's number of it. CALL-134
 * - `notice`: a notice was pushed; `id` is its id. CALL-040
 * - `sessionOver`: the session of this stream has ended; nothing follows. `id` says why: logout, kicked, expired.
 */
export const liveKinds = ['open', 'balance', 'bonus', 'mail', 'reserve', 'notice', 'sessionOver'] as const;

export const liveNews = record({
  kind: oneOf(liveKinds),
  title: withDefault(integer, 0),
  amountSatang: withDefault(money, 0),
  id: withDefault(text, ''),
});
export type LiveNews = Value<typeof liveNews>;
