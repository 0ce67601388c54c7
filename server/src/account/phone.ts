/** Verifying a phone by a code sent to it. ENV-012, SI-38, S16 */
import type { CodeDelivery } from '@foyer/contract/account/codeDelivery.ts';
import type { confirmPhone, sendPhoneSMS } from '@foyer/contract/account/security.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import { maskPhone } from '@foyer/contract/masks.ts';
import type { PlayerContext } from '../http/context.ts';
import { playerById } from '../players/players.ts';
import { phoneOf } from './countries.ts';
import { phoneOwner, verifyPhone } from './phoneStore.ts';
import { sendPlayerCode, takePlayerCode } from './playerCodes.ts';

const scene = 'phone';

/**
 * Sends a code of 6 digits, by the first line or by the second, to a phone of any listed country. AMB-091
 * Refuses: INPUT_RULE, PHONE_ALREADY_VERIFIED, PHONE_TAKEN, CODE_SENT_RECENTLY. AMB-146
 */
export const sendPhoneCode =
  (channel: 'sms' | 'voice') =>
  async (
    context: PlayerContext<RefusalOf<typeof sendPhoneSMS>>,
    request: Pick<RequestOf<typeof sendPhoneSMS>, 'mobilePhone' | 'countryCode'>,
  ): Promise<CodeDelivery> => {
    const { house, playerId } = context;
    const mobilePhone = phoneOf(context, request);
    const player = await playerById(house, playerId);
    if (player.isPhoneVerified) context.refuse('PHONE_ALREADY_VERIFIED');
    const owner = await phoneOwner(house, mobilePhone);
    if (owner !== undefined && owner !== playerId) context.refuse('PHONE_TAKEN');
    return await sendPlayerCode(context, { scene, target: mobilePhone, channel, masked: maskPhone(mobilePhone) });
  };

/** Refuses: PHONE_ALREADY_VERIFIED, WRONG_CODE, PHONE_TAKEN. A verified phone is changed by customer service. ROLE-014 */
export async function confirmPhoneCode(
  context: PlayerContext<RefusalOf<typeof confirmPhone>>,
  { code, ...given }: RequestOf<typeof confirmPhone>,
): Promise<undefined> {
  const { house, playerId } = context;
  const mobilePhone = phoneOf(context, given);
  const player = await playerById(house, playerId);
  if (player.isPhoneVerified) context.refuse('PHONE_ALREADY_VERIFIED');
  if (!(await takePlayerCode(context, { scene, target: mobilePhone }, code))) context.refuse('WRONG_CODE');
  if (!(await verifyPhone(house, playerId, mobilePhone))) context.refuse('PHONE_TAKEN');
  await house.mail.send({ playerId, kind: 'phoneVerified', args: {}, key: 'phoneVerified' });
}
