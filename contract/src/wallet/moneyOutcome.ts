/** What became of a money write whose answer never came. A call of ours. L06, M24 */
import { defineCall } from '../call.ts';
import { oneOf, record, text, withDefault } from '../wire.ts';

/**
 * By the id that the client made. `none`: it has not arrived, and from now on it is refused should it still come.
 * `open`: it is being worked on. `done` and `refused` carry the words of its own reply.
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
