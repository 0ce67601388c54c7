/** Selects the service that checks the tokens of `CAPTCHA=service`. */
import type { House } from '../../house.ts';
import type { CaptchaService } from './captchaPort.ts';
import { sandboxCaptcha } from './sandboxCaptcha.ts';
import { siteVerify } from './siteVerify.ts';

/** The sandbox's own service where the operator has named none. Outside the sandbox one must be named. */
export const captchaService = (house: House): CaptchaService =>
  house.config.captchaVerifyUrl === '' && house.config.isSandbox ? sandboxCaptcha(house) : siteVerify(house.config);
