/** Log-in and log-out. SI-03, SI-04, STATE-001 to STATE-005 */
import type { login } from '@foyer/contract/account/session.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import type { Context, PlayerContext } from '../../http/context.ts';
import { refusalOf } from '../../http/session.ts';
import { passwordMatches } from '../../players/passwordHash.ts';
import { playerByName } from '../../players/players.ts';
import { endSession, openSession } from '../../players/sessions.ts';
import { countFailedLogIn, requireCaptcha } from '../captcha/captcha.ts';
import { deviceNameOf } from '../../players/deviceName.ts';
import { rememberDevice } from './devices.ts';
import { refuseWithoutFactor } from './loginStep.ts';
import { countAttempt, forgetAttempts, lockKeyOf } from './loginLock.ts';
import { isLinkable, linkIdentity } from '../thirdParty/thirdPartyLink.ts';

/**
 * Opens a session. An unknown account and a wrong password get the same reply in the same time. The state of an account
 * is only revealed after a right password. LOGIN_LOCKED carries `untilMs` and `minutes`.
 * Refuses: WRONG_CAPTCHA, CAPTCHA_UNCHECKED, LOGIN_LOCKED, WRONG_CREDENTIALS, ACCOUNT_*, SECOND_FACTOR_NEEDED, LINK_EXPIRED. S02, S15, S16
 */
export async function logIn(
  context: Context<RefusalOf<typeof login>>,
  request: RequestOf<typeof login>,
): Promise<undefined> {
  const { house } = context;
  await requireCaptcha(context, 'login', request, request.userAccount);
  const lockKey = await lockKeyOf(house, request.userAccount, context.deviceId);
  const untilMs = await countAttempt(house, lockKey);
  if (untilMs !== undefined) {
    context.refuse('LOGIN_LOCKED', { untilMs, minutes: Math.ceil((untilMs - context.now()) / 60_000) });
  }
  const player = await playerByName(house, request.userAccount);
  const matches = await passwordMatches(player?.passwordHash, request.password);
  if (player === undefined || !matches) {
    await countFailedLogIn(context, request.userAccount);
    return context.refuse('WRONG_CREDENTIALS');
  }
  const refusal = refusalOf(player.status);
  if (refusal !== undefined) return context.refuse(refusal);
  await forgetAttempts(house, lockKey);
  // Check before linking anything: the password alone does not prove the player's identity.
  await refuseWithoutFactor(context, player, request.isRemembered);
  if (!(await isLinkable(context, request.linkTicket))) return context.refuse('LINK_EXPIRED');
  const isOpen = await startSession(context, player.playerId, request.isRemembered, player.passwordHash);
  if (!isOpen) return context.refuse('WRONG_CREDENTIALS');
  await linkIdentity(context, player.playerId, request.linkTicket);
}

/**
 * Opens a session and ends the browser's previous one, if any. With a `passwordHash`, returns false without any change
 * if it is no longer the player's password.
 */
export async function startSession(
  context: Context,
  playerId: string,
  isRemembered: boolean,
  passwordHash?: string,
): Promise<boolean> {
  const { house, deviceId, ip, userAgent } = context;
  const by = { playerId, deviceId, ip, deviceName: deviceNameOf(userAgent) };
  const token = await openSession(house, by, passwordHash);
  if (token === undefined) return false;
  if (context.playerId !== undefined && context.sessionId !== undefined) {
    await endSession(house, context.playerId, context.sessionId);
  }
  await rememberDevice(house, playerId, deviceId);
  context.cookies.open(token, playerId, isRemembered ? house.config.sessionLifeMs : undefined);
  return true;
}

/** Ends the session on the server and in the browser. Its token is invalid afterwards. STATE-004, S17 */
export async function logOut({ house, playerId, sessionId, cookies }: PlayerContext): Promise<undefined> {
  await endSession(house, playerId, sessionId);
  cookies.close();
}
