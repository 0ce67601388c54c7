import type { PlatformGroup } from '@foyer/contract/lobby/lists.ts';
import { useQuery } from '@tanstack/react-query';
import { listState } from '#api/listState.ts';
import { useText } from '#text/useText.tsx';
import { PlatformCards } from './PlatformCards.tsx';
import { groupsQuery } from './reads.ts';

/** The platforms of one group. CALL-048 */
export function GroupPlatforms({ group }: { readonly group: PlatformGroup }) {
  const t = useText('lobby/byType');
  const groups = useQuery(groupsQuery());
  const state = listState(groups);
  const platforms = groups.data?.list.find((each) => each.group === group)?.platforms ?? [];
  return (
    <section className="section" aria-label={t('platforms')}>
      <div className="section-head">
        <h2>{t('platforms')}</h2>
        {groups.data && <span className="faint small num">{t('platformTotal', { total: platforms.length })}</span>}
      </div>
      <PlatformCards state={state.status === 'ready' ? { status: 'ready', rows: platforms } : state} />
    </section>
  );
}
