/**
 * The best a single spin can pay on lines or in ways, exactly, for every number of wilds and scatters that it shows. All
 * stops are covered without playing each combination: the reels are added one by one, and of all combinations that
 * leave the same lines or ways open only the best is kept.
 */
import { lines, reelCount, rowCount } from '../rules.ts';
import type { PayingSymbol, Pays, SlotModel } from '../rules.ts';
import { gridAt } from '../spin.ts';
import { paysInWays } from '../wins.ts';
import { itemAt } from '../../itemAt.ts';

export interface BestSpin {
  readonly wilds: number;
  readonly scatters: number;
  /** By symbols alone, in line stakes, before any multiplier. */
  readonly pay: number;
}

/** By state, as one number: the best pay of all combinations of the reels so far. */
type States = Map<number, number>;

/** Wilds and scatters take four bits each: at most twelve and fifteen are in view. */
const shownBits = 256;
const shownOf = (column: readonly string[]): number =>
  column.reduce((sum, symbol) => sum + (symbol === 'W' ? 16 : symbol === 'S' ? 1 : 0), 0);

const columnsOf = (strip: string) => Array.from(strip, (_, stop) => gridAt([strip], [stop])[0] ?? []);
const isPaying = (symbol: string | undefined): symbol is PayingSymbol => symbol !== 'W' && symbol !== 'S';
const none: Pays = [0, 0, 0];

function keep(states: States, state: number, pay: number): void {
  if ((states.get(state) ?? -1) < pay) states.set(state, pay);
}

/** What a column means for the lines or ways that are open, without duplicates. */
function unique<T>(all: readonly T[]): T[] {
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

const rows = Array.from({ length: rowCount }, (_, row) => row);
const linesWith = (first: number, reel: number, row: number): number =>
  lines.reduce((mask, line, at) => (line[0] === first && line[reel] === row ? mask | (1 << at) : mask), 0);
/** The lines that are on row `first` of reel 1 and on row `row` of a reel, as bits: by reel, `first` and `row`. */
const linesThrough = Array.from({ length: reelCount }, (_, reel) =>
  rows.map((first) => rows.map((row) => linesWith(first, reel, row))),
);

/** The best pays on lines from one column of reel 1. A state is the lines that are open, and what is shown. */
function onLines(model: SlotModel, start: readonly string[], others: readonly string[][][]): States {
  const pays = start.map((symbol) => (isPaying(symbol) ? model.pays[symbol] : none));
  const own = start.map((symbol, row) => (isPaying(symbol) ? (linesThrough[0]?.[row]?.[row] ?? 0) : 0));
  /** What lines pay that end with `count` symbols. */
  const payOf = (mask: number, count: number): number =>
    count < 3 ? 0 : own.reduce((sum, lit, row) => sum + bitsIn(mask & lit) * itemAt(pays[row] ?? none, count - 3), 0);
  let states: States = new Map([[own.reduce((a, b) => a | b, 0) * shownBits + shownOf(start), 0]]);
  others.forEach((columns, place) => {
    const reel = place + 1;
    const faces = unique(
      columns.map((column) => {
        const through = start.map((symbol, first) =>
          column.reduce(
            (mask, each, row) =>
              each === symbol || each === 'W' ? mask | (linesThrough[reel]?.[first]?.[row] ?? 0) : mask,
            0,
          ),
        );
        return { open: through.reduce((a, b) => a | b, 0), shown: shownOf(column) };
      }),
    );
    const next: States = new Map();
    for (const [state, pay] of states) {
      const mask = Math.floor(state / shownBits);
      for (const { open, shown } of faces)
        keep(next, (mask & open) * shownBits + (state % shownBits) + shown, pay + payOf(mask & ~open, reel));
    }
    states = next;
  });
  return ended(states, (open) => payOf(open, reelCount));
}

/** At most three symbols begin ways; each state holds their ways so far, 0 once they have ended. */
const mostWays = 256;

const pack = (ways: readonly number[]): number => ways.reduceRight((sum, each) => sum * mostWays + each, 0);

function onWays(model: SlotModel, start: readonly string[], others: readonly string[][][]): States {
  const begun = [...new Set(start)].filter(isPaying);
  const payOf = (symbol: PayingSymbol, count: number, ways: number): number =>
    count < 3 ? 0 : itemAt(model.pays[symbol], count - 3) * ways;
  const unpack = (packed: number): number[] =>
    begun.map((_, place) => Math.floor(packed / mostWays ** place) % mostWays);
  const countsIn = (column: readonly string[], wild: string): number[] =>
    begun.map((symbol) => column.filter((each) => each === symbol || each === wild).length);
  let states: States = new Map([[pack(countsIn(start, '')) * shownBits + shownOf(start), 0]]);
  others.forEach((columns, place) => {
    const faces = unique(columns.map((column) => ({ counts: countsIn(column, 'W'), shown: shownOf(column) })));
    const next: States = new Map();
    for (const [state, pay] of states) {
      const ways = unpack(Math.floor(state / shownBits));
      for (const { counts, shown } of faces) {
        const gained = begun.reduce(
          (sum, symbol, at) => sum + (counts[at] === 0 ? payOf(symbol, place + 1, ways[at] ?? 0) : 0),
          0,
        );
        const after = pack(ways.map((each, at) => each * (counts[at] ?? 0)));
        keep(next, after * shownBits + (state % shownBits) + shown, pay + gained);
      }
    }
    states = next;
  });
  return ended(states, (open) =>
    unpack(open).reduce((sum, ways, at) => sum + payOf(begun[at] ?? 'A', reelCount, ways), 0),
  );
}

/** Pays what is open after the last reel, and keeps only what is shown. */
function ended(states: States, payOf: (open: number) => number): States {
  const last: States = new Map();
  for (const [state, pay] of states) keep(last, state % shownBits, pay + payOf(Math.floor(state / shownBits)));
  return last;
}

export function bestSpins(model: SlotModel, strips: readonly string[]): BestSpin[] {
  const [starts = [], ...others] = strips.map(columnsOf);
  const best: States = new Map();
  for (const start of starts)
    for (const [shown, pay] of (paysInWays(model) ? onWays : onLines)(model, start, others)) keep(best, shown, pay);
  return [...best].map(([shown, pay]) => ({ wilds: Math.floor(shown / 16), scatters: shown % 16, pay }));
}
