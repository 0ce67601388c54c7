/** Works on the payments of a real house until it stops. */
import type { House } from '../house.ts';
import { startWorker } from '../jobs/worker.ts';
import type { Worker } from '../jobs/worker.ts';
import { watchChain } from './chain/watch.ts';
import { finishReviews } from './desk/finish.ts';
import { askGateway } from './gateway/queries.ts';
import { askForPayouts } from './payout/ask.ts';
import { readRates } from './usdtRate/readRates.ts';
import { settlePayouts } from './payout/settle.ts';

const works = {
  'the questions to the gateway': askGateway,
  'the watch of the chains': watchChain,
  'the rates': (house: House) => readRates(house),
  'the payouts': askForPayouts,
  // Apart from the questions, so that a provider that hangs delays no money that is decided.
  'the settlement of payments': async (house: House) => (await finishReviews(house)) + (await settlePayouts(house)),
} as const;

type Work = keyof typeof works;
/** A sandbox takes the same steps after what its staff decide and what its bank sends to the addresses of USDT orders. */
const worksOfSandbox: readonly Work[] = ['the watch of the chains', 'the payouts', 'the settlement of payments'];

/** Each works by itself: a provider that hangs delays none of the others. */
export function startPayments(house: House): Worker {
  const { isSandbox } = house.config;
  const { payout, staff } = house.config.payments;
  if (!isSandbox && payout !== undefined && staff.length === 0)
    house.log.warn(
      'PAYMENT_STAFF is not set: nobody can approve a withdrawal, so none is taken. See docs/payments.md.',
    );
  const names = isSandbox ? worksOfSandbox : (Object.keys(works) as Work[]);
  const workers = names.map((name) => startWorker(house, name, () => works[name](house)));
  return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) };
}
