import type { UserInfo } from '@foyer/contract/account/session.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { lockIcon, mailIcon, phoneIcon, userIcon } from '#ui/icons.ts';
import { Masked } from '#ui/Masked.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { SafetyDialog } from './SafetyDialog.tsx';
import type { SafetyStep } from './safetySteps.ts';
import styles from './Safety.module.css';

interface SafetyProps {
  readonly user: UserInfo['userInfo'] | undefined;
  /** Ways to the service for what only it can change. ROLE-012, ROLE-014 */
  readonly changeName: ReactNode;
  readonly changePhone: ReactNode;
}

interface Item {
  readonly id: string;
  readonly icon: string;
  readonly title: string;
  readonly isDone: boolean;
  readonly note: ReactNode;
  readonly step?: SafetyStep;
  readonly change?: ReactNode;
}

/** Real name, phone, withdrawal password, email: what is done, what is missing, the way to it. SI-38 */
export function Safety({ user, changeName, changePhone }: SafetyProps) {
  const text = useText('center');
  const [open, setOpen] = useState<SafetyStep>();
  if (!user) {
    return (
      <Card>
        <SkeletonRows rows={4} />
      </Card>
    );
  }
  const items: readonly Item[] = [
    {
      id: 'phone',
      icon: phoneIcon,
      title: text('safety.phone'),
      isDone: user.isPhoneVerified,
      note: user.isPhoneVerified ? <Masked value={user.mobilePhone} /> : text('safety.phoneTodo'),
      step: 'phone',
      change: changePhone,
    },
    {
      id: 'password',
      icon: lockIcon,
      title: text('safety.withdrawPassword'),
      isDone: user.isWithdrawPasswordSet,
      note: text(user.isWithdrawPasswordSet ? 'safety.passwordSet' : 'safety.passwordTodo'),
      step: 'password',
    },
    {
      id: 'name',
      icon: userIcon,
      title: text('safety.name'),
      isDone: user.isNameVerified,
      note: user.isNameVerified ? <Masked value={user.name} /> : text('safety.nameTodo'),
      step: 'name',
      change: changeName,
    },
    {
      id: 'email',
      icon: mailIcon,
      title: text('safety.email'),
      isDone: user.isEmailVerified,
      note: text(user.isEmailVerified ? 'safety.emailSet' : 'safety.emailTodo'),
    },
  ];
  return (
    <Card>
      <ul className={styles.list}>
        {items.map(({ id, icon, title, isDone, note, step, change }) => (
          <li key={id} className={styles.item}>
            <Icon of={icon} />
            <span className={styles.words}>
              <b>
                {title} <Badge tone={isDone ? 'good' : 'warn'}>{text(isDone ? 'safety.done' : 'safety.todo')}</Badge>
              </b>
              <span className="faint small">{note}</span>
            </span>
            {isDone && change}
            {!isDone && step && (
              <Button size="small" aria-label={`${text('safety.set')} ${title}`} onClick={() => setOpen(step)}>
                {text('safety.set')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open && <SafetyDialog step={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
