/**
 * An independent implementation of sit-and-go rules from the published rules, sharing no code with the first. Given
 * each action, it computes button, seats, blinds, cards, pots, chips and places. The bots' decisions are its only other
 * input. Only used by tests. F03
 */
import { independentDeal, independentPlaces, independentWord } from './independentPoker.ts';

/** Chips that a seat put in, blinds included, in the order of the hand. */
export interface Put {
  readonly seat: number;
  readonly chips: number;
  readonly isFold: boolean;
}

const seats = '012345';
/** The seats in the order of dealing: from the button's left, the button last. */
const around = (button: number): number[] =>
  Array.from((seats + seats).slice(button + 1, button + 7), (seat) => Number(seat));

/** Chips after a hand. `words` ranks each seat's cards; a pile holds the chips that the same seats may win. */
export function independentStacks(
  before: readonly number[],
  puts: readonly Put[],
  words: readonly string[],
  button: number,
): number[] {
  const stacks = [...before];
  const paid = before.map(() => 0);
  let folded = '';
  for (const { seat, chips, isFold } of puts) {
    stacks[seat] = (stacks[seat] ?? 0) - chips;
    paid[seat] = (paid[seat] ?? 0) + chips;
    if (isFold) folded += seat;
  }
  const piles = new Map<string, number>();
  let floor = 0;
  for (const level of [...new Set(paid)].toSorted((one, other) => one - other)) {
    const payers = Array.from(seats).filter((seat) => (paid[Number(seat)] ?? 0) >= level);
    // Chips that only one seat has put in go back to it.
    const able = payers.length === 1 ? payers : payers.filter((seat) => !folded.includes(seat));
    const key = able.join('');
    piles.set(key, (piles.get(key) ?? 0) + (level - floor) * payers.length);
    floor = level;
  }
  for (const [key, chips] of piles) {
    const best = Array.from(key, (seat) => words[Number(seat)] ?? '').reduce((one, other) =>
      other > one ? other : one,
    );
    const winners = around(button).filter((seat) => key.includes(String(seat)) && words[seat] === best);
    for (let chip = chips % winners.length, turn = 0; turn < winners.length; turn += 1) {
      const seat = winners[turn] ?? 0;
      stacks[seat] = (stacks[seat] ?? 0) + Math.trunc(chips / winners.length) + (turn < chip ? 1 : 0);
    }
  }
  return stacks;
}

const blindLevels = '10/20 15/30 25/50 40/80 60/120 100/200 150/300 200/400 300/600 500/1000 750/1500 1000/2000'.split(
  ' ',
);

export interface IndependentHand {
  readonly button: number;
  readonly before: number[];
  /** Two cards of each seat, none where it is out, and five of the board; a card is `Ah`. */
  readonly holes: string[][];
  readonly board: string[];
  /** Who posts how much: small, then big. */
  readonly blinds: [number, number][];
  readonly after: number[];
}

export interface IndependentEvent {
  readonly bots: number[];
  readonly hands: IndependentHand[];
  /** 0 for seats still in the event when the player's place is known. */
  readonly places: number[];
}

interface Drawn {
  readonly server: string;
  readonly client: string;
  readonly nonce: number;
  readonly isShort: boolean;
}

function playHand(
  drawn: Drawn,
  number: number,
  button: number,
  before: number[],
  puts: readonly Put[],
): IndependentHand {
  const { server, client, nonce, isShort } = drawn;
  const dealtTo = around(button).filter((seat) => (before[seat] ?? 0) > 0);
  const cards = independentDeal(server, client, nonce, number, dealtTo.length * 2 + 5, isShort);
  const board = cards.slice(-5);
  const holes = before.map((_, seat) => cards.slice(0, -5).filter((__, at) => dealtTo[at % dealtTo.length] === seat));
  const words = holes.map((own) => (own.length > 0 ? independentWord([...own, ...board], isShort) : ''));
  const [small = 0, big = 0] = (blindLevels[Math.min(11, Math.trunc((number - 1) / 8))] ?? '').split('/').map(Number);
  const posters = dealtTo.length === 2 ? dealtTo.toReversed() : dealtTo;
  const blinds = [small, big].map((chips, at): [number, number] => {
    const seat = posters[at] ?? 0;
    return [seat, Math.min(chips, before[seat] ?? 0)];
  });
  const [one = [0, 0], other = [0, 0]] = blinds;
  return { button, before, holes, board, blinds: [one, other], after: independentStacks(before, puts, words, button) };
}

/** The whole event from its seeds and what was put in, hand by hand. */
export function independentEvent(drawn: Drawn, putIn: readonly (readonly Put[])[]): IndependentEvent {
  const { server, client, nonce } = drawn;
  const [first = 0, ...picks] = independentPlaces(server, client, nonce, 0, [6, 5, 4, 3, 2, 1]);
  let styles = '01234';
  const bots = [-1];
  for (const pick of picks) {
    bots.push(Number(styles[pick]));
    styles = styles.slice(0, pick) + styles.slice(pick + 1);
  }
  const places = [0, 0, 0, 0, 0, 0];
  const hands: IndependentHand[] = [];
  let [button, chips] = [first, Array.from(seats, () => 1_500)];
  for (const puts of putIn) {
    const hand = playHand(drawn, hands.length + 1, button, chips, puts);
    hands.push(hand);
    const { before, after } = hand;
    const out = around(button).filter((seat) => (before[seat] ?? 0) > 0 && after[seat] === 0);
    // The first of the list has the best place: more chips before the hand, then nearer to the button's left.
    out.sort((one, other) => (before[other] ?? 0) - (before[one] ?? 0));
    const left = after.filter((count) => count > 0).length;
    out.forEach((seat, at) => (places[seat] = left + at + 1));
    if (left === 1) places[after.findIndex((count) => count > 0)] = 1;
    chips = after;
    button = around(button).find((seat) => (after[seat] ?? 0) > 0) ?? button;
  }
  return { bots, hands, places };
}
