/** Verifying a phone by a code sent to it. ENV-012, SI-38, S16 */
import type { CodeDelivery } from '@foyer/contract/account/codeDelivery.ts';
import type { confirmPhone, sendPhoneSMS } from '@foyer/contract/account/security.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import { maskPhone } from '@foyer/contract/masks.ts';
import { requireProof } from '../../guard/proof.ts';
import type { PlayerContext } from '../../http/context.ts';
import { ruleText } from '@foyer/text/translate.ts';
import { provedOwner } from '../../players/phones.ts';
import { playerById } from '../../players/players.ts';
import type { Player } from '../../players/players.ts';
import { phoneOf } from './countries.ts';
import { verifyPhone } from './phoneStore.ts';
import { sendPlayerCode, takePlayerCode } from './playerCodes.ts';

const scene = 'phone';
type Given = Pick<RequestOf<typeof sendPhoneSMS>, 'mobilePhone' | 'countryCode'>;

/** Returns the phone from the request, or else the stored one. Refuses: INPUT_RULE if there is neither. */
function phoneMeant(context: PlayerContext, { mobilePhone, countryCode }: Given, player: Player): string {
  if (mobilePhone !== undefined) return phoneOf(context, { mobilePhone, countryCode });
  if (player.mobilePhone !== '') return player.mobilePhone;
  const rule = ruleText(context.lang, { key: 'required', args: { field: 'mobilePhone' } });
  return context.refuse('INPUT_RULE', { rule });
}

/**
 * Sends a six-digit code by SMS or voice call to a phone of any listed country. AMB-091
 * Refuses: INPUT_RULE, PHONE_ALREADY_VERIFIED, PHONE_TAKEN, CODE_SENT_RECENTLY. AMB-146
 */
export const sendPhoneCode =
  (channel: 'sms' | 'voice') =>
  async (context: PlayerContext<RefusalOf<typeof sendPhoneSMS>>, request: Given): Promise<CodeDelivery> => {
    const { house, playerId } = context;
    await requireProof(context, channel === 'sms' ? 'sendPhoneSMS' : 'sendPhone');
    const player = await playerById(house, playerId);
    const mobilePhone = phoneMeant(context, request, player);
    if (player.isPhoneVerified) context.refuse('PHONE_ALREADY_VERIFIED');
    const owner = await provedOwner(house, mobilePhone);
    if (owner !== undefined && owner !== playerId) context.refuse('PHONE_TAKEN');
    return await sendPlayerCode(context, { scene, target: mobilePhone, channel, masked: maskPhone(mobilePhone) });
  };

/** Only customer service can change it later. Refuses: PHONE_ALREADY_VERIFIED, WRONG_CODE, PHONE_TAKEN. ROLE-014 */
export async function confirmPhoneCode(
  context: PlayerContext<RefusalOf<typeof confirmPhone>>,
  { code, ...given }: RequestOf<typeof confirmPhone>,
): Promise<undefined> {
  const { house, playerId } = context;
  await requireProof(context, 'confirmPhone');
  const player = await playerById(house, playerId);
  const mobilePhone = phoneMeant(context, given, player);
  if (player.isPhoneVerified) context.refuse('PHONE_ALREADY_VERIFIED');
  if (!(await takePlayerCode(context, { scene, target: mobilePhone }, code))) context.refuse('WRONG_CODE');
  if (!(await verifyPhone(house, playerId, mobilePhone))) context.refuse('PHONE_TAKEN');
  await house.mail.send({ playerId, kind: 'phoneVerified', args: {}, key: 'phoneVerified' });
}
