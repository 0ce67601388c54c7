/** The outcome of a money write that had no reply. Not in the specification. L06, M24 */
import { defineCall } from '../call.ts';
import { oneOf, record, text, withDefault } from '../wire.ts';

/**
 * Looks up a write by its request id. `none`: it has not arrived, and will be refused if it arrives later. `open`: it
 * is in progress. `done` and `refused` contain the text of its reply.
 */
export const moneyOutcome = defineCall({
  id: 'CALL-X47',
  name: 'moneyOutcome',
  path: '/api/loged/moneyOutcome',
  access: 'player',
  effect: 'write',
  request: record({ moneyRequestId: text }),
  response: record({ state: oneOf(['none', 'open', 'done', 'refused']), words: withDefault(text, '') }),
});
