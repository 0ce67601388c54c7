import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import type { Captcha } from './useCaptcha.ts';

// Only few houses ask for a picture, and the browser works only once the form is sent.
const ShownCaptcha = lazyPart(() => import('./ShownCaptcha.tsx'), 'ShownCaptcha');

export interface FormCaptchaProps {
  readonly captcha: Captcha;
  /** Of a second captcha in one form. */
  readonly name?: string;
  readonly label?: string;
}

/** The captcha of the surrounding form: a picture if the house asks for one, and the browser's work. */
export function FormCaptcha(props: FormCaptchaProps) {
  const { isTyped, progress } = props.captcha;
  if (!isTyped && progress === undefined) return null;
  return (
    <Suspense>
      <ShownCaptcha {...props} />
    </Suspense>
  );
}
