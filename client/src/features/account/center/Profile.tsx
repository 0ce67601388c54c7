import type { UserInfo } from '@foyer/contract/account/session.ts';
import { maskAccount } from '@foyer/contract/masks.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Masked } from '#ui/values/Masked.tsx';
import { Skeleton } from '#ui/layout/Skeleton.tsx';
import styles from './Center.module.css';

/** The logged-in player: masked account and name, level and club name. ENTITY-043, CONST-026, CONST-027 */
export function Profile({ info }: { readonly info: UserInfo | undefined }) {
  const text = useText('account/center');
  if (!info) {
    return (
      <Card className={styles.profile} aria-busy="true">
        <span className={styles.avatar} />
        <div>
          <Skeleton width={140} height={24} />
          <Skeleton width={190} height={24} />
        </div>
      </Card>
    );
  }
  const { userAccount, name, level } = info.userInfo;
  return (
    <Card className={styles.profile}>
      <span className={styles.avatar} aria-hidden="true">
        {(Array.from(name).at(-1) ?? userAccount).slice(0, 1).toUpperCase()}
      </span>
      <div className={styles.who}>
        <h1 className={styles.account}>
          <Masked value={maskAccount(userAccount)} />
        </h1>
        <p className={styles.badges}>
          {name !== '' && <span className="muted">{name}</span>}
          <Badge tone="accent">{text('level', { level })}</Badge>
          {info.vip.vipName !== '' && <Badge tone="line">{info.vip.vipName}</Badge>}
          {isOffered('playMoney') && <Badge tone="truth">{text('sandbox')}</Badge>}
        </p>
      </div>
    </Card>
  );
}
