import { phoneSendVerify } from '@foyer/contract/account/country.ts';
import { chineseCallingCode, registrationMobile } from '@foyer/contract/rules/personal.ts';
import * as v from 'valibot';
import { isFailure } from '#api/failure.ts';
import { useFailureText } from '#api/failureText.ts';
import { useCall } from '#api/useCall.ts';
import { useFormAround } from '#form/callFormContext.ts';
import { FormText } from '#form/FormText.tsx';
import { useText } from '#text/useText.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { Note } from '#ui/feedback/Note.tsx';
import { FormCaptcha } from '../captcha/FormCaptcha.tsx';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import { CodeField } from '../code/CodeField.tsx';
import { CountryCode } from '../code/CountryCode.tsx';
import { OutboxHint } from '../code/OutboxHint.tsx';
import { useResend } from '../code/useResend.ts';

/** Country, phone number and the code that was sent to it. CALL-093, VALID-021, VALID-050 */
export function ProvedPhone() {
  const account = useText('account');
  const failureText = useFailureText();
  const { form } = useFormAround();
  const send = useCall(phoneSendVerify, { isShownByCaller: true });
  const captcha = useCaptcha('code');
  const resend = useResend();
  const country = String(form.watch('countryCode') ?? chineseCallingCode);
  const isChinese = country === chineseCallingCode;
  const sendCode = async () => {
    const mobilePhone = String(form.getValues('mobilePhone') ?? '').trim();
    if (!v.is(registrationMobile(country), mobilePhone)) {
      await form.trigger('mobilePhone', { shouldFocus: true });
      return;
    }
    try {
      const proof = await captcha.prove({ captcha: String(form.getValues('codeCaptcha') ?? ''), captchaId: '' });
      if (proof === undefined) return;
      const sent = await send.mutateAsync({ ...proof, mobilePhone, countryCode: country });
      resend.start(sent.resendSeconds);
      announce(account('code.sent', { minutes: sent.lifeMinutes }));
      form.clearErrors('code');
      form.setFocus('code');
    } catch (error) {
      if (!isFailure(error)) throw error;
      error.isShown = true;
      form.setError('code', { type: 'house', message: failureText(error) });
    } finally {
      captcha.reload();
    }
  };
  return (
    <>
      <FormText
        name="mobilePhone"
        label={account('mobilePhone')}
        hint={account('phone.hint')}
        placeholder={account(isChinese ? 'phone.placeholder' : 'phone.placeholderAbroad')}
        before={<CountryCode />}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <FormCaptcha captcha={captcha} name="codeCaptcha" label={account('code.captcha')} />
      <CodeField
        label={account('code.sms')}
        left={resend.left}
        isSending={send.isPending || captcha.isProving}
        wasSent={send.isSuccess}
        onSend={() => void sendCode()}
      />
      {send.data && (
        <Note>
          <p>{account('code.sent', { minutes: send.data.lifeMinutes })}</p>
          <OutboxHint path={send.data.outbox} />
        </Note>
      )}
    </>
  );
}
