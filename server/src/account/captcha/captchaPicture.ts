/** The captcha's picture, and a question in words besides: valid once, for five minutes. AMB-154, 3.3.8, S16 */
import type { House } from '../../house.ts';
import type { Context } from '../../http/context.ts';
import { newToken } from '../../players/tokens.ts';
import { normalise } from './captchaAnswers.ts';
import { drawCaptcha, spokenQuestion } from './captchaQuestions.ts';
import { consumeCaptcha, insertCaptcha } from './captchaStore.ts';

const lifeMs = 5 * 60_000;

interface CaptchaPicture {
  readonly pictureId: string;
  readonly picture: string;
  readonly question: string;
}

/** Draws and stores a picture with its question in the player's language. */
export async function newPicture({ house, lang }: Pick<Context, 'house' | 'lang'>): Promise<CaptchaPicture> {
  const nowMs = house.now();
  const pictureId = newToken(house);
  const picture = drawCaptcha(house.random);
  const spoken = spokenQuestion(house.random, lang);
  await insertCaptcha(house, {
    captchaId: pictureId,
    pictureAnswer: normalise(picture.answer),
    spokenAnswers: spoken.answers.map(normalise),
    expiresMs: nowMs + lifeMs,
    nowMs,
  });
  return { pictureId, picture: picture.svg, question: spoken.question };
}

/** Consumes a picture and returns whether the answer is right. */
export async function isPictureRead(house: House, pictureId: string, answer: string): Promise<boolean> {
  const captcha = await consumeCaptcha(house, pictureId);
  if (captcha === undefined || captcha.expiresMs <= house.now()) return false;
  const given = normalise(answer);
  return given === captcha.pictureAnswer || captcha.spokenAnswers.includes(given);
}
