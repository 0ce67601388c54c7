/** Search parameters of the lottery; invalid ones are dropped. */
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';

export type LotteryView = 'bet' | 'trend' | 'records' | 'mine' | 'chases';

export interface LotterySearch {
  /** Omitted for the minute game. */
  readonly lottery?: Exclude<LotteryCode, 'minute'>;
  /** Omitted for betting. */
  readonly view?: Exclude<LotteryView, 'bet'>;
  /** The issue whose draw is verified. */
  readonly draw?: string;
}

const games = ['fiveMinute', 'daily'] as const;
const views = ['trend', 'records', 'mine', 'chases'] as const;

export function readLottery({ lottery, view, draw }: Record<string, unknown>): LotterySearch {
  const code = games.find((one) => one === lottery);
  const shown = views.find((one) => one === view);
  return {
    ...(code && { lottery: code }),
    ...(shown && { view: shown }),
    // The daily game's issue is all digits, and the router reads it as a number.
    ...(/^\d{8}(-\d{3,4})?$/.test(String(draw)) && { draw: String(draw) }),
  };
}
