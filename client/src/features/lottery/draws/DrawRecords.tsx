import { gtResultList } from '@foyer/contract/lottery/draws.ts';
import type { LotteryDraw } from '@foyer/contract/lottery/draws.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listState } from '#api/listState.ts';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { Column } from '#ui/values/DataTable.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { Balls } from '../Balls.tsx';
import { HouseTime } from '../HouseTime.tsx';
import styles from './Draws.module.css';

interface DrawRecordsProps {
  readonly code: LotteryCode;
  /** The latest issue; the list is read again when it changes. */
  readonly latestIssue: string;
  readonly onVerify: (issue: string) => void;
}

const pageSize = 20;

/** Past draws, newest first; each can be verified. SCREEN-019 */
export function DrawRecords({ code, latestIssue, onVerify }: DrawRecordsProps) {
  const text = useText('lottery/draws');
  const lottery = useText('lottery');
  const [pageNo, setPageNo] = useState(1);
  const read = q(gtResultList, { lotteryCode: code, pageNo, pageSize });
  const draws = useQuery({
    ...read,
    // Each draw shifts all pages by one; only the first is read again.
    queryKey: [...read.queryKey, pageNo === 1 ? latestIssue : ''] as unknown as typeof read.queryKey,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const columns: readonly Column<LotteryDraw>[] = [
    {
      id: 'issue',
      head: text('issue'),
      onCard: 'title',
      cell: ({ issue, isExample }) => (
        <span className={styles.issue}>
          {issue} {isExample && <Badge tone="truth">{lottery('example')}</Badge>}
        </span>
      ),
    },
    { id: 'numbers', head: text('numbers'), onCard: 'whole', cell: (draw) => <Result code={code} draw={draw} /> },
    { id: 'time', head: text('drawTime'), cell: ({ drawMs }) => <HouseTime value={drawMs} /> },
    {
      id: 'proof',
      head: text('proof'),
      align: 'end',
      onCard: 'aside',
      cell: ({ issue, state }) =>
        state === 'drawn' ? (
          <Button size="small" look="quiet" aria-label={text('openOf', { issue })} onClick={() => onVerify(issue)}>
            {text('open')}
          </Button>
        ) : (
          '–'
        ),
    },
  ];
  return (
    <div className={styles.records}>
      <Card isFlush aria-busy={draws.isPlaceholderData}>
        <DataTable
          label={text('records')}
          columns={columns}
          rowKey={({ issue }) => issue}
          state={listState(draws)}
          failure={{ title: text('failed'), words: text('unchanged') }}
          empty={<EmptyState title={text('noRecords')} />}
        />
      </Card>
      {draws.data && <Pager page={pageNo} pageSize={pageSize} total={draws.data.total} onPage={setPageNo} />}
    </div>
  );
}

function Result({ code, draw }: { readonly code: LotteryCode; readonly draw: LotteryDraw }) {
  const text = useText('lottery/draws');
  const lottery = useText('lottery');
  if (draw.state === 'void') return <span className="muted">{text('void')}</span>;
  if (draw.state !== 'drawn') return <span className="muted">{lottery('drawing')}</span>;
  return <Balls code={code} numbers={draw.numbers} />;
}
