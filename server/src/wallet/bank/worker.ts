/** Runs the sandbox bank again and again until it is told to stop. */
import type { House } from '../../http/context.ts';
import { settleDue } from './bank.ts';

export interface BankWorker {
  /** Resolves when the round that is under way has ended. */
  stop(): Promise<void>;
}

const pauseMs = 1000;

/** Starts nothing where `bankDelaySeconds` is 0. A round that fails is logged and tried again. */
export function startBank(house: House): BankWorker {
  if (house.config.bankDelaySeconds <= 0) return { stop: () => Promise.resolve() };
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    let touched = 0;
    try {
      touched = await settleDue(house);
    } catch (error) {
      house.log.error({ err: error }, 'the sandbox bank could not finish a round');
    }
    if (!isStopped) plan(touched > 0 ? 0 : pauseMs);
  }
  function plan(delayMs: number): void {
    timer = setTimeout(() => {
      round = run();
    }, delayMs);
  }
  plan(pauseMs);
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return round;
    },
  };
}
