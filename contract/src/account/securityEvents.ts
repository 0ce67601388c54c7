/** What happened to the security of a player's account, as the player sees it. Not in the specification. S18 */
import { defineCall } from '../call.ts';
import { securityEventKinds, securityOutcomes } from '../securityEventKinds.ts';
import { integer, oneOf, page, paging, record, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

const securityEvent = record({
  eventId: text,
  kind: oneOf(securityEventKinds),
  outcome: oneOf(securityOutcomes),
  /** Browser and operating system, as reported by the browser; '' if unknown. */
  device: withDefault(text, ''),
  /** IP address, with the second half hidden. */
  place: withDefault(text, ''),
  /** Epoch milliseconds. */
  atMs: integer,
});
export type SecurityEvent = Value<typeof securityEvent>;

/** Events of the last 90 days, newest first: also refused tries by somebody else who named this account. */
export const securityEvents = defineCall({
  id: 'CALL-X17',
  name: 'securityEvents',
  path: '/api/loged/securityEvents',
  access: 'player',
  request: record(paging),
  response: page(securityEvent),
});
