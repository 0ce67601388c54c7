/** Looks up a referral code at registration. SI-05, AMB-156 */
import { defineCall } from '../call.ts';
import { oneOf, record, text, withDefault } from '../wire.ts';

/** Kind of a code's owner; the owner is never named. */
const codeOwners = ['friend', 'agent', 'unknown'] as const;

/** The operator's text for players of this agent; '' for an unknown code. */
export const queryAgentBonus = defineCall({
  id: 'CALL-168',
  name: 'queryAgentBonus',
  path: '/api/register/queryAgentBonus',
  access: 'guest',
  request: record({ agentCode: withDefault(text, '') }),
  response: record({ bonusText: withDefault(text, ''), owner: withDefault(oneOf(codeOwners), 'unknown') }),
});
