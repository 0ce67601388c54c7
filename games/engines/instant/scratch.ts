/**
 * A card of nine fields. Its prize is decided at the purchase by one of a million tickets, and the fields show it:
 * three of one symbol is its prize, and no other symbol occurs three times. The arrangement is drawn uniformly among
 * all cards with that prize, so that no card is made to look nearly winning. M04
 */
import { fraction } from '../slot/fraction.ts';
import { range, taken } from './game.ts';
import type { Draw, InstantGame } from './game.ts';
import { itemAt } from '../itemAt.ts';

export const scratchTickets = 1_000_000;
export const fieldCount = 9;

/** By symbol, the lowest first: what three of it pay in hundredths, and how many of the million tickets win it. */
export const scratchPrizes = [
  { pay: 100, tickets: 140_000 },
  { pay: 200, tickets: 90_000 },
  { pay: 500, tickets: 40_000 },
  { pay: 1_000, tickets: 15_000 },
  { pay: 5_000, tickets: 3_000 },
  { pay: 20_000, tickets: 400 },
  { pay: 100_000, tickets: 40 },
  { pay: 500_000, tickets: 2 },
] as const;

const symbolCount = scratchPrizes.length;

/** Which symbol a ticket wins with; undefined for most. */
export function prizeOf(ticket: number): number | undefined {
  let upTo = 0;
  const at = scratchPrizes.findIndex(({ tickets }) => (upTo += tickets) > ticket);
  return at < 0 ? undefined : at;
}

const isQuiet = (fields: readonly number[]): boolean =>
  fields.every((symbol) => fields.filter((other) => other === symbol).length < 3);

/** Rejection sampling: draws until only the prize's symbol occurs three times. Each try uses its own turn. */
function fieldsOf(prize: number | undefined, draw: Draw): number[] {
  for (let turn = 1; ; turn += 1) {
    if (prize === undefined) {
      const fields = draw(turn, Array<number>(fieldCount).fill(symbolCount));
      if (isQuiet(fields)) return fields;
      continue;
    }
    const drawn = draw(turn, [9, 8, 7, ...Array<number>(6).fill(symbolCount - 1)]);
    const cells = taken(range(0, fieldCount), drawn.slice(0, 3));
    const others = drawn.slice(3).map((symbol) => (symbol >= prize ? symbol + 1 : symbol));
    if (!isQuiet(others)) continue;
    let used = 0;
    return range(0, fieldCount).map((cell) => (cells.includes(cell) ? prize : itemAt(others, used++)));
  }
}

/** The symbol that occurs three times. */
export const tripleOf = (fields: readonly number[]): number | undefined =>
  fields.find((symbol) => fields.filter((other) => other === symbol).length >= 3);

const losing = scratchTickets - scratchPrizes.reduce((sum, { tickets }) => sum + tickets, 0);

export const scratch: InstantGame = {
  code: 'scratch',
  chips: (choice) => (choice === 'card' ? 1 : 0),
  open(_, draw) {
    const prize = prizeOf(itemAt(draw(0, [scratchTickets]), 0));
    const pay = prize === undefined ? 0 : itemAt(scratchPrizes, prize).pay;
    return { shown: fieldsOf(prize, draw), moves: [], pay, isOver: true };
  },
  settings: [
    {
      choice: 'card',
      odds: [
        { pay: 0, chance: fraction(losing, scratchTickets) },
        ...scratchPrizes.map(({ pay, tickets }) => ({ pay, chance: fraction(tickets, scratchTickets) })),
      ],
    },
  ],
};
