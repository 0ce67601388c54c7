import { gameTypeLabel } from '@foyer/contract/lobby/gameType.ts';
import { useQuery } from '@tanstack/react-query';
import { requireLogin } from '#session/requireLogin.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { FacetList } from '../browse/FacetList.tsx';
import type { FacetEntry } from '../browse/FacetList.tsx';
import styles from './AllGames.module.css';
import { typeCountsQuery, typePlatformsQuery } from './allFilter.ts';
import { allScopes, filterTypes } from './allSearch.ts';
import type { AllFilter } from './allSearch.ts';

interface AllFacetsProps {
  readonly filter: AllFilter;
  readonly onFilter: (filter: AllFilter) => void;
}

/** Filters: three lists beside the games on wide screens; a row of chips and two selects above them on phones. */
export function AllFacets({ filter, onFilter }: AllFacetsProps) {
  const t = useText('lobby/browse');
  const { scopes, types, halls, failed } = useFacetEntries(filter.type);
  const { show, type, platform, ...kept } = filter;
  const chosen = { ...(show && { show }), ...(type !== undefined && { type }), ...(platform && { platform }) };
  const chooseScope = (value: string) => {
    if (value === 'mine' && !requireLogin('favourite')) return false;
    const next = allScopes.find((scope) => scope === value);
    const { show: _, ...others } = chosen;
    return onFilter({ ...kept, ...others, ...(next && { show: next }) });
  };
  const chooseType = (value: string) => {
    const { type: _, ...others } = chosen;
    onFilter({ ...kept, ...others, ...(value !== '' && { type: Number(value) }) });
  };
  const choosePlatform = (value: string) => {
    const { platform: _, ...others } = chosen;
    onFilter({ ...kept, ...others, ...(value !== '' && { platform: value }) });
  };
  return (
    <div className={styles.facets}>
      <FacetList label={t('scopes')} entries={scopes} selected={show ?? ''} onSelect={chooseScope} />
      <div className={styles.selects}>
        <Select
          aria-label={t('types')}
          options={types}
          value={String(type ?? '')}
          onChange={(event) => chooseType(event.target.value)}
        />
        <Select
          aria-label={t('platforms')}
          options={halls}
          value={platform ?? ''}
          onChange={(event) => choosePlatform(event.target.value)}
        />
      </div>
      <FacetList isWideOnly label={t('types')} entries={types} selected={String(type ?? '')} onSelect={chooseType} />
      <FacetList
        isWideOnly
        label={t('platforms')}
        entries={halls}
        selected={platform ?? ''}
        onSelect={choosePlatform}
      />
      {failed.length > 0 && (
        <p role="alert" className="muted small">
          {t('filtersFailed')}{' '}
          <Button onClick={() => void Promise.all(failed.map((read) => read.refetch()))}>{t('readAgain')}</Button>
        </p>
      )}
    </div>
  );
}

/** The options. A type without games is listed only while it is selected. */
function useFacetEntries(type: AllFilter['type']) {
  const t = useText('lobby/browse');
  const games = useText('lobby');
  const labels = useText('labels');
  const ui = useText('ui');
  const counts = useQuery(typeCountsQuery());
  const platforms = useQuery(typePlatformsQuery(type));
  const countOf = (code: number) =>
    counts.data?.list.find(({ gameType, section }) => gameType === code && section === '')?.gameCount;
  const scopes: FacetEntry[] = [
    { value: '', label: ui('all') },
    ...allScopes.map((value) => ({ value, label: t(`scope.${value}`) })),
  ];
  const types: FacetEntry[] = [
    { value: '', label: t('allTypes') },
    ...filterTypes
      .filter((code) => code === type || countOf(code) !== 0)
      .map((code) => ({ value: String(code), label: labels(gameTypeLabel(code)), count: countOf(code) })),
  ];
  const halls: FacetEntry[] = [
    { value: '', label: games('allPlatforms') },
    ...(platforms.data?.list ?? []).map(({ platformCode, platformName }) => ({
      value: platformCode,
      label: platformName,
    })),
  ];
  const failed = [counts, platforms].filter((read) => read.isError && !read.data);
  return { scopes, types, halls, failed } as const;
}
