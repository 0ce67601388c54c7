/**
 * Captchas of guests: asked of a log-in after the first failure, and of every registration and message. The browser works
 * for it; an operator may ask for a picture besides, or let an outside service decide. Decision 448, AMB-154, S16
 */
import { captchaPurposes } from '@foyer/contract/account/session.ts';
import type { CaptchaPurpose, defaultKaptcha } from '@foyer/contract/account/session.ts';
import type { RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { readSolvedId } from '@foyer/contract/captchaWork.ts';
import type { House } from '../../house.ts';
import type { Context } from '../../http/context.ts';
import { captchaService } from './captchaService.ts';
import { isPictureRead, newPicture } from './captchaPicture.ts';
import { countGuest, pressureOf } from './pressure.ts';
import type { Guest } from './pressure.ts';
import { newChallenge, takeSolved } from './work.ts';

/** Returned if nothing is asked: a captcha without an id. CALL-065 */
const notAsked = { captchaId: '', picture: '', question: '', work: undefined, widget: '' };

/** A log-in without failures is asked nothing, unless the operator asks everybody for a picture. */
async function isAsked(house: House, purpose: CaptchaPurpose, guest: Guest): Promise<boolean> {
  if (purpose !== 'login' || house.config.captcha !== 'on') return true;
  return (await pressureOf(house, purpose, guest)).hasFailed;
}

/** Returns a new captcha in the player's language, or a blank one if nothing is asked, or a service's widget is. */
export async function newCaptcha(
  context: Context,
  request: RequestOf<typeof defaultKaptcha>,
): Promise<ResponseOf<typeof defaultKaptcha>> {
  const { house, ip } = context;
  const { captcha, captchaBits, captchaScript } = house.config;
  if (captcha === 'off') return notAsked;
  // Without a script, the operator's own front end shows the widget.
  if (captcha === 'service') {
    const widget = captchaScript === '' ? '' : Buffer.from(house.random.bytes(9)).toString('base64url');
    return { ...notAsked, captchaId: widget, widget };
  }
  const purpose = captchaPurposes.find((known) => known === request.purpose) ?? 'login';
  const guest = { ip, userAccount: request.userAccount };
  if (!(await isAsked(house, purpose, guest))) return notAsked;
  const { extraBits } = await pressureOf(house, purpose, guest);
  const drawn = captcha === 'picture' ? await newPicture(context) : undefined;
  const { challenge, work } = newChallenge(house, { purpose, ip }, captchaBits + extraBits, drawn?.pictureId);
  return { captchaId: challenge, picture: drawn?.picture ?? '', question: drawn?.question ?? '', work, widget: '' };
}

interface Given {
  readonly captcha: string;
  readonly captchaId: string;
}

async function isSolved({ house, ip }: Context, purpose: CaptchaPurpose, given: Given): Promise<boolean> {
  const pictureId = await takeSolved(house, { purpose, ip }, readSolvedId(given.captchaId));
  if (pictureId === undefined) return false;
  // A challenge without a picture was made before the operator asked for pictures.
  return house.config.captcha === 'picture'
    ? pictureId !== '' && (await isPictureRead(house, pictureId, given.captcha))
    : true;
}

/**
 * Uses up the captcha of a request. `userAccount` is the name that a log-in tries. Refuses: WRONG_CAPTCHA, also if one
 * was asked and none sent; CAPTCHA_UNCHECKED if the outside service did not answer.
 */
export async function requireCaptcha(
  context: Context<'WRONG_CAPTCHA' | 'CAPTCHA_UNCHECKED'>,
  purpose: CaptchaPurpose,
  given: Given,
  userAccount = '',
): Promise<void> {
  const { house, ip } = context;
  if (house.config.captcha === 'off') return;
  if (house.config.captcha === 'service') {
    const verdict = await captchaService(house).verify(given.captcha, ip);
    if (verdict === 'unknown') context.refuse('CAPTCHA_UNCHECKED');
    if (verdict === 'refused') context.refuse('WRONG_CAPTCHA');
    return;
  }
  const guest = { ip, userAccount };
  if (!(await isAsked(house, purpose, guest))) return;
  if (!(await isSolved(context, purpose, given))) context.refuse('WRONG_CAPTCHA');
  // Every registration and message counts; of log-ins only those that fail, which `countFailedLogIn` does.
  if (purpose !== 'login') await countGuest(house, purpose, guest);
}

/** Counts a failed log-in, so that the next one needs a captcha. */
export const countFailedLogIn = ({ house, ip }: Context, userAccount: string): Promise<void> =>
  countGuest(house, 'login', { ip, userAccount });
