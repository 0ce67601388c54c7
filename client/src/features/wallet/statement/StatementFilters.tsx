import { transactionLabel, transactionTitles } from '@foyer/contract/wallet/transaction.ts';
import { useText } from '#text/useText.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { localDay } from './period.ts';
import { dayIn, periods } from './periodSearch.ts';
import type { StatementFilter } from './period.ts';
import type { Period, PeriodSearch } from './periodSearch.ts';
import styles from './Statement.module.css';

export interface FilterChange extends PeriodSearch {
  readonly type?: number;
}

interface StatementFiltersProps {
  readonly filter: StatementFilter;
  readonly nowMs: number;
  /** The whole of what the address shall say. */
  readonly onFilter: (next: FilterChange) => void;
}

/** Reason and time; both stand in the address, so that a statement can be linked and printed again. */
export function StatementFilters({ filter, nowMs, onFilter }: StatementFiltersProps) {
  const text = useText('statement');
  const label = useText('labels');
  const { type, period, from, to } = filter;
  const withType = type === '' ? {} : { type: Number(type) };
  const withTime: PeriodSearch =
    period === 'all'
      ? {}
      : period === 'chosen'
        ? { ...(from && { from }), ...(to && { to }) }
        : { days: Number(period) };
  const types = [
    { value: '', label: text('allTypes') },
    ...Object.keys(transactionTitles).map((code) => ({ value: code, label: label(transactionLabel(code)) })),
  ];
  const choose = (next: Period | 'all' | 'chosen') => {
    if (next === 'all') onFilter(withType);
    else if (next === 'chosen') onFilter({ ...withType, from: localDay(nowMs), to: localDay(nowMs) });
    else onFilter({ ...withType, days: Number(next) });
  };
  const day = (name: 'from' | 'to', given: string) => (
    <Field label={text(name)} className={styles.day} key={name}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={given}
          max={name === 'from' && to !== '' ? to : localDay(nowMs)}
          min={name === 'to' && from !== '' ? from : undefined}
          onChange={(event) => {
            const chosen = dayIn(event.target.value);
            const days = { ...(from && { from }), ...(to && { to }), ...(chosen !== undefined && { [name]: chosen }) };
            if (chosen !== undefined) onFilter({ ...withType, ...days });
          }}
        />
      )}
    </Field>
  );
  return (
    <div className={styles.filters}>
      <Chips
        label={text('period')}
        chips={[
          { value: 'all', label: text('periodAll') },
          ...periods.map((one) => ({ value: one, label: text('periodDays', { days: Number(one) }) })),
          { value: 'chosen', label: text('periodChosen') },
        ]}
        selected={period}
        onSelect={choose}
      />
      <Field label={text('type')} className={styles.type}>
        {(control) => (
          <Select
            {...control}
            options={types}
            value={type}
            onChange={(event) =>
              onFilter({ ...withTime, ...(event.target.value !== '' && { type: Number(event.target.value) }) })
            }
          />
        )}
      </Field>
      {period === 'chosen' && [day('from', from), day('to', to)]}
    </div>
  );
}
