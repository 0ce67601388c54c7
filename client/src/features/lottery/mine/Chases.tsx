import { gtChaseList } from '@foyer/contract/lottery/betting.ts';
import type { ChaseState, LotteryChase } from '@foyer/contract/lottery/betting.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listState } from '#api/listState.ts';
import { q } from '#api/query.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import type { BadgeTone } from '#ui/values/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { Column } from '#ui/values/DataTable.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { useTicketWords } from '../words.ts';
import { ChaseDetail } from './ChaseDetail.tsx';
import { GuestNote } from './GuestNote.tsx';
import styles from './Mine.module.css';
import { settlingInterval } from './shownState.ts';

interface ChasesProps {
  readonly code: LotteryCode;
  readonly latestIssue: string;
}

const pageSize = 20;
const tones: Record<ChaseState, BadgeTone> = {
  running: 'info',
  done: 'neutral',
  won: 'good',
  stopped: 'line',
  void: 'warn',
};

/** Chases of one game with progress, stake and net result. The details of a chase can stop it. */
export function Chases(props: ChasesProps) {
  return useVisitor() === 'player' ? <List {...props} key={props.code} /> : <GuestNote />;
}

function List({ code, latestIssue }: ChasesProps) {
  const text = useText('lottery/mine');
  const columns = useChaseColumns(code);
  const [pageNo, setPageNo] = useState(1);
  const read = q(gtChaseList, { lotteryCode: code, state: '', pageNo, pageSize });
  const chases = useQuery({
    ...read,
    queryKey: [...read.queryKey, latestIssue] as unknown as typeof read.queryKey,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      settlingInterval(
        data?.list.flatMap((chase) => chase.steps),
        latestIssue,
      ),
  });
  return (
    <div className={styles.mine}>
      <Card isFlush aria-busy={chases.isPlaceholderData}>
        <DataTable
          label={text('chases')}
          columns={columns}
          rowKey={({ chaseNo }) => chaseNo}
          state={listState(chases)}
          failure={{ title: text('failed'), words: text('unchanged') }}
          empty={<EmptyState title={text('noChases')}>{text('noChasesWords')}</EmptyState>}
          detail={(chase) => <ChaseDetail chase={chase} latestIssue={latestIssue} />}
        />
      </Card>
      {chases.data && <Pager page={pageNo} pageSize={pageSize} total={chases.data.total} onPage={setPageNo} />}
    </div>
  );
}

function useChaseColumns(code: LotteryCode): readonly Column<LotteryChase>[] {
  const text = useText('lottery/mine');
  const words = useTicketWords(code);
  return [
    {
      id: 'lines',
      head: text('picks'),
      onCard: 'title',
      cell: ({ lines }) => (
        <span className={styles.ticket}>
          {lines.slice(0, 2).map((line, index) => (
            // The order of a chase's lines never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index}>
              <b>{words.play(line.play)}</b> {words.picks(line)}
            </span>
          ))}
          {lines.length > 2 && <small className="faint">+{lines.length - 2}</small>}
        </span>
      ),
    },
    {
      id: 'state',
      head: text('stateHead'),
      onCard: 'aside',
      cell: ({ state }) => (
        <Badge hasDot tone={tones[state]}>
          {text(`chase.${state}`)}
        </Badge>
      ),
    },
    {
      id: 'progress',
      head: text('issue'),
      align: 'end',
      cell: ({ steps }) => (
        <span className="num">
          {text('progress', { done: steps.filter(({ state }) => state !== 'planned').length, all: steps.length })}
        </span>
      ),
    },
    { id: 'paid', head: text('paid'), align: 'end', cell: ({ stakeSatang }) => <Money amount={stakeSatang} /> },
    {
      id: 'net',
      head: text('net'),
      align: 'end',
      cell: ({ prizeSatang, playedSatang }) => <Money amount={prizeSatang - playedSatang} tone="gain" />,
    },
  ];
}
