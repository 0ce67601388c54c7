import { queryHistoryWin, turntableType } from '@foyer/contract/activities/raffle.ts';
import type { WheelDraw } from '@foyer/contract/activities/wheelDraw.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { listState } from '#api/listState.ts';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { Column } from '#ui/values/DataTable.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Time } from '#ui/values/Time.tsx';

const DrawProof = lazyPart(() => import('./DrawProof.tsx'), 'DrawProof');

/** Rows of a page. CONST-013 */
const pageSize = 10;

/** The player's prizes from the turntable, with the proof of every draw. CALL-174, SCREEN-057 */
export function PastWins() {
  const t = useText('activities/wheel');
  const [pageNo, setPageNo] = useState(1);
  const request = { activityType: turntableType, pageNo, pageSize };
  const wins = useQuery({ ...q(queryHistoryWin, request), placeholderData: keepPreviousData });
  return (
    <>
      <DataTable
        label={t('wins')}
        columns={columnsOf(t)}
        rowKey={({ drawId }) => drawId}
        state={listState(wins)}
        empty={<EmptyState title={t('noWins')}>{t('noWinsWords')}</EmptyState>}
        failure={{ title: t('winsFailed') }}
        detail={(draw) => (
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <DrawProof draw={draw} />
          </Suspense>
        )}
        skeletonRows={3}
      />
      <Pager page={pageNo} pageSize={pageSize} total={wins.data?.total ?? 0} onPage={setPageNo} />
    </>
  );
}

const columnsOf = (t: Text<'activities/wheel'>): Column<WheelDraw>[] => [
  { id: 'prize', head: t('prize'), cell: ({ prizeName }) => prizeName, onCard: 'title' },
  {
    id: 'amount',
    head: t('amount'),
    cell: ({ amountSatang }) => <Money amount={amountSatang} />,
    align: 'end',
    onCard: 'aside',
  },
  { id: 'cost', head: t('costHead'), cell: ({ targetSatang }) => <Money amount={targetSatang} />, align: 'end' },
  { id: 'time', head: t('time'), cell: ({ drawnMs }) => <Time value={drawnMs} /> },
];
