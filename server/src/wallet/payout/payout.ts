/** Selects how this house pays withdrawals. docs/payments.md */
import type { House } from '../../house.ts';
import { httpPayout } from './httpPayout.ts';
import type { PayoutPort } from './payoutPort.ts';

/** Undefined in the sandbox, whose bank pays by itself, and where the operator has set no provider. */
export const payoutOf = ({ config, now }: Pick<House, 'config' | 'now'>): PayoutPort | undefined =>
  config.isSandbox || config.payments.payout === undefined ? undefined : httpPayout(config.payments.payout, now);

/** Whether withdrawals by this method would be paid by anyone. */
export const isPaidOut = ({ config }: Pick<House, 'config'>, method: string): boolean =>
  config.isSandbox || config.payments.payout?.methods.includes(method) === true;
