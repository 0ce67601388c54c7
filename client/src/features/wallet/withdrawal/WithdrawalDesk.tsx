import { refresh } from '@foyer/contract/wallet/balance.ts';
import { bankCardList } from '@foyer/contract/wallet/bankCard.ts';
import { queryUserLockAmount } from '@foyer/contract/wallet/locks.ts';
import { minLimit, withdrawRange } from '@foyer/contract/wallet/withdrawal.ts';
import type { WithdrawalMethod } from '@foyer/contract/wallet/methods.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import styles from '../Cashier.module.css';
import { Closed, isClosed } from '../Closed.tsx';
import { HowMuch } from '../locks/HowMuch.tsx';
import { withdrawableOf } from '../locks/withdrawable.ts';
import { MethodPicks } from './MethodPicks.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';

interface WithdrawalDeskProps {
  readonly methods: readonly WithdrawalMethod[];
  readonly method: WithdrawalMethod;
  readonly onMethod: (method: WithdrawalMethod) => void;
  /** True until it is known what is missing: shown later, it would move the form under a press. */
  readonly isWaiting: boolean;
  /** What must be done first, with links; false if nothing is missing. */
  readonly missing: ReactNode;
  readonly hindrance: string | undefined;
  readonly addCard: ReactNode;
  readonly onDone: (orderNo: string) => void;
  readonly onCheckStatus: () => void;
}

/** Reads what a withdrawal depends on: balance, locks, limits and cards. The higher minimum counts. AMB-096 */
export function WithdrawalDesk(props: WithdrawalDeskProps) {
  const { methods, method, onMethod, isWaiting, missing, hindrance, addCard, onDone, onCheckStatus } = props;
  const text = useText('wallet/withdrawal');
  const assets = useQuery({ ...q(refresh, {}), staleTime: 0 });
  const locks = useQuery({ ...q(queryUserLockAmount, {}), staleTime: 0 });
  const minimum = useQuery(q(minLimit, {}));
  const range = useQuery(q(withdrawRange, { method }));
  const cards = useQuery(q(bankCardList, {}));
  const reads = [assets, locks, minimum, range, cards];
  const failed = reads.find((read) => read.isError && read.data === undefined);
  if (isClosed(failed?.error)) return <Closed what="withdrawal" failure={failed.error} />;
  if (failed) {
    return (
      <Card>
        <ErrorState
          title={text('readFailed')}
          onRetry={() => void Promise.all(reads.map((read) => read.refetch()))}
          requestId={requestIdOf(failed.error)}
        >
          {text('readFailedBody')}
        </ErrorState>
      </Card>
    );
  }
  if (isWaiting || !assets.data || !locks.data || !minimum.data || !range.data || !cards.data) {
    return (
      <Card>
        <SkeletonRows rows={7} />
      </Card>
    );
  }
  return (
    <div className={styles.desk}>
      {missing}
      <HowMuch assets={assets.data} locks={locks.data} readMs={assets.dataUpdatedAt} isFolded />
      {methods.length > 1 && <MethodPicks methods={methods} method={method} onMethod={onMethod} />}
      <WithdrawalForm
        key={method}
        method={method}
        cards={cards.data.list}
        noCard={
          <EmptyState title={text('noCard')} action={addCard}>
            {text('noCardBody')}
          </EmptyState>
        }
        limits={{ ...range.data, minSatang: Math.max(range.data.minSatang, minimum.data.minSatang) }}
        withdrawableSatang={withdrawableOf(assets.data.mainSatang, locks.data.lockedSatang)}
        hindrance={hindrance}
        onDone={onDone}
        onCheckStatus={onCheckStatus}
      />
    </div>
  );
}
