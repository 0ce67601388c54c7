import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '../actions/Button.tsx';
import { CopyButton } from '../actions/CopyButton.tsx';
import { HouseEmblem } from '../actions/HouseEmblem.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** Why it is empty. */
  readonly children?: ReactNode;
  /** One action that leads on. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <HouseEmblem />
      <h3 className={styles.title}>{title}</h3>
      {children && <p className={styles.words}>{children}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  /** What could not be read, and what is unchanged. */
  readonly title: string;
  readonly children?: ReactNode;
  readonly onRetry: () => void;
  /** The request's id in the logs. */
  readonly requestId?: string | undefined;
  readonly action?: ReactNode;
}

/** Error state. Failures are never shown as empty lists. */
export function ErrorState({ title, children, onRetry, requestId, action }: ErrorStateProps) {
  const text = useText('ui');
  return (
    <div className={styles.empty} role="alert">
      <HouseEmblem />
      <h3 className={styles.title}>{title}</h3>
      {children && <p className={styles.words}>{children}</p>}
      <div className={styles.actions}>
        <Button look="primary" onClick={onRetry}>
          {text('readAgain')}
        </Button>
        {action}
      </div>
      {requestId && (
        <p className={styles.id}>
          {text('requestId', { id: requestId })}
          <CopyButton value={requestId} label={text('copyRequestId')} />
        </p>
      )}
    </div>
  );
}
