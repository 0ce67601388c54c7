/** Replays a round of blackjack from its shoe and moves, and selects what may be shown of it. */
import { hidden } from '../cardGame.ts';
import type { CardGame } from '../cardGame.ts';
import {
  blackjackMoves,
  dealTable,
  dealtAhead,
  handReturn,
  insuranceReturn,
  makeMove,
  offeredMoves,
  resultOf,
  shoeSize,
  tableReturn,
} from './rules.ts';
import type { BlackjackMove, BlackjackTable } from './rules.ts';

export interface ShownHand {
  cards: number[];
  isDoubled: boolean;
  /** '' while the round lasts. */
  result: string;
  backSatang: number;
}

export interface ShownBlackjack {
  /** The hole card is `hidden` until the dealer turns it. */
  dealer: number[];
  hands: ShownHand[];
  /** Index of the hand to act; the number of hands if none. */
  active: number;
  stage: BlackjackTable['stage'];
  isInsured: boolean;
  insuranceBackSatang: number;
  offered: string[];
}

const isMove = (word: string): word is BlackjackMove => (blackjackMoves as readonly string[]).includes(word);

function shownTable(table: BlackjackTable, halfSatang: number): ShownBlackjack {
  const isOver = table.stage === 'over';
  return {
    dealer: isOver ? [...table.dealer] : [table.dealer[0] ?? hidden, hidden],
    hands: table.hands.map((hand) => ({
      cards: [...hand.cards],
      isDoubled: hand.isDoubled,
      result: isOver ? resultOf(table, hand) : '',
      backSatang: isOver ? handReturn(table, hand) * halfSatang : 0,
    })),
    active: isOver ? table.hands.length : table.active,
    stage: table.stage,
    isInsured: table.isInsured,
    insuranceBackSatang: isOver ? insuranceReturn(table) * halfSatang : 0,
    offered: offeredMoves(table),
  };
}

export const blackjack: CardGame<ShownBlackjack> = {
  code: 'blackjack',
  stakesSatang: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
  deck: { size: shoeSize, count: dealtAhead },
  play(shoe, stakeSatang, moves) {
    const table = dealTable(shoe);
    const halfSatang = stakeSatang / 2;
    let added = 0;
    for (const move of moves) {
      if (!isMove(move) || !offeredMoves(table).includes(move)) return undefined;
      added += makeMove(table, shoe, move);
    }
    const isOver = table.stage === 'over';
    return {
      shown: shownTable(table, halfSatang),
      addedSatang: added * halfSatang,
      winSatang: isOver ? tableReturn(table) * halfSatang : 0,
      isOver,
    };
  },
  leave: ({ stage }) => (stage === 'insurance' ? 'decline' : 'stand'),
};
