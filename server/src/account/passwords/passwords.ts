/** Changing the log-in password and the withdrawal password. SI-38, AMB-147, S18 */
import type { CodeDelivery } from '@foyer/contract/account/codeDelivery.ts';
import type {
  sendWithdrawYZM,
  updateLoginPassword,
  updateWithdrawPW,
  updateWithdrawPWGOA,
} from '@foyer/contract/account/passwords.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import { maskEmail, maskPhone } from '@foyer/contract/masks.ts';
import { readMessage } from '@foyer/contract/message.ts';
import { withdrawPasswordDiffersFrom } from '@foyer/contract/rules/withdrawal.ts';
import { ruleText } from '@foyer/text/translate.ts';
import * as v from 'valibot';
import type { PlayerContext } from '../../http/context.ts';
import { hashPassword, passwordMatches } from '../../players/passwordHash.ts';
import { playerById } from '../../players/players.ts';
import type { Player } from '../../players/players.ts';
import { forgetWithdrawTries, isWithdrawPassword } from '../../players/withdrawPassword.ts';
import { storeNewPassword } from './newPassword.ts';
import { refuseWeakPassword, refuseWeakWithdrawPassword } from './passwordPolicy.ts';
import { requireProof } from '../../guard/proof.ts';
import { pauseWithdrawals } from '../../guard/withdrawalPause.ts';
import { sendPlayerCode, takePlayerCode } from '../contact/playerCodes.ts';

const scene = 'withdraw';

/**
 * Changes the log-in password, ends all other sessions and pauses withdrawals for the operator's number of hours.
 * Refuses: INPUT_RULE, PASSWORD_BREACHED, WRONG_OLD_PASSWORD.
 */
export async function changeLoginPassword(
  context: PlayerContext<RefusalOf<typeof updateLoginPassword>>,
  { oldPassword, newPassword }: RequestOf<typeof updateLoginPassword>,
): Promise<{ pauseHours: number }> {
  const { house, playerId, sessionId } = context;
  const player = await playerById(house, playerId);
  await refuseWeakPassword(context, { account: player.userAccount, password: newPassword, old: oldPassword });
  if (!(await passwordMatches(player.passwordHash, oldPassword))) context.refuse('WRONG_OLD_PASSWORD');
  await requireProof(context, 'updateLoginPassword');
  const passwordHash = await hashPassword(house, newPassword);
  const to = { playerId, passwordHash, oldHash: player.passwordHash, keptSessionId: sessionId };
  const pauseHours = await storeNewPassword(house, to);
  if (pauseHours === undefined) return context.refuse('WRONG_OLD_PASSWORD');
  await notifyPlayer(context, 'loginPasswordChanged');
  return { pauseHours };
}

/** Returns the target for a code: the verified phone, or else the verified email. */
function reachOf(player: Player): { target: string; channel: CodeDelivery['channel']; masked: string } | undefined {
  if (player.isPhoneVerified) {
    return { target: player.mobilePhone, channel: 'sms', masked: maskPhone(player.mobilePhone) };
  }
  if (!player.isEmailVerified) return undefined;
  return { target: player.email.toLowerCase(), channel: 'mail', masked: maskEmail(player.email) };
}

/** Refuses: WITHDRAW_PASSWORD_NOT_SET, PHONE_NOT_VERIFIED if no code can reach the player, CODE_SENT_RECENTLY. */
export async function sendWithdrawCode(
  context: PlayerContext<RefusalOf<typeof sendWithdrawYZM>>,
): Promise<CodeDelivery> {
  await requireProof(context, 'sendWithdrawYZM');
  const player = await playerById(context.house, context.playerId);
  if (player.withdrawPasswordHash === '') context.refuse('WITHDRAW_PASSWORD_NOT_SET');
  const reach = reachOf(player);
  if (reach === undefined) return context.refuse('PHONE_NOT_VERIFIED');
  return await sendPlayerCode(context, { scene, ...reach });
}

/**
 * Refuses: WITHDRAW_PASSWORD_NOT_SET, WITHDRAW_PASSWORD_LOCKED, WRONG_OLD_PASSWORD, PASSWORD_BREACHED, INPUT_RULE if
 * the new one is the same as the old one or the log-in password. VALID-012
 */
export async function changeWithdrawPassword(
  context: PlayerContext<RefusalOf<typeof updateWithdrawPW>>,
  { oldWithdrawPassword, newWithdrawPassword }: RequestOf<typeof updateWithdrawPW>,
): Promise<{ pauseHours: number }> {
  await requireProof(context, 'updateWithdrawPW');
  const player = await playerById(context.house, context.playerId);
  if (player.withdrawPasswordHash === '') context.refuse('WITHDRAW_PASSWORD_NOT_SET');
  const read = v.safeParse(withdrawPasswordDiffersFrom(oldWithdrawPassword), newWithdrawPassword);
  const message = read.success ? undefined : readMessage(read.issues[0].message);
  if (message !== undefined) context.refuse('INPUT_RULE', { rule: ruleText(context.lang, message) });
  if (!(await isWithdrawPassword(context, player, oldWithdrawPassword))) context.refuse('WRONG_OLD_PASSWORD');
  await refuseWeakWithdrawPassword(context, player, newWithdrawPassword);
  if (!(await replaceWithdrawPassword(context, player, newWithdrawPassword))) context.refuse('WRONG_OLD_PASSWORD');
  return await afterWithdrawPassword(context);
}

/** Ends a lock too. Refuses: WITHDRAW_PASSWORD_NOT_SET, WRONG_CODE, PASSWORD_BREACHED, INPUT_RULE. */
export async function resetWithdrawPassword(
  context: PlayerContext<RefusalOf<typeof updateWithdrawPWGOA>>,
  { code, newWithdrawPassword }: RequestOf<typeof updateWithdrawPWGOA>,
): Promise<{ pauseHours: number }> {
  await requireProof(context, 'updateWithdrawPWGOA');
  const player = await playerById(context.house, context.playerId);
  if (player.withdrawPasswordHash === '') context.refuse('WITHDRAW_PASSWORD_NOT_SET');
  await refuseWeakWithdrawPassword(context, player, newWithdrawPassword);
  const reach = reachOf(player);
  const isRight = reach !== undefined && (await takePlayerCode(context, { scene, target: reach.target }, code));
  if (!isRight) context.refuse('WRONG_CODE');
  if (!(await replaceWithdrawPassword(context, player, newWithdrawPassword))) context.refuse('WRONG_CODE');
  await forgetWithdrawTries(context.house, context.playerId);
  return await afterWithdrawPassword(context);
}

/** Returns false if another change came first. */
async function replaceWithdrawPassword({ house, playerId }: PlayerContext, player: Player, password: string) {
  const changed = await house.db
    .updateTable('player')
    .set({ withdraw_password_hash: await hashPassword(house, password) })
    .where('player_id', '=', playerId)
    .where('withdraw_password_hash', '=', player.withdrawPasswordHash)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

async function afterWithdrawPassword(context: PlayerContext): Promise<{ pauseHours: number }> {
  const pauseHours = await pauseWithdrawals(context.house, context.playerId);
  await notifyPlayer(context, 'withdrawPasswordChanged');
  return { pauseHours };
}

/** Notifies the owner, even if somebody else made the change. */
async function notifyPlayer(
  { house, playerId, requestId }: PlayerContext,
  kind: 'loginPasswordChanged' | 'withdrawPasswordChanged',
): Promise<void> {
  await house.mail.send({ playerId, kind, args: {}, key: `${kind}:${requestId}` });
}
