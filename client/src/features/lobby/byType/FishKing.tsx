import { leaderboardRefresh } from '@foyer/contract/lobby/leaderboard.ts';
import type { Leaderboard } from '@foyer/contract/lobby/leaderboard.ts';
import { houseTime } from '@foyer/text/time.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listState } from '#api/listState.ts';
import { transportOf } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { Column } from '#ui/values/DataTable.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Unseen } from '#ui/layout/Unseen.tsx';
import styles from './FishKing.module.css';
import { fishKingQuery } from './reads.ts';

type Row = Leaderboard['list'][number];

/** The ranking of the week, and the button that recounts it. SCREEN-045, SCREEN-046, CONST-041, AMB-192 */
export function FishKing() {
  const t = useText('lobby/byType');
  const ranking = useQuery(fishKingQuery());
  const refresh = useRefresh();
  const words = refresh.isError ? t('fishKing.refreshFailed') : refresh.isSuccess ? t('fishKing.refreshed') : '';
  return (
    <section className="section" aria-label={t('fishKing.title')}>
      <div className="section-head">
        <div className={styles.head}>
          <h2>{t('fishKing.title')}</h2>
          <p className="faint small num">
            {t('fishKing.updated')}
            {ranking.data && ` · ${t('fishKing.span', spanOf(ranking.data))}`}
          </p>
        </div>
        <Button size="small" state={refresh.isPending ? 'busy' : 'ready'} onClick={() => refresh.mutate()}>
          {t(refresh.isPending ? 'fishKing.refreshing' : 'fishKing.refresh')}
        </Button>
      </div>
      {refresh.isError ? (
        <p className={styles.failed} role="alert">
          {words}
        </p>
      ) : (
        <Unseen role="status">{words}</Unseen>
      )}
      <DataTable
        label={t('fishKing.title')}
        columns={columnsOf(t)}
        rowKey={({ rank }) => String(rank)}
        state={listState(ranking)}
        empty={<EmptyState title={t('fishKing.empty')}>{t('fishKing.emptyText')}</EmptyState>}
        failure={{ title: t('fishKing.failed') }}
      />
    </section>
  );
}

/** The recounted ranking replaces the cached one. CALL-019 */
function useRefresh() {
  const client = useQueryClient();
  return useMutation({
    meta: { isShownByCaller: true },
    mutationFn: () => transportOf(client)(leaderboardRefresh, { type: 'fishKing' }, {}),
    onSuccess: (counted) => client.setQueryData(fishKingQuery().queryKey, counted),
  });
}

/** First and last day of the week, in the house's time zone. It runs from Tuesday to Monday. */
const spanOf = ({ fromMs, untilMs }: Leaderboard) => ({
  from: houseTime(fromMs, 'day', 'namedBeside'),
  until: houseTime(untilMs - 1, 'day'),
});

const columnsOf = (t: Text<'lobby/byType'>): Column<Row>[] => [
  { id: 'rank', head: t('fishKing.rank'), cell: ({ rank }) => rank, onCard: 'aside' },
  { id: 'account', head: t('fishKing.account'), cell: ({ account }) => account, onCard: 'title' },
  { id: 'game', head: t('fishKing.game'), cell: ({ gameName }) => gameName || '–' },
  { id: 'rounds', head: t('fishKing.rounds'), cell: ({ roundCount }) => roundCount, align: 'end' },
  {
    id: 'stake',
    head: t('fishKing.stake'),
    cell: ({ stakeSatang }) => <Money amount={stakeSatang} />,
    align: 'end',
  },
  { id: 'win', head: t('fishKing.win'), cell: ({ winSatang }) => <Money amount={winSatang} />, align: 'end' },
];
