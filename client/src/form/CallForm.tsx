import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import styles from './CallForm.module.css';
import { CallFormContext } from './callFormContext.ts';
import type { CallForm as CallFormState } from './useCallForm.ts';

interface CallFormProps {
  /** The form's name for a screen reader. */
  readonly label: string;
  readonly state: CallFormState;
  /** Opens the records of a money form, offered if the outcome is unknown. */
  readonly onCheckStatus?: (() => void) | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The form element. Shows failures above its fields. */
export function CallForm({ label, state, onCheckStatus, className, children }: CallFormProps) {
  return (
    <form
      className={className ?? styles.form}
      aria-label={label}
      // The rules' own messages are in the player's language; the browser's are not.
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void state.submit();
      }}
    >
      <CallFormContext value={state}>
        <Outcome state={state} onCheckStatus={onCheckStatus} />
        {children}
      </CallFormContext>
    </form>
  );
}

/** In a long form the clicked button may be a screen below the message. */
const bringIntoView = (message: HTMLElement | null): void => message?.scrollIntoView({ block: 'nearest' });

function Outcome({ state, onCheckStatus }: Pick<CallFormProps, 'state' | 'onCheckStatus'>) {
  const text = useText('ui');
  const { outcome } = state;
  if (outcome.kind === 'none') return null;
  return (
    <Note ref={bringIntoView} tone={outcome.kind === 'failed' ? 'bad' : 'warn'} role="alert">
      {outcome.kind === 'failed' ? (
        <>
          <p>{outcome.words}</p>
          {outcome.requestId && (
            <p className={styles.id}>
              {text('requestId', { id: outcome.requestId })}
              <CopyButton value={outcome.requestId} label={text('copyRequestId')} />
            </p>
          )}
        </>
      ) : (
        <>
          <b className={styles.title}>{text('unknownTitle')}</b>
          <p>{text('unknownWords')}</p>
          <div className={styles.acts}>
            {onCheckStatus && <Button onClick={onCheckStatus}>{text('checkStatus')}</Button>}
            <Button look="quiet" state={state.isSending ? 'busy' : 'ready'} onClick={() => void state.submit()}>
              {text('sendAgain')}
            </Button>
          </div>
        </>
      )}
    </Note>
  );
}
