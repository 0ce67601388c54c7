/** Common data of payment targets for forms and summaries: a channel, an account or an address. */
import type { AutoBank, PayChannel } from '@foyer/contract/wallet/depositChannels.ts';
import type { DepositCurrency } from '@foyer/contract/wallet/depositStatus.ts';
import { satangOfUsdt } from '@foyer/contract/wallet/usdt.ts';
import { moneyText } from '#ui/values/money.ts';

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

/** Round steps within the limits, at most five: 1, 2, 5, 10, ... in minor units. */
export function presetsWithin({ minSatang, maxSatang }: Pick<PaidInto, 'minSatang' | 'maxSatang'>): number[] {
  const round: number[] = [];
  for (let step = 100; step <= maxSatang && round.length < 5; step *= 10)
    for (const factor of [1, 2, 5]) {
      const amount = step * factor;
      if (amount >= minSatang && amount <= maxSatang && round.length < 5) round.push(amount);
    }
  return round;
}
