import { useField } from '#form/useField.ts';
import { CaptchaField } from '#ui/fields/CaptchaField.tsx';
import { CaptchaWorking } from '#ui/fields/CaptchaWorking.tsx';
import type { FormCaptchaProps } from './FormCaptcha.tsx';

/** Content of `FormCaptcha`. */
export function ShownCaptcha({ captcha, name = 'captcha', label }: FormCaptchaProps) {
  const { control, error } = useField(name);
  return (
    <>
      {captcha.isTyped && (
        <CaptchaField
          label={label}
          picture={captcha.picture}
          onReload={captcha.reload}
          error={error}
          input={{ ...control, enterKeyHint: 'go' }}
        />
      )}
      <CaptchaWorking progress={captcha.progress} />
    </>
  );
}
