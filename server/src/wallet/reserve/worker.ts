/** Runs the scheduled work of fast payment until it is stopped. */
import type { House } from '../../house.ts';
import { startWorker } from '../../jobs/worker.ts';
import type { Worker } from '../../jobs/worker.ts';
import { reserveDue } from './due.ts';

export function startReserveClock(house: House): Worker {
  return startWorker(house, 'the clock of fast payments', () => reserveDue(house));
}
