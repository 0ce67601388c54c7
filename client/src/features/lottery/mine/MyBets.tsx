import { gtUserBetRecords, lotteryBetStates } from '@foyer/contract/lottery/betting.ts';
import type { LotteryBet, LotteryBetState } from '@foyer/contract/lottery/betting.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listState } from '#api/listState.ts';
import { q } from '#api/query.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { Column } from '#ui/values/DataTable.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Pager } from '#ui/actions/Pager.tsx';
import { useTicketWords } from '../words.ts';
import { BetDetail } from './BetDetail.tsx';
import { GuestNote } from './GuestNote.tsx';
import styles from './Mine.module.css';
import { betTones, settlingInterval, shownState } from './shownState.ts';

interface MyBetsProps {
  readonly code: LotteryCode;
  /** The latest drawn issue; the list is read again when it changes. */
  readonly latestIssue: string;
  readonly onVerify: (issue: string) => void;
}

const pageSize = 20;

/** Net result in satang: undefined while the bet runs, 0 if the stake was returned. */
export function netOf({ state, prizeSatang, stakeSatang }: LotteryBet): number | undefined {
  if (state === 'planned' || state === 'placed') return undefined;
  return state === 'won' || state === 'lost' ? prizeSatang - stakeSatang : 0;
}

/** The player's bets on one game, newest first, each with its details. SCREEN-018 */
export function MyBets(props: MyBetsProps) {
  return useVisitor() === 'player' ? <Bets {...props} key={props.code} /> : <GuestNote />;
}

function Bets({ code, latestIssue, onVerify }: MyBetsProps) {
  const text = useText('lottery/mine');
  const ui = useText('ui');
  const columns = useBetColumns(code, latestIssue);
  const [state, setState] = useState<LotteryBetState | ''>('');
  const [pageNo, setPageNo] = useState(1);
  const read = q(gtUserBetRecords, {
    lotteryCode: code,
    issue: '',
    state,
    pageNo,
    pageSize,
    chaseNo: '',
    betOrderNo: '',
  });
  const bets = useQuery({
    ...read,
    queryKey: [...read.queryKey, latestIssue] as unknown as typeof read.queryKey,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => settlingInterval(data?.list, latestIssue),
  });
  return (
    <div className={styles.mine}>
      <Chips
        label={text('filter')}
        chips={[
          { value: '', label: ui('all') },
          ...lotteryBetStates.map((value) => ({ value, label: text(`state.${value}`) })),
        ]}
        selected={state}
        onSelect={(next) => {
          setState(next);
          setPageNo(1);
        }}
      />
      <Card isFlush aria-busy={bets.isPlaceholderData}>
        <DataTable
          label={text('bets')}
          columns={columns}
          rowKey={(bet) => bet.betOrderNo}
          state={listState(bets)}
          failure={{ title: text('failed'), words: text('unchanged') }}
          empty={
            <EmptyState title={text(state === '' ? 'empty' : 'emptyFilter')}>
              {state === '' ? text('emptyWords') : undefined}
            </EmptyState>
          }
          detail={(bet) => <BetDetail bet={bet} onVerify={onVerify} />}
        />
      </Card>
      {bets.data && <Pager page={pageNo} pageSize={pageSize} total={bets.data.total} onPage={setPageNo} />}
    </div>
  );
}

function useBetColumns(code: LotteryCode, latestIssue: string): readonly Column<LotteryBet>[] {
  const text = useText('lottery/mine');
  const words = useTicketWords(code);
  return [
    {
      id: 'picks',
      head: text('picks'),
      onCard: 'title',
      cell: (bet) => (
        <span className={styles.ticket}>
          <b>{words.play(bet.play)}</b>
          <span>{words.picks(bet)}</span>
          <small className="faint num">{bet.issue}</small>
        </span>
      ),
    },
    {
      id: 'state',
      head: text('stateHead'),
      onCard: 'aside',
      cell: (bet) => {
        const shown = shownState(bet, latestIssue);
        return (
          <Badge hasDot tone={betTones[shown]}>
            {text(`state.${shown}`)}
          </Badge>
        );
      },
    },
    { id: 'stake', head: text('stake'), align: 'end', cell: (bet) => <Money amount={bet.stakeSatang} /> },
    {
      id: 'net',
      head: text('net'),
      align: 'end',
      cell: (bet) => {
        const net = netOf(bet);
        return net === undefined ? '–' : <Money amount={net} tone="gain" />;
      },
    },
  ];
}
