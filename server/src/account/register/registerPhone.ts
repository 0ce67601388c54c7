/** Phone registration: sends a code to the phone, then opens the account. CALL-062, CALL-093, AMB-091 */
import type { phoneSendVerify } from '@foyer/contract/account/country.ts';
import type { registeredPhone } from '@foyer/contract/account/register.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import type { Context } from '../../http/context.ts';
import { phoneOf } from '../contact/countries.ts';
import { requireCaptcha } from '../captcha/captcha.ts';
import { forgetGuestCode, isGuestCode, sendGuestCode } from './guestCodes.ts';
import { provedOwner } from '../../players/phones.ts';
import { register } from './register.ts';

/** Uses the IP address for a device without an id. */
const keyOf = ({ deviceId, ip }: Context, phone: string) =>
  ({ scene: 'register', subject: phone, deviceId: deviceId || ip }) as const;

/** Only the SMS reveals that the phone has an account. Refuses: WRONG_CAPTCHA, CAPTCHA_UNCHECKED, CODE_SENT_RECENTLY, INPUT_RULE. S16 */
export async function sendRegistrationCode(
  context: Context<RefusalOf<typeof phoneSendVerify>>,
  request: RequestOf<typeof phoneSendVerify>,
) {
  const phone = phoneOf(context, request);
  await requireCaptcha(context, 'code', request);
  const isTaken = (await provedOwner(context.house, phone)) !== undefined;
  const purpose = isTaken ? 'phoneTaken' : 'register';
  const letter = { purpose, playerId: '', carriesCode: !isTaken } as const;
  return await sendGuestCode(context, { ...keyOf(context, phone), target: phone }, 'sms', letter);
}

/**
 * Opens an account with a verified phone. A right code stays valid until the registration succeeds, so that the player
 * can correct the form.
 * Refuses: WRONG_CODE and what every registration refuses.
 */
export async function registerByPhone(
  context: Context<RefusalOf<typeof registeredPhone>>,
  request: RequestOf<typeof registeredPhone>,
): Promise<undefined> {
  const phone = phoneOf(context, request);
  const key = keyOf(context, phone);
  const { code, countryCode: _country, ...fields } = request;
  await register(context, 'phone', { ...fields, mobilePhone: phone }, async () => {
    if (!(await isGuestCode(context, key, code))) context.refuse('WRONG_CODE');
  });
  await forgetGuestCode(context, key);
}
