import { captchaNotAsked } from '@foyer/contract/account/session.ts';
import type { CaptchaPurpose } from '@foyer/contract/account/session.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaptchaPicture } from '#ui/fields/CaptchaField.tsx';
import type { Proof } from '../captchaWork/proofOf.ts';
import { captchaQuery, isTypedIn } from './captchaQuery.ts';

/** Share of the work that is done; `failed` if the browser could not do it. */
export type CaptchaProgress = number | 'failed' | undefined;

export interface Captcha {
  /** Whether something is to be read and typed. False if the browser only works, and if nothing is asked. */
  readonly isTyped: boolean;
  /** Sent with the form, in addition to what is typed. */
  readonly fields: Readonly<Record<string, string>>;
  /** Where the form shows that a captcha was refused. */
  readonly refusedAt: { readonly WRONG_CAPTCHA?: 'captcha' };
  readonly picture: CaptchaPicture | 'failed' | undefined;
  readonly progress: CaptchaProgress;
  /** From the submission until the request may be sent. */
  readonly isProving: boolean;
  readonly reload: () => void;
  /** Adds the solved captcha to a request. Undefined if a picture has to be read first, or the work failed. */
  readonly prove: <R extends Proof>(request: R, userAccount?: string) => Promise<R | undefined>;
}

/**
 * A captcha is valid for one try: work is fetched with each submission, and a picture again after it. `isLate` asks only
 * when the form is sent, so that opening it asks nothing. CALL-065
 */
export function useCaptcha(purpose: CaptchaPurpose, { isLate = false } = {}): Captcha {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({ ...captchaQuery(purpose), enabled: !isLate });
  const [progress, setProgress] = useState<CaptchaProgress>();
  const [isProving, setIsProving] = useState(false);
  const typed = data !== undefined && isTypedIn(data) ? data : undefined;
  const isTyped = typed !== undefined;
  return {
    isTyped,
    fields: { captchaId: data?.captchaId ?? '', ...(!isTyped && { captcha: captchaNotAsked }) },
    refusedAt: isTyped ? { WRONG_CAPTCHA: 'captcha' } : {},
    picture: isError ? 'failed' : data,
    progress,
    isProving,
    reload: () => {
      if (isTyped) void refetch();
    },
    prove: (request, userAccount = '') => {
      setIsProving(true);
      return import('../captchaWork/proveRequest.ts')
        .then(({ proveRequest }) => proveRequest(request, { client, purpose, userAccount, typed, setProgress }))
        .finally(() => setIsProving(false));
    },
  };
}
