import { bonusExchangeHistory, checkInHistory } from '@foyer/contract/activities/points.ts';
import type { PointsExchange, SignIn } from '@foyer/contract/activities/points.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listState } from '#api/listState.ts';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './points.module.css';

const pageSize = 10;
const fresh = { staleTime: 0, placeholderData: keepPreviousData, meta: { isShownByCaller: true } };

/** The player's daily sign-ins and exchanges of points, newest first. CALL-195, CALL-198 */
export function PointsHistory() {
  return (
    <div className={styles.histories}>
      <SignIns />
      <Exchanges />
    </div>
  );
}

function SignIns() {
  const text = useText('activities/rewards');
  const [page, setPage] = useState(1);
  const read = useQuery({ ...q(checkInHistory, { pageNo: page, pageSize }), ...fresh });
  return (
    <Card title={text('points.history')}>
      <DataTable<SignIn>
        label={text('points.history')}
        rowKey={(row) => row.day}
        state={listState(read)}
        failure={{ title: text('points.historyFailed'), words: text('points.failedWords') }}
        empty={<EmptyState title={text('points.historyEmpty')}>{text('points.historyEmptyWords')}</EmptyState>}
        columns={[
          { id: 'day', head: text('points.day'), onCard: 'title', cell: (row) => row.day },
          { id: 'place', head: text('points.place'), cell: (row) => text('dayNumber', { place: row.place }) },
          {
            id: 'points',
            head: text('points.points'),
            align: 'end',
            onCard: 'aside',
            cell: (row) => <span className="num">+{row.points}</span>,
          },
        ]}
      />
      <Pager page={page} pageSize={pageSize} total={read.data?.total ?? 0} onPage={setPage} />
    </Card>
  );
}

function Exchanges() {
  const text = useText('activities/rewards');
  const [page, setPage] = useState(1);
  const read = useQuery({ ...q(bonusExchangeHistory, { pageNo: page, pageSize }), ...fresh });
  return (
    <Card title={text('points.exchanges')}>
      <DataTable<PointsExchange>
        label={text('points.exchanges')}
        rowKey={(row) => row.exchangeNo}
        state={listState(read)}
        failure={{ title: text('points.historyFailed'), words: text('points.failedWords') }}
        empty={<EmptyState title={text('points.exchangesEmpty')}>{text('points.exchangesEmptyWords')}</EmptyState>}
        columns={[
          { id: 'name', head: text('points.name'), onCard: 'title', cell: (row) => row.name },
          { id: 'time', head: text('points.time'), cell: (row) => <Time value={row.exchangeTime} /> },
          {
            id: 'points',
            head: text('points.points'),
            align: 'end',
            cell: (row) => <span className="num">−{row.points}</span>,
          },
          {
            id: 'amount',
            head: text('points.amount'),
            align: 'end',
            onCard: 'aside',
            cell: (row) => <Money amount={row.amountSatang} />,
          },
        ]}
      />
      <Pager page={page} pageSize={pageSize} total={read.data?.total ?? 0} onPage={setPage} />
    </Card>
  );
}
