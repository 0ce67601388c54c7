/** Amounts of orders, which may be in a currency other than the site's own. */
import { siteCurrency } from '@foyer/contract/currency.ts';
import type { Currency } from '@foyer/contract/currency.ts';
import { amountText, currencyOf } from '@foyer/text/amount.ts';

/** The site's own currency has its sign, others have their code. */
const foreign = (code: string | undefined): string | undefined => (code === siteCurrency().code ? undefined : code);

export const orderCurrency = (code: string): Currency => currencyOf(foreign(code));
export const orderAmount = (minor: number, code: string): string => amountText(minor, foreign(code));
