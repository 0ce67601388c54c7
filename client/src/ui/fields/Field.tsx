import { useId } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { classes } from '../classes.ts';
import styles from './Field.module.css';
import { Icon } from '../values/Icon.tsx';
import { alertIcon, checkIcon } from '../values/icons.ts';
import { Unseen } from '../layout/Unseen.tsx';

/** Attributes for the control inside a field, so that its name, hint and error are read with it. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** A rule that is shown from the start and marked as met while the player types. */
export interface FieldRule {
  readonly text: string;
  readonly isMet: boolean;
}

interface FieldProps {
  readonly label: ReactNode;
  /** Most fields are required, so only optional ones are marked. */
  readonly need?: 'required' | 'optional' | undefined;
  /** States the rule before it fails. */
  readonly hint?: ReactNode | undefined;
  /** The question to answer; it stays beside an error. */
  readonly question?: ReactNode;
  readonly rules?: readonly FieldRule[] | undefined;
  /** What is wrong, what is unchanged and what to do next. It replaces the hint. */
  readonly error?: ReactNode;
  readonly className?: string | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
}

export function Field({ label, need = 'required', hint, question, rules, error, className, children }: FieldProps) {
  const id = useId();
  const text = useText('ui');
  const noteId = `${id}-note`;
  const hasNote = Boolean(question ?? error ?? hint ?? rules?.length);
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {need === 'optional' && <span className={styles.optional}>{text('optional')}</span>}
      </label>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': need === 'required' ? true : undefined,
      })}
      {hasNote && (
        <div id={noteId} className={styles.note}>
          {question && <p className={styles.hint}>{question}</p>}
          {error ? <FieldError>{error}</FieldError> : rules?.length ? <RuleList rules={rules} /> : null}
          {!error && hint && <p className={styles.hint}>{hint}</p>}
        </div>
      )}
    </div>
  );
}

export function FieldError({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.error}>
      <Icon of={alertIcon} size={16} />
      <span>{children}</span>
    </p>
  );
}

function RuleList({ rules }: { readonly rules: readonly FieldRule[] }) {
  const text = useText('ui');
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.text} className={rule.isMet ? styles.met : undefined}>
          {rule.isMet ? <Icon of={checkIcon} size={14} /> : <span className={styles.dot} aria-hidden="true" />}
          {rule.text}
          {rule.isMet && <Unseen>{text('ruleMet')}</Unseen>}
        </li>
      ))}
    </ul>
  );
}
