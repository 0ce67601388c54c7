/** Which calls leave a security event, and how its row is made from a request. No secrets are stored. S18, S22 */
import type { SecurityEventKind, SecurityOutcome } from '@foyer/contract/securityEventKinds.ts';
import type { Call } from '@foyer/contract/call.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { deviceNameOf } from '../players/deviceName.ts';
import { playerByName } from '../players/players.ts';
import { addSecurityEvent } from '../players/securityEventStore.ts';

/** Calls that only send a code or begin a step are included, because an attacker may make them. */
export const auditedCalls: Readonly<Partial<Record<string, SecurityEventKind>>> = {
  registered: 'register',
  registeredGOA: 'register',
  registeredNew: 'register',
  registeredPhone: 'register',
  registeredSPT: 'register',
  login: 'login',
  finishLogin: 'login',
  passkeyLogin: 'login',
  thirAuthLogin: 'login',
  takeTicket: 'login',
  logout: 'logout',
  endLoginSession: 'session',
  endOtherSessions: 'session',
  proveSelf: 'password',
  updateLoginPassword: 'password',
  forgetSendCode: 'recovery',
  forgetSendCodeNew: 'recovery',
  lotterySendCode: 'recovery',
  forgetConfirm: 'recovery',
  forgetPassword: 'recovery',
  setWithdrawPW: 'withdrawPassword',
  sendWithdrawYZM: 'withdrawPassword',
  updateWithdrawPW: 'withdrawPassword',
  updateWithdrawPWGOA: 'withdrawPassword',
  sendPhoneSMS: 'phone',
  sendPhone: 'phone',
  confirmPhone: 'phone',
  submitEmail: 'email',
  updateEmail: 'email',
  emailSend: 'email',
  confirmEmail: 'email',
  confirmRealName: 'name',
  submitBirthDay: 'name',
  addBankCard: 'card',
  deleteBank: 'card',
  beginPasskey: 'passkey',
  addPasskey: 'passkey',
  renamePasskey: 'passkey',
  removePasskey: 'passkey',
  beginSecondFactor: 'secondFactor',
  confirmSecondFactor: 'secondFactor',
  endSecondFactor: 'secondFactor',
  renewRecoveryCodes: 'secondFactor',
  unlinkThirdParty: 'thirdParty',
  applyWithdraw: 'withdrawal',
  reserveConfirmWithdraw: 'withdrawal',
  setLimit: 'protection',
  confirmLimit: 'protection',
  keepLimit: 'protection',
  stopPlay: 'protection',
  setRealityCheck: 'protection',
  acceptTerms: 'terms',
  setNewsConsent: 'terms',
  checkIdentity: 'identity',
  followIdentity: 'identity',
};

declare module 'fastify' {
  interface FastifyRequest {
    /** An unexpected error ended the call, so that its outcome is unknown. L06 */
    isOutcomeUnknown: boolean | undefined;
    /** Origin, session and rate limits allowed the call. Refusals by these are unlimited in number, so they are not stored. */
    isAdmitted: boolean | undefined;
    /** The device of the request's common fields. */
    deviceId: string | undefined;
    /** The player whose session this request opened. */
    openedFor: string | undefined;
    /** The account that a guest named. It is compared with existing names and never stored. */
    namedAccount: string | undefined;
  }
}

function outcomeOf({ isOutcomeUnknown = false, refusal }: FastifyRequest): SecurityOutcome {
  if (isOutcomeUnknown) return 'unknown';
  return refusal === undefined ? 'done' : 'refused';
}

/**
 * Whom the event is about: the player of the session, the one just logged in, or the one whom a guest named. A name that
 * is nobody's costs the same time as a known one. S16
 */
async function subjectOf(house: House, request: FastifyRequest): Promise<string | null> {
  const known = request.openedFor ?? request.playerId;
  if (known !== undefined) return known;
  const { namedAccount = '' } = request;
  return namedAccount === '' ? null : ((await playerByName(house, namedAccount))?.playerId ?? null);
}

const deviceOf = (deviceId: string, request: FastifyRequest) => ({
  ip: request.ip,
  device_id: deviceId.slice(0, 64),
  device_name: deviceNameOf(request.headers['user-agent'] ?? ''),
  request_id: request.id,
});

/** Stores the event of an answered call, if it is audited. A repeat under the same request id adds nothing. Never throws. */
export async function auditCall(house: House, call: Call, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const kind = auditedCalls[call.name];
  if (kind === undefined || request.isAdmitted !== true || reply.hasHeader('idempotency-hit')) return;
  // Without the database the event cannot name its player; storing it then fails too, and is logged.
  const subject = await subjectOf(house, request).catch(() => null);
  await addSecurityEvent(house, {
    player_id: subject,
    actor: request.playerId === undefined ? 'guest' : 'player',
    kind,
    call_name: call.name,
    outcome: outcomeOf(request),
    reason: request.refusal ?? '',
    staff: '',
    ...deviceOf(request.deviceId ?? '', request),
  });
}

interface OperatorRequest {
  /** Method and path template. */
  readonly route: string;
  readonly status: number;
  /** Name of the staff member, as sent by the operator's system. */
  readonly staff: string;
}

/** Stores the event of an operator's request. */
export async function auditOperator(
  house: House,
  request: FastifyRequest,
  { route, status, staff }: OperatorRequest,
): Promise<void> {
  await addSecurityEvent(house, {
    player_id: request.playerId ?? null,
    actor: 'operator',
    kind: 'operator',
    call_name: route,
    outcome: status < 400 ? 'done' : status < 500 ? 'refused' : 'unknown',
    reason: status < 400 ? '' : String(status),
    staff,
    ...deviceOf('', request),
  });
}
