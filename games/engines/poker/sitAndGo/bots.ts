/**
 * The house's bots: pure functions of a bot's own two cards, the board, and the public actions. Their input type
 * contains no other cards, and a test varies the hidden ones. Of earlier hands a bot gets only how often each seat
 * raised, the player and other bots alike. Described in docs/poker.md.
 */
import type { DeckKind } from '../ranking.ts';
import { at, choicesOf, isOffered, potChips } from './hand.ts';
import type { Choices, Hand, Move } from './hand.ts';
import { drawShare, openingPoints, shareBeaten } from './strength.ts';

export interface Style {
  /** Added to every pre-flop threshold: higher values play fewer hands. */
  readonly tight: number;
  /** 0 to 1: reduces the strength required for a bet. */
  readonly bold: number;
  /** 0 to 1: how often it bluffs when nobody has bet. */
  readonly bluff: number;
}

/** One for each bot. Their seats are drawn from the seeds. */
export const botStyles = [
  { tight: 1.5, bold: 0.2, bluff: 0.05 },
  { tight: 0.5, bold: 0.5, bluff: 0.15 },
  { tight: -0.5, bold: 0.35, bluff: 0.1 },
  { tight: 0, bold: 0.8, bluff: 0.25 },
  { tight: -1.5, bold: 0.1, bluff: 0.05 },
] as const satisfies readonly Style[];

/** Everything that a bot's decision may depend on. */
export interface BotView {
  readonly style: Style;
  readonly own: readonly number[];
  /** Open cards of the board. */
  readonly board: readonly number[];
  readonly hand: Hand;
  readonly deck: DeckKind;
  /** Public statistics of each seat in earlier hands. */
  readonly habits: readonly Habit[];
}

/** A seat's actions in all finished hands. */
export interface Habit {
  readonly turns: number;
  readonly raises: number;
}

/** Adds the public actions of a hand to the statistics of each seat. */
export const habitsAfter = (habits: readonly Habit[], { steps }: Pick<Hand, 'steps'>): Habit[] =>
  habits.map(({ turns, raises }, seat) => {
    const own = steps.filter((step) => step.kind === 'act' && step.seat === seat);
    const raised = own.filter((step) => step.kind === 'act' && step.what === 'raise');
    return { turns: turns + own.length, raises: raises + raised.length };
  });

const usualHeat = 0.2;

/** 0 to 1: how often the last raiser of this hand raises. With few turns on record it is close to the usual rate. */
function heatOf({ hand, habits }: BotView): number {
  const last = hand.steps.findLast((step) => step.kind === 'act' && step.what === 'raise');
  const habit = last?.kind === 'act' ? habits[last.seat] : undefined;
  return habit === undefined ? usualHeat : (habit.raises + usualHeat * 10) / (habit.turns + 10);
}

/**
 * 0 to 1, hashed from the bot's own cards, the hand's number, the street and the seat, so that bluffs are not obvious.
 */
function moodOf({ own, hand }: BotView): number {
  let word = 0x9e3779b9;
  for (const part of [...own, hand.number, hand.street, hand.turn]) word = Math.imul(word ^ (part + 1), 0x85ebca6b);
  return ((word ^ (word >>> 13)) >>> 0) / 2 ** 32;
}

const raisesIn = (hand: Hand): number => {
  const from = hand.steps.findLastIndex(({ kind }) => kind === 'street');
  return hand.steps.slice(from + 1).filter((step) => step.kind === 'act' && step.what === 'raise').length;
};

/** A raise to about `wanted`, within what is allowed. More than about two thirds of the maximum becomes all in. */
function raiseTo({ minTo, maxTo }: Choices, wanted: number): Move {
  const to = wanted > maxTo * 0.66 ? maxTo : Math.round(wanted / 5) * 5;
  return { what: 'raise', to: Math.min(maxTo, Math.max(minTo, to)) };
}

function beforeFlop(view: BotView, choices: Choices): Move {
  const { hand, own, style } = view;
  const { big } = hand.blinds;
  const seated = hand.isIn.filter((_, seat) => at(hand.stacks, seat) + at(hand.totals, seat) > 0).length;
  // With fewer players, more hands are worth playing.
  const points = openingPoints(own) - style.tight + (6 - seated) * 0.9;
  const raises = raisesIn(hand);
  const heat = heatOf(view);
  const depth = choices.maxTo / big;
  const call: Move = choices.callChips > 0 ? { what: 'call' } : { what: 'check' };
  const give: Move = choices.callChips > 0 ? { what: 'fold' } : { what: 'check' };
  if (raises === 0) {
    if (depth <= 9) return points >= 6.5 ? { what: 'raise', to: choices.maxTo } : give;
    if (points >= 7.5) return raiseTo(choices, big * (2.5 + limpers(hand)));
    return points >= 5.5 || choices.callChips <= big / 2 ? call : give;
  }
  const price = choices.callChips / (potChips(hand) + choices.callChips);
  const part = choices.callChips / Math.max(1, at(hand.stacks, hand.turn));
  if (points >= 11 + raises) return raises > 1 ? raiseTo(choices, choices.maxTo) : raiseTo(choices, hand.toMatch * 3);
  if (points >= 8 + raises * 1.5 + part * 4 - (heat - usualHeat) * 9) return call;
  return price < 0.34 && part < 0.1 && points >= 5 ? call : give;
}

const limpers = (hand: Hand): number => hand.steps.filter((step) => step.kind === 'act' && step.what === 'call').length;

function afterFlop(view: BotView, choices: Choices): Move {
  const { hand, own, board, style, deck } = view;
  const others = hand.isIn.filter((isIn, seat) => isIn && seat !== hand.turn).length;
  const raises = raisesIn(hand);
  const heat = heatOf(view);
  const share = shareBeaten(own, board, deck);
  // A seat that raises is likely to be strong, so each raise lowers the estimate.
  const strength = share ** (1 + (others - 1) * 0.5 + raises * 0.8 * (1 - heat)) + drawShare(own, board);
  const pot = potChips(hand);
  if (choices.callChips === 0) {
    const isBluff = others <= 2 && moodOf(view) < style.bluff;
    if (strength < 0.66 - style.bold * 0.12 && !isBluff) return { what: 'check' };
    return raiseTo(choices, Math.max(hand.blinds.big, pot * (strength > 0.85 ? 0.7 : 0.5)));
  }
  const price = choices.callChips / (pot + choices.callChips);
  if (strength >= 0.86 - style.bold * 0.06 && raises < 3) return raiseTo(choices, hand.toMatch + pot * 0.8);
  return strength >= price + 0.12 - style.bold * 0.06 ? { what: 'call' } : { what: 'fold' };
}

/** The bot's move. If it is not offered, the bot calls or, where there is nothing to call, checks. */
export function botMove(view: BotView): Move {
  const choices = choicesOf(view.hand);
  const wanted = view.hand.street === 0 ? beforeFlop(view, choices) : afterFlop(view, choices);
  if (isOffered(view.hand, wanted)) return wanted;
  return choices.callChips > 0 ? { what: 'call' } : { what: 'check' };
}
