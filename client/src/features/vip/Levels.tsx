import { showVIpInfo } from '@foyer/contract/vip/information.ts';
import type { VipLevel } from '@foyer/contract/vip/information.ts';
import { useQuery } from '@tanstack/react-query';
import { listState } from '#api/listState.ts';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { Column } from '#ui/values/DataTable.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { LevelName } from './LevelName.tsx';
import styles from './Levels.module.css';

export const vipQuery = () => q(showVIpInfo, {});

/** All levels and their requirements, visible without an account. SI-26, CALL-017, SCREEN-047 */
export function Levels() {
  const t = useText('vip');
  const levels = useQuery(vipQuery());
  const columns: Column<VipLevel>[] = [
    {
      id: 'level',
      head: t('level'),
      cell: ({ level, levelName }) => <LevelName level={level} name={levelName} />,
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
  return (
    <section className={styles.levels} aria-label={t('levels')}>
      <h2>{t('levels')}</h2>
      {levels.data?.notice && <Note>{levels.data.notice}</Note>}
      <DataTable
        label={t('levels')}
        columns={columns}
        rowKey={({ level }) => String(level)}
        state={listState(levels)}
        empty={<EmptyState title={t('empty')}>{t('emptyWords')}</EmptyState>}
        failure={{ title: t('failed') }}
        skeletonRows={7}
      />
    </section>
  );
}

function Asked({ amount }: { readonly amount: number }) {
  const t = useText('vip');
  return amount === 0 ? <span className="faint">{t('nothingAsked')}</span> : <Money amount={amount} />;
}
