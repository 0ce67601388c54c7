/**
 * A whole sit-and-go computed from its seeds and the player's moves, identical for house, window and verifier. Hand
 * number n is dealt from message n of the seeds; bots decide deterministically. F03
 */
import { dealt } from '../deck.ts';
import type { Draw } from '../deck.ts';
import { botMove, botStyles, habitsAfter } from './bots.ts';
import type { Habit } from './bots.ts';
import { at, choicesOf, isOffered, moved, nextSeat, openHand } from './hand.ts';
import type { Hand, Move } from './hand.ts';
import { boardCount, dealtOn } from './settle.ts';
import type { Dealt } from './settle.ts';
import { blindsOf, eventRules, playerSeat, seatCount, startingChips } from './structure.ts';
import type { EventRules } from './structure.ts';
import { itemAt } from '../../itemAt.ts';

export interface PlayedHand extends Dealt {
  readonly hand: Hand;
  /** Chips of each seat before the hand, blinds included. */
  readonly before: readonly number[];
}

export interface SitAndGo {
  readonly rules: EventRules;
  readonly draw: Draw;
  /** The style of each seat's bot, as an index of `botStyles`; -1 is the player. */
  readonly bots: readonly number[];
  readonly current: PlayedHand;
  /** The hands that are over, in order. */
  readonly played: readonly PlayedHand[];
  /** Each seat's place; 0 while it is still in the event. */
  readonly places: readonly number[];
  readonly habits: readonly Habit[];
  readonly moves: readonly Move[];
  /** The number of the hand in which the last move was made; 1 before the first. */
  readonly movedIn: number;
  /** The player's place once they are out or have won; 0 until then. */
  readonly place: number;
}

/** Deals two cards per seat, one at a time from the button's left, then the five of the board. */
function cardsOf(rules: EventRules, draw: Draw, hand: Pick<Hand, 'number' | 'button' | 'isIn'>): Dealt {
  const inOrder: number[] = [];
  for (let seat = hand.button, step = 0; step < seatCount; step += 1) {
    seat = (seat + 1) % seatCount;
    if (hand.isIn[seat] === true) inOrder.push(seat);
  }
  const size = inOrder.length;
  const cards = dealt(draw, hand.number, size * 2 + 5, eventRules[rules]);
  const holes = hand.isIn.map((_, seat) => {
    const place = inOrder.indexOf(seat);
    return place < 0 ? [] : [itemAt(cards, place), itemAt(cards, place + size)];
  });
  return { holes, board: cards.slice(size * 2) };
}

/** Hand number `number` before anybody has moved: blinds posted, cards dealt. */
export function openedHand(
  rules: EventRules,
  draw: Draw,
  number: number,
  button: number,
  before: readonly number[],
): PlayedHand {
  const hand = openHand(number, button, blindsOf(number), before);
  return { hand, before, ...cardsOf(rules, draw, hand) };
}

/** Six seats with their chips; the button and the bots' seats are drawn from message 0 of the seeds. */
function seated(rules: EventRules, draw: Draw): SitAndGo {
  const [button = 0, ...places] = draw(0, [seatCount, 5, 4, 3, 2, 1]);
  const left = botStyles.map((_, style) => style);
  const bots = [-1, ...places.map((place) => itemAt(left.splice(place, 1), 0))];
  const before = Array.from({ length: seatCount }, () => startingChips);
  const current = openedHand(rules, draw, 1, button, before);
  const noPlaces = before.map(() => 0);
  const habits = before.map(() => ({ turns: 0, raises: 0 }));
  return { rules, draw, bots, current, played: [], places: noPlaces, habits, moves: [], movedIn: 1, place: 0 };
}

/** The position of a seat relative to the button: 0 is on its left. */
const fromButton = (seat: number, { button }: Hand): number => (seat - button - 1 + seatCount) % seatCount;

/**
 * An eliminated seat gets the worst place left. Of two eliminated in one hand, the one with more chips at its start is
 * better.
 */
function placesAfter(event: SitAndGo, { hand, before }: PlayedHand): number[] {
  const places = [...event.places];
  const out = hand.stacks
    .flatMap((chips, seat) => (chips === 0 && at(places, seat) === 0 ? [seat] : []))
    .toSorted((one, other) => {
      const byChips = at(before, one) - at(before, other);
      return byChips === 0 ? fromButton(other, hand) - fromButton(one, hand) : byChips;
    });
  for (const seat of out) places[seat] = places.filter((place) => place === 0).length;
  const still = places.flatMap((place, seat) => (place === 0 ? [seat] : []));
  const [winner] = still;
  if (still.length === 1 && winner !== undefined) places[winner] = 1;
  return places;
}

/** Deals and lets the bots play until it is the player's turn or the player's place is decided. */
function broughtOn(event: SitAndGo): SitAndGo {
  const deck = eventRules[event.rules];
  let { current, places, habits } = event;
  const played = [...event.played];
  for (;;) {
    const on = dealtOn(current.hand, current, deck);
    current = { ...current, hand: on.hand };
    if (on.isOver) {
      places = placesAfter({ ...event, places }, current);
      const place = at(places, playerSeat);
      if (place > 0) return { ...event, current, played, places, place };
      played.push(current);
      habits = habitsAfter(habits, current.hand);
      const button = nextSeat(current.hand.button, (seat) => at(current.hand.stacks, seat) > 0);
      current = openedHand(event.rules, event.draw, current.hand.number + 1, button, current.hand.stacks);
      continue;
    }
    const { hand } = current;
    if (hand.turn === playerSeat) return { ...event, current, played, places, habits };
    const style = botStyles[at(event.bots, hand.turn)] ?? botStyles[0];
    const board = current.board.slice(0, boardCount(hand.street));
    current = {
      ...current,
      hand: moved(hand, botMove({ style, own: itemAt(current.holes, hand.turn), board, hand, deck, habits })),
    };
  }
}

export const openEvent = (rules: EventRules, draw: Draw): SitAndGo => broughtOn(seated(rules, draw));

/** The event after the player's move; undefined if the move is not offered. */
export function withMove(event: SitAndGo, move: Move): SitAndGo | undefined {
  const { hand } = event.current;
  if (event.place > 0 || hand.turn !== playerSeat || !isOffered(hand, move)) return undefined;
  const current = { ...event.current, hand: moved(hand, move) };
  return broughtOn({ ...event, current, moves: [...event.moves, move], movedIn: hand.number });
}

/** Ends an event whose player does not return: checks, and folds to every bet. M08 */
export function finished(event: SitAndGo): SitAndGo {
  let now = event;
  while (now.place === 0) {
    const what = choicesOf(now.current.hand).callChips === 0 ? 'check' : 'fold';
    const next = withMove(now, { what });
    if (next === undefined) throw new Error('a fold was not offered');
    now = next;
  }
  return now;
}

/** `f`, `x`, `c` or `r120`: a move as a word. */
export const wordOf = (move: Move): string =>
  move.what === 'raise' ? `r${move.to}` : { fold: 'f', check: 'x', call: 'c' }[move.what];

/** Undefined if the word is not a move. */
export function moveOf(word: string): Move | undefined {
  const raise = /^r(\d{1,6})$/.exec(word);
  if (raise) return { what: 'raise', to: Number(raise[1]) };
  const what = ({ f: 'fold', x: 'check', c: 'call' } as const)[word];
  return what && { what };
}

/** Replays the player's moves. Undefined if a word is not a move, or if a move was not offered. */
export function replayed(rules: EventRules, draw: Draw, words: readonly string[]): SitAndGo | undefined {
  let event: SitAndGo | undefined = openEvent(rules, draw);
  for (const word of words) {
    const move = moveOf(word);
    event = move && event && withMove(event, move);
  }
  return event;
}
