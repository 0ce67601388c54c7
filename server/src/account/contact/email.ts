/** The player's email: set, replaced while unverified, verified by a code. AMB-145, AMB-149, ROLE-013 */
import type { CodeDelivery } from '@foyer/contract/account/codeDelivery.ts';
import type { confirmEmail, emailSend, submitEmail, updateEmail } from '@foyer/contract/account/email.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import { maskEmail } from '@foyer/contract/masks.ts';
import { requireProof } from '../../guard/proof.ts';
import type { PlayerContext } from '../../http/context.ts';
import { playerById } from '../../players/players.ts';
import { emailKeyOf, keepEmail, verifyEmail } from './emailStore.ts';
import { sendPlayerCode, takePlayerCode } from './playerCodes.ts';

const scene = 'email';

/** Idempotent, so a retry with the same address succeeds. Refuses: EMAIL_ALREADY_VERIFIED, EMAIL_ALREADY_SET. */
export async function submitNewEmail(
  context: PlayerContext<RefusalOf<typeof submitEmail>>,
  { email }: RequestOf<typeof submitEmail>,
): Promise<undefined> {
  const { house, playerId } = context;
  await requireProof(context, 'submitEmail');
  if (await keepEmail(house, playerId, email, 'none')) return;
  const player = await playerById(house, playerId);
  if (player.isEmailVerified) context.refuse('EMAIL_ALREADY_VERIFIED');
  if (player.email !== email) context.refuse('EMAIL_ALREADY_SET');
}

/** Refuses: EMAIL_ALREADY_VERIFIED, EMAIL_NOT_SET. */
export async function replaceEmail(
  context: PlayerContext<RefusalOf<typeof updateEmail>>,
  { email }: RequestOf<typeof updateEmail>,
): Promise<undefined> {
  const { house, playerId } = context;
  await requireProof(context, 'updateEmail');
  if (await keepEmail(house, playerId, email, 'some')) return;
  const player = await playerById(house, playerId);
  context.refuse(player.isEmailVerified ? 'EMAIL_ALREADY_VERIFIED' : 'EMAIL_NOT_SET');
}

/** Sends only to the account's own address. Refuses: EMAIL_ALREADY_VERIFIED, EMAIL_NOT_SET, CODE_SENT_RECENTLY. */
export async function sendEmailCode(
  context: PlayerContext<RefusalOf<typeof emailSend>>,
  { email }: RequestOf<typeof emailSend>,
): Promise<CodeDelivery> {
  await requireProof(context, 'emailSend');
  const player = await playerById(context.house, context.playerId);
  if (player.isEmailVerified) context.refuse('EMAIL_ALREADY_VERIFIED');
  if (player.email !== email) context.refuse('EMAIL_NOT_SET');
  return await sendPlayerCode(context, {
    scene,
    target: emailKeyOf(email),
    channel: 'mail',
    masked: maskEmail(email),
  });
}

/** Refuses: EMAIL_ALREADY_VERIFIED, WRONG_CODE (also for an address replaced since), EMAIL_TAKEN. */
export async function confirmEmailCode(
  context: PlayerContext<RefusalOf<typeof confirmEmail>>,
  { email, code }: RequestOf<typeof confirmEmail>,
): Promise<undefined> {
  const { house, playerId } = context;
  await requireProof(context, 'confirmEmail');
  const player = await playerById(house, playerId);
  if (player.isEmailVerified) context.refuse('EMAIL_ALREADY_VERIFIED');
  if (!(await takePlayerCode(context, { scene, target: emailKeyOf(email) }, code))) context.refuse('WRONG_CODE');
  const outcome = await verifyEmail(house, playerId, email);
  if (outcome !== 'verified') context.refuse(outcome === 'taken' ? 'EMAIL_TAKEN' : 'WRONG_CODE');
  await house.mail.send({ playerId, kind: 'emailVerified', args: {}, key: 'emailVerified' });
}
