/** Marks on a slip, and balls drawn without replacement. The number of marks that were drawn decides what is paid. */
import { fraction } from '../slot/fraction.ts';
import { choose, partsOf, range, taken } from './game.ts';
import type { InstantGame, Odd } from './game.ts';
import { kenoDrums } from './kenoPays.ts';
import type { KenoDrum } from './kenoPays.ts';
import { itemAt } from '../itemAt.ts';

/** The marks of a choice such as `3.17.40`, from small to large; undefined if it is not a valid choice. */
function marksOf({ balls, pays }: KenoDrum, choice: string): number[] | undefined {
  const parts = partsOf(choice);
  if (parts === undefined || parts.length > pays.length) return undefined;
  const marks = parts.map(Number);
  const isMarked = parts.every((part, at) => {
    const mark = itemAt(marks, at);
    return /^[1-9]\d?$/.test(part) && mark <= balls && (at === 0 || mark > (marks[at - 1] ?? 0));
  });
  return isMarked ? marks : undefined;
}

export const kenoPay = ({ pays }: KenoDrum, marks: number, hits: number): number => pays[marks - 1]?.[hits] ?? 0;

export const hitsOf = (marks: readonly number[], drawn: readonly number[]): number =>
  marks.filter((mark) => drawn.includes(mark)).length;

/** Hypergeometric distribution: the number of marks among the drawn balls. */
function kenoOdds(drum: KenoDrum, marks: number): Odd[] {
  const { balls, drawn } = drum;
  const all = choose(balls, drawn);
  return range(0, marks + 1).map((hits) => ({
    pay: kenoPay(drum, marks, hits),
    chance: fraction(choose(marks, hits) * choose(balls - marks, drawn - hits), all),
  }));
}

const gameOf = (drum: KenoDrum): InstantGame => ({
  code: drum.code,
  chips: (choice) => (marksOf(drum, choice) === undefined ? 0 : 1),
  open(choice, draw) {
    const marks = marksOf(drum, choice);
    if (marks === undefined) throw new Error(`no slip ${choice}`);
    const sizes = range(0, drum.drawn).map((place) => drum.balls - place);
    const shown = taken(range(1, drum.balls), draw(0, sizes));
    return { shown, moves: [], pay: kenoPay(drum, marks.length, hitsOf(marks, shown)), isOver: true };
  },
  // All choices of the same size have equal odds, so the smallest numbers represent them.
  settings: drum.pays.map((_, at) => ({ choice: range(1, at + 1).join('.'), odds: kenoOdds(drum, at + 1) })),
});

export const keno80 = gameOf(kenoDrums.keno80);
export const keno40 = gameOf(kenoDrums.keno40);
export const markSix = gameOf(kenoDrums.markSix);
export const pickFive = gameOf(kenoDrums.pickFive);
