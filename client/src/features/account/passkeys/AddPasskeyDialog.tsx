import { addPasskey, beginPasskey, passkeys } from '@foyer/contract/account/passkeys.ts';
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { passkeyName } from '@foyer/contract/rules/personal.ts';
import { useState } from 'react';
import { isFailure } from '#api/failure.ts';
import { useCall } from '#api/useCall.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormPassword, FormText } from '#form/FormText.tsx';
import { ruleFaults } from '#form/ruleFaults.ts';
import { useCallForm } from '#form/useCallForm.ts';
import { useProvedCall } from '#session/useProvedCall.ts';
import { useText } from '#text/useText.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { Note } from '#ui/feedback/Note.tsx';
import styles from '../DialogForm.module.css';
import { makePasskey } from './device.ts';

/** The player's name for it; '' uses the house's default. */
const nameOf = (given: unknown): string => (typeof given === 'string' ? given.trim() : '');

/** Asks for the password, then for the device's screen lock. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText('account/passkeys');
  const [fault, setFault] = useState<string>();
  const add = useCall(addPasskey, { invalidates: [passkeys, logedUserInfo], isShownByCaller: true });
  const finish = async (name: string, challengeId: string, options: string) => {
    const made = await makePasskey(options);
    if (typeof made === 'string') return setFault(text(made));
    try {
      await add.mutateAsync({ challengeId, response: made.response, name: name || text('title') });
    } catch (error) {
      if (!isFailure(error)) throw error;
      error.isShown = true;
      return setFault(error.message || text('cancelled'));
    }
    showMessage({ kind: 'success', text: text('added') });
    onClose();
  };
  const { send } = useProvedCall(beginPasskey);
  const form = useCallForm(beginPasskey, {
    send,
    initial: { name: '', password: '' },
    check: ({ name }) => (nameOf(name) === '' ? [] : ruleFaults('name', passkeyName, name)),
    refusedAt: { WRONG_OLD_PASSWORD: 'password' },
    onDone: async ({ challengeId, options }) => {
      setFault(undefined);
      await finish(nameOf(form.form.getValues('name')), challengeId, options);
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
        <FormText name="name" label={text('name')} need="optional" hint={text('nameHint')} autoComplete="off" />
        <FormPassword name="password" label={text('password')} autoComplete="current-password" />
        <FormSubmit size="large" isBlock>
          {text('addSubmit')}
        </FormSubmit>
      </CallForm>
    </Dialog>
  );
}
