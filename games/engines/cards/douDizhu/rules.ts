/**
 * 斗地主 for one player and two house bots. Seat 0 is the player; turns follow seat numbers. The first to bid holds the
 * three of hearts, or the next heart if it is at the bottom. A bid is 1, 2 or 3 bases. If nobody bids, the round ends
 * without payment. Bombs, the rocket and a spring double the stake, up to `mostTimes` bases.
 */
import { beats, comboOf } from './combos.ts';
import type { Combo } from './combos.ts';
import { heightOf } from './heights.ts';

export const deckSize = 54;
/** Three to six of hearts: who holds the lowest of them that is not at the bottom bids first. */
const callers = [15, 16, 17, 18];
/** How many bases are held as the stake. No more is lost or won. */
export const mostTimes = 12;
/** Fee on the player's winnings, per cent. */
export const feePercent = 5;

export interface Turn {
  readonly seat: number;
  /** A bid of 0 to 3 while bidding; afterwards -1. */
  readonly bid: number;
  /** What was laid down; empty for a pass. */
  readonly cards: readonly number[];
}

/** The public state of the table. */
export interface PublicTable {
  readonly turns: readonly Turn[];
  readonly stage: 'bidding' | 'playing' | 'over';
  /** Whose turn it is; -1 when the round is over. */
  readonly turn: number;
  /** -1 before there is one. */
  readonly landlord: number;
  readonly bid: number;
  readonly bottom: readonly number[];
  /** Cards left in each hand. */
  readonly left: readonly number[];
  /** The current multiplier of the base. */
  readonly times: number;
  /** The play that has to be beaten, and its seat; undefined if the next play may be anything. */
  readonly lies: { readonly seat: number; readonly combo: Combo; readonly cards: readonly number[] } | undefined;
  /** -1 until a hand is empty. */
  readonly winner: number;
}

export interface Table {
  hands: number[][];
  bottom: number[];
  view: PublicTable;
}

const byHeight = (a: number, b: number): number => heightOf(b) - heightOf(a) || b - a;

export function dealTable(order: readonly number[]): Table {
  const hands = [0, 1, 2].map((seat) =>
    order
      .slice(0, 51)
      .filter((_, at) => at % 3 === seat)
      .toSorted(byHeight),
  );
  const bottom = order.slice(51, 54);
  const called = callers.find((card) => !bottom.includes(card)) ?? 0;
  const first = hands.findIndex((hand) => hand.includes(called));
  return {
    hands,
    bottom,
    view: {
      turns: [],
      stage: 'bidding',
      turn: first,
      landlord: -1,
      bid: 0,
      bottom: [],
      left: [17, 17, 17],
      times: 0,
      lies: undefined,
      winner: -1,
    },
  };
}

export const capped = (times: number): number => Math.min(mostTimes, times);

/** Whether a bid is allowed: 0, or higher than the last. */
export const isBid = (view: PublicTable, bid: number): boolean =>
  view.stage === 'bidding' && Number.isInteger(bid) && (bid === 0 || (bid > view.bid && bid <= 3));

export function makeBid(table: Table, bid: number): void {
  const { view } = table;
  const turns = [...view.turns, { seat: view.turn, bid, cards: [] }];
  const best = Math.max(view.bid, bid);
  const highest = bid > view.bid ? view.turn : turns.findLast((turn) => turn.bid === view.bid && turn.bid > 0)?.seat;
  const isEnd = bid === 3 || turns.length === 3;
  if (!isEnd) {
    table.view = { ...view, turns, bid: best, turn: (view.turn + 1) % 3 };
    return;
  }
  if (highest === undefined) {
    table.view = { ...view, turns, stage: 'over', turn: -1 };
    return;
  }
  table.hands[highest] = [...(table.hands[highest] ?? []), ...table.bottom].toSorted(byHeight);
  table.view = {
    ...view,
    turns,
    stage: 'playing',
    turn: highest,
    landlord: highest,
    bid: best,
    times: capped(best),
    bottom: [...table.bottom],
    left: table.hands.map((hand) => hand.length),
  };
}

/** The combination that the cards form, if the seat to act holds them and may play them now. No cards are a pass. */
export function playable(table: Table, cards: readonly number[]): Combo | 'pass' | undefined {
  const { view, hands } = table;
  if (view.stage !== 'playing') return undefined;
  if (cards.length === 0) return view.lies === undefined ? undefined : 'pass';
  const hand = hands[view.turn] ?? [];
  if (new Set(cards).size < cards.length || !cards.every((card) => hand.includes(card))) return undefined;
  const combo = comboOf(cards);
  return combo !== undefined && (view.lies === undefined || beats(combo, view.lies.combo)) ? combo : undefined;
}

export function layDown(table: Table, cards: readonly number[], combo: Combo | 'pass'): void {
  const { view, hands } = table;
  const seat = view.turn;
  const turns = [...view.turns, { seat, bid: -1, cards: [...cards] }];
  const next = (seat + 1) % 3;
  if (combo === 'pass') {
    // After two passes, the seat that played last leads again.
    const lies = view.lies?.seat === next ? undefined : view.lies;
    table.view = { ...view, turns, turn: next, lies };
    return;
  }
  hands[seat] = (hands[seat] ?? []).filter((card) => !cards.includes(card));
  const isDoubled = combo.kind === 'bomb' || combo.kind === 'rocket';
  const isOver = hands[seat].length === 0;
  const doubled = view.times * (isDoubled ? 2 : 1) * (isOver && isSpring(turns, view.landlord, seat) ? 2 : 1);
  table.view = {
    ...view,
    turns,
    times: capped(doubled),
    left: hands.map((hand) => hand.length),
    lies: { seat, combo, cards: [...cards] },
    stage: isOver ? 'over' : 'playing',
    turn: isOver ? -1 : next,
    winner: isOver ? seat : -1,
  };
}

/** Whether the farmers lost without a play of theirs, or the landlord with no more than one. */
function isSpring(turns: readonly Turn[], landlord: number, winner: number): boolean {
  const laid = (isLandlord: boolean): number =>
    turns.filter((turn) => turn.cards.length > 0 && (turn.seat === landlord) === isLandlord).length;
  return winner === landlord ? laid(false) === 0 : laid(true) <= 1;
}

/** What a seat wins or loses, in bases. The landlord plays against both farmers' stakes. The player has seat 0. */
export function seatBases({ landlord, winner, times }: PublicTable, seat = 0): number {
  if (winner < 0) return 0;
  const isLandlord = landlord === seat;
  const isWon = (winner === landlord) === isLandlord;
  return (isWon ? 1 : -1) * capped(times * (isLandlord ? 2 : 1));
}
