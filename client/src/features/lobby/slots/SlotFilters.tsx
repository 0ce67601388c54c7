import { useQuery } from '@tanstack/react-query';
import { requireLogin } from '#session/requireLogin.ts';
import { useHydrated } from '#session/hydrated.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { FacetList } from '../browse/FacetList.tsx';
import type { FacetEntry } from '../browse/FacetList.tsx';
import { favouriteSlotsQuery } from '../favourites/favourites.ts';
import styles from './SlotFilters.module.css';
import { slotPlatformsQuery, slotTypesQuery } from './slotFilter.ts';
import { slotScopes } from './slotSearch.ts';
import type { SlotFilter } from './slotSearch.ts';

interface SlotFiltersProps {
  readonly filter: SlotFilter;
  readonly onFilter: (filter: SlotFilter) => void;
}

/** Filters: lists beside the games on wide screens, chips and a select above them on phones. SI-18, SCREEN-064 */
export function SlotFilters({ filter, onFilter }: SlotFiltersProps) {
  const s = useText('lobby/slots');
  const t = useText('lobby');
  const types = useQuery(slotTypesQuery());
  const platforms = useQuery(slotPlatformsQuery());
  const mine = useMineCount();
  const scopes: FacetEntry[] = [
    ...(types.data?.list ?? [])
      .filter(({ type }) => type === '' || slotScopes.some((scope) => scope === type))
      .map(({ type, typeName, gameCount }) => ({ value: type, label: typeName, count: gameCount })),
    { value: 'mine', label: s('mine'), ...(mine !== undefined && { count: mine }) },
  ];
  const halls: FacetEntry[] = [
    { value: '', label: t('allPlatforms') },
    ...(platforms.data?.list ?? []).map(({ platformCode, platformName }) => ({
      value: platformCode,
      label: platformName,
    })),
  ];
  const { show, platform, ...kept } = filter;
  const choose = (value: string) => {
    if (value === 'mine' && !requireLogin('favourite')) return false;
    const next = slotScopes.find((scope) => scope === value);
    return onFilter({ ...kept, ...(platform !== undefined && { platform }), ...(next && { show: next }) });
  };
  const enter = (code: string) => onFilter({ ...kept, ...(show && { show }), ...(code !== '' && { platform: code }) });
  const again = () => void Promise.all([types, platforms].filter((read) => read.isError).map((read) => read.refetch()));
  return (
    <div className={styles.filters}>
      <FacetList label={s('scope')} entries={scopes} selected={show ?? ''} onSelect={choose} />
      <div className={styles.halls}>
        <Select
          aria-label={s('platforms')}
          options={halls}
          value={platform ?? ''}
          onChange={(event) => enter(event.target.value)}
        />
      </div>
      <FacetList isWideOnly label={s('platforms')} entries={halls} selected={platform ?? ''} onSelect={enter} />
      {(types.isError || platforms.isError) && (
        <p role="alert" className={styles.failed}>
          {s('filtersFailed')} <Button onClick={again}>{s('readAgain')}</Button>
        </p>
      )}
    </div>
  );
}

/** Number of the player's favourite slots; undefined for a guest and while it loads. */
function useMineCount(): number | undefined {
  const isPlayer = useVisitor() === 'player';
  const isHydrated = useHydrated();
  const { data } = useQuery({ ...favouriteSlotsQuery(), enabled: isPlayer && isHydrated });
  return isPlayer ? data?.list.length : undefined;
}
