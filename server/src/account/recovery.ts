/**
 * Password recovery in three steps. A code goes to the phone or mailbox that stands in the account; nothing in the
 * replies, and nothing in what is written, tells whether there is such an account. SI-06, S16
 */
import type {
  forgetConfirm,
  forgetPassword,
  forgetSendCode,
  forgetSendCodeNew,
  lotterySendCode,
} from '@foyer/contract/account/recovery.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import type { Context } from '../http/context.ts';
import { hashPassword } from '../players/passwords.ts';
import { nameKeyOf, playerById, playerByName } from '../players/players.ts';
import type { Player } from '../players/players.ts';
import { endSessionsBut } from '../players/sessions.ts';
import { keptPhone } from './countries.ts';
import { sendGuestCode, spendGuestCode } from './guestCodes.ts';
import { forgetAllAttempts, isKnownDevice } from './loginLock.ts';
import { insertMessage } from './outbox.ts';
import type { OutboxMessage } from './outbox.ts';
import { refuseWeakPassword } from './passwordPolicy.ts';
import { pauseWithdrawals } from './pause.ts';
import { openTicket, setPassword, spendTicket } from './recoveryStore.ts';

type Way = 'sms' | 'email';
type SendRefusal = RefusalOf<typeof forgetSendCode>;

const ticketLifeMs = 10 * 60_000;

interface Asked {
  readonly userAccount: string;
  readonly way: Way;
  readonly target: string;
  readonly channel: OutboxMessage['channel'];
}

/**
 * A code counts on the device that asked for it, and messages on a device of the owner are counted apart: a stranger's
 * requests and tries leave the owner's alone.
 */
const keyOf = ({ deviceId, ip }: Context, userAccount: string, way: Way) =>
  ({ scene: 'recover', subject: `${way} ${nameKeyOf(userAccount)}`, deviceId: deviceId || ip }) as const;

/** Whether a code to this target reaches the player: what stands in the account, proved or given at registration. */
function reaches(player: Player | undefined, way: Way, target: string): player is Player {
  if (player === undefined || target === '') return false;
  return way === 'sms' ? player.mobilePhone === target : player.email.toLowerCase() === target;
}

async function send(context: Context<SendRefusal>, { userAccount, way, target, channel }: Asked) {
  const { house, deviceId } = context;
  const player = await playerByName(house, userAccount);
  // Asked for every name alike, so that the reply takes as long.
  const isOwnDevice = await isKnownDevice(house, userAccount, deviceId);
  const letter = reaches(player, way, target)
    ? ({ purpose: 'recover', playerId: player.playerId, carriesCode: true } as const)
    : undefined;
  return await sendGuestCode(context, { ...keyOf(context, userAccount, way), target, isOwnDevice }, channel, letter);
}

/** Refuses: CODE_SENT_RECENTLY. */
export const sendByMail = (context: Context<SendRefusal>, request: RequestOf<typeof forgetSendCode>) =>
  send(context, { ...request, way: 'email', target: request.target.toLowerCase(), channel: 'mail' });

/** A number that cannot be one is asked after like any other, so that the reply is the same. */
const phoneOf = (countryCode: string, digits: string): string => keptPhone(countryCode, digits) ?? digits;

/** Refuses: CODE_SENT_RECENTLY. */
export const sendBySms = (context: Context<SendRefusal>, request: RequestOf<typeof forgetSendCodeNew>) =>
  send(context, { ...request, way: 'sms', target: phoneOf(request.countryCode, request.target), channel: 'sms' });

/** The same code step by another line. Refuses: CODE_SENT_RECENTLY. AMB-144 */
export const sendByOtherLine = (context: Context<SendRefusal>, request: RequestOf<typeof lotterySendCode>) => {
  const target = phoneOf(request.countryCode, request.mobilePhone);
  return send(context, { userAccount: request.userAccount, way: 'sms', target, channel: 'voice' });
};

/** Refuses: WRONG_CODE, for accounts and codes that there are not as well. */
export async function confirmCode(
  context: Context<RefusalOf<typeof forgetConfirm>>,
  { userAccount, way, code }: RequestOf<typeof forgetConfirm>,
): Promise<{ token: string }> {
  const { house } = context;
  const target = await spendGuestCode(context, keyOf(context, userAccount, way), code);
  const player = await playerByName(house, userAccount);
  if (target === undefined || !reaches(player, way, target)) return context.refuse('WRONG_CODE');
  const token = Buffer.from(house.random.bytes(24)).toString('base64url');
  await openTicket(house, { token, playerId: player.playerId, expiresMs: context.now() + ticketLifeMs });
  return { token };
}

/**
 * Sets the password once, ends every session of the player, pauses withdrawals, opens a locked log-in and writes to the
 * owner. Refuses: INPUT_RULE, PASSWORD_BREACHED, RECOVERY_EXPIRED. S15, S17, S18, S19
 */
export async function resetPassword(
  context: Context<RefusalOf<typeof forgetPassword>>,
  request: RequestOf<typeof forgetPassword>,
): Promise<undefined> {
  const { house, deviceId } = context;
  await refuseWeakPassword(context, request.newPassword, '');
  const playerId = await spendTicket(house, request.token);
  const player = playerId === undefined ? undefined : await playerById(house, playerId);
  if (player === undefined || nameKeyOf(player.userAccount) !== nameKeyOf(request.userAccount)) {
    return context.refuse('RECOVERY_EXPIRED');
  }
  const passwordHash = await hashPassword(house, request.newPassword);
  await house.db.transaction().execute(async (trx) => {
    await pauseWithdrawals({ ...house, db: trx }, player.playerId);
    await setPassword({ ...house, db: trx }, player.playerId, passwordHash);
  });
  await endSessionsBut(house, player.playerId, '');
  await forgetAllAttempts(house, player.userAccount);
  const nowMs = context.now();
  const [channel, target] =
    player.mobilePhone === '' ? (['mail', player.email] as const) : (['sms', player.mobilePhone] as const);
  const about = { playerId: player.playerId, sessionId: '', deviceId, code: '', sentMs: nowMs };
  await insertMessage(house.db, {
    ...about,
    channel,
    target,
    purpose: 'passwordChanged',
    messageId: house.random.id(nowMs),
  });
}
