/**
 * State of the table after the first steps of a hand, computed only from the house's steps. After all steps it equals
 * what the house settled, which a test checks. M03
 */
import type { EventHand, HandStep } from '@foyer/contract/play/poker.ts';

export interface Stand {
  readonly stacks: readonly number[];
  readonly bets: readonly number[];
  /** Chips in the middle, without the bets of the current street. */
  readonly pot: number;
  readonly isIn: readonly boolean[];
  /** The last action of each seat in this street; a fold stays. */
  readonly lastActions: readonly (HandStep | undefined)[];
  readonly shown: readonly boolean[];
  readonly won: readonly number[];
  /** Number of open board cards. */
  readonly board: number;
}

const changed = <T>(list: readonly T[], seat: number, change: (value: T) => T): T[] =>
  list.map((value, at) => (at === seat ? change(value) : value));

const boardAt = [0, 3, 4, 5] as const;

function gathered(stand: Stand): Stand {
  const pot = stand.pot + stand.bets.reduce((sum, bet) => sum + bet, 0);
  return { ...stand, pot, bets: stand.bets.map(() => 0) };
}

const add = (by: number) => (value: number) => value + by;

function after(stand: Stand, step: HandStep): Stand {
  const { kind, seat, chips } = step;
  switch (kind) {
    case 'blind':
    case 'act':
      return {
        ...stand,
        stacks: changed(stand.stacks, seat, add(-chips)),
        bets: changed(stand.bets, seat, add(chips)),
        isIn: step.what === 'fold' ? changed(stand.isIn, seat, () => false) : stand.isIn,
        lastActions: changed<HandStep | undefined>(stand.lastActions, seat, () => step),
      };
    case 'street': {
      const lastActions = stand.lastActions.map((one) => (one?.what === 'fold' ? one : undefined));
      return { ...gathered(stand), lastActions, board: boardAt[step.place] ?? 5 };
    }
    case 'show':
      return { ...stand, shown: changed(stand.shown, seat, () => true) };
    case 'back': {
      const all = gathered(stand);
      return { ...all, pot: all.pot - chips, stacks: changed(all.stacks, seat, add(chips)) };
    }
    case 'win': {
      const all = gathered(stand);
      return {
        ...all,
        pot: all.pot - chips,
        stacks: changed(all.stacks, seat, add(chips)),
        won: changed(all.won, seat, add(chips)),
      };
    }
  }
}

/** State after the first `count` steps. */
export function standAt(hand: EventHand, count: number): Stand {
  const none = hand.before.map(() => 0);
  const start: Stand = {
    stacks: hand.before,
    bets: none,
    pot: 0,
    isIn: hand.before.map((chips) => chips > 0),
    lastActions: hand.before.map(() => undefined),
    shown: hand.before.map(() => false),
    won: none,
    board: 0,
  };
  return hand.steps.slice(0, count).reduce(after, start);
}
