/** Agents: accounts and sessions separate from players', with the same captcha and log-in lock. SI-32, AMB-157 */
import type { agentLogin, agentRegistered, getAgentDomain } from '@foyer/contract/account/agency.ts';
import type { queryAgentBonus } from '@foyer/contract/account/referral.ts';
import type { RefusalOf, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { ruleText } from '@foyer/text/translate.ts';
import type { Context } from '../../http/context.ts';
import { hashPassword, passwordMatches } from '../../players/passwordHash.ts';
import { frontWords, settings } from '../../settings/settings.ts';
import { agentByCode, agentByName, insertAgent, isInviteCode, openAgentSession } from './agencyStore.ts';
import { refuseKnownPassword } from '../passwords/passwordPolicy.ts';
import { countFailedLogIn, requireCaptcha } from '../captcha/captcha.ts';
import { countAttempt, forgetAttempts } from '../login/loginLock.ts';
import { newToken, tokenHash } from '../../players/tokens.ts';

type SignedIn = ResponseOf<typeof agentLogin>;

/** Counts agents' attempts separately, because an agent and a player may have the same name. */
const agentLockKey = (account: string): string => `agent:${account.toLowerCase()}`;
/** An agent's session ends after a day, idle or not. */
const sessionLifeMs = 24 * 3_600_000;

/** Returns the agency's own address, or the house's registration page with the agent's code. SI-32, SI-36 */
async function domainFor({ house }: Context, agentCode: string): Promise<string> {
  const { agentDomain: base } = await settings(house, ['agentDomain']);
  const query = agentCode === '' ? '' : `?agentCode=${encodeURIComponent(agentCode)}`;
  return base === '' && query === '' ? '' : `${base}/register${query}`;
}

/** Returns the agency's own address for an unknown code, so that codes cannot be guessed. CALL-023 */
export async function agentDomain(context: Context, { agentCode }: RequestOf<typeof getAgentDomain>) {
  const agent = agentCode === '' ? undefined : await agentByCode(context.house, agentCode);
  return { agentDomain: await domainFor(context, agent?.agent_code ?? '') };
}

/** Tells whether a code is an agent's, with the operator's bonus text, or a friend's, unnamed. CALL-168, AMB-156 */
export async function bonusOfAgent(
  { house, lang }: Context,
  { agentCode }: RequestOf<typeof queryAgentBonus>,
): Promise<ResponseOf<typeof queryAgentBonus>> {
  const code = agentCode;
  const agent = code === '' ? undefined : await agentByCode(house, code);
  if (agent?.status === 'active') return { bonusText: await frontWords(house, 'agentBonus', lang), owner: 'agent' };
  const isFriends = code !== '' && agent === undefined && (await isInviteCode(house, code));
  return { bonusText: '', owner: isFriends ? 'friend' : 'unknown' };
}

/** Refuses: WRONG_CAPTCHA, LOGIN_LOCKED, WRONG_CREDENTIALS, ACCOUNT_FROZEN, ACCOUNT_DISABLED. S02, S15 */
export async function logAgentIn(
  context: Context<RefusalOf<typeof agentLogin>>,
  request: RequestOf<typeof agentLogin>,
): Promise<SignedIn> {
  const { house } = context;
  await requireCaptcha(context, 'login', request, `agent ${request.account}`);
  const lockKey = agentLockKey(request.account);
  const untilMs = await countAttempt(house, lockKey);
  if (untilMs !== undefined) {
    context.refuse('LOGIN_LOCKED', { untilMs, minutes: Math.ceil((untilMs - context.now()) / 60_000) });
  }
  const agent = await agentByName(house, request.account);
  const matches = await passwordMatches(agent?.password_hash, request.password);
  if (agent === undefined || !matches) {
    await countFailedLogIn(context, `agent ${request.account}`);
    return context.refuse('WRONG_CREDENTIALS');
  }
  if (agent.status === 'frozen') context.refuse('ACCOUNT_FROZEN');
  if (agent.status === 'disabled') context.refuse('ACCOUNT_DISABLED');
  await forgetAttempts(house, lockKey);
  return await signedIn(context, agent);
}

/**
 * Refuses: UNDERAGE_OR_TERMS, INPUT_RULE, PASSWORD_BREACHED, WRONG_CAPTCHA, ACCOUNT_TAKEN, PHONE_TAKEN. VALID-005,
 * VALID-008, VALID-011
 */
export async function registerAgent(
  context: Context<RefusalOf<typeof agentRegistered>>,
  request: RequestOf<typeof agentRegistered>,
): Promise<SignedIn> {
  const { house, lang } = context;
  if (!request.isAdult || !request.hasAcceptedTerms)
    context.refuse('UNDERAGE_OR_TERMS', { age: house.config.jurisdiction.age.least });
  if (request.confirmPassword !== request.password) {
    context.refuse('INPUT_RULE', { rule: ruleText(lang, { key: 'confirmMismatch', args: {} }) });
  }
  refuseKnownPassword(context, request);
  await requireCaptcha(context, 'register', request);
  const { termsVersion } = await settings(house, ['termsVersion']);
  const created = await insertAgent(house, {
    agent_id: house.random.id(house.now()),
    name_key: request.account.toLowerCase(),
    account: request.account,
    password_hash: await hashPassword(house, request.password),
    mobile_phone: request.mobilePhone,
    agent_code: codeFrom(house.random.bytes(8)),
    terms_version: termsVersion,
    terms_accepted_ms: house.now(),
    created_ms: house.now(),
  });
  if ('taken' in created) return context.refuse(created.taken === 'phone' ? 'PHONE_TAKEN' : 'ACCOUNT_TAKEN');
  return await signedIn(context, created.agent);
}

/** Letters and digits that are not easily confused, for codes of eight. */
const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => codeLetters[byte % codeLetters.length]).join('');

interface Agent {
  readonly agent_id: string;
  readonly account: string;
  readonly agent_code: string;
}

async function signedIn(context: Context, agent: Agent): Promise<SignedIn> {
  const { house } = context;
  const token = newToken(house);
  await openAgentSession(house, {
    token_hash: tokenHash(token),
    agent_id: agent.agent_id,
    opened_ms: house.now(),
    expires_ms: house.now() + sessionLifeMs,
  });
  context.cookies.openAgent(token, sessionLifeMs);
  return {
    account: agent.account,
    agentCode: agent.agent_code,
    agentDomain: await domainFor(context, agent.agent_code),
  };
}
