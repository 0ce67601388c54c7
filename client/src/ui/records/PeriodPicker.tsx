import { deviceTime } from '@foyer/text/time.ts';
import { useText } from '#text/useText.tsx';
import { Chips } from '#ui/actions/Chips.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { TextInput } from '#ui/fields/TextInput.tsx';
import { searchOf } from './period.ts';
import type { PeriodFilter } from './period.ts';
import { dayIn, periods } from './periodSearch.ts';
import type { Period, PeriodSearch } from './periodSearch.ts';

interface PeriodPickerProps {
  readonly filter: PeriodFilter;
  readonly nowMs: number;
  /** The complete search parameters of the period. */
  readonly onPeriod: (next: PeriodSearch) => void;
}

/** A number of days, all records, or two dates. */
export function PeriodPicker({ filter, nowMs, onPeriod }: PeriodPickerProps) {
  const text = useText('ui/records');
  const ui = useText('ui');
  const { period, from, to } = filter;
  const choose = (next: Period | 'all' | 'chosen') => {
    const today = deviceTime(nowMs, 'day');
    onPeriod(searchOf(next === 'chosen' ? { period: next, from: today, to: today } : { ...filter, period: next }));
  };
  const day = (name: 'from' | 'to', given: string) => (
    <Field label={text(name)} key={name}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={given}
          max={name === 'from' && to !== '' ? to : deviceTime(nowMs, 'day')}
          min={name === 'to' && from !== '' ? from : undefined}
          onChange={(event) => {
            const chosen = dayIn(event.target.value);
            if (chosen !== undefined) onPeriod(searchOf({ ...filter, [name]: chosen }));
          }}
        />
      )}
    </Field>
  );
  return (
    <>
      <Chips
        label={text('period')}
        chips={[
          { value: 'all', label: ui('all') },
          ...periods.map((one) => ({ value: one, label: text('periodDays', { days: Number(one) }) })),
          { value: 'chosen', label: text('periodChosen') },
        ]}
        selected={period}
        onSelect={choose}
      />
      {period === 'chosen' && [day('from', from), day('to', to)]}
    </>
  );
}
