/** Stone, scissors, paper against the dealer's hand, which is drawn: a win pays 1.9 times, a draw gives the stake back. */
import { fraction } from '../slot/fraction.ts';
import type { InstantGame } from './game.ts';
import { itemAt } from '../itemAt.ts';

/** Each beats the next one; the last beats the first. */
export const hands = ['stone', 'scissors', 'paper'] as const;
export type Hand = (typeof hands)[number];
export const handPays = { won: 190, drawn: 100, lost: 0 } as const;
export type Duel = keyof typeof handPays;

export const handOf = (choice: string): Hand | undefined => hands.find((hand) => hand === choice);

/** The result of a hand against the dealer's. */
export function duelOf(own: Hand, dealer: Hand): Duel {
  const step = (hands.indexOf(dealer) - hands.indexOf(own) + hands.length) % hands.length;
  return step === 0 ? 'drawn' : step === 1 ? 'won' : 'lost';
}

const third = fraction(1, 3);

export const duel: InstantGame = {
  code: 'hands',
  chips: (choice) => (handOf(choice) === undefined ? 0 : 1),
  open(choice, draw) {
    const own = handOf(choice);
    if (own === undefined) throw new Error(`no hand ${choice}`);
    const shown = draw(0, [hands.length]);
    const dealer = itemAt(hands, itemAt(shown, 0));
    return { shown, moves: [], pay: handPays[duelOf(own, dealer)], isOver: true };
  },
  settings: hands.map((choice) => ({ choice, odds: Object.values(handPays).map((pay) => ({ pay, chance: third })) })),
};
