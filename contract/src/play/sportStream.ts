/**
 * The sportsbook's stream of server-sent events. It contains no names: they come from readBoard and do not change. R11
 */
import { sportRunning } from './sport.ts';
import { integer, list, oneOf, record, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/** `session` names the window, `sport` the board that it watches: `…/live?session=…&sport=1`. */
export const sportStreamPath = '/api/play/sport/live';

/**
 * - `open`: the stream is open, with all running matches of the sport; earlier events may have been missed.
 * - `moved`: these matches changed: score, odds, suspension, phase. For an unknown match id or a finished match, read
 *   the board again.
 */
export const sportNews = record({
  kind: oneOf(['open', 'moved']),
  serverMs: integer,
  sportId: integer,
  matches: withDefault(list(sportRunning), []),
});
export type SportNews = Value<typeof sportNews>;
