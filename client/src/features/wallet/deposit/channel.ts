/** Common data of payment targets for forms and summaries: a channel, an account or an address. */
import type { AutoBank, PayChannel } from '@foyer/contract/wallet/depositChannels.ts';
import type { DepositCurrency } from '@foyer/contract/wallet/depositStatus.ts';
import { satangOfUsdt } from '@foyer/contract/wallet/usdt.ts';
import { moneyText } from '#ui/values/money.ts';
import { roundAmounts } from '../roundAmounts.ts';

export interface PaidInto {
  readonly name: string;
  readonly currency: DepositCurrency;
  readonly minSatang: number;
  readonly maxSatang: number;
  /** Baht for one unit of the currency. */
  readonly rate: number;
  readonly usualMinutes: string;
}

/** A channel without a currency shows the screen's own. AMB-069 */
export const ofChannel = (channel: PayChannel, fallback: DepositCurrency): PaidInto => ({
  ...channel,
  name: channel.payName,
  currency: channel.currency ?? fallback,
});

export const ofAutoBank = (bank: AutoBank, usualMinutes: string): PaidInto => ({
  ...bank,
  name: bank.bankName,
  currency: bank.currency ?? 'THB',
  usualMinutes,
});

/** The credited amount in satang, rounded down as in the house; the same formula for every currency. */
export const creditedSatang = (into: Pick<PaidInto, 'rate'>, amountMinor: number): number =>
  satangOfUsdt(amountMinor, into.rate);

/** A limit without needless decimals. */
export const limitText = (minor: number, currency: DepositCurrency): string =>
  moneyText(minor, currency).replace(/\.00$/, '');

/** Amounts to propose: the smallest five round ones within the limits. */
export const presetsWithin = (limits: Pick<PaidInto, 'minSatang' | 'maxSatang'>): readonly number[] =>
  roundAmounts(limits).slice(0, 5);
