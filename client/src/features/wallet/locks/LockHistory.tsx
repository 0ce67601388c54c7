import { betFlowLockList, lockLabel, lockWord } from '@foyer/contract/wallet/locks.ts';
import type { BetFlowLockRecord } from '@foyer/contract/wallet/locks.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listState } from '#api/listState.ts';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { Column } from '#ui/values/DataTable.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './Locks.module.css';

const pageSize = 10;
const tones = { locked: 'warn', unlocked: 'good', cancelled: 'neutral' } as const;

interface LockHistoryProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Every lock, newest first. Deposits and bonuses have their own status codes. CALL-131, ENUM-007, ENUM-009, AMB-062 */
export function LockHistory({ page, onPage }: LockHistoryProps) {
  const text = useText('wallet/locks');
  const read = useQuery({
    ...q(betFlowLockList, { pageNo: page, pageSize }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles.history}>
      <h2>{text('locks.history')}</h2>
      <Card isFlush>
        <DataTable
          label={text('locks.history')}
          columns={useColumns()}
          rowKey={(lock) => lock.lockId}
          state={listState(read)}
          failure={{ title: text('locks.readFailed'), words: text('locks.readFailedBody') }}
          empty={<EmptyState title={text('locks.historyNone')}>{text('locks.noneBody')}</EmptyState>}
        />
      </Card>
      <Pager page={page} pageSize={pageSize} total={read.data?.total ?? 0} onPage={onPage} />
    </section>
  );
}

function useColumns(): readonly Column<BetFlowLockRecord>[] {
  const text = useText('wallet/locks');
  const label = useText('labels');
  return [
    {
      id: 'name',
      head: text('locks.name'),
      onCard: 'title',
      cell: (one) => (
        <>
          {one.name || text(one.kind === 'bonus' ? 'locks.kindBonus' : 'locks.kindDeposit')}
          {one.platformName !== '' && (
            <span className={styles.due}>{text('ask.platform', { platform: one.platformName })}</span>
          )}
        </>
      ),
    },
    {
      id: 'status',
      head: text('locks.status'),
      onCard: 'aside',
      cell: (one) => (
        <Badge tone={tones[lockWord(one)]} hasDot>
          {label(lockLabel(one))}
        </Badge>
      ),
    },
    { id: 'time', head: text('locks.time'), cell: (one) => <Time value={one.createTime} /> },
    {
      id: 'principal',
      head: text('locks.principal'),
      align: 'end',
      cell: (one) => <Money amount={one.principalSatang} />,
    },
    {
      id: 'target',
      head: text('locks.target'),
      align: 'end',
      cell: (one) => (
        <span className={styles.flow}>
          <Money amount={one.doneSatang} /> / <Money amount={one.targetSatang} />
        </span>
      ),
    },
    {
      id: 'locked',
      head: text('locks.open'),
      align: 'end',
      cell: (one) => <Money amount={one.lockedSatang} />,
    },
  ];
}
