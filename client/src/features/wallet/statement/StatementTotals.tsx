import { statementTotals } from '@foyer/contract/wallet/statement.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { amountText } from '@foyer/text/amount.ts';
import { Figure, Figures } from '#ui/records/Figures.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { BalanceChart } from './BalanceChart.tsx';
import styles from './Statement.module.css';

interface StatementTotalsProps {
  readonly filters: { readonly type: string; readonly startTime: string; readonly endTime: string };
}

/** Totals of the period, the course of the balance, and lifetime deposits and withdrawals. M06 */
export function StatementTotals({ filters }: StatementTotalsProps) {
  const text = useText('wallet/statement');
  const totals = useQuery({ ...q(statementTotals, filters), staleTime: 0, placeholderData: keepPreviousData });
  if (totals.isPending) return <SkeletonRows rows={2} rowHeight={72} />;
  if (totals.isError) {
    return (
      <Card>
        <ErrorState
          title={text('totalsFailed')}
          onRetry={() => void totals.refetch()}
          requestId={requestIdOf(totals.error)}
        >
          {text('unchanged')}
        </ErrorState>
      </Card>
    );
  }
  const { inSatang, outSatang, openingSatang, closingSatang, days } = totals.data;
  const { lifetimeDepositSatang, lifetimeWithdrawalSatang } = totals.data;
  const net = lifetimeDepositSatang - lifetimeWithdrawalSatang;
  return (
    <Card aria-busy={totals.isPlaceholderData} className={styles.totals}>
      <Figures>
        {openingSatang !== undefined && <Figure term={text('opening')} value={<Money amount={openingSatang} />} />}
        <Figure term={text('in')} value={<Money amount={inSatang} tone="gain" />} />
        <Figure term={text('out')} value={<Money amount={outSatang} tone="signed" />} />
        {closingSatang === undefined ? (
          <Figure term={text('net')} value={<Money amount={inSatang + outSatang} tone="signed" />} isStrong />
        ) : (
          <Figure term={text('closing')} value={<Money amount={closingSatang} />} isStrong />
        )}
      </Figures>
      <BalanceChart days={days} />
      <p className={styles.lifetime}>
        {text('lifetime', {
          deposit: amountText(lifetimeDepositSatang),
          withdrawal: amountText(lifetimeWithdrawalSatang),
          net: amountText(net, undefined, true),
        })}
      </p>
    </Card>
  );
}
