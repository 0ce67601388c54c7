/** Three dice. Big, small, odd and even lose on every triple. */
import { limitOf } from '../table.ts';
import type { Spot, TableGame } from '../table.ts';

export const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
export const isTriple = ([one, two, three]: readonly number[]): boolean => one === two && two === three;

/** What a sum pays to one; the two sums that are as far from the middle pay the same. */
const sumPays: Readonly<Record<number, number>> = { 4: 60, 5: 30, 6: 18, 7: 12, 8: 8, 9: 7, 10: 6 };
export const paysOfSum = (sum: number): number => sumPays[Math.min(sum, 21 - sum)] ?? 0;
/** What a single face pays to one for each number of dice that show it. */
const facePays = [0, 1, 2, 12] as const;

const faces = [1, 2, 3, 4, 5, 6];
const spot = (id: string, kind: string, numbers: readonly number[], times: number): Spot => ({
  id,
  kind,
  numbers,
  limitSatang: limitOf(times),
});

const spots: readonly Spot[] = [
  spot('small', 'even', [], 1),
  spot('odd', 'even', [], 1),
  spot('even', 'even', [], 1),
  spot('big', 'even', [], 1),
  ...faces.map((face) => spot(`double${face}`, 'double', [face, face], 11)),
  ...faces.map((face) => spot(`triple${face}`, 'triple', [face, face, face], 180)),
  spot('anyTriple', 'anyTriple', [], 31),
  ...Array.from({ length: 14 }, (_, at) =>
    spot(`sum${at + 4}`, `sum${Math.min(at + 4, 17 - at)}`, [at + 4], paysOfSum(at + 4)),
  ),
  ...faces.flatMap((low) =>
    faces.filter((high) => high > low).map((high) => spot(`pair${low}${high}`, 'pair', [low, high], 6)),
  ),
  ...faces.map((face) => spot(`face${face}`, 'face', [face], 12)),
];

const won = (isWon: boolean, times: number): number => (isWon ? (times + 1) * 100 : 0);

function returned(dice: readonly number[], { id, kind, numbers }: Spot): number {
  const sum = sumOf(dice);
  const [first = 0, second = 0] = numbers;
  const shown = dice.filter((die) => die === first).length;
  switch (kind) {
    case 'even': {
      const isOn = { small: sum <= 10, big: sum >= 11, odd: sum % 2 === 1, even: sum % 2 === 0 }[id] ?? false;
      return won(isOn && !isTriple(dice), 1);
    }
    case 'double':
      return won(shown >= 2, 11);
    case 'triple':
      return won(shown === 3, 180);
    case 'anyTriple':
      return won(isTriple(dice), 31);
    case 'pair':
      return won(dice.includes(first) && dice.includes(second), 6);
    case 'face':
      return won(shown > 0, facePays[shown] ?? 0);
    default:
      return won(sum === first, paysOfSum(first));
  }
}

export const sicBo: TableGame = {
  code: 'sicBo',
  drum: { lowest: 1, highest: 6, count: 3, isReplaced: true },
  spots,
  returned,
  mark: (dice) => (isTriple(dice) ? 't' : sumOf(dice) >= 11 ? 'a' : 'b'),
};
