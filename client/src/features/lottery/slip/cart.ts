/** The cart of one game: its cost, duplicate lines, and lines already bought. SI-21 */
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { bettingLimits } from '@foyer/contract/lottery/games.ts';
import { countBets, selectionKey, stakeOf } from '@foyer/contract/lottery/selection.ts';
import type { Line, Selection } from '@foyer/contract/lottery/selection.ts';
import type { CartLine } from './line.ts';

export const cartBets = (code: LotteryCode, lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + countBets(code, line), 0);
/** The stake of the lines for one issue, in satang. */
export const cartSatang = (code: LotteryCode, lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + stakeOf(code, line), 0);

/** For each line the place, from 1, of an earlier line with the same numbers; undefined if there is none. */
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

/** For each line, whether the player already has a bet with the same numbers, at any stake. */
export function boughtIn(lines: readonly Line[], bought: readonly Selection[]): boolean[] {
  const tickets = new Set(bought.map(selectionKey));
  return lines.map((line) => tickets.has(selectionKey(line)));
}

const ticketOf = (line: Line): string => `${selectionKey(line)} ${line.unitSatang} ${line.multiple}`;

/** Removes the sent lines, one for one. Lines added or changed since then stay. */
export function withoutSent(lines: readonly CartLine[], sent: readonly Line[]): CartLine[] {
  const gone = sent.map(ticketOf);
  return lines.filter((line) => {
    const at = gone.indexOf(ticketOf(line));
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

export const without = (lines: readonly CartLine[], id: string): CartLine[] => lines.filter((line) => line.id !== id);
