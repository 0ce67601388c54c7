import { recoverySteps, recoveryStepLabel, recoveryWayLabel, recoveryWays } from '@foyer/contract/account/recovery.ts';
import type { RecoveryWay } from '@foyer/contract/account/recovery.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { PickCards } from '#ui/fields/RadioGroup.tsx';
import { Stepper } from '#ui/values/Timeline.tsx';
import { FinishStep } from './FinishStep.tsx';
import { RecoveryDone } from './RecoveryDone.tsx';
import styles from './Recovery.module.css';
import { SendByMail, SendBySms } from './SendStep.tsx';
import type { Sent } from './sent.ts';
import { VerifyStep } from './VerifyStep.tsx';

interface RecoveryPanelProps {
  /** How to reach customer service, shown for the third way. AMB-144 */
  readonly service: ReactNode;
  /** Back to the log-in. */
  readonly onLogin: () => void;
}

type Step =
  | { readonly kind: 'send'; readonly isExpired?: boolean }
  | { readonly kind: 'verify'; readonly sent: Sent }
  | { readonly kind: 'finish'; readonly userAccount: string; readonly token: string }
  | { readonly kind: 'done' };
const places = { send: 0, verify: 1, finish: 2, done: 3 } as const;

/**
 * Recovery in three ways and three steps. Nothing reveals whether an account exists. SI-06, SCREEN-003, SCREEN-004, S16
 */
export function RecoveryPanel({ service, onLogin }: RecoveryPanelProps) {
  const text = useText('account/recovery');
  const labels = useText('labels');
  const [way, setWay] = useState<RecoveryWay>('sms');
  const [step, setStep] = useState<Step>({ kind: 'send' });
  if (step.kind === 'done') return <RecoveryDone onLogin={onLogin} />;
  const toVerify = (sent: Sent) => setStep({ kind: 'verify', sent });
  return (
    <div className={styles.panel}>
      <Stepper
        label={text('steps')}
        steps={recoverySteps.map((id) => ({ id, title: labels(recoveryStepLabel(id)) }))}
        current={places[step.kind]}
      />
      {step.kind === 'send' && (
        <WayStep way={way} onWay={setWay} isExpired={step.isExpired === true} service={service} onSent={toVerify} />
      )}
      {step.kind === 'verify' && (
        <VerifyStep
          sent={step.sent}
          onVerified={(token) => setStep({ kind: 'finish', userAccount: step.sent.userAccount, token })}
          onBack={() => setStep({ kind: 'send' })}
        />
      )}
      {step.kind === 'finish' && (
        <FinishStep
          userAccount={step.userAccount}
          token={step.token}
          onDone={() => setStep({ kind: 'done' })}
          onExpired={() => setStep({ kind: 'send', isExpired: true })}
        />
      )}
      <Button look="quiet" onClick={onLogin}>
        {text('back')}
      </Button>
    </div>
  );
}

interface WayStepProps extends Pick<RecoveryPanelProps, 'service'> {
  readonly way: RecoveryWay;
  readonly onWay: (way: RecoveryWay) => void;
  /** The verification expired before it was used. */
  readonly isExpired: boolean;
  readonly onSent: (sent: Sent) => void;
}

function WayStep({ way, onWay, isExpired, service, onSent }: WayStepProps) {
  const text = useText('account/recovery');
  const labels = useText('labels');
  const notes = {
    sms: text('smsNote'),
    email: text('emailNote'),
    service: text('serviceNote'),
  };
  return (
    <>
      {isExpired && (
        <Note tone="warn" role="alert">
          {text('expired')}
        </Note>
      )}
      <PickCards
        label={text('way')}
        value={way}
        onValue={onWay}
        picks={recoveryWays.map((value) => ({ value, title: labels(recoveryWayLabel(value)), note: notes[value] }))}
      />
      {way === 'sms' && <SendBySms onSent={onSent} />}
      {way === 'email' && <SendByMail onSent={onSent} />}
      {way === 'service' && (
        <div className={styles.service}>
          <p className="muted">{text('serviceWords')}</p>
          {service}
        </div>
      )}
    </>
  );
}
