import { beginSecondFactor, confirmSecondFactor, secondFactor } from '@foyer/contract/account/secondFactor.ts';
import { useState } from 'react';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword, FormText } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { QrCode } from '#ui/values/QrCode.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import dialogForm from '../DialogForm.module.css';
import styles from './SecondFactor.module.css';

interface Secret {
  readonly secret: string;
  readonly uri: string;
}

/** Password, then the secret and a code of it, then the recovery codes. */
export function TurnOnDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText('account/secondFactor');
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog title={text(codes ? 'recoveryTitle' : 'title')} dismiss="buttons" onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : secret ? (
        <ConfirmForm secret={secret} onCodes={setCodes} />
      ) : (
        <PasswordForm onSecret={setSecret} />
      )}
    </Dialog>
  );
}

function PasswordForm({ onSecret }: { readonly onSecret: (secret: Secret) => void }) {
  const text = useText('account/secondFactor');
  const form = useCallForm(beginSecondFactor, {
    initial: { password: '' },
    refusedAt: { WRONG_OLD_PASSWORD: 'password' },
    onDone: onSecret,
  });
  return (
    <CallForm label={text('title')} state={form} className={dialogForm.form}>
      <p className="muted">{text('offNote')}</p>
      <FormPassword name="password" label={text('password')} autoComplete="current-password" />
      <FormSubmit size="large" isBlock>
        {text('next')}
      </FormSubmit>
    </CallForm>
  );
}

interface ConfirmFormProps {
  readonly secret: Secret;
  readonly onCodes: (codes: readonly string[]) => void;
}

function ConfirmForm({ secret, onCodes }: ConfirmFormProps) {
  const text = useText('account/secondFactor');
  const form = useCallForm(confirmSecondFactor, {
    initial: { code: '' },
    refusedAt: { WRONG_CODE: 'code' },
    invalidates: [secondFactor],
    onDone: ({ list }) => {
      showMessage({ kind: 'success', text: text('done') });
      onCodes(list);
    },
  });
  return (
    <CallForm label={text('title')} state={form} className={dialogForm.form}>
      <p>{text('scan')}</p>
      <div className={styles.qr}>
        <QrCode text={secret.uri} label={text('qr')} />
      </div>
      <p className={styles.secret}>
        <span className="faint small">{text('secret')}</span>
        <code>{secret.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton value={secret.secret} label={text('copySecret')} />
      </p>
      <FormText
        name="code"
        label={text('code')}
        hint={text('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormSubmit size="large" isBlock>
        {text('confirm')}
      </FormSubmit>
    </CallForm>
  );
}
