import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#text/useText.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { SearchField } from '../browse/SearchField.tsx';
import { useTyped } from '../browse/useTyped.ts';
import { AllFacets } from './AllFacets.tsx';
import { AllList } from './AllList.tsx';
import styles from './AllGames.module.css';
import { typeCountsQuery } from './allFilter.ts';
import type { AllFilter } from './allSearch.ts';

interface AllGamesProps {
  readonly filter: AllFilter;
  readonly onFilter: (filter: AllFilter) => void;
}

/** Every game of the house in one list, by type, platform, feature and keyword. SI-17, AMB-006, ROUTE-006 */
export function AllGames({ filter, onFilter }: AllGamesProps) {
  const t = useText('lobby/browse');
  const { keyword = '', ...rest } = filter;
  const [typed, type] = useTyped(keyword, (words) =>
    onFilter(words.trim() === '' ? rest : { ...rest, keyword: words }),
  );
  // The index of 5,000 games is only loaded when the search field is used.
  const [isSearching, setIsSearching] = useState(false);
  const shown: AllFilter = typed.trim() === '' ? rest : { ...rest, keyword: typed };
  return (
    <>
      <PageHead title={t('all.title')} lead={useLead()} isCompact />
      <div className={styles.lobby}>
        <section className={styles.games} aria-label={t('all.games')}>
          <SearchField label={t('all.search')} typed={typed} onType={type} onFocus={() => setIsSearching(true)} />
          <AllList filter={shown} isSearching={isSearching} onAll={() => onFilter({})} />
        </section>
        <AllFacets filter={shown} onFilter={onFilter} />
      </div>
    </>
  );
}

function useLead(): string {
  const t = useText('lobby/browse');
  const { data } = useQuery(typeCountsQuery());
  const types = (data?.list ?? []).filter(({ section, gameCount }) => section === '' && gameCount > 0);
  const total = types.reduce((sum, { gameCount }) => sum + gameCount, 0);
  return total === 0 ? t('all.leadAny') : t('all.lead', { total, types: types.length });
}
