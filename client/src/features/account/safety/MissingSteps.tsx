import { useState } from 'react';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { lockIcon, mailIcon, phoneIcon, userIcon } from '#ui/values/icons.ts';
import { SafetyDialog } from './SafetyDialog.tsx';
import type { MissingStep } from './safetySteps.ts';
import styles from './Safety.module.css';

const icons = { name: userIcon, phone: phoneIcon, password: lockIcon, email: mailIcon } as const;
const words = {
  name: 'item.name',
  phone: 'item.phone',
  password: 'item.withdrawPassword',
  email: 'item.email',
} as const;
const notes = {
  name: 'state.nameTodo',
  phone: 'state.phoneTodo',
  password: 'state.passwordTodo',
  email: 'state.emailTodo',
} as const;

interface MissingStepsProps {
  readonly steps: readonly MissingStep[];
  /** What the player cannot do yet. */
  readonly before?: 'withdrawal' | 'deposit';
}

/** Steps that the player must complete first, each with a button that opens its form. ENTITY-009 */
export function MissingSteps({ steps, before = 'withdrawal' }: MissingStepsProps) {
  const text = useText('account/safety');
  const account = useText('account');
  const [open, setOpen] = useState<MissingStep>();
  return (
    <Card title={text(before === 'deposit' ? 'state.missingToDeposit' : 'state.missing', { count: steps.length })}>
      <ul className={styles.plain}>
        {steps.map((step) => (
          <li key={step} className={styles.item}>
            <Icon of={icons[step]} />
            <span className={styles.words}>
              <b>{account(words[step])}</b>
              <span className="faint small">{text(notes[step])}</span>
            </span>
            <Button
              size="small"
              aria-label={`${text('state.set')} ${account(words[step])}`}
              onClick={() => setOpen(step)}
            >
              {text('state.set')}
            </Button>
          </li>
        ))}
      </ul>
      {open && <SafetyDialog step={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
