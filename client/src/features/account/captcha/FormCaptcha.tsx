import { CaptchaField } from '#ui/fields/CaptchaField.tsx';
import { CaptchaWorking } from '#ui/fields/CaptchaWorking.tsx';
import { useField } from '#form/useField.ts';
import type { Captcha } from './useCaptcha.ts';

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
