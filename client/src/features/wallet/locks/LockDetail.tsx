import { refresh } from '@foyer/contract/wallet/balance.ts';
import { queryUserLockAmount } from '@foyer/contract/wallet/locks.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { HowMuch } from './HowMuch.tsx';
import { LockHistory } from './LockHistory.tsx';
import styles from './Locks.module.css';
import { OpenLocks } from './OpenLocks.tsx';

interface LockDetailProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The open locks with their progress, and the history of all locks. SI-45, SCREEN-015, SCREEN-075 */
export function LockDetail({ page, onPage }: LockDetailProps) {
  const text = useText('wallet/locks');
  const assets = useQuery({ ...q(refresh, {}), staleTime: 0 });
  const locks = useQuery({ ...q(queryUserLockAmount, {}), staleTime: 0 });
  const failed = [assets, locks].find((read) => read.isError && read.data === undefined);
  if (failed) {
    return (
      <Card>
        <ErrorState
          title={text('ask.failed')}
          onRetry={() => void Promise.all([assets.refetch(), locks.refetch()])}
          requestId={requestIdOf(failed.error)}
        >
          {text('ask.failedBody')}
        </ErrorState>
      </Card>
    );
  }
  if (!assets.data || !locks.data) {
    return (
      <Card>
        <SkeletonRows rows={6} />
      </Card>
    );
  }
  return (
    <div className={styles.detail}>
      <HowMuch assets={assets.data} locks={locks.data} readMs={assets.dataUpdatedAt} />
      <OpenLocks locks={locks.data} />
      <LockHistory page={page} onPage={onPage} />
    </div>
  );
}
