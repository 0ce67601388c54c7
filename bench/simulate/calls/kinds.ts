/** Every kind of operation that goes through the house's services. */
import type { Kind } from '../operation.ts';
import { bonusKinds } from './bonus.ts';
import { fastPayKinds } from './fastPay.ts';
import { lotteryKinds } from './lottery.ts';
import { walletKinds } from './wallet.ts';

/** With players of its own each time, so that two runs do not meet. */
export const callKinds = (): readonly Kind[] => [
  ...walletKinds(),
  ...bonusKinds(),
  ...lotteryKinds(),
  ...fastPayKinds(),
];
