/**
 * Six horses on one of three courses, each with a share of 100 tickets. The horse of the drawn ticket finishes next,
 * its tickets are removed, and so on. `w3` bets on horse 3 to win, `p3` on it to be first or second.
 */
import { fraction, plus, times } from '../slot/fraction.ts';
import type { Fraction } from '../slot/fraction.ts';
import { partsOf, range } from './game.ts';
import type { Draw, InstantGame } from './game.ts';
import { itemAt } from '../itemAt.ts';

export const horseCount = 6;
export const courses = ['turf', 'sand', 'night'] as const;
export type Course = (typeof courses)[number];

interface Card {
  /** Tickets of each horse, of 100 together. */
  readonly tickets: readonly number[];
  /** In hundredths of a chip, the chip itself included. */
  readonly win: readonly number[];
  readonly place: readonly number[];
}

export const raceCards: Readonly<Record<Course, Card>> = {
  turf: {
    tickets: [25, 20, 17, 15, 13, 10],
    win: [380, 475, 555, 630, 730, 950],
    place: [200, 240, 275, 305, 350, 445],
  },
  sand: {
    tickets: [34, 22, 16, 12, 9, 7],
    win: [275, 430, 590, 790, 1_050, 1_350],
    place: [155, 210, 280, 365, 475, 610],
  },
  night: {
    tickets: [46, 20, 13, 10, 7, 4],
    win: [205, 475, 730, 950, 1_350, 2_350],
    place: [125, 210, 310, 400, 560, 970],
  },
};

export interface HorseSpot {
  readonly id: string;
  readonly isPlace: boolean;
  /** From 0. */
  readonly horse: number;
  readonly pay: number;
}

export function horseSpots(course: Course): HorseSpot[] {
  const { win, place } = raceCards[course];
  return [false, true].flatMap((isPlace) =>
    (isPlace ? place : win).map((pay, horse) => ({ id: `${isPlace ? 'p' : 'w'}${horse + 1}`, isPlace, horse, pay })),
  );
}

/** The course and spots (up to twelve) of a choice such as `turf.w1.p3`; undefined if it is not a valid choice. */
export function raceOf(choice: string): { course: Course; spots: HorseSpot[] } | undefined {
  const [named = '', ...ids] = partsOf(choice) ?? [];
  const course = courses.find((each) => each === named);
  if (course === undefined || ids.length === 0) return undefined;
  const all = horseSpots(course);
  const spots = ids.flatMap((id) => all.find((each) => each.id === id) ?? []);
  return spots.length === ids.length ? { course, spots } : undefined;
}

export const isHorseWon = ({ isPlace, horse }: HorseSpot, order: readonly number[]): boolean =>
  order.slice(0, isPlace ? 2 : 1).includes(horse);

/** Horses from 0 in the order of their arrival. Each place is a separate draw. */
function arrivals(course: Course, draw: Draw): number[] {
  const rest = new Map(raceCards[course].tickets.entries());
  const order: number[] = [];
  for (let turn = 0; rest.size > 1; turn += 1) {
    const all = [...rest.values()].reduce((sum, count) => sum + count, 0);
    const [ticket = 0] = draw(turn, [all]);
    let upTo = 0;
    const [horse = 0] = [...rest].find(([, count]) => (upTo += count) > ticket) ?? [];
    rest.delete(horse);
    order.push(horse);
  }
  return [...order, ...rest.keys()];
}

/** The chance that a horse comes first, or among the first two. */
export function horseChance(course: Course, horse: number, isPlace: boolean): Fraction {
  const { tickets } = raceCards[course];
  const own = itemAt(tickets, horse);
  const first = fraction(own, 100);
  if (!isPlace) return first;
  return tickets.reduce(
    (sum, other, at) => (at === horse ? sum : plus(sum, times(fraction(other, 100), fraction(own, 100 - other)))),
    first,
  );
}

export const horses: InstantGame = {
  code: 'horses',
  chips: (choice) => raceOf(choice)?.spots.length ?? 0,
  open(choice, draw) {
    const race = raceOf(choice);
    if (race === undefined) throw new Error(`no race ${choice}`);
    const shown = arrivals(race.course, draw);
    const pay = race.spots.reduce((sum, each) => sum + (isHorseWon(each, shown) ? each.pay : 0), 0);
    return { shown, moves: [], pay, isOver: true };
  },
  settings: courses.flatMap((course) =>
    range(0, horseCount * 2).map((at) => {
      const each = horseSpots(course)[at];
      if (each === undefined) throw new Error(`no spot ${at}`);
      const chance = horseChance(course, each.horse, each.isPlace);
      const lost = fraction(chance.bottom - chance.top, chance.bottom);
      return {
        choice: `${course}.${each.id}`,
        odds: [
          { pay: each.pay, chance },
          { pay: 0, chance: lost },
        ],
      };
    }),
  ),
};
