/** Amounts as text: currency sign, thousands separators, two decimals. Money is a whole number of minor units. */
import { grouped } from '#text/format.ts';

export type Currency = 'THB' | 'CNY' | 'USDT';

const signs = { THB: '฿', CNY: '¥', USDT: 'USDT\u00a0' } as const satisfies Record<Currency, string>;
const minus = '−';

export const currencySign = (currency: Currency): string => signs[currency].trim();

export interface MoneyParts {
  readonly mark: '' | '+' | typeof minus;
  readonly sign: string;
  readonly whole: string;
  readonly decimals: string;
}

/** `signed` adds a plus to positive amounts; a minus is always shown. */
export function moneyParts(minor: number, currency: Currency, isSigned = false): MoneyParts {
  const units = Math.abs(minor);
  return {
    mark: minor < 0 ? minus : isSigned && minor > 0 ? '+' : '',
    sign: signs[currency],
    whole: grouped(Math.trunc(units / 100)),
    decimals: `.${String(units % 100).padStart(2, '0')}`,
  };
}

/** The amount in one line: `฿1,234.50`, `−฿20.00`. For texts and accessible names; on the screen use `<Money>`. */
export function moneyText(minor: number, currency: Currency = 'THB', isSigned = false): string {
  const parts = moneyParts(minor, currency, isSigned);
  return `${parts.mark}${parts.sign}${parts.whole}${parts.decimals}`;
}
