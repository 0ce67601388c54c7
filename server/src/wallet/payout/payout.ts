/** Selects how this house pays withdrawals. docs/payments.md */
import type { House } from '../../house.ts';
import { countedPayout } from '../countedPorts.ts';
import { httpPayout } from './httpPayout.ts';
import type { PayoutPort } from './payoutPort.ts';
import { sandboxPayout } from './sandboxPayout.ts';

/** Undefined where the operator has set no provider. The sandbox's pays what staff approve; its bank pays the rest. */
export function payoutOf(house: Pick<House, 'config' | 'now' | 'figures' | 'db'>): PayoutPort | undefined {
  const { config, now, figures } = house;
  if (config.isSandbox) return countedPayout(figures, sandboxPayout(house));
  const { payout } = config.payments;
  return payout === undefined ? undefined : countedPayout(figures, httpPayout(payout, now));
}

/** Whether withdrawals by this method would be paid by anyone. */
export const isPaidOut = ({ config }: Pick<House, 'config'>, method: string): boolean =>
  config.isSandbox || config.payments.payout?.methods.includes(method) === true;
