import { transactionLabel, transactionTitles } from '@foyer/contract/wallet/transaction.ts';
import { useText } from '#text/useText.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { searchOf } from '#ui/records/period.ts';
import { PeriodPicker } from '#ui/records/PeriodPicker.tsx';
import type { PeriodSearch } from '#ui/records/periodSearch.ts';
import { RecordFilters } from '#ui/records/Records.tsx';
import { Select } from '#ui/fields/Select.tsx';
import type { StatementFilter } from './period.ts';

export interface FilterChange extends PeriodSearch {
  readonly type?: number;
}

interface StatementFiltersProps {
  readonly filter: StatementFilter;
  readonly nowMs: number;
  /** Receives all search parameters, not only the changed one. */
  readonly onFilter: (next: FilterChange) => void;
}

/** Filters by reason and time, both in the address, so that a statement can be linked and printed. */
export function StatementFilters({ filter, nowMs, onFilter }: StatementFiltersProps) {
  const text = useText('wallet/statement');
  const label = useText('labels');
  const { type } = filter;
  const types = [
    { value: '', label: text('allTypes') },
    ...Object.keys(transactionTitles).map((code) => ({ value: code, label: label(transactionLabel(code)) })),
  ];
  return (
    <RecordFilters>
      <PeriodPicker
        filter={filter}
        nowMs={nowMs}
        onPeriod={(period) => onFilter({ ...period, ...(type !== '' && { type: Number(type) }) })}
      />
      <Field label={text('type')}>
        {(control) => (
          <Select
            {...control}
            options={types}
            value={type}
            onChange={({ target }) =>
              onFilter({ ...searchOf(filter), ...(target.value !== '' && { type: Number(target.value) }) })
            }
          />
        )}
      </Field>
    </RecordFilters>
  );
}
