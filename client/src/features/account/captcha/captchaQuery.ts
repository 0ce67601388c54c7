import { defaultKaptcha } from '@foyer/contract/account/session.ts';
import type { CaptchaPurpose } from '@foyer/contract/account/session.ts';
import type { ResponseOf } from '@foyer/contract/call.ts';
import { q } from '#api/query.ts';

export type GivenCaptcha = ResponseOf<typeof defaultKaptcha>;

/** The captcha that a form shows. It is kept until the form asks for another. */
export const captchaQuery = (purpose: CaptchaPurpose) => ({
  ...q(defaultKaptcha, { purpose, userAccount: '' }),
  staleTime: Infinity,
  gcTime: 0,
});

/** True if the player has to type something, as other backends and the setting `picture` ask. */
export const isTypedIn = ({ captchaId, picture, question, work }: GivenCaptcha): boolean =>
  captchaId !== '' && (work === undefined || picture !== '' || question !== '');
