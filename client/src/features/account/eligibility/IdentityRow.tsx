import { checkIdentity, eligibility, followIdentity } from '@foyer/contract/account/eligibility.ts';
import type { Eligibility } from '@foyer/contract/account/eligibility.ts';
import { useState } from 'react';
import { useCall } from '#api/useCall.ts';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { FormText } from '#form/FormText.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import { useText } from '#text/useText.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { Badge } from '#ui/values/Badge.tsx';
import { userIcon } from '#ui/values/icons.ts';
import styles from '../safety/Safety.module.css';
import { SafetyRow } from '../safety/SafetyRow.tsx';

/** The state of the identity check and what to do about it. A stand-in of the sandbox says that it is one. M18 */
export function IdentityRow({ state }: { readonly state: Eligibility }) {
  const text = useText('account/eligibility');
  const [isOpen, setIsOpen] = useState(false);
  const { identity, identityFor, identityProvider, isBirthDateSet } = state;
  const follow = useCall(followIdentity, {
    invalidates: [eligibility],
    onDone: ({ state: now }) =>
      showMessage({ kind: 'success', text: text('identity.done', { state: text(`identity.${now}`) }) }),
  });
  const isClosed = identityProvider === 'closed';
  const isWaiting = identity === 'pending' || identity === 'unknown';
  const isStartable = !isClosed && (identity === 'none' || identity === 'refused');
  const need = identityFor === 'none' || identity === 'approved' ? undefined : 'required';
  return (
    <>
      <SafetyRow
        icon={userIcon}
        title={text('identity.title')}
        {...(identity === 'approved' ? { state: 'done' as const } : need && { state: need })}
        note={
          <>
            {identityProvider === 'sandbox' && <Badge tone="warn">{text('identity.sandbox')}</Badge>}{' '}
            {text(isClosed && identity === 'none' ? 'identity.closed' : `identity.${identity}`)} ·{' '}
            {isStartable && !isBirthDateSet ? text('identity.needsBirthDate') : text(`identity.for_${identityFor}`)}
          </>
        }
        {...(isWaiting &&
          !isClosed && {
            act: { label: text('identity.follow'), isBusy: follow.isPending, onPress: () => follow.mutate({}) },
          })}
        {...(isStartable &&
          isBirthDateSet && {
            act: {
              label: text(identity === 'refused' ? 'identity.again' : 'identity.start'),
              onPress: () => setIsOpen(true),
            },
          })}
      />
      {isOpen && <IdentityDialog isSandbox={identityProvider === 'sandbox'} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface IdentityDialogProps {
  readonly isSandbox: boolean;
  readonly onClose: () => void;
}

function IdentityDialog({ isSandbox, onClose }: IdentityDialogProps) {
  const text = useText('account/eligibility');
  const form = useCallForm(checkIdentity, {
    initial: { documentNumber: '' },
    invalidates: [eligibility],
    refusedAt: { IDENTITY_WAITS: 'documentNumber', BIRTH_DATE_NEEDED: 'documentNumber', UNDERAGE: 'documentNumber' },
    onDone: ({ state }) => {
      showMessage({
        kind: state === 'approved' ? 'success' : 'notice',
        text: text('identity.done', { state: text(`identity.${state}`) }),
      });
      onClose();
    },
  });
  return (
    <Dialog title={text('identity.form')} dismiss="buttons" onClose={onClose}>
      {isSandbox && <Note tone="warn">{text('identity.sandboxWords')}</Note>}
      <CallForm label={text('identity.form')} state={form} className={styles.form}>
        <FormText
          name="documentNumber"
          label={text('identity.number')}
          hint={text('identity.numberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FormSubmit size="large" isBlock>
          {text('identity.submit')}
        </FormSubmit>
      </CallForm>
    </Dialog>
  );
}
