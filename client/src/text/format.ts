/** Formats compiled messages; formatters of the platform are made once a language. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { intlLocales } from '@foyer/text/locale.ts';
import format from 'icu-minify/format';
import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';

export type Values = Record<string, string | number | Date>;

const made = new Map<string, unknown>();
function once<A extends [locales?: any, options?: any], T>(kind: string, make: (...args: A) => T) {
  return (...args: A): T => {
    const key = kind + JSON.stringify(args);
    const kept = made.get(key) ?? make(...args);
    made.set(key, kept);
    return kept as T;
  };
}

const formatters = {
  getDateTimeFormat: once('date', (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => {
    return new Intl.DateTimeFormat(...args);
  }),
  getNumberFormat: once('number', (...args: ConstructorParameters<typeof Intl.NumberFormat>) => {
    return new Intl.NumberFormat(...args);
  }),
  getPluralRules: once('plural', (...args: ConstructorParameters<typeof Intl.PluralRules>) => {
    return new Intl.PluralRules(...args);
  }),
};

/** The platform takes its time with a language's first number: before a page is taken up, not within. */
export function prepareNumbers(locale: Locale): void {
  formatters.getNumberFormat(intlLocales[locale]).format(0);
}

/** Messages are compiled by the build; where they are not, in tests, plain words stand as they are. */
export function formatMessage(
  message: CompiledMessage | undefined,
  key: string,
  locale: Locale,
  values?: Values,
): ReactNode {
  if (message === undefined) return key;
  if (typeof message === 'string') return message;
  const parts = format<ReactNode>(message, intlLocales[locale], values as FormatValues<ReactNode>, { formatters });
  if (!Array.isArray(parts)) return parts;
  return parts.every((part) => typeof part === 'string') ? parts.join('') : createElement(Fragment, null, ...parts);
}
