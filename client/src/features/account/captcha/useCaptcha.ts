import { captchaNotAsked, defaultKaptcha } from '@foyer/contract/account/session.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import type { CaptchaPicture } from '#ui/fields/CaptchaField.tsx';

export interface Captcha {
  /** False if the house requires no captcha. */
  readonly isAsked: boolean;
  /** Sent with the form, in addition to the typed solution. */
  readonly fields: Readonly<Record<string, string>>;
  readonly picture: CaptchaPicture | 'failed' | undefined;
  readonly reload: () => void;
}

/** A captcha is valid for one try, so a form reloads it after each submission. AMB-154, CALL-065 */
export function useCaptcha(purpose: 'login' | 'register'): Captcha {
  const { data, isError, refetch } = useQuery({
    ...q(defaultKaptcha, { purpose }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const isAsked = data?.captchaId !== '';
  return {
    isAsked,
    fields: { captchaId: data?.captchaId ?? '', ...(!isAsked && { captcha: captchaNotAsked }) },
    picture: isError ? 'failed' : data && { address: pictureAddress(data.picture), question: data.question },
    reload: () => void refetch(),
  };
}

/** An SVG from the backend is shown as an image, because scripts do not run there. */
const pictureAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
