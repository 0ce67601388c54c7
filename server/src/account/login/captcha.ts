/** Captchas: a picture, or a question in words. Valid once, for five minutes. AMB-154, 3.3.8, S16 */
import { normalise } from './captchaAnswers.ts';
import { drawCaptcha, spokenQuestion } from './captchaQuestions.ts';
import { consumeCaptcha, insertCaptcha } from './captchaStore.ts';
import type { House } from '../../house.ts';
import type { Context } from '../../http/context.ts';
import { newToken } from '../../players/tokens.ts';

const lifeMs = 5 * 60_000;

/** Returned if the house requires no captcha: a captcha without an id. CALL-065 */
const notAsked = { captchaId: '', picture: '', question: '' };

/** Returns a new captcha in the player's language, or a blank one if the house requires none. */
export async function newCaptcha({ house, lang }: Pick<Context, 'house' | 'lang'>) {
  if (!house.config.isCaptchaAsked) return notAsked;
  const nowMs = house.now();
  const captchaId = newToken(house);
  const picture = drawCaptcha(house.random);
  const spoken = spokenQuestion(house.random, lang);
  await insertCaptcha(house, {
    captchaId,
    pictureAnswer: normalise(picture.answer),
    spokenAnswers: spoken.answers.map(normalise),
    expiresMs: nowMs + lifeMs,
    nowMs,
  });
  return { captchaId, picture: picture.svg, question: spoken.question };
}

/** Consumes a captcha and returns whether the answer is right. True if the house requires no captcha. */
export async function isCaptchaSolved(house: House, captchaId: string, answer: string): Promise<boolean> {
  if (!house.config.isCaptchaAsked) return true;
  const captcha = await consumeCaptcha(house, captchaId);
  if (captcha === undefined || captcha.expiresMs <= house.now()) return false;
  const given = normalise(answer);
  return given === captcha.pictureAnswer || captcha.spokenAnswers.includes(given);
}
