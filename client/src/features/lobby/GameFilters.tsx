import type { GamePlatform } from '@foyer/contract/lobby/catalogue.ts';
import { useText } from '#text/useText.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import type { GameFilter } from './filter.ts';

interface GameFiltersProps {
  readonly filter: GameFilter;
  readonly platforms: readonly GamePlatform[];
  readonly onFilter: (filter: GameFilter) => void;
}

/** All, hot, new, or one platform; the type of the page stays. */
export function GameFilters({ filter, platforms, onFilter }: GameFiltersProps) {
  const t = useText('lobby');
  const { type, sort, platform } = filter;
  const kept: GameFilter = type === undefined ? {} : { type };
  const chips = [
    { value: '', label: t('grid.all') },
    { value: 'hot', label: t('grid.hot') },
    { value: 'new', label: t('grid.new') },
    ...platforms.map(({ platformCode, platformName }) => ({ value: `at ${platformCode}`, label: platformName })),
  ];
  const choose = (value: string) => {
    if (value === 'hot' || value === 'new') onFilter({ ...kept, sort: value });
    else onFilter(value === '' ? kept : { ...kept, platform: value.slice(3) });
  };
  return (
    <Chips
      label={t('grid.filters')}
      chips={chips}
      selected={sort ?? (platform === undefined ? '' : `at ${platform}`)}
      onSelect={choose}
    />
  );
}
