/** The amount that arrives after the fee: in baht, or in USDT at a rate. */
import { feeOf } from '@foyer/contract/wallet/fee.ts';
import { usdtOfSatang } from '@foyer/contract/wallet/usdt.ts';
import { moneyParts, moneyText } from '#ui/values/money.ts';

export interface Arrival {
  readonly feeSatang: number;
  /** Hundredths of `currency`. */
  readonly minor: number;
  readonly currency: 'THB' | 'USDT';
}

/** `rate` is baht for one USDT; undefined for a payout in baht. */
export function arrivalOf(amountSatang: number, feeRate: number, rate: number | undefined): Arrival {
  const feeSatang = feeOf(amountSatang, feeRate);
  const left = amountSatang - feeSatang;
  return rate === undefined
    ? { feeSatang, minor: left, currency: 'THB' }
    : { feeSatang, minor: usdtOfSatang(left, rate), currency: 'USDT' };
}

/** `฿1,234.50` or `38.46 USDT`. */
export function arrivalText(minor: number, currency: string): string {
  if (currency === 'THB') return moneyText(minor);
  const { whole, decimals } = moneyParts(minor, 'THB');
  return `${whole}${decimals} ${currency}`;
}

/** A rate with two to four decimals. */
export const rateText = (rate: number): string => rate.toFixed(4).replace(/0{1,2}$/, '');
