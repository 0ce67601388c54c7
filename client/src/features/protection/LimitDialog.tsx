import { protection, setLimit } from '@foyer/contract/protection/limits.ts';
import type { ProtectionLimit } from '@foyer/contract/protection/limits.ts';
import { useState } from 'react';
import { isFailure } from '#api/failure.ts';
import { useCall } from '#api/useCall.ts';
import { useFailureWords } from '#form/useFailureWords.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { typedAmount } from '#ui/fields/typedAmount.ts';
import { showMessage } from '#ui/messages/messages.ts';
import styles from './Protection.module.css';

interface LimitDialogProps {
  readonly limit: ProtectionLimit;
  /** Hours before a looser limit can be confirmed. */
  readonly looseningHours: number;
  readonly onClose: () => void;
}

/** Units per typed number: satang per baht, or minutes. */
const unitOf = (kind: ProtectionLimit['kind']): number => (kind === 'time' ? 1 : 100);

/** Sets one limit to any amount. Says before it is sent whether it takes effect at once. M14, M15 */
export function LimitDialog({ limit, looseningHours, onClose }: LimitDialogProps) {
  const text = useText('protection');
  const { kind, span, amount } = limit;
  const { typed, type, fault, isLooser, isPending, send, submit } = useLimitChange(limit, looseningHours, onClose);
  return (
    <Dialog
      title={text('dialog.title', { kind: text(`kind.${kind}`), span: text(`span.${span}`) })}
      dismiss="buttons"
      onClose={onClose}
      actions={
        <>
          {amount !== undefined && (
            <Button look="quiet" onClick={() => send(undefined)}>
              {text('dialog.remove')}
            </Button>
          )}
          <Button look="primary" state={isPending ? 'busy' : 'ready'} onClick={submit}>
            {text('dialog.submit')}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={text(kind === 'time' ? 'dialog.minutes' : 'dialog.baht')}
          hint={isLooser ? text('dialog.looser', { hours: looseningHours }) : text('dialog.tighter')}
          error={fault}
        >
          {(field) => (
            <TextInput
              {...field}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={(event) => type(event.currentTarget.value)}
            />
          )}
        </Field>
        <p className="muted small">{text(`kindWords.${kind}`)}</p>
      </form>
    </Dialog>
  );
}

function useLimitChange({ kind, span, amount }: ProtectionLimit, hours: number, onClose: () => void) {
  const text = useText('protection');
  const wordsOf = useFailureWords();
  const unit = unitOf(kind);
  const [typed, setTyped] = useState(amount === undefined ? '' : String(amount / unit));
  const [fault, setFault] = useState<string>();
  const set = useCall(setLimit, {
    invalidates: [protection],
    isShownByCaller: true,
    onDone: ({ isWaiting }) =>
      showMessage({ kind: 'success', text: isWaiting ? text('dialog.waits', { hours }) : text('dialog.holds') }),
  });
  const wanted = /^\d{1,10}$/.test(typed) ? Number(typed) * unit : undefined;
  const isLooser = amount !== undefined && wanted !== undefined && wanted > amount;
  const send = (next: number | undefined) => {
    if (set.isPending) return;
    set.mutate(
      { kind, span, amount: next },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (!isFailure(error)) throw error;
          error.isShown = true;
          setFault(wordsOf(error));
        },
      },
    );
  };
  const submit = () => (wanted === undefined ? setFault(text('dialog.whole')) : send(wanted));
  const type = (value: string) => {
    setFault(undefined);
    setTyped(typedAmount(value));
  };
  return { typed, type, fault, isLooser, isPending: set.isPending, send, submit } as const;
}
