import { eligibility } from '@foyer/contract/account/eligibility.ts';
import type { Eligibility } from '@foyer/contract/account/eligibility.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useText } from '#text/useText.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { DefinitionRows } from '#ui/values/DefinitionRows.tsx';
import { Money } from '#ui/values/Money.tsx';
import { Group } from './Group.tsx';
import styles from './Protection.module.css';

/** The rules of the place as they hold for this player, by family of games. docs/jurisdiction.md */
export function HouseRules() {
  const text = useText('protection');
  const read = useQuery({ ...q(eligibility, {}), meta: { isShownByCaller: true } });
  const { data } = read;
  return (
    <Group title={text('rules.title')} words={text('rules.words')}>
      <div className={styles.plate}>
        {data && (
          <>
            <Families rules={data.rules} />
            <General state={data} />
          </>
        )}
        {!data && read.isError && (
          <ErrorState
            title={text('rules.failed')}
            onRetry={() => void read.refetch()}
            requestId={requestIdOf(read.error)}
          />
        )}
        {!data && !read.isError && <SkeletonRows rows={6} />}
      </div>
    </Group>
  );
}

function Families({ rules }: Pick<Eligibility, 'rules'>) {
  const text = useText('protection');
  return (
    <table className={styles.rules}>
      <thead>
        <tr>
          <th scope="col">{text('rules.family')}</th>
          <th scope="col">{text('rules.cycle')}</th>
          <th scope="col">{text('rules.cap')}</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ family, cycleMs, capSatang }) => (
          <tr key={family}>
            <th scope="row">{text(`rules.families.${family}`)}</th>
            <td>{cycleMs === 0 ? text('rules.byClock') : text('rules.cycleValue', { seconds: cycleMs / 1_000 })}</td>
            <td>{capSatang === 0 ? text('rules.gameLimits') : <Money amount={capSatang} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function General({ state }: { readonly state: Eligibility }) {
  const text = useText('protection');
  const { maxWindows, celebration, looseningHours, bonusMultipleCap, profile } = state;
  const windows = maxWindows === 0 ? text('rules.windowsAny') : text('rules.windowsValue', { count: maxWindows });
  return (
    <DefinitionRows
      rows={[
        { term: text('rules.windows'), value: windows },
        { term: text('rules.celebration'), value: text(`rules.celebration_${celebration}`) },
        { term: text('rules.loosening'), value: text('rules.looseningValue', { hours: looseningHours }) },
        { term: text('rules.bonus'), value: text('rules.bonusValue', { times: bonusMultipleCap }) },
        { term: text('rules.profile'), value: profile },
      ]}
    />
  );
}
