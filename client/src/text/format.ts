/** Formats compiled messages; `Intl` formatters are created once per language. */
import type { Locale } from '@foyer/contract/envelope.ts';
import { grouped } from '@foyer/text/grouped.ts';
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

const numberFormat = once('number', (...args: ConstructorParameters<typeof Intl.NumberFormat>) => {
  return new Intl.NumberFormat(...args);
});

/**
 * Formats numbers in messages. Integers without options need no `Intl` formatter, whose first creation takes long on a
 * phone.
 */
const getNumberFormat = (locale: string, options?: Intl.NumberFormatOptions): Pick<Intl.NumberFormat, 'format'> => ({
  format: (value: number) =>
    options === undefined && Number.isSafeInteger(value) ? grouped(value) : numberFormat(locale, options).format(value),
});

const formatters = {
  getDateTimeFormat: once('date', (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => {
    return new Intl.DateTimeFormat(...args);
  }),
  getNumberFormat: getNumberFormat as (...args: ConstructorParameters<typeof Intl.NumberFormat>) => Intl.NumberFormat,
  getPluralRules: once('plural', (...args: ConstructorParameters<typeof Intl.PluralRules>) => {
    return new Intl.PluralRules(...args);
  }),
};

/** Messages are compiled by the build. In tests, uncompiled plain text is used unchanged. */
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
