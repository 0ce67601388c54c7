/** What a referral code is worth to whoever registers by it. SI-05, AMB-156 */
import { defineCall } from '../call.ts';
import { oneOf, record, text, withDefault } from '../wire.ts';

/** Whose code it is, and never who that is: a friend's, an agent's, or nobody's that is known. */
const codeOwners = ['friend', 'agent', 'unknown'] as const;

/** The operator's own words for players of this agent; '' for a code that nobody has. */
export const queryAgentBonus = defineCall({
  id: 'CALL-168',
  name: 'queryAgentBonus',
  path: '/api/register/queryAgentBonus',
  access: 'guest',
  request: record({ agentCode: withDefault(text, '') }),
  response: record({ bonusText: withDefault(text, ''), owner: withDefault(oneOf(codeOwners), 'unknown') }),
});
