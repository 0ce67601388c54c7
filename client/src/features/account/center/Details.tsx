import type { UserInfo } from '@foyer/contract/account/session.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { calendarIcon, chatIcon, rightIcon } from '#ui/values/icons.ts';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import { SafetyDialog } from '../safety/SafetyDialog.tsx';
import styles from './Center.module.css';

type Detail = 'qq' | 'weChat' | 'birthday';

/** Edits QQ, WeChat and the birthday in place. A set birthday can only be changed by customer service. SI-35, M18 */
export function Details({
  user,
  aside,
}: {
  readonly user: UserInfo['userInfo'] | undefined;
  readonly aside: ReactNode;
}) {
  const text = useText('account');
  const center = useText('account/center');
  const [open, setOpen] = useState<Detail>();
  return (
    <Card title={center('details')} aside={aside} aria-busy={!user}>
      <ul className={styles.details}>
        {(['qq', 'weChat', 'birthday'] as const).map((detail) => {
          const value = user?.[detail];
          const isFixed = detail === 'birthday' && value !== '';
          const words = (
            <>
              <Icon of={detail === 'birthday' ? calendarIcon : chatIcon} size={20} />
              <span>{text(`contact.${detail}`)}</span>
              <span className={styles.end}>
                {value === undefined ? <Skeleton width={64} height={20} /> : value || text('contact.todo')}
              </span>
            </>
          );
          return (
            <li key={detail}>
              {isFixed || !user ? (
                <span className={styles.detail}>{words}</span>
              ) : (
                <button type="button" className={styles.detail} onClick={() => setOpen(detail)}>
                  {words}
                  <Icon of={rightIcon} size={16} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {open && <SafetyDialog step={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
