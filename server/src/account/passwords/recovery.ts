/**
 * Password recovery in three steps. A code goes to the account's phone or email. Neither the replies nor the stored
 * rows reveal whether the account exists. SI-06, S16
 */
import type {
  forgetConfirm,
  forgetPassword,
  forgetSendCode,
  forgetSendCodeNew,
  lotterySendCode,
} from '@foyer/contract/account/recovery.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import type { Context } from '../../http/context.ts';
import { hashPassword } from '../../players/passwordHash.ts';
import { nameKeyOf, playerById, playerByName } from '../../players/players.ts';
import type { Player } from '../../players/players.ts';
import { keptPhone } from '../contact/countries.ts';
import { sendGuestCode, spendGuestCode } from '../register/guestCodes.ts';
import { requireCaptcha } from '../captcha/captcha.ts';
import { forgetAllAttempts, isKnownDevice } from '../login/loginLock.ts';
import { sendLetter } from '../contact/outbox.ts';
import type { OutboxMessage } from '../contact/outbox.ts';
import { refuseWeakPassword } from './passwordPolicy.ts';
import { storeNewPassword } from './newPassword.ts';
import { openTicket, consumeTicket } from './recoveryStore.ts';
import { newToken } from '../../players/tokens.ts';

type Way = 'sms' | 'email';
type SendRefusal = RefusalOf<typeof forgetSendCode>;

const ticketLifeMs = 10 * 60_000;
/** News of a changed password is of use for longer than a code. */
const newsLifeMs = 24 * 3_600_000;

interface Asked {
  readonly userAccount: string;
  readonly way: Way;
  readonly target: string;
  readonly channel: OutboxMessage['channel'];
  readonly captcha: string;
  readonly captchaId: string;
}

/**
 * A code is valid only on the device that requested it, and messages to the owner's devices are counted separately. A
 * stranger's requests and tries therefore do not affect the owner's.
 */
const keyOf = ({ deviceId, ip }: Context, userAccount: string, way: Way) =>
  ({ scene: 'recover', subject: `${way} ${nameKeyOf(userAccount)}`, deviceId: deviceId || ip }) as const;

/** True if the target is in the player's account, whether verified or only given at registration. */
function reaches(player: Player | undefined, way: Way, target: string): player is Player {
  if (player === undefined || target === '') return false;
  return way === 'sms' ? player.mobilePhone === target : player.email.toLowerCase() === target;
}

async function send(context: Context<SendRefusal>, { userAccount, way, target, channel, captcha, captchaId }: Asked) {
  await requireCaptcha(context, 'code', { captcha, captchaId });
  const { house, deviceId } = context;
  const player = await playerByName(house, userAccount);
  // Looked up for every name, so that the reply takes the same time.
  const isOwnDevice = await isKnownDevice(house, userAccount, deviceId);
  const letter = reaches(player, way, target)
    ? ({ purpose: 'recover', playerId: player.playerId, carriesCode: true } as const)
    : undefined;
  return await sendGuestCode(context, { ...keyOf(context, userAccount, way), target, isOwnDevice }, channel, letter);
}

/** Refuses: WRONG_CAPTCHA, CAPTCHA_UNCHECKED, CODE_SENT_RECENTLY. */
export const sendByMail = (context: Context<SendRefusal>, request: RequestOf<typeof forgetSendCode>) =>
  send(context, { ...request, way: 'email', target: request.target.toLowerCase(), channel: 'mail' });

/** Keeps an impossible number as it is, so that the reply is the same as for any other. */
const phoneOf = (countryCode: string, digits: string): string => keptPhone(countryCode, digits) ?? digits;

/** Refuses: WRONG_CAPTCHA, CAPTCHA_UNCHECKED, CODE_SENT_RECENTLY. */
export const sendBySms = (context: Context<SendRefusal>, request: RequestOf<typeof forgetSendCodeNew>) =>
  send(context, { ...request, way: 'sms', target: phoneOf(request.countryCode, request.target), channel: 'sms' });

/** Sends a new code by voice call. Refuses: WRONG_CAPTCHA, CAPTCHA_UNCHECKED, CODE_SENT_RECENTLY. AMB-144 */
export const sendByOtherLine = (context: Context<SendRefusal>, request: RequestOf<typeof lotterySendCode>) => {
  const target = phoneOf(request.countryCode, request.mobilePhone);
  return send(context, { ...request, way: 'sms', target, channel: 'voice' });
};

/** Refuses: WRONG_CODE, also for unknown accounts and codes. */
export async function confirmCode(
  context: Context<RefusalOf<typeof forgetConfirm>>,
  { userAccount, way, code }: RequestOf<typeof forgetConfirm>,
): Promise<{ token: string }> {
  const { house } = context;
  const target = await spendGuestCode(context, keyOf(context, userAccount, way), code);
  const player = await playerByName(house, userAccount);
  if (target === undefined || !reaches(player, way, target)) return context.refuse('WRONG_CODE');
  const token = newToken(house);
  await openTicket(house, { token, playerId: player.playerId, expiresMs: context.now() + ticketLifeMs });
  return { token };
}

/**
 * Sets the password once, ends all of the player's sessions, pauses withdrawals, clears log-in locks and notifies the
 * owner. Refuses: INPUT_RULE, PASSWORD_BREACHED, RECOVERY_EXPIRED. S15, S17, S18, S19
 */
export async function resetPassword(
  context: Context<RefusalOf<typeof forgetPassword>>,
  request: RequestOf<typeof forgetPassword>,
): Promise<undefined> {
  const { house, deviceId, lang } = context;
  await refuseWeakPassword(context, { account: request.userAccount, password: request.newPassword, old: '' });
  const playerId = await consumeTicket(house, request.token);
  const player = playerId === undefined ? undefined : await playerById(house, playerId);
  if (player === undefined || nameKeyOf(player.userAccount) !== nameKeyOf(request.userAccount)) {
    return context.refuse('RECOVERY_EXPIRED');
  }
  const passwordHash = await hashPassword(house, request.newPassword);
  await storeNewPassword(house, { playerId: player.playerId, passwordHash, keptSessionId: '' });
  await forgetAllAttempts(house, player.userAccount);
  const nowMs = context.now();
  const [channel, target] =
    player.mobilePhone === '' ? (['mail', player.email] as const) : (['sms', player.mobilePhone] as const);
  const about = { playerId: player.playerId, sessionId: '', deviceId, code: '', lang };
  const times = { sentMs: nowMs, expiresMs: nowMs + newsLifeMs };
  await sendLetter(house, house.db, { ...about, ...times, channel, target, purpose: 'passwordChanged' });
}
