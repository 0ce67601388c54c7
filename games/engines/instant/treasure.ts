/**
 * A room of 25 doors with traps behind some of them. Each safe door raises what the round pays. The player may cash out
 * after any door; a trap ends the round with nothing. Safe doors pay 97 % of their fair price, truncated to hundredths.
 * The round ends and pays when the next door would pay more than 1,000 times the stake.
 */
import { fraction, times, toNumber } from '../slot/fraction.ts';
import type { Fraction } from '../slot/fraction.ts';
import { range, taken, takeMove } from './game.ts';
import type { Draw, InstantGame, Odd, Standing } from './game.ts';

export const doorCount = 25;
export const trapCounts = [1, 3, 5, 10] as const;
/** The part of a fair price that is paid: 97 of 100. */
const kept = fraction(97, 100);
const mostPay = 100_000;

const trapsOf = (choice: string): number | undefined => trapCounts.find((count) => String(count) === choice);

/** The chance that `steps` doors in a row are safe. */
const safeChance = (traps: number, steps: number): Fraction =>
  range(0, steps).reduce(
    (chance, step) => times(chance, fraction(doorCount - traps - step, doorCount - step)),
    fraction(1),
  );

/** Payout for this many safe doors, in hundredths; the stake for none. */
export function treasurePay(traps: number, steps: number): number {
  if (steps === 0) return 100;
  const safe = safeChance(traps, steps);
  const price = times(kept, fraction(safe.bottom, safe.top));
  return Number((price.top * 100n) / price.bottom);
}

/** How many doors may be opened: all that are safe, or fewer where the next would pay more than the limit. */
export function mostSteps(traps: number): number {
  let steps = 1;
  while (steps < doorCount - traps && treasurePay(traps, steps + 1) <= mostPay) steps += 1;
  return steps;
}

/** Where the traps are. The seeds alone decide it. */
const trapCells = (traps: number, draw: Draw): number[] =>
  taken(
    range(0, doorCount),
    draw(
      0,
      range(0, traps).map((place) => doorCount - place),
    ),
  );

function mustTraps(choice: string): number {
  const traps = trapsOf(choice);
  if (traps === undefined) throw new Error(`no room ${choice}`);
  return traps;
}

const over = (traps: number, draw: Draw, moves: readonly number[], pay: number): Standing => ({
  shown: trapCells(traps, draw),
  moves,
  pay,
  isOver: true,
});

/** `3@2`: three traps, taken after two doors. */
const settingOf = (traps: number, steps: number): { choice: string; odds: Odd[] } => {
  const safe = safeChance(traps, steps);
  const caught = fraction(safe.bottom - safe.top, safe.bottom);
  return {
    choice: `${traps}@${steps}`,
    odds: [
      { pay: treasurePay(traps, steps), chance: safe },
      { pay: 0, chance: caught },
    ],
  };
};

export const treasure: InstantGame = {
  code: 'treasure',
  chips: (choice) => (trapsOf(choice) === undefined ? 0 : 1),
  // The traps are shown only when the round is over.
  open: () => ({ shown: [], moves: [], pay: 100, isOver: false }),
  act(choice, draw, { moves, pay }, move) {
    const traps = mustTraps(choice);
    if (move === takeMove) return moves.length === 0 ? undefined : over(traps, draw, moves, pay);
    if (!Number.isInteger(move) || move < 0 || move >= doorCount) return undefined;
    if (moves.includes(move)) return 'made';
    const opened = [...moves, move];
    if (trapCells(traps, draw).includes(move)) return over(traps, draw, opened, 0);
    const next = treasurePay(traps, opened.length);
    if (opened.length === mostSteps(traps)) return over(traps, draw, opened, next);
    return { shown: [], moves: opened, pay: next, isOver: false };
  },
  finish: (choice, draw, { moves, pay }) => over(mustTraps(choice), draw, moves, pay),
  settings: trapCounts.flatMap((traps) => range(1, mostSteps(traps)).map((steps) => settingOf(traps, steps))),
};

/** The chance that the next door is safe, for the window to show. */
export const nextSafe = (traps: number, opened: number): number =>
  toNumber(fraction(doorCount - traps - opened, doorCount - opened));
