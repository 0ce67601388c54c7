/** Three dice, and up to ten spots with a chip each: sums, halves, pairs, triples and straights. */
import { fraction } from '../slot/fraction.ts';
import { partsOf, range } from './game.ts';
import type { InstantGame } from './game.ts';

export interface DiceSpot {
  readonly id: string;
  readonly kind: 'half' | 'sum' | 'pair' | 'triple' | 'anyTriple' | 'straight';
  /** The sum or the face, 0 where there is none. */
  readonly number: number;
  /** In hundredths of a chip, the chip itself included. */
  readonly pay: number;
}

const faces = range(1, 6);
/** What a sum pays. Sums as far above the middle as below it pay the same. */
const sumPays: Readonly<Record<number, number>> = {
  3: 20_500,
  4: 6_800,
  5: 3_400,
  6: 2_050,
  7: 1_360,
  8: 970,
  9: 820,
  10: 760,
};

const spot = (id: string, kind: DiceSpot['kind'], number: number, pay: number): DiceSpot => ({ id, kind, number, pay });

export const diceSpots: readonly DiceSpot[] = [
  ...['small', 'big', 'odd', 'even'].map((id) => spot(id, 'half', 0, 190)),
  ...range(3, 16).map((sum) => spot(`s${sum}`, 'sum', sum, sumPays[Math.min(sum, 21 - sum)] ?? 0)),
  ...faces.map((face) => spot(`p${face}`, 'pair', face, 1_280)),
  ...faces.map((face) => spot(`t${face}`, 'triple', face, 20_500)),
  spot('anyTriple', 'anyTriple', 0, 3_400),
  spot('straight', 'straight', 0, 850),
];
export const mostDiceSpots = 10;

const spotsById = new Map(diceSpots.map((each) => [each.id, each]));

/** The spots of a choice such as `big.s10.p3`; undefined if one part is not a spot. */
export function diceSpotsOf(choice: string): DiceSpot[] | undefined {
  const parts = partsOf(choice) ?? [];
  const spots = parts.flatMap((id) => spotsById.get(id) ?? []);
  return spots.length === 0 || spots.length !== parts.length || spots.length > mostDiceSpots ? undefined : spots;
}

export const diceSum = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** Big is 11 and more; triples count like any other throw. */
export function isDiceWon({ id, kind, number }: DiceSpot, dice: readonly number[]): boolean {
  const sum = diceSum(dice);
  const [low = 0, middle = 0, high = 0] = dice.toSorted((a, b) => a - b);
  switch (kind) {
    case 'half':
      return { small: sum <= 10, big: sum >= 11, odd: sum % 2 === 1, even: sum % 2 === 0 }[id] ?? false;
    case 'sum':
      return sum === number;
    case 'pair':
      return dice.filter((die) => die === number).length >= 2;
    case 'triple':
      return low === high && low === number;
    case 'anyTriple':
      return low === high;
    case 'straight':
      return middle === low + 1 && high === middle + 1;
  }
}

const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));

export const fastThree: InstantGame = {
  code: 'fastThree',
  chips: (choice) => diceSpotsOf(choice)?.length ?? 0,
  open(choice, draw) {
    const spots = diceSpotsOf(choice) ?? [];
    const shown = draw(0, [6, 6, 6]).map((place) => place + 1);
    const pay = spots.reduce((sum, each) => sum + (isDiceWon(each, shown) ? each.pay : 0), 0);
    return { shown, moves: [], pay, isOver: true };
  },
  settings: diceSpots.map((each) => {
    const won = throws.filter((dice) => isDiceWon(each, dice)).length;
    return {
      choice: each.id,
      odds: [
        { pay: each.pay, chance: fraction(won, throws.length) },
        { pay: 0, chance: fraction(throws.length - won, throws.length) },
      ],
    };
  }),
};
