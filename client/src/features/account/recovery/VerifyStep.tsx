import { forgetConfirm, forgetSendCode, forgetSendCodeNew, lotterySendCode } from '@foyer/contract/account/recovery.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { isFailure } from '#api/failure.ts';
import { useFailureText } from '#api/failureText.ts';
import { useCall } from '#api/useCall.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { announce } from '#ui/feedback/announcer.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { FormCaptcha } from '../captcha/FormCaptcha.tsx';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import type { Captcha } from '../captcha/useCaptcha.ts';
import { CodeField } from '../code/CodeField.tsx';
import { OutboxHint } from '../code/OutboxHint.tsx';
import { useResend } from '../code/useResend.ts';
import styles from './Recovery.module.css';
import type { Sent } from './sent.ts';

interface VerifyStepProps {
  readonly sent: Sent;
  readonly onVerified: (token: string) => void;
  readonly onBack: () => void;
}

/**
 * Asks for the code. Another one can be requested after 60 s, for SMS also from a second provider. CALL-070, CALL-072,
 * VALID-050, AMB-144
 */
export function VerifyStep({ sent, onVerified, onBack }: VerifyStepProps) {
  const text = useText('account/recovery');
  const account = useText('account');
  const { way, userAccount, delivery } = sent;
  const state = useCallForm(forgetConfirm, {
    also: { userAccount, way },
    refusedAt: { WRONG_CODE: 'code' },
    onDone: ({ token }) => onVerified(token),
  });
  const captcha = useCaptcha('code');
  const again = useSendAgain(sent, captcha, {
    typed: () => String(state.form.getValues('captcha') ?? ''),
    onRefused: (message) => state.form.setError('code', { type: 'house', message }),
  });
  const words = text('onWay', { target: delivery.target, minutes: delivery.lifeMinutes });
  const { setFocus } = state.form;
  const arrive = useEffectEvent(() => {
    setFocus('code');
    announce(words);
  });
  useEffect(() => arrive(), []);
  return (
    <CallForm label={account('recovery')} state={state}>
      <Note>
        <p>{again.isOtherLine ? text('otherLineSent') : words}</p>
        <OutboxHint path={delivery.outbox} />
        {delivery.outbox !== '' && <p>{text('newDevice')}</p>}
      </Note>
      <CodeField
        label={account(way === 'sms' ? 'code.sms' : 'code.mail')}
        left={again.left}
        isSending={again.isSending || captcha.isProving}
        wasSent
        onSend={() => void again.send('same')}
      />
      {again.left === 0 && <FormCaptcha captcha={captcha} />}
      <FormSubmit size="large" isBlock>
        {text('verify')}
      </FormSubmit>
      <div className={styles.ways}>
        {way === 'sms' && again.left === 0 && (
          <Button look="quiet" onClick={() => void again.send('other')}>
            {text('otherLine')}
          </Button>
        )}
        <Button look="quiet" onClick={onBack}>
          {text('change')}
        </Button>
      </div>
    </CallForm>
  );
}

interface SendAgain {
  /** What the player has read in the picture; '' if none is asked. */
  readonly typed: () => string;
  readonly onRefused: (words: string) => void;
}

function useSendAgain(
  { way, userAccount, target, countryCode, delivery }: Sent,
  captcha: Captcha,
  { typed, onRefused }: SendAgain,
) {
  const text = useText('account');
  const failureText = useFailureText();
  const options = { isShownByCaller: true };
  const bySms = useCall(forgetSendCodeNew, options);
  const byMail = useCall(forgetSendCode, options);
  const byOtherLine = useCall(lotterySendCode, options);
  const [isOtherLine, setIsOtherLine] = useState(false);
  const { left, start } = useResend(delivery.resendSeconds);
  const send = async (line: 'same' | 'other') => {
    try {
      const proof = await captcha.prove({ captcha: typed(), captchaId: '' });
      if (proof === undefined) return;
      const answer =
        line === 'other'
          ? await byOtherLine.mutateAsync({ ...proof, userAccount, mobilePhone: target, countryCode })
          : way === 'sms'
            ? await bySms.mutateAsync({ ...proof, userAccount, way, target, countryCode })
            : await byMail.mutateAsync({ ...proof, userAccount, way, target });
      start(answer.resendSeconds);
      setIsOtherLine(line === 'other');
      announce(text('code.sent', { minutes: answer.lifeMinutes }));
    } catch (error) {
      if (!isFailure(error)) throw error;
      error.isShown = true;
      onRefused(failureText(error));
    } finally {
      captcha.reload();
    }
  };
  return { left, isOtherLine, isSending: bySms.isPending || byMail.isPending || byOtherLine.isPending, send };
}
