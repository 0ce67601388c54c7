/** Common data of payment targets for forms and summaries: a channel, an account or an address. */
import { siteCurrency } from '@foyer/contract/currency.ts';
import type { AutoBank, PayChannel } from '@foyer/contract/wallet/depositChannels.ts';
import { satangOfUsdt } from '@foyer/contract/wallet/usdt.ts';
import { plainAmount } from '@foyer/text/amountForms.ts';
import { roundAmounts } from '../roundAmounts.ts';

export interface PaidInto {
  readonly name: string;
  readonly currency: string;
  readonly minSatang: number;
  readonly maxSatang: number;
  /** Baht for one unit of the currency. */
  readonly rate: number;
  readonly usualMinutes: string;
}

/** A channel without a currency shows the screen's own. AMB-069 */
export const ofChannel = (channel: PayChannel, fallback: string): PaidInto => ({
  ...channel,
  name: channel.payName,
  currency: channel.currency ?? fallback,
});

export const ofAutoBank = (bank: AutoBank, usualMinutes: string): PaidInto => ({
  ...bank,
  name: bank.bankName,
  currency: bank.currency ?? siteCurrency().code,
  usualMinutes,
});

/** The credited amount in satang, rounded down as in the house; the same formula for every currency. */
export const creditedSatang = (into: Pick<PaidInto, 'rate'>, amountMinor: number): number =>
  satangOfUsdt(amountMinor, into.rate);

/** A limit without needless decimals. */
export const limitText = (minor: number, currency: string): string => plainAmount(minor, currency);

/** Amounts to propose: the smallest five round ones within the limits. */
export const presetsWithin = (limits: Pick<PaidInto, 'minSatang' | 'maxSatang'>): readonly number[] =>
  roundAmounts(limits).slice(0, 5);
