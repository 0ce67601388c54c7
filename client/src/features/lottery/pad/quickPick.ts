/** 全大小单双清: quick picks of a row of numbers. */
import { isBig } from '@foyer/contract/lottery/games.ts';
import type { Balls } from '@foyer/contract/lottery/games.ts';

export const quickPicks = ['all', 'big', 'small', 'odd', 'even', 'none'] as const;
export type QuickPick = (typeof quickPicks)[number];

/** Uses the same definition of big as every play and chart. */
export function quickPick(kind: QuickPick, balls: Balls, numbers: readonly number[]): number[] {
  switch (kind) {
    case 'all':
      return [...numbers];
    case 'big':
      return numbers.filter((number) => isBig(balls, number));
    case 'small':
      return numbers.filter((number) => !isBig(balls, number));
    case 'odd':
      return numbers.filter((number) => number % 2 === 1);
    case 'even':
      return numbers.filter((number) => number % 2 === 0);
    case 'none':
      return [];
  }
}
