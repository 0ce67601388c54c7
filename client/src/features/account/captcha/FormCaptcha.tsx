import { CaptchaField } from '#ui/fields/CaptchaField.tsx';
import { useField } from '#form/useField.ts';
import type { Captcha } from './useCaptcha.ts';

/** The captcha of the surrounding form, if the house requires one. */
export function FormCaptcha({ captcha }: { readonly captcha: Captcha }) {
  const { control, error } = useField('captcha');
  if (!captcha.isAsked) return null;
  return (
    <CaptchaField
      picture={captcha.picture}
      onReload={captcha.reload}
      error={error}
      input={{ ...control, enterKeyHint: 'go' }}
    />
  );
}
