import { defaultKaptcha } from '@foyer/contract/account/session.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import type { CaptchaPicture } from '#ui/CaptchaField.tsx';

export interface Captcha {
  readonly id: string;
  readonly picture: CaptchaPicture | 'failed' | undefined;
  readonly reload: () => void;
}

/** A captcha is good for one try: whoever sends a form reloads it afterwards. AMB-154, CALL-065 */
export function useCaptcha(purpose: 'login' | 'register'): Captcha {
  const { data, isError, refetch } = useQuery({
    ...q(defaultKaptcha, { purpose }),
    staleTime: Infinity,
    gcTime: 0,
  });
  return {
    id: data?.captchaId ?? '',
    picture: isError ? 'failed' : data && { address: pictureAddress(data.picture), question: data.question },
    reload: () => void refetch(),
  };
}

/** Foreign SVG is shown through an image, which runs no script. */
const pictureAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
