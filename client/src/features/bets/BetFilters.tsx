import { gameTypeLabel } from '@foyer/contract/lobby/gameType.ts';
import { gamePlatformList } from '@foyer/contract/lobby/catalogue.ts';
import { settleFilterLabel, settleFilters } from '@foyer/contract/bets/status.ts';
import type { SettleFilter } from '@foyer/contract/bets/status.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { periodOf } from '#ui/records/period.ts';
import { PeriodPicker } from '#ui/records/PeriodPicker.tsx';
import { RecordFilters } from '#ui/records/Records.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { betSearchOf } from './betFilter.ts';
import type { BetFilter } from './betFilter.ts';
import type { BetSearch } from './betSearch.ts';

interface BetFiltersProps {
  readonly filter: BetFilter;
  readonly nowMs: number;
  /** Receives all search parameters, not only the changed one. */
  readonly onFilter: (next: BetSearch) => void;
}

const gameTypes = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Filters by state, time, kind of game and platform, all kept in the address. ENUM-016, ENUM-001 */
export function BetFilters({ filter, nowMs, onFilter }: BetFiltersProps) {
  const text = useText('bets');
  const label = useText('labels');
  const platforms = useQuery(q(gamePlatformList, { pageNo: 1, pageSize: 200, gameType: -1 }));
  const change = (next: Partial<BetFilter>) => onFilter(betSearchOf({ ...filter, ...next }));
  const known = new Map(platforms.data?.list.map((one) => [one.platformCode, one.platformName]));
  // The platform in the address is listed even if the platforms could not be read.
  if (filter.platform !== '' && !known.has(filter.platform)) known.set(filter.platform, filter.platform);
  return (
    <RecordFilters>
      <PeriodPicker filter={filter} nowMs={nowMs} onPeriod={(period) => change(periodOf(period))} />
      <Chips
        label={text('settle')}
        chips={(Object.keys(settleFilters) as SettleFilter[]).map((value) => ({
          value,
          label: label(settleFilterLabel(value)),
        }))}
        selected={filter.settle}
        onSelect={(settle) => change({ settle })}
      />
      <Field label={text('gameType')}>
        {(control) => (
          <Select
            {...control}
            value={filter.gameType}
            options={[
              { value: '', label: text('allTypes') },
              ...gameTypes.map((value) => ({ value, label: label(gameTypeLabel(value)) })),
            ]}
            onChange={({ target }) => change({ gameType: target.value })}
          />
        )}
      </Field>
      <Field label={text('platform')}>
        {(control) => (
          <Select
            {...control}
            value={filter.platform}
            options={[
              { value: '', label: text('allPlatforms') },
              ...[...known].map(([value, name]) => ({ value, label: name })),
            ]}
            onChange={({ target }) => change({ platform: target.value })}
          />
        )}
      </Field>
    </RecordFilters>
  );
}
