import { Link, createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { requestIdOf } from '#api/requestId.ts';
import { AccountList } from '#app/account/AccountFrame.tsx';
import { Details } from '#features/account/center/Details.tsx';
import { Counts } from '#features/account/center/Counts.tsx';
import { PlayMoneyNotice } from '#features/account/center/PlayMoneyNotice.tsx';
import { Profile } from '#features/account/center/Profile.tsx';
import { SecurityScore } from '#features/account/center/SecurityScore.tsx';
import { ClubProgress } from '#features/vip/ClubProgress.tsx';
import { BalanceSummary } from '#features/wallet/balance/BalanceSummary.tsx';
import { LatestEntries } from '#features/wallet/statement/LatestEntries.tsx';
import { useUserInfo } from '#session/userInfo.ts';
import { isOffered, isPathOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import styles from './center.module.css';

export const Route = createFileRoute('/mine/center')({ component: Center });

/** The member centre. SI-35, SCREEN-005 */
function Center() {
  const text = useText('account/center');
  const vip = useText('vip');
  const user = useUserInfo();
  if (user.isError && !user.data) {
    return (
      <ErrorState title={text('readFailed')} onRetry={() => void user.refetch()} requestId={requestIdOf(user.error)}>
        {text('readFailedBody')}
      </ErrorState>
    );
  }
  return (
    <div className={styles.center}>
      <div className={styles.full}>
        <Profile info={user.data} />
      </div>
      {isOffered('wallet') && (
        <div className={styles.wide}>
          <BalanceSummary actions={<WalletActions />} />
        </div>
      )}
      {isOffered('safety') && (
        <div className={styles.narrow}>
          <SecurityScore info={user.data} aside={<MoreLink to="/mine/safety">{text('goSafety')}</MoreLink>} />
        </div>
      )}
      {isOffered('vipProgress') && (
        <div className={styles.wide}>
          <ClubProgress aside={<MoreLink to="/club">{vip('privileges')}</MoreLink>} />
        </div>
      )}
      <div className={styles.narrow}>
        <Details user={user.data?.userInfo} aside={<MoreLink to="/mine/safety">{text('allSettings')}</MoreLink>} />
      </div>
      <div className={styles.entries}>
        <AccountList />
      </div>
      {isOffered('statement') && (
        <div className={styles.wide}>
          <LatestEntries aside={<MoreLink to="/mine/billDetail">{text('allRecords')}</MoreLink>} />
        </div>
      )}
      {isOffered('myOffers') && (
        <div className={styles.narrow}>
          <Counts info={user.data} aside={<MoreLink to="/mine/myDiscounts">{text('seeOffers')}</MoreLink>} />
        </div>
      )}
      {isOffered('playMoney') && <PlayMoneyNotice className={`${styles.full} faint small`} />}
    </div>
  );
}

function WalletActions() {
  const text = useText('account/center');
  return (
    <>
      <Link to="/mine/capital/deposit" className={buttonClass({ look: 'primary' })}>
        {text('deposit')}
      </Link>
      <Link to="/mine/capital/withdrawal" className={buttonClass({})}>
        {text('withdraw')}
      </Link>
      <Link to="/mine/capital/account" className={buttonClass({})}>
        {text('wallet')}
      </Link>
    </>
  );
}

interface MoreLinkProps {
  readonly to: '/club' | '/mine/billDetail' | '/mine/myDiscounts' | '/mine/safety';
  readonly children: ReactNode;
}

function MoreLink({ to, children }: MoreLinkProps) {
  if (!isPathOffered(to)) return null;
  return (
    <Link to={to} className="link">
      {children}
    </Link>
  );
}
