import type { defaultKaptcha } from '@foyer/contract/account/session.ts';
import type { ResponseOf } from '@foyer/contract/call.ts';

/** Fields of a request that a captcha proves. */
export interface Proof {
  readonly captcha: string;
  readonly captchaId: string;
}

/** The field `captchaId` of a captcha, with its work done. Undefined if the browser could not do it. */
export async function proofOf(
  { captchaId, work }: ResponseOf<typeof defaultKaptcha>,
  onProgress: (done: number) => void,
): Promise<string | undefined> {
  if (work === undefined) return captchaId;
  try {
    onProgress(0);
    const [{ solveCaptcha }, { solvedId }] = await Promise.all([
      import('./solveCaptcha.ts'),
      import('@foyer/contract/captchaWork.ts'),
    ]);
    return solvedId(captchaId, await solveCaptcha({ challenge: captchaId, work }, onProgress));
  } catch {
    return undefined;
  }
}
