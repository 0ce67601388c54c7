import { captchaNotAsked, defaultKaptcha } from '@foyer/contract/account/session.ts';
import type { CaptchaPurpose } from '@foyer/contract/account/session.ts';
import type { ResponseOf } from '@foyer/contract/call.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure } from '#api/failure.ts';
import { q } from '#api/query.ts';
import type { CaptchaPicture } from '#ui/fields/CaptchaField.tsx';
import type { Proof } from '../captchaWork/proofOf.ts';

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

/** An SVG from the backend is shown as an image, because scripts do not run there. */
const pictureAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** True if the player has to type something, as other backends and the setting `picture` ask. */
const isTypedIn = ({ captchaId, picture, question, work }: ResponseOf<typeof defaultKaptcha>): boolean =>
  captchaId !== '' && (work === undefined || picture !== '' || question !== '');

/**
 * A captcha is valid for one try: work is fetched with each submission, and a picture again after it. `isLate` asks only
 * when the form is sent, so that opening it asks nothing. CALL-065
 */
export function useCaptcha(purpose: CaptchaPurpose, { isLate = false } = {}): Captcha {
  const client = useQueryClient();
  const asked = { ...q(defaultKaptcha, { purpose, userAccount: '' }), staleTime: Infinity, gcTime: 0 };
  const { data, isError, refetch } = useQuery({ ...asked, enabled: !isLate });
  const [progress, setProgress] = useState<CaptchaProgress>();
  const [isProving, setIsProving] = useState(false);
  const isTyped = data !== undefined && isTypedIn(data);
  const proved = async <R extends Proof>(request: R, userAccount: string): Promise<R | undefined> => {
    const fresh = isTyped
      ? data
      : await client.fetchQuery({ ...q(defaultKaptcha, { purpose, userAccount }), staleTime: 0, gcTime: 0 });
    if (!isTyped && isTypedIn(fresh)) {
      client.setQueryData(asked.queryKey, fresh);
      return undefined;
    }
    const { proofOf } = await import('../captchaWork/proofOf.ts');
    const proof = await proofOf(fresh, setProgress);
    setProgress(proof === undefined ? 'failed' : undefined);
    return proof === undefined
      ? undefined
      : { ...request, captchaId: proof, ...(!isTyped && { captcha: captchaNotAsked }) };
  };
  return {
    isTyped,
    fields: { captchaId: data?.captchaId ?? '', ...(!isTyped && { captcha: captchaNotAsked }) },
    refusedAt: isTyped ? { WRONG_CAPTCHA: 'captcha' } : {},
    picture: isError ? 'failed' : data && { address: pictureAddress(data.picture), question: data.question },
    progress,
    isProving,
    reload: () => {
      if (isTyped) void refetch();
    },
    prove: (request, userAccount = '') => {
      setIsProving(true);
      return proved(request, userAccount)
        .catch((error: unknown) => {
          // Without a reply there is no captcha: as if the work had failed. Refusals have words of their own.
          if (!isFailure(error) || !error.isSilence) throw error;
          setProgress('failed');
          return undefined;
        })
        .finally(() => setIsProving(false));
    },
  };
}
