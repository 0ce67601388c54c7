import type { UserInfo } from '@foyer/contract/account/session.ts';
import { securityScore } from '@foyer/contract/account/score.ts';
import type { ReactNode } from 'react';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { checkIcon, clockIcon } from '#ui/values/icons.ts';
import styles from './Center.module.css';
import { ScoreRing } from './ScoreRing.tsx';

interface SecurityScoreProps {
  readonly info: UserInfo | undefined;
  /** Link to the items that are still missing. */
  readonly aside: ReactNode;
}

/** The security score: four items at 25 each, between 20 and 99. CONST-028, AMB-186 */
export function SecurityScore({ info, aside }: SecurityScoreProps) {
  const text = useText('account/center');
  const account = useText('account');
  const items = [
    { word: 'item.name', isDone: info?.userInfo.isNameVerified },
    { word: 'item.phone', isDone: info?.userInfo.isPhoneVerified },
    { word: 'item.withdrawPassword', isDone: info?.userInfo.isWithdrawPasswordSet },
    { word: 'item.email', isDone: info?.userInfo.isEmailVerified },
  ] as const;
  return (
    <Card title={text('score')} aside={aside} aria-busy={!info}>
      <div className={styles.score}>
        <ScoreRing score={info && securityScore(info.userInfo)} />
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.word}>
              <Icon
                of={item.isDone ? checkIcon : clockIcon}
                size={16}
                className={item.isDone ? styles.done : styles.wait}
              />
              {account(item.word)}
              <span className={styles.end}>{info && account(item.isDone ? 'item.done' : 'item.todo')}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
