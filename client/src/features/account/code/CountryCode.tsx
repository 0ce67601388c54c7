import { queryCountryList } from '@foyer/contract/account/country.ts';
import { chineseCallingCode } from '@foyer/contract/rules/personal.ts';
import { useQuery } from '@tanstack/react-query';
import { q } from '#api/query.ts';
import { useFormAround } from '#form/callFormContext.ts';
import { useText } from '#text/useText.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { downIcon, refreshIcon } from '#ui/values/icons.ts';
import styles from './CountryCode.module.css';

/** The calling code before a number: a short label over the native list of countries. CALL-094, AMB-091 */
export function CountryCode() {
  const text = useText('account');
  const { form } = useFormAround();
  const read = useQuery(q(queryCountryList, {}));
  const countries = read.data?.list ?? [];
  const { onChange, ...control } = form.register('countryCode');
  const chosen = String(form.watch('countryCode') ?? chineseCallingCode);
  const isListed = countries.some(({ callingCode }) => callingCode === chosen);
  if (read.isError && !read.data) {
    return (
      <button
        type="button"
        className={styles.country}
        aria-label={text('phone.countriesFailed')}
        title={text('phone.countriesFailed')}
        aria-busy={read.isFetching}
        onClick={() => void read.refetch()}
      >
        <span>
          +{chosen}
          <Icon of={refreshIcon} size={16} />
        </span>
      </button>
    );
  }
  return (
    <span className={styles.country}>
      <span aria-hidden="true">
        +{chosen}
        <Icon of={downIcon} size={16} />
      </span>
      <select
        {...control}
        aria-label={text('phone.country')}
        autoComplete="tel-country-code"
        onChange={async (event) => {
          await onChange(event);
          if (form.getValues('mobilePhone') || form.getValues('target')) {
            await form.trigger(['mobilePhone', 'target'].filter((name) => form.getValues(name) !== undefined));
          }
        }}
      >
        {!isListed && <option value={chosen}>+{chosen}</option>}
        {countries.map(({ region, name, callingCode }) => (
          <option key={region} value={callingCode}>
            {text('phone.countryOption', { name, code: callingCode })}
          </option>
        ))}
      </select>
    </span>
  );
}
