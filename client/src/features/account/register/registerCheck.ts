/** Checks that the request's codec cannot make: required items, the repeated password, the age, the two checkboxes. */
import type { ListedItem, PhoneNeed } from '@foyer/contract/account/registration.ts';
import type { Fault } from '@foyer/contract/form.ts';
import type { FieldName } from '@foyer/contract/message.ts';
import { chineseCallingCode, registrationMobile } from '@foyer/contract/rules/personal.ts';
import { birthday } from '@foyer/contract/rules/birthday.ts';
import type { ClientCheck } from '#form/resolver.ts';
import { ruleFaults } from '#form/ruleFaults.ts';

const missing = (field: FieldName): Fault => ({ field, message: { key: 'required', args: { field } } });
const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

export interface AskedAge {
  /** YYYY-MM-DD by the house's calendar. */
  readonly today: () => string;
  /** The age that the rules of the place require. */
  readonly leastAge: number;
}

/** VALID-002, VALID-011, VALID-060, M18 */
export function registerCheck(
  phone: PhoneNeed,
  items: readonly ListedItem[],
  { today, leastAge }: AskedAge,
): ClientCheck {
  return (values) => {
    const { password, confirmPassword, mobilePhone, adult, terms } = values;
    const faults: Fault[] = [];
    if (isBlank(confirmPassword)) faults.push(missing('confirmPassword'));
    else if (password !== confirmPassword) {
      faults.push({ field: 'confirmPassword', message: { key: 'confirmMismatch', args: {} } });
    }
    // Reported at once: the codec compares phone and country only once every other field is valid.
    if (phone === 'code' && !isBlank(mobilePhone)) {
      const rule = registrationMobile(String(values.countryCode ?? chineseCallingCode));
      faults.push(...ruleFaults('mobilePhone', rule, mobilePhone));
    }
    if (phone === 'required' && isBlank(mobilePhone)) faults.push(missing('mobilePhone'));
    for (const { item, isRequired } of items) if (isRequired && isBlank(values[item])) faults.push(missing(item));
    if (!isBlank(values.birthday)) faults.push(...ruleFaults('birthday', birthday(today(), leastAge), values.birthday));
    if (!adult) faults.push({ field: 'adult', message: { key: 'isAdult', args: {} } });
    if (!terms) faults.push({ field: 'terms', message: { key: 'terms', args: {} } });
    return faults;
  };
}
