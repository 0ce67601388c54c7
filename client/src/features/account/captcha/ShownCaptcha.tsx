import { useFormAround } from '#form/callFormContext.ts';
import { useField } from '#form/useField.ts';
import { CaptchaField } from '#ui/fields/CaptchaField.tsx';
import { CaptchaWidget } from '#ui/fields/CaptchaWidget.tsx';
import { CaptchaWorking } from '#ui/fields/CaptchaWorking.tsx';
import type { FormCaptchaProps } from './FormCaptcha.tsx';
import { widgetOf } from './widgetOf.ts';

/** Content of `FormCaptcha`. */
export function ShownCaptcha({ captcha, name = 'captcha', label }: FormCaptchaProps) {
  const { form } = useFormAround();
  const { control, error } = useField(name);
  const widget = widgetOf(captcha);
  return (
    <>
      {widget !== '' && (
        <CaptchaWidget
          key={widget}
          error={error}
          onToken={(token) => form.setValue(name, token, { shouldValidate: token !== '' })}
        />
      )}
      {captcha.isTyped && widget === '' && (
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
