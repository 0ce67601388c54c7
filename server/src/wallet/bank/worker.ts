/** Runs the sandbox bank until it is stopped. Outside the sandbox it runs only the jobs that need no bank. */
import type { House } from '../../house.ts';
import { idle, startWorker } from '../../jobs/worker.ts';
import type { Worker } from '../../jobs/worker.ts';
import { keepTimes, settleDue } from './bank.ts';

/** Starts nothing in a sandbox whose bank is off, that is if `bankDelaySeconds` is 0. */
export function startBank(house: House): Worker {
  if (!house.config.isSandbox) return startWorker(house, 'the clock of orders', () => keepTimes(house));
  if (house.config.bankDelaySeconds <= 0) return idle;
  return startWorker(house, 'the sandbox bank', () => settleDue(house));
}
