import { describe, expect, it } from 'vitest';
import { hidden } from '../cardGame.ts';
import { insuranceRtp } from '../pays.ts';
import { blackjack } from './game.ts';
import { dealTable, makeMove, offeredMoves, pipsOf, tableReturn } from './rules.ts';
import type { BlackjackMove } from './rules.ts';
import { bestMove } from './strategy.ts';

/** A different, deterministic order of the shoe for each seed. */
const shoeOf = (seed: number): number[] => Array.from({ length: 80 }, (_, at) => ((at + 1) * ((seed % 310) + 1)) % 311);
const ranks: Readonly<Record<string, number>> = { A: 0, T: 9, J: 10, Q: 11, K: 12 };
const cards = (text: string): number[] => Array.from(text, (letter) => ranks[letter] ?? Number(letter) - 1);

/** Plays a shoe in the given order: player, up card, player, hole card, and then the cards that are drawn. */
function played(shoe: string, ...moves: BlackjackMove[]) {
  const order = cards(shoe);
  const table = dealTable(order);
  let added = 0;
  for (const move of moves) {
    expect(offeredMoves(table)).toContain(move);
    added += makeMove(table, order, move);
  }
  return { table, added, back: table.stage === 'over' ? tableReturn(table) : undefined };
}

describe('a round of blackjack, in halves of the stake', () => {
  it.each([
    ['a natural pays three to two', 'A7T9', [], 0, 5],
    ['a natural against a natural comes back', 'ATTA', [], 0, 2],
    ['a ten up with an ace under it ends the round at once', '9T9A', [], 0, 0],
    ['a higher total wins the stake', 'TT98', ['stand'], 0, 4],
    ['an equal total comes back', 'TT88', ['stand'], 0, 2],
    ['a bust loses though the dealer would bust', 'TT66K', ['hit'], 0, 0],
    ['the dealer stands on a soft 17', 'T69A', ['stand'], 0, 4],
    ['the dealer draws to 16', 'T6TTK', ['stand'], 0, 4],
    ['a double takes one card and pays twice', '675T2', ['double'], 2, 0],
    ['a won double brings back four halves more', '66589T', ['double'], 2, 8],
  ] as const)('%s', (_, shoe, moves, added, back) => {
    expect(played(shoe, ...moves)).toMatchObject({ added, back });
  });

  it('makes the dealer stand on ace and six, and lose to 18', () => {
    const { table, back } = played('TA86', 'decline', 'stand');
    expect(table.dealer).toHaveLength(2);
    expect(back).toBe(4);
  });

  it('pays insurance two to one if the hole card is a ten, and nothing otherwise', () => {
    expect(played('TA9T', 'insure')).toMatchObject({ added: 1, back: 3 });
    expect(played('TA9T', 'decline')).toMatchObject({ added: 0, back: 0 });
    expect(played('TA98', 'insure', 'stand')).toMatchObject({ added: 1, back: 2 });
    expect(played('AATT', 'insure')).toMatchObject({ added: 1, back: 5 });
  });

  it('splits a pair to four hands and no further', () => {
    const { table, added } = played('8689888888', 'split', 'split', 'split');
    expect(added).toBe(6);
    expect(table.hands).toHaveLength(4);
    expect(offeredMoves(table)).toEqual(['hit', 'stand', 'double']);
  });

  it('gives split aces one card each, and does not count their 21 as a natural', () => {
    const { table, back } = played('A6A5TTK', 'split');
    expect(table.stage).toBe('over');
    expect(table.hands.map((hand) => hand.cards.length)).toEqual([2, 2]);
    expect(table.dealer).toHaveLength(3);
    expect(back).toBe(4);
  });
});

describe('the state that a window gets', () => {
  it('hides the hole card until the round is over, and then adds up to the prize. M03', () => {
    for (let nonce = 0; nonce < 400; nonce += 1) {
      const moves: string[] = [];
      const order = shoeOf(nonce);
      for (;;) {
        const state = blackjack.play(order, 1_000, moves);
        if (state === undefined) throw new Error('not offered');
        if (state.isOver) {
          expect(state.shown.dealer[1]).toBe(order[3]);
          const backs = state.shown.hands.map((hand) => hand.backSatang);
          expect(backs.reduce((sum, each) => sum + each, state.shown.insuranceBackSatang)).toBe(state.winSatang);
          break;
        }
        expect(state.winSatang).toBe(0);
        expect(state.shown.dealer).toEqual([order[1], hidden]);
        expect(state.shown.hands.flatMap((hand) => hand.cards)).not.toContain(order[3]);
        const added = state.shown.offered.find((move) => move === 'split' || move === 'double' || move === 'insure');
        moves.push(nonce % 3 === 0 && added ? added : blackjack.leave(state.shown));
      }
    }
  });

  it('refuses a move that is not offered', () => {
    expect(blackjack.play(shoeOf(1), 1_000, ['surrender'])).toBeUndefined();
    expect(blackjack.play(shoeOf(1), 1_000, ['stand', 'stand', 'stand', 'stand', 'stand', 'stand'])).toBeUndefined();
  });
});

it('publishes the return of insurance that follows from 96 tens among 311 unseen cards. M09', () => {
  const tens = Array.from({ length: 312 }, (_, card) => card).filter((card) => pipsOf(card) === 10).length;
  expect((((tens * 3) / 311) * 100).toFixed(1)).toBe(Number(insuranceRtp).toFixed(1));
  expect(tens).toBe(96);
});

describe('the best moves', () => {
  it.each([
    ['hard 16 against a ten draws', 'TT68', 'hit'],
    ['hard 12 against a four stands', 'T428', 'stand'],
    ['eleven doubles against a six', '6656', 'double'],
    ['eights are split against a ten', '8T89', 'split'],
    ['tens stay together', 'T6T9', 'stand'],
    ['fives are doubled, not split', '5659', 'double'],
    ['soft 18 draws against a nine', 'A976', 'hit'],
  ] as const)('%s', (_, shoe, move) => {
    expect(bestMove(dealTable(cards(shoe)))).toBe(move);
  });
});
