/** Derives a pay table from another one and fits it to a return. */
import { lineCount, payingSymbols } from '../rules.ts';
import type { PayingSymbol, Pays, SlotModel } from '../rules.ts';
import type { Luck } from './luck.ts';
import type { Weights } from './weights.ts';

type PayTable = SlotModel['pays'];
const perSymbol = 3;

/** Large pays change in large steps, so that a table has round numbers. */
const stepAt = (pay: number): number => (pay < 40 ? 1 : pay < 200 ? 5 : pay < 1_000 ? 25 : pay < 5_000 ? 50 : 250);
const tidy = (pay: number): number => Math.max(1, Math.round(pay / stepAt(pay)) * stepAt(pay));

/** Raises pays until more of a kind pays more, and a higher symbol at least as much. */
function rise(pays: number[]): void {
  for (let entry = pays.length - 1; entry >= 0; entry -= 1) {
    const [cheaper, fewer] = [pays[entry + perSymbol] ?? 1, entry % perSymbol === 0 ? 0 : (pays[entry - 1] ?? 0) + 1];
    pays[entry] = Math.max(pays[entry] ?? 1, cheaper, fewer);
  }
  for (let entry = 0; entry < pays.length; entry += 1)
    if (entry % perSymbol > 0) pays[entry] = Math.max(pays[entry] ?? 1, (pays[entry - 1] ?? 0) + 1);
}

function rises(pays: readonly number[], entry: number): boolean {
  const pay = pays[entry] ?? 0;
  const fewer = entry % perSymbol === 0 ? 0 : (pays[entry - 1] ?? 0);
  const more = entry % perSymbol === perSymbol - 1 ? Infinity : (pays[entry + 1] ?? Infinity);
  return (
    pay > fewer && pay < more && pay >= (pays[entry + perSymbol] ?? 1) && pay <= (pays[entry - perSymbol] ?? Infinity)
  );
}

/** What a paid spin pays on average with all that it leads to, in line stakes. */
const worth = (pays: readonly number[], weights: readonly number[], fixed: number): number =>
  pays.reduce((sum, pay, entry) => sum + pay * (weights[entry] ?? 0), fixed);

/** Changes one pay by one step, the one that comes nearest to the target, until no step helps. Returns what is left. */
function tune(pays: number[], weights: readonly number[], off: number): number {
  let left = off;
  for (let turns = 0; turns < 24; turns += 1) {
    let [best, at, by] = [Math.abs(left), -1, 0];
    for (let entry = 0; entry < pays.length; entry += 1) {
      const pay = pays[entry] ?? 1;
      const change = left > 0 ? -stepAt(pay - 1) : stepAt(pay);
      const after = Math.abs(left + change * (weights[entry] ?? 0));
      pays[entry] = pay + change;
      if (after < best && rises(pays, entry)) [best, at, by] = [after, entry, change];
      pays[entry] = pay;
    }
    if (at < 0) break;
    pays[at] = (pays[at] ?? 1) + by;
    left += by * (weights[at] ?? 0);
  }
  return left;
}

/**
 * Adjusts the base's pays to a `temper` from -2 (many small wins) to 2 (few large ones) and scales them to the return
 * `target` per unit staked. Returns undefined if the fixed pays leave no space.
 */
export function fittedPays(
  base: PayTable,
  temper: number,
  weights: Weights,
  target: number,
  luck: Luck,
): PayTable | undefined {
  const lean = [1 - 0.1 * temper, 1 + 0.08 * temper, 1 + 0.32 * temper];
  const shape = payingSymbols.flatMap((symbol) => {
    const own = 1 + 0.14 * luck.sway();
    return base[symbol].map((pay, place) => pay * own * (lean[place] ?? 1) * (1 + 0.05 * luck.sway()));
  });
  const both = weights.paid.map((weight, entry) => weight + (weights.free[entry] ?? 0));
  const fixed = weights.fixedPaid + weights.fixedFree;
  const scale = (target * lineCount - fixed) / worth(shape, both, 0);
  const pays = shape.map((pay) => tidy(pay * scale));
  rise(pays);
  const off = tune(pays, both, worth(pays, both, fixed) - target * lineCount);
  if (scale <= 0 || Math.abs(off) > 0.001 * lineCount) return undefined;
  if (pays.some((_, entry) => !rises(pays, entry))) return undefined;
  return Object.fromEntries(
    payingSymbols.map((symbol, place): [PayingSymbol, Pays] => {
      const [three = 1, four = 2, five = 3] = pays.slice(place * perSymbol, (place + 1) * perSymbol);
      return [symbol, [three, four, five]];
    }),
  ) as PayTable;
}
