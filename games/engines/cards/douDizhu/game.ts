/** Replays a round of 斗地主 from its cards and the player's moves. The bots move until it is the player's turn. */
import { hidden } from '../cardGame.ts';
import type { CardGame } from '../cardGame.ts';
import { botBid, botPlay } from './bots.ts';
import { comboOf } from './combos.ts';
import { dealTable, deckSize, feePercent, isBid, layDown, makeBid, mostTimes, playable, seatBases } from './rules.ts';
import type { PublicTable, Table } from './rules.ts';

export interface ShownLandlords {
  hand: number[];
  stage: PublicTable['stage'];
  /** Seat to act; `hidden` if none. */
  turn: number;
  landlord: number;
  bid: number;
  /** The three cards of the landlord, once they are known. */
  bottom: number[];
  left: number[];
  times: number;
  /** The seat whose play has to be beaten; `hidden` if the next play may be anything. */
  liesSeat: number;
  lies: number[];
  turns: { seat: number; bid: number; cards: number[] }[];
  /** The cards that each bot still holds when the round is over; empty before. */
  rest: number[][];
  winner: number;
  /** What the player won or lost, in bases; 0 while the round lasts. */
  bases: number;
  feeSatang: number;
}

const basesSatang = [500, 1_000, 2_000, 5_000, 10_000];

function letBotsMove(table: Table): void {
  while (table.view.turn > 0) {
    const { view } = table;
    const hand = table.hands[view.turn] ?? [];
    if (view.stage === 'bidding') makeBid(table, botBid(hand, view));
    else {
      const cards = botPlay(hand, view, view.turn);
      const combo = playable(table, cards);
      if (combo === undefined) throw new Error(`bot ${view.turn} cannot play ${cards.join()}`);
      layDown(table, cards, combo);
    }
  }
}

/** Makes a move such as `bid:2`, `play:3,16,29` or `pass`. Returns false if it is not allowed. */
function makeMove(table: Table, move: string): boolean {
  const [word, rest = ''] = move.split(':');
  if (table.view.turn !== 0) return false;
  if (word === 'bid') {
    const bid = rest === '' ? -1 : Number(rest);
    if (!isBid(table.view, bid)) return false;
    makeBid(table, bid);
    return true;
  }
  if (word === 'play' ? !/^\d+(,\d+)*$/.test(rest) : move !== 'pass') return false;
  const cards = word === 'play' ? rest.split(',').map(Number) : [];
  const combo = playable(table, cards);
  if (combo === undefined) return false;
  layDown(table, cards, combo);
  return true;
}

function shownOf({ view, hands }: Table, stakeSatang: number): ShownLandlords {
  const isOver = view.stage === 'over';
  const bases = isOver ? seatBases(view) : 0;
  return {
    hand: [...(hands[0] ?? [])],
    stage: view.stage,
    turn: view.turn,
    landlord: view.landlord,
    bid: view.bid,
    bottom: [...view.bottom],
    left: [...view.left],
    times: view.times,
    liesSeat: view.lies?.seat ?? hidden,
    lies: [...(view.lies?.cards ?? [])],
    turns: view.turns.map(({ seat, bid, cards }) => ({ seat, bid, cards: [...cards] })),
    rest: isOver ? [[...(hands[1] ?? [])], [...(hands[2] ?? [])]] : [],
    winner: view.winner,
    bases,
    feeSatang: bases > 0 ? (((bases * stakeSatang) / mostTimes) * feePercent) / 100 : 0,
  };
}

/** The public state, derived from the player's view. */
export function publicOf(shown: ShownLandlords): PublicTable {
  const combo = comboOf(shown.lies);
  const { stage, turn, landlord, bid, bottom, left, times, winner, turns } = shown;
  const lies = combo && { seat: shown.liesSeat, combo, cards: shown.lies };
  return { turns, stage, turn, landlord, bid, bottom, left, times, lies, winner };
}

export const douDizhu: CardGame<ShownLandlords> = {
  code: 'douDizhu',
  stakesSatang: basesSatang.map((base) => base * mostTimes),
  deck: { size: deckSize, count: deckSize },
  play(order, stakeSatang, moves) {
    const table = dealTable(order);
    letBotsMove(table);
    for (const move of moves) {
      if (!makeMove(table, move)) return undefined;
      letBotsMove(table);
    }
    const shown = shownOf(table, stakeSatang);
    const movedSatang = (shown.bases * stakeSatang) / mostTimes;
    const isOver = shown.stage === 'over';
    return { shown, addedSatang: 0, winSatang: isOver ? stakeSatang + movedSatang - shown.feeSatang : 0, isOver };
  },
  // Passes in the bidding, and plays the rest of the round as a bot would.
  leave(shown) {
    if (shown.stage === 'bidding') return 'bid:0';
    const cards = botPlay(shown.hand, publicOf(shown), 0);
    return cards.length === 0 ? 'pass' : `play:${cards.join()}`;
  },
};
