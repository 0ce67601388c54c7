/** The amount that arrives after the fee: in the site's currency, or in USDT at a rate. */
import { siteCurrency } from '@foyer/contract/currency.ts';
import { feeOf } from '@foyer/contract/wallet/fee.ts';
import { usdtOfSatang } from '@foyer/contract/wallet/usdt.ts';
import { amountParts, amountText } from '@foyer/text/amount.ts';

export interface Arrival {
  readonly feeSatang: number;
  /** Minor units of `currency`. */
  readonly minor: number;
  readonly currency: string;
}

/** `rate` is units of the site's currency for one USDT; undefined for a payout in it. */
export function arrivalOf(amountSatang: number, feeRate: number, rate: number | undefined): Arrival {
  const feeSatang = feeOf(amountSatang, feeRate);
  const left = amountSatang - feeSatang;
  return rate === undefined
    ? { feeSatang, minor: left, currency: siteCurrency().code }
    : { feeSatang, minor: usdtOfSatang(left, rate), currency: 'USDT' };
}

/** `€1,234.50` or `38.46 USDT`. */
export function arrivalText(minor: number, currency: string): string {
  if (currency === siteCurrency().code) return amountText(minor);
  const { whole, decimals } = amountParts(minor, currency);
  return `${whole}${decimals} ${currency}`;
}

/** A rate with two to four decimals. */
export const rateText = (rate: number): string => rate.toFixed(4).replace(/0{1,2}$/, '');
