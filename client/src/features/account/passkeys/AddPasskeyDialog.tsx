import { addPasskey, beginPasskey, passkeys } from '@foyer/contract/account/passkeys.ts';
import { useState } from 'react';
import { isFailure } from '#api/failure.ts';
import { useCall } from '#api/useCall.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { say } from '#ui/messages/messages.ts';
import { Note } from '#ui/Note.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import styles from '../secondFactor/SecondFactor.module.css';
import { makePasskey } from './device.ts';

/** The password, then the device's own lock. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText('passkey');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const add = useCall(addPasskey, { invalidates: [passkeys], isShownByCaller: true });
  const finish = async (challengeId: string, options: string) => {
    const made = await makePasskey(options);
    if (typeof made === 'string') return setFault(text(made));
    try {
      await add.mutateAsync({ challengeId, response: made.response, name: name.trim() || text('title') });
    } catch (error) {
      if (!isFailure(error)) throw error;
      error.isShown = true;
      return setFault(error.message || text('cancelled'));
    }
    say({ kind: 'success', text: text('added') });
    onClose();
  };
  const form = useCallForm(beginPasskey, {
    initial: { password: '' },
    refusedAt: { WRONG_OLD_PASSWORD: 'password' },
    onDone: async ({ challengeId, options }) => {
      setFault(undefined);
      await finish(challengeId, options);
    },
  });
  return (
    <Dialog title={text('addTitle')} dismiss="buttons" onClose={onClose}>
      <CallForm label={text('addTitle')} state={form} className={styles.form}>
        <p className="muted">{text('addWords')}</p>
        {fault !== undefined && (
          <Note tone="bad" role="alert">
            {fault}
          </Note>
        )}
        <Field label={text('name')} need="optional" hint={text('nameHint')}>
          {(control) => (
            <TextInput {...control} value={name} maxLength={30} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <FormPassword name="password" label={text('password')} autoComplete="current-password" maxLength={64} />
        <FormSubmit size="large" isBlock>
          {text('addSubmit')}
        </FormSubmit>
      </CallForm>
    </Dialog>
  );
}
