/**
 * Checks tokens by the form post that Turnstile, hCaptcha and reCAPTCHA share: `secret`, `response`, `remoteip`, answered
 * by JSON with `success`. The address and the secret are settings. docs/operators.md
 */
import * as v from 'valibot';
import type { HouseConfig } from '../../config.ts';
import type { CaptchaService } from './captchaPort.ts';

const timeoutMs = 5_000;
const answer = v.object({ success: v.boolean(), 'error-codes': v.optional(v.array(v.string()), []) });
/** Codes of a broken configuration or service. They say nothing about the token. */
const houseErrors = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'sitekey-secret-mismatch',
  'bad-request',
  'internal-error',
]);

export function siteVerify({
  captchaVerifyUrl,
  captchaVerifySecret,
}: Pick<HouseConfig, 'captchaVerifyUrl' | 'captchaVerifySecret'>): CaptchaService {
  return {
    async verify(token, address) {
      try {
        const reply = await fetch(captchaVerifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret: captchaVerifySecret, response: token, remoteip: address }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const read = v.safeParse(answer, reply.status < 500 ? await reply.json() : undefined);
        if (!read.success) return 'unknown';
        if (read.output.success) return 'passed';
        return read.output['error-codes'].some((code) => houseErrors.has(code)) ? 'unknown' : 'refused';
      } catch {
        return 'unknown';
      }
    },
  };
}
