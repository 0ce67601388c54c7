import { captchaNotAsked, defaultKaptcha } from '@foyer/contract/account/session.ts';
import type { CaptchaPurpose } from '@foyer/contract/account/session.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isFailure } from '#api/failure.ts';
import { q } from '#api/query.ts';
import { captchaQuery, isTypedIn } from '../captcha/captchaQuery.ts';
import type { GivenCaptcha } from '../captcha/captchaQuery.ts';
import type { CaptchaProgress } from '../captcha/useCaptcha.ts';
import { proofOf } from './proofOf.ts';
import type { Proof } from './proofOf.ts';

interface Proving {
  readonly client: QueryClient;
  readonly purpose: CaptchaPurpose;
  readonly userAccount: string;
  /** The captcha whose picture or question the player has answered. */
  readonly typed: GivenCaptcha | undefined;
  readonly setProgress: (progress: CaptchaProgress) => void;
}

/**
 * Adds the solved captcha to a request. Undefined if a picture has to be read first, or the work failed. Loaded when a
 * form is sent, so that forms open with less script.
 */
export async function proveRequest<R extends Proof>(request: R, proving: Proving): Promise<R | undefined> {
  try {
    return await proved(request, proving);
  } catch (error) {
    // Without a reply there is no captcha: as if the work had failed. Refusals have words of their own.
    if (!isFailure(error) || !error.isSilence) throw error;
    proving.setProgress('failed');
    return undefined;
  }
}

async function proved<R extends Proof>(
  request: R,
  { client, purpose, userAccount, typed, setProgress }: Proving,
): Promise<R | undefined> {
  const fresh =
    typed ?? (await client.fetchQuery({ ...q(defaultKaptcha, { purpose, userAccount }), staleTime: 0, gcTime: 0 }));
  if (!typed && isTypedIn(fresh)) {
    client.setQueryData(captchaQuery(purpose).queryKey, fresh);
    return undefined;
  }
  const proof = await proofOf(fresh, setProgress);
  setProgress(proof === undefined ? 'failed' : undefined);
  return proof === undefined
    ? undefined
    : { ...request, captchaId: proof, ...(!typed && { captcha: captchaNotAsked }) };
}
