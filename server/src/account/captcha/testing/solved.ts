/** Fetches and solves captchas as the browser does. */
import { captchaNotAsked, defaultKaptcha } from '@foyer/contract/account/session.ts';
import type { CaptchaPurpose } from '@foyer/contract/account/session.ts';
import { solveWork, solvedId } from '@foyer/contract/captchaWork.ts';
import type { Sent, TestClient } from '../../../http/testing/client.ts';

/** The fields of a solved captcha; those of a form without one if the house asks none. */
export async function solvedCaptcha(browser: TestClient, purpose: CaptchaPurpose, userAccount = '', sent: Sent = {}) {
  const { captchaId, work } = await browser.ok(defaultKaptcha, { purpose, userAccount }, sent);
  const id = work === undefined ? captchaId : solvedId(captchaId, solveWork(captchaId, work));
  return { captcha: captchaNotAsked, captchaId: id };
}
