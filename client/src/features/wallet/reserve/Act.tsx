import type { Call } from '@foyer/contract/call.ts';
import type { ReactNode } from 'react';
import { CallForm } from '#form/CallForm.tsx';
import { FormSubmit } from '#form/FormSubmit.tsx';
import { useCallForm } from '#form/useCallForm.ts';
import type { ButtonLook } from '#ui/actions/buttonClass.ts';
import { CloseButton } from '#ui/feedback/CloseButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { reserveReads } from './reads.ts';
import styles from './Reserve.module.css';

interface ActProps {
  readonly call: Call;
  /** Fields sent in addition to the form's: the order's number. */
  readonly fields: Readonly<Record<string, string>>;
  readonly label: string;
  readonly look?: ButtonLook;
  readonly blocked?: string | undefined;
  readonly onDone?: () => void;
}

/** A button for one step of a payment. Shows failures above it; an unknown outcome can be retried. */
export function Act({ call, fields, label, look = 'primary', blocked, onDone }: ActProps) {
  const state = useCallForm(call, { also: fields, invalidates: reserveReads, onDone: () => onDone?.() });
  return (
    <CallForm label={label} state={state} className={styles.act}>
      <FormSubmit look={look} size="large" blocked={blocked}>
        {label}
      </FormSubmit>
    </CallForm>
  );
}

interface ActDialogProps extends Omit<ActProps, 'label' | 'onDone' | 'blocked'> {
  readonly title: string;
  readonly keep: string;
  readonly confirm: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Confirmation of an irreversible step. */
export function ActDialog({ call, fields, title, keep, confirm, look, onClose, children }: ActDialogProps) {
  const state = useCallForm(call, { also: fields, invalidates: reserveReads, onDone: onClose });
  return (
    <Dialog title={title} dismiss="buttons" onClose={onClose}>
      <p>{children}</p>
      <CallForm label={title} state={state} className={styles.act}>
        <div className={styles.answers}>
          <CloseButton>{keep}</CloseButton>
          <FormSubmit look={look}>{confirm}</FormSubmit>
        </div>
      </CallForm>
    </Dialog>
  );
}
