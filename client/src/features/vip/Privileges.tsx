import { vipPrivilege } from '@foyer/contract/vip/information.ts';
import type { VipPrivilegeLevel } from '@foyer/contract/vip/information.ts';
import { useQuery } from '@tanstack/react-query';
import { listState } from '#api/listState.ts';
import { q } from '#api/query.ts';
import { plainMoney } from '#bonus/plainWords.ts';
import { useText } from '#text/useText.tsx';
import type { Text } from '#text/useText.tsx';
import { DataTable } from '#ui/values/DataTable.tsx';
import type { Column } from '#ui/values/DataTable.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { LevelName } from './LevelName.tsx';
import styles from './Levels.module.css';

export const privilegesQuery = () => q(vipPrivilege, {});

/** The bonuses of each level and the turnover that they require, visible without an account. SI-26, CALL-142, M22 */
export function Privileges() {
  const t = useText('vip');
  const privileges = useQuery(privilegesQuery());
  // The first level with a bonus serves as an example of its turnover in money.
  const example = privileges.data?.list.find((level) => level.riseBonusSatang > 0 && level.bonusStakeMultiple > 0);
  return (
    <section className={styles.levels} aria-label={t('privileges')}>
      <h2>{t('privileges')}</h2>
      {privileges.data?.notice && <Note>{privileges.data.notice}</Note>}
      <DataTable
        label={t('privileges')}
        columns={columnsOf(t)}
        rowKey={({ level }) => String(level)}
        state={listState(privileges)}
        empty={<EmptyState title={t('privilegesEmpty')}>{t('privilegesEmptyWords')}</EmptyState>}
        failure={{ title: t('privilegesFailed') }}
        skeletonRows={7}
      />
      {example && (
        <p className="muted small">
          {t('multiple', {
            count: example.bonusStakeMultiple,
            bonus: plainMoney(example.riseBonusSatang),
            cost: plainMoney(example.riseBonusSatang * example.bonusStakeMultiple),
          })}
        </p>
      )}
    </section>
  );
}

const columnsOf = (t: Text<'vip'>): Column<VipPrivilegeLevel>[] => [
  {
    id: 'level',
    head: t('level'),
    cell: ({ level, levelName }) => <LevelName level={level} name={levelName} />,
    onCard: 'title',
  },
  { id: 'rise', head: t('riseBonus'), cell: ({ riseBonusSatang }) => <Bonus amount={riseBonusSatang} />, align: 'end' },
  {
    id: 'month',
    head: t('monthBonus'),
    cell: ({ monthBonusSatang }) => <Bonus amount={monthBonusSatang} />,
    align: 'end',
  },
  {
    id: 'birthday',
    head: t('birthdayBonus'),
    cell: ({ birthdayBonusSatang }) => <Bonus amount={birthdayBonusSatang} />,
    align: 'end',
  },
  {
    id: 'service',
    head: t('ownService'),
    cell: ({ hasOwnService }) => (hasOwnService ? t('yes') : <span className="faint">{t('none')}</span>),
    align: 'end',
  },
];

function Bonus({ amount }: { readonly amount: number }) {
  const t = useText('vip');
  return amount === 0 ? <span className="faint">{t('none')}</span> : <Money amount={amount} />;
}
