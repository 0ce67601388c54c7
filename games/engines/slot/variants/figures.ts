/** The chances published by a variant, computed fast enough for opening a window. M09 */
import { lineCount, lines, rowCount } from '../rules.ts';
import type { SlotModel } from '../rules.ts';
import { forScatters } from '../spin.ts';
import { paysInWays } from '../wins.ts';
import type { Variant } from './variant.ts';
import { scatterChances } from './weights.ts';

/** The average return per stake: in all, and the part from free play. */
export function returnOf({ model, weights }: Variant): { rtp: number; freePart: number } {
  const pays = Object.values(model.pays).flat();
  const over = (entries: readonly number[], fixed: number) =>
    pays.reduce((sum, pay, entry) => sum + pay * (entries[entry] ?? 0), fixed) / lineCount;
  const freePart = over(weights.free, weights.fixedFree);
  return { rtp: over(weights.paid, weights.fixedPaid) + freePart, freePart };
}

const isPaying = (symbol: string): boolean => symbol !== 'W' && symbol !== 'S';

/** The three symbols in view, by stop. */
const visibleSymbols = (strip: string): string[] =>
  Array.from(strip, (_, stop) => (strip + strip.slice(0, rowCount - 1)).slice(stop, stop + rowCount));

const rowsWith = (visible: string, symbol: string): number =>
  Array.from(visible).reduce((mask, each, row) => (each === symbol || each === 'W' ? mask | (1 << row) : mask), 0);

/** Whether a symbol wins, by the rows of reels 1, 2 and 3 that show it, as nine bits. */
function winningRows(model: SlotModel): boolean[] {
  const starts = lines.map(([a = 0, b = 0, c = 0]) => (1 << a) | (8 << b) | (64 << c));
  const inWays = paysInWays(model);
  return Array.from({ length: 512 }, (_, rows) =>
    inWays ? (rows & 7) > 0 && (rows & 56) > 0 && (rows & 448) > 0 : starts.some((start) => (rows & start) === start),
  );
}

const scattersIn = (visible: string): number => visible.split('S').length - 1;

/** How often a paid spin pays anything: if its first three reels win, or if it shows scatters that pay. */
function hitRateOf(model: SlotModel): number {
  const [first = '', second = '', third = '', ...rest] = model.strips;
  const wins = winningRows(model);
  const restChances = scatterChances(rest);
  // By the scatters of the first three reels: the chance that all five pay.
  const scatterHit = Array.from({ length: 3 * rowCount + 1 }, (_, shown) =>
    restChances.reduce((sum, chance, more) => sum + (forScatters(model.scatterPays, shown + more) > 0 ? chance : 0), 0),
  );
  const [two, three] = [visibleSymbols(second), visibleSymbols(third)];
  let hits = 0;
  for (const one of visibleSymbols(first)) {
    const shown = [...new Set(one)].filter(isPaying);
    const masks = shown.map((symbol) => ({
      own: rowsWith(one, symbol),
      two: two.map((visible) => rowsWith(visible, symbol) << 3),
      three: three.map((visible) => rowsWith(visible, symbol) << 6),
    }));
    const scatters = scattersIn(one);
    const twoScatters = two.map(scattersIn);
    const threeScatters = three.map(scattersIn);
    for (let b = 0; b < two.length; b += 1)
      for (let c = 0; c < three.length; c += 1) {
        const isWin = masks.some((mask) => wins[mask.own | (mask.two[b] ?? 0) | (mask.three[c] ?? 0)]);
        hits += isWin ? 1 : (scatterHit[scatters + (twoScatters[b] ?? 0) + (threeScatters[c] ?? 0)] ?? 0);
      }
  }
  return hits / (first.length * two.length * three.length);
}

/** Chance of five `A`, on one line or in any way; of a hold, a full window. */
function topChance({ model, weights }: Variant): number {
  if (model.hold) return weights.full;
  return model.strips.reduce((chance, strip) => {
    const stops = visibleSymbols(strip);
    const rows = stops.map((visible) => rowsWith(visible, 'A'));
    const on = paysInWays(model)
      ? rows.filter((mask) => mask > 0).length
      : rows.filter((mask) => (mask & 1) === 1).length;
    return (chance * on) / stops.length;
  }, 1);
}

/** A percentage truncated after two decimals, with a tolerance for rounding errors. */
const percent = (value: number): string => (Math.floor(value * 10_000 + 1e-7) / 100).toFixed(2);

/** The return alone, much faster than all figures: lists need it for every machine. */
export const rtpOf = (variant: Variant): string => percent(returnOf(variant).rtp);

export function figuresOf(variant: Variant) {
  const { rtp, freePart } = returnOf(variant);
  const { triggerRate, freeSpinsPlayed } = variant.weights;
  return {
    rtp: percent(rtp),
    freeSpinsPart: percent(freePart),
    hitRate: percent(hitRateOf(variant.model)),
    spinsPerTrigger: (1 / triggerRate).toFixed(1),
    freeSpinsPlayed: freeSpinsPlayed.toFixed(1),
    topLineOneIn: String(Math.round(1 / topChance(variant))),
  };
}
