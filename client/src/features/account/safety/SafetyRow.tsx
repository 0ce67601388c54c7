import { useId } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import styles from './Safety.module.css';

interface SafetyRowProps {
  readonly icon: string;
  readonly title: string;
  /** A scored item says whether it is done; the others need no badge. */
  readonly state?: 'done' | 'todo' | 'required';
  readonly note: ReactNode;
  readonly act?: {
    readonly label: string;
    readonly look?: 'primary' | 'second';
    readonly isBusy?: boolean;
    readonly onPress: () => void;
  };
  /** Link to customer service, in place of a button. */
  readonly service?: ReactNode;
}

/** One security item: its state, and how to change it. */
export function SafetyRow({ icon, title, state, note, act, service }: SafetyRowProps) {
  const text = useText('account');
  const safety = useText('account/safety');
  const titleId = useId();
  const buttonId = useId();
  return (
    <li className={styles.item}>
      <Icon of={icon} />
      <span className={styles.words}>
        <b>
          <span id={titleId}>{title}</span>
          {state === 'done' && (
            <Badge tone="good" hasDot>
              {text('item.done')}
            </Badge>
          )}
          {state === 'todo' && <Badge tone="warn">{text('item.todo')}</Badge>}
          {state === 'required' && <Badge tone="warn">{safety('row.required')}</Badge>}
        </b>
        <span className="muted small">{note}</span>
      </span>
      {service}
      {act && (
        <Button
          id={buttonId}
          size="small"
          look={act.look ?? 'second'}
          state={act.isBusy === true ? 'busy' : 'ready'}
          // "Set up: real name", because the button's label alone is unclear outside its row.
          aria-labelledby={`${buttonId} ${titleId}`}
          onClick={act.onPress}
        >
          {act.label}
        </Button>
      )}
    </li>
  );
}

interface FailedRowProps extends Pick<SafetyRowProps, 'icon' | 'title'> {
  readonly read: { readonly refetch: () => Promise<unknown>; readonly isFetching: boolean };
}

/** An item whose state could not be read. It says so, because "off" or "none" might be wrong. R01 */
export function FailedRow({ icon, title, read }: FailedRowProps) {
  const text = useText('account/safety');
  const ui = useText('ui');
  return (
    <SafetyRow
      icon={icon}
      title={title}
      note={<span role="alert">{text('row.failed')}</span>}
      act={{ label: ui('readAgain'), isBusy: read.isFetching, onPress: () => void read.refetch() }}
    />
  );
}

interface SafetyGroupProps {
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}

/** A group of rows under a heading that explains them. */
export function SafetyGroup({ title, words, children }: SafetyGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        <p className="muted small">{words}</p>
      </div>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
