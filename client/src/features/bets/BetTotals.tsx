import { betTotals } from '@foyer/contract/bets/history.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Figure, Figures } from '#ui/records/Figures.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import type { BetFilters } from './betFilter.ts';
import { MonthChart } from './MonthChart.tsx';

/** Totals of all bets that match the filters: stakes, valid stakes, won or lost. M06 */
export function BetTotals({ filters }: { readonly filters: BetFilters }) {
  const text = useText('bets');
  const totals = useQuery({ ...q(betTotals, filters), staleTime: 0, placeholderData: keepPreviousData });
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
  const { betSatang, validSatang, profitSatang, runningSatang, months } = totals.data;
  return (
    <Card aria-busy={totals.isPlaceholderData}>
      <Figures>
        <Figure term={text('staked')} value={<Money amount={betSatang} />} />
        <Figure term={text('valid')} value={<Money amount={validSatang} />} />
        {runningSatang > 0 && <Figure term={text('running')} value={<Money amount={runningSatang} />} />}
        <Figure term={text('profit')} value={<Money amount={profitSatang} tone="gain" />} isStrong />
      </Figures>
      <MonthChart months={months} />
    </Card>
  );
}
