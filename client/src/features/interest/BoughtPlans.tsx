import { queryUserBuyBalanceProfitList } from '@foyer/contract/interest/plans.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { BoughtPlanRow } from './BoughtPlanRow.tsx';
import styles from './Interest.module.css';

/** Codes of AMB-065, or all. ENUM-017 */
export type PlanFilter = '' | '0' | '1' | '2';
const filters = [
  ['', 'mine.all'],
  ['0', 'mine.inProgress'],
  ['1', 'mine.ended'],
  ['2', 'mine.redeemed'],
] as const;
const pageSize = 5;

interface BoughtPlansProps {
  readonly state: PlanFilter;
  readonly page: number;
  readonly onState: (state: PlanFilter) => void;
  readonly onPage: (page: number) => void;
}

/** The player's purchases, newest first, filtered by state. ENUM-017 */
export function BoughtPlans({ state, page, onState, onPage }: BoughtPlansProps) {
  const text = useText('interest');
  const bought = useQuery({
    ...q(queryUserBuyBalanceProfitList, { pageNo: page, pageSize, ...(state !== '' && { status: state }) }),
    staleTime: 0,
    // The list is refreshed automatically while a plan is running.
    refetchInterval: ({ state: read }) => (read.data?.list.some(({ status }) => status === '0') ? 60_000 : false),
  });
  return (
    <section aria-label={text('mine.title')} className={styles.section}>
      <h2>{text('mine.title')}</h2>
      <Chips
        label={text('mine.filter')}
        selected={state}
        onSelect={onState}
        chips={filters.map(([value, key]) => ({ value, label: text(key) }))}
      />
      <Card>
        {bought.isPending ? (
          <SkeletonRows rows={3} />
        ) : bought.isError ? (
          <ErrorState
            title={text('mine.failed')}
            onRetry={() => void bought.refetch()}
            requestId={requestIdOf(bought.error)}
          >
            {text('failedBody')}
          </ErrorState>
        ) : bought.data.list.length === 0 ? (
          <EmptyState title={text(state === '' ? 'mine.none' : 'mine.noneOfState')}>
            {state === '' ? text('mine.noneBody') : undefined}
          </EmptyState>
        ) : (
          <ul className={styles.bought}>
            {bought.data.list.map((plan) => (
              <BoughtPlanRow key={plan.orderId} plan={plan} />
            ))}
          </ul>
        )}
      </Card>
      <Pager page={page} pageSize={pageSize} total={bought.data?.total ?? 0} onPage={onPage} />
    </section>
  );
}
