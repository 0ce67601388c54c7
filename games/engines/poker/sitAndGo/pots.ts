/**
 * Splits the bets of a hand into a main pot and side pots. An all-in player can win from each opponent at most what
 * they put in themselves.
 */

export interface Pot {
  readonly chips: number;
  /** Seats that can win it. */
  readonly seats: readonly number[];
}

/** `totals` is what each seat put in during the hand; `isIn` is false for seats that folded. */
export function potsOf(totals: readonly number[], isIn: readonly boolean[]): Pot[] {
  const heights = [...new Set(totals.filter((total, seat) => isIn[seat] && total > 0))].toSorted((a, b) => a - b);
  const pots: Pot[] = [];
  let below = 0;
  for (const height of heights) {
    const chips = totals.reduce((sum, total) => sum + Math.max(0, Math.min(total, height) - below), 0);
    const seats = totals.flatMap((total, seat) => (isIn[seat] && total >= height ? [seat] : []));
    const last = pots.at(-1);
    if (last?.seats.join() === seats.join()) pots[pots.length - 1] = { chips: last.chips + chips, seats };
    else pots.push({ chips, seats });
    below = height;
  }
  // Chips of folded seats above every remaining seat's total belong to the last pot.
  const above = totals.reduce((sum, total) => sum + Math.max(0, total - below), 0);
  const top = pots.pop();
  return top === undefined ? [] : [...pots, { ...top, chips: top.chips + above }];
}

export interface Uncalled {
  readonly seat: number;
  readonly chips: number;
}

/** The part of the highest bet that nobody matched. It is returned before the pots are made. */
export function uncalledOf(totals: readonly number[]): Uncalled | undefined {
  const most = Math.max(...totals);
  const seat = totals.indexOf(most);
  const next = Math.max(0, ...totals.filter((_, other) => other !== seat));
  return most > next ? { seat, chips: most - next } : undefined;
}

/** Divides a pot among its winners. Odd chips go one by one to the first winners left of the button. */
export function sharesOf(pot: Pot, winners: readonly number[], button: number): { seat: number; chips: number }[] {
  const size = Math.max(1, winners.length);
  const seats = winners.toSorted((a, b) => ((a - button - 1 + 60) % 6) - ((b - button - 1 + 60) % 6));
  const [each, rest] = [Math.floor(pot.chips / size), pot.chips % size];
  return seats.map((seat, place) => ({ seat, chips: each + (place < rest ? 1 : 0) }));
}
