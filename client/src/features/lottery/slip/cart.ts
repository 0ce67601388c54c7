/** The cart of one game. Plain data: a line is what the contract takes, with an id of its own to find it by. SI-21 */
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { bettingLimits } from '@foyer/contract/lottery/games.ts';
import { countBets, selectionKey, stakeOf } from '@foyer/contract/lottery/selection.ts';
import type { Line } from '@foyer/contract/lottery/selection.ts';

export interface CartLine extends Line {
  readonly id: string;
}

export const cartBets = (code: LotteryCode, lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + countBets(code, line), 0);
/** What the lines take for one issue, in satang. */
export const cartSatang = (code: LotteryCode, lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + stakeOf(code, line), 0);

/** For each line the place, from 1, of the first line with the same numbers; undefined where there is none before it. */
export function duplicatesIn(lines: readonly Line[]): (number | undefined)[] {
  const first = new Map<string, number>();
  return lines.map((line, index) => {
    const ticket = selectionKey(line);
    const place = first.get(ticket);
    if (place === undefined) first.set(ticket, index + 1);
    return place;
  });
}

/** Lines with the same numbers and stake become one: their multiples are added. */
export function merged(lines: readonly CartLine[]): CartLine[] {
  const kept: CartLine[] = [];
  for (const line of lines) {
    const at = kept.findIndex((one) => selectionKey(one) === selectionKey(line) && one.unitSatang === line.unitSatang);
    const same = kept[at];
    if (same && same.multiple + line.multiple <= bettingLimits.maxMultiple)
      kept[at] = { ...same, multiple: same.multiple + line.multiple };
    else kept.push(line);
  }
  return kept;
}

/** A multiple that can be bet, whatever was typed. */
export const within = (multiple: number): number =>
  Math.min(bettingLimits.maxMultiple, Math.max(1, Number.isFinite(multiple) ? Math.trunc(multiple) : 1));

/** The line in its old place, as it is now. */
export const replaced = (lines: readonly CartLine[], line: CartLine): CartLine[] =>
  lines.map((one) => (one.id === line.id ? line : one));

export const without = (lines: readonly CartLine[], id: string): CartLine[] => lines.filter((line) => line.id !== id);
