/** Bets of the lottery and purchases of interest plans. Section 5, VALID-057, VALID-058; VALID-061 */
import * as v from 'valibot';
import { minorPerUnit } from '../currency.ts';
import { message } from '../message.ts';
import type { RuleMessage } from '../message.ts';
import { moneyAmount } from './money.ts';

/** The fault of a bet: nothing chosen, else more than is available. Amounts in satang. VALID-057, VALID-058 */
export function betFault(stakesSatang: readonly number[], availableSatang: number): RuleMessage | undefined {
  if (stakesSatang.length === 0) return { key: 'selectNumbers', args: {} };
  const total = stakesSatang.reduce((sum, stake) => sum + stake, 0);
  return total > availableSatang ? { key: 'betAboveBalance', args: {} } : undefined;
}

export interface PlanOffer {
  /** Maximum amount of one purchase, in satang. */
  readonly singleLimitSatang: number;
  readonly remaining: number;
  readonly availableSatang: number;
}

/** Above 0, within the single limit, not sold out, within the balance. VALID-030, VALID-031, VALID-061, AMB-191 */
export const planPurchase = ({ singleLimitSatang, remaining, availableSatang }: PlanOffer) =>
  v.pipe(
    moneyAmount,
    v.check(() => remaining > 0, message('planSoldOut')),
    v.check((amount) => amount <= singleLimitSatang, message('planLimit', { max: singleLimitSatang / minorPerUnit() })),
    v.check((amount) => amount <= availableSatang, message('planBalance')),
  );
