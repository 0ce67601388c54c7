/** Keeps the times of fast payments by the house's clock, again and again until it is told to stop. */
import type { House } from '../../http/context.ts';
import { reserveDue } from './due.ts';

const everyMs = 1000;

/** A round that fails is logged and tried again; `stop` resolves when the one under way has ended. */
export function startReserveClock(house: House): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    try {
      await reserveDue(house);
    } catch (error) {
      house.log.error({ err: error }, 'the clock of fast payments could not finish a round');
    }
    if (!isStopped) plan();
  }
  function plan(): void {
    timer = setTimeout(() => {
      round = run();
    }, everyMs);
  }
  plan();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return round;
    },
  };
}
