/** The agency: partners who send players, with an account and a session of their own. SI-32, ROLE-015, AMB-157 */
import { defineCall } from '../call.ts';
import { accountLogin, accountRegister, captchaAnswer } from '../rules/account.ts';
import { passwordAgain, passwordGiven, passwordRegister } from '../rules/password.ts';
import { mobile } from '../rules/personal.ts';
import { flag, at, record, ruled, text, withDefault } from '../wire.ts';

/** Reply to an agent's log-in. The agent's session cookie is separate from players' and not readable by scripts. */
const signedIn = record({ account: text, agentCode: text, agentDomain: withDefault(text, '') });

export const agentLogin = defineCall({
  id: 'CALL-X01',
  name: 'agentLogin',
  path: '/api/guest/agent/login',
  access: 'guest',
  effect: 'write',
  request: record({
    account: ruled(accountLogin),
    password: ruled(passwordGiven),
    captcha: ruled(captchaAnswer),
    captchaId: withDefault(text, ''),
  }),
  response: signedIn,
  refuses: [
    'WRONG_CAPTCHA',
    'CAPTCHA_UNCHECKED',
    'WRONG_CREDENTIALS',
    'LOGIN_LOCKED',
    'ACCOUNT_FROZEN',
    'ACCOUNT_DISABLED',
  ],
});

/**
 * The form compares the two passwords, and this schema compares them again. VALID-005, VALID-008, VALID-011, VALID-020
 */
export const agentRegistered = defineCall({
  id: 'CALL-X02',
  name: 'agentRegistered',
  path: '/api/guest/agent/registered',
  access: 'guest',
  effect: 'write',
  request: record({
    account: ruled(accountRegister),
    password: ruled(passwordRegister),
    confirmPassword: ruled(passwordAgain),
    mobilePhone: ruled(mobile),
    captcha: ruled(captchaAnswer),
    captchaId: withDefault(text, ''),
    isAdult: at('adult', flag),
    hasAcceptedTerms: at('terms', flag),
  }),
  response: signedIn,
  refuses: [
    'WRONG_CAPTCHA',
    'CAPTCHA_UNCHECKED',
    'ACCOUNT_TAKEN',
    'PHONE_TAKEN',
    'PASSWORD_BREACHED',
    'UNDERAGE_OR_TERMS',
  ],
});

/**
 * The registration address for this agent's players: a link with the agent's code, or the agency's own address without
 * one. SI-32, SI-36
 */
export const getAgentDomain = defineCall({
  id: 'CALL-023',
  name: 'getAgentDomain',
  path: '/api/guest/getAgentDomain',
  access: 'guest',
  request: record({ agentCode: withDefault(text, '') }),
  response: record({ agentDomain: withDefault(text, '') }),
});
