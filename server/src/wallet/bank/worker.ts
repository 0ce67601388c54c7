/** Runs the sandbox bank until it is told to stop. */
import type { House } from '../../http/context.ts';
import { idle, startWorker } from '../../http/worker.ts';
import type { Worker } from '../../http/worker.ts';
import { settleDue } from './bank.ts';

/** Starts nothing where `bankDelaySeconds` is 0. */
export function startBank(house: House): Worker {
  if (house.config.bankDelaySeconds <= 0) return idle;
  return startWorker(house, 'the sandbox bank', () => settleDue(house));
}
