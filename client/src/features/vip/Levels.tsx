import { showVIpInfo } from '@foyer/contract/vip/information.ts';
import type { VipLevel } from '@foyer/contract/vip/information.ts';
import { useQuery } from '@tanstack/react-query';
import { isFailure } from '#api/failure.ts';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import type { Column, ListState } from '#ui/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { diamondIcon } from '#ui/icons.ts';
import { Money } from '#ui/Money.tsx';
import { Note } from '#ui/Note.tsx';
import styles from './Levels.module.css';

export const vipQuery = () => q(showVIpInfo, {});

/** Every level and what it asks for, readable without an account. SI-26, CALL-017, SCREEN-047 */
export function Levels() {
  const t = useText('vip');
  const { data, isPending, error, refetch } = useQuery(vipQuery());
  const columns: Column<VipLevel>[] = [
    {
      id: 'level',
      head: t('level'),
      cell: ({ level, levelName }) => (
        <span className={styles.level}>
          <Icon of={diamondIcon} isFilled={level > 0} />
          <b>{levelName}</b>
          <span className="faint small">{t('levelNumber', { level })}</span>
        </span>
      ),
      onCard: 'title',
    },
    {
      id: 'rise',
      head: t('rise'),
      cell: ({ riseBetflowSatang }) => <Asked amount={riseBetflowSatang} />,
      align: 'end',
      onCard: 'line',
    },
    {
      id: 'keep',
      head: t('keep'),
      cell: ({ keepBetflowSatang }) => <Asked amount={keepBetflowSatang} />,
      align: 'end',
      onCard: 'line',
    },
  ];
  const failed = { onRetry: () => void refetch(), requestId: isFailure(error) ? error.requestId : undefined };
  const state: ListState<VipLevel> = isPending
    ? { status: 'loading' }
    : data
      ? { status: 'ready', rows: data.list }
      : { status: 'failed', ...failed };
  return (
    <div className={styles.levels}>
      {data?.notice && <Note>{data.notice}</Note>}
      <DataTable
        label={t('levels')}
        columns={columns}
        rowKey={({ level }) => String(level)}
        state={state}
        empty={<EmptyState title={t('empty')}>{t('emptyWords')}</EmptyState>}
        failure={{ title: t('failed') }}
        skeletonRows={7}
      />
    </div>
  );
}

function Asked({ amount }: { readonly amount: number }) {
  const t = useText('vip');
  return amount === 0 ? <span className="faint">{t('nothingAsked')}</span> : <Money amount={amount} />;
}
