import type { UserInfo } from '@foyer/contract/account/session.ts';
import { securityScore } from '@foyer/contract/account/score.ts';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { checkIcon, clockIcon } from '#ui/icons.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './Center.module.css';

const circumference = 2 * Math.PI * 46;

interface SecurityScoreProps {
  readonly info: UserInfo | undefined;
  /** The way to what is still missing. */
  readonly aside: ReactNode;
}

/** Four items at 25 each, 20 at least, 99 at most. CONST-028, AMB-186 */
export function SecurityScore({ info, aside }: SecurityScoreProps) {
  const text = useText('center');
  const items = [
    { word: 'safety.name', isDone: info?.userInfo.isNameVerified },
    { word: 'safety.phone', isDone: info?.userInfo.isPhoneVerified },
    { word: 'safety.withdrawPassword', isDone: info?.userInfo.isWithdrawPasswordSet },
    { word: 'safety.email', isDone: info?.userInfo.isEmailVerified },
  ] as const;
  const score = info ? securityScore(info.userInfo) : 0;
  return (
    <Card title={text('center.score')} aside={aside} aria-busy={!info}>
      <div className={styles.score}>
        <div className={styles.ring} role="img" aria-label={text('center.scoreOf', { score })}>
          <svg viewBox="0 0 104 104" aria-hidden="true">
            <circle cx="52" cy="52" r="46" className={styles.track} />
            <circle
              cx="52"
              cy="52"
              r="46"
              className={styles.arc}
              strokeDasharray={`${(circumference * (info ? score : 0)) / 100} ${circumference}`}
            />
          </svg>
          {info ? <b>{score}</b> : <Skeleton width={36} height={32} />}
        </div>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.word}>
              <Icon
                of={item.isDone ? checkIcon : clockIcon}
                size={16}
                className={item.isDone ? styles.done : styles.wait}
              />
              {text(item.word)}
              <span className={styles.end}>{info && text(item.isDone ? 'safety.done' : 'safety.todo')}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
