import type { UserInfo } from '@foyer/contract/account/session.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Card } from '#ui/layout/Card.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { ContactRows } from './ContactRows.tsx';
import { IdentityRows } from './IdentityRows.tsx';
import { PausedNote } from './PausedNote.tsx';
import { PasswordRows } from './PasswordRows.tsx';
import styles from './Safety.module.css';
import { SafetyDialog } from './SafetyDialog.tsx';
import { SafetyScore } from './SafetyScore.tsx';
import type { SafetyStep } from './safetySteps.ts';

/** Changes that only customer service makes. ROLE-012 to ROLE-014 */
export type ServiceChange = 'changeName' | 'changePhone' | 'changeEmail' | 'changeBirthday';

/** What the operator requires before a withdrawal. ENTITY-009 */
export interface RequiredItems {
  readonly isNameRequired: boolean;
  readonly isPhoneRequired: boolean;
  readonly isEmailRequired: boolean;
}

interface SafetyProps {
  readonly user: UserInfo['userInfo'] | undefined;
  readonly required: RequiredItems | undefined;
  /** Link to customer service for one change; passed by the page. SI-53 */
  readonly service: (change: ServiceChange) => ReactNode;
  /** More groups: a second factor, devices. */
  readonly children?: ReactNode;
}

/** The security center: score, identity, passwords and contacts. SI-38 */
export function Safety({ user, required, service, children }: SafetyProps) {
  const [open, setOpen] = useState<SafetyStep>();
  if (!user) {
    return (
      <Card aria-busy="true">
        <SkeletonRows rows={8} />
      </Card>
    );
  }
  return (
    <div className={styles.page}>
      <SafetyScore user={user} onStep={setOpen} />
      <PausedNote untilMs={user.withdrawalsPausedUntilMs} />
      <IdentityRows user={user} required={required} service={service} onStep={setOpen} />
      <PasswordRows user={user} onStep={setOpen} />
      {children}
      <ContactRows user={user} onStep={setOpen} />
      {open && <SafetyDialog key={open} step={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
