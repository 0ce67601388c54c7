import { useState } from 'react';
import { useUserInfo } from '#session/userInfo.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { EmailForm } from './EmailForm.tsx';
import { LoginPasswordForm } from './LoginPasswordForm.tsx';
import { NameForm } from './NameForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { BirthdayForm, QQForm, WeChatForm } from './ProfileForms.tsx';
import type { SafetyStep } from './safetySteps.ts';
import { ChangeWithdrawForm, ResetWithdrawForm, SetWithdrawForm } from './WithdrawPasswordForm.tsx';

interface SafetyDialogProps {
  readonly step: SafetyStep;
  readonly onClose: () => void;
}

function titleOf(step: SafetyStep, text: Text<'account/safety'>): string {
  switch (step) {
    case 'changeWithdraw':
      return text('withdraw.changeTitle');
    case 'resetWithdraw':
      return text('withdraw.resetTitle');
    case 'name':
    case 'phone':
    case 'password':
    case 'email':
    case 'loginPassword':
    case 'birthday':
    case 'qq':
    case 'weChat':
      return text(`${step}.title`);
  }
}

/** The form of one security item in a dialog. */
export function SafetyDialog({ step: first, onClose }: SafetyDialogProps) {
  const [step, setStep] = useState(first);
  const title = titleOf(step, useText('account/safety'));
  return (
    <Dialog title={title} dismiss="buttons" onClose={onClose}>
      <StepForm key={step} step={step} onStep={setStep} onDone={onClose} />
    </Dialog>
  );
}

interface StepFormProps {
  readonly step: SafetyStep;
  readonly onStep: (step: SafetyStep) => void;
  readonly onDone: () => void;
}

function StepForm({ step, onStep, onDone }: StepFormProps) {
  const user = useUserInfo();
  switch (step) {
    case 'name':
      return <NameForm onDone={onDone} />;
    case 'phone':
      return <PhoneForm kept={user.data?.userInfo.mobilePhone ?? ''} onDone={onDone} />;
    case 'email':
      return <EmailForm waiting={user.data?.userInfo.email ?? ''} onDone={onDone} />;
    case 'birthday':
      return <BirthdayForm onDone={onDone} />;
    case 'loginPassword':
      return <LoginPasswordForm onDone={onDone} />;
    case 'password':
      return <SetWithdrawForm onDone={onDone} />;
    case 'changeWithdraw':
      return <ChangeWithdrawForm onDone={onDone} onOtherWay={() => onStep('resetWithdraw')} />;
    case 'resetWithdraw':
      return <ResetWithdrawForm onDone={onDone} onOtherWay={() => onStep('changeWithdraw')} />;
    case 'qq':
      return <QQForm onDone={onDone} />;
    case 'weChat':
      return <WeChatForm onDone={onDone} />;
  }
}
