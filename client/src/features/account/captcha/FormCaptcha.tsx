import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { useField } from '#form/useField.ts';
import type { Captcha } from './useCaptcha.ts';

/** Only few houses ask for a picture. */
const CaptchaField = lazyPart(() => import('#ui/fields/CaptchaField.tsx'), 'CaptchaField');
const CaptchaWorking = lazyPart(() => import('#ui/fields/CaptchaWorking.tsx'), 'CaptchaWorking');

interface FormCaptchaProps {
  readonly captcha: Captcha;
  /** Of a second captcha in one form. */
  readonly name?: string;
  readonly label?: string;
}

/** The captcha of the surrounding form: a picture if the house asks for one, and the browser's work. */
export function FormCaptcha({ captcha, name = 'captcha', label }: FormCaptchaProps) {
  const { control, error } = useField(name);
  return (
    <>
      {captcha.isTyped && (
        <Suspense>
          <CaptchaField
            label={label}
            picture={captcha.picture}
            onReload={captcha.reload}
            error={error}
            input={{ ...control, enterKeyHint: 'go' }}
          />
        </Suspense>
      )}
      {captcha.progress !== undefined && (
        <Suspense>
          <CaptchaWorking progress={captcha.progress} />
        </Suspense>
      )}
    </>
  );
}
