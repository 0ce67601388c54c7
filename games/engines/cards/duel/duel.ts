/**
 * Two hands against each other with the same rules for player and dealer. The better hand wins the base times its own
 * multiplier. The house keeps a fee from the player's wins; otherwise both sides are equal. The held stake is the
 * maximum loss, so nothing is taken afterwards.
 */
import type { CardGame, DuelCode } from '../cardGame.ts';

/** What a hand is. */
export interface HandRank {
  /** A word of the game's. */
  readonly kind: string;
  /** How often the base is won with it. */
  readonly times: number;
  /** The cards as they are laid down. */
  readonly laid: readonly number[];
}

export interface DuelRules {
  readonly code: DuelCode;
  readonly deckSize: number;
  readonly cardsEach: number;
  /** The highest `times` of all hands; this many bases are held. */
  readonly mostTimes: number;
  rank(cards: readonly number[]): HandRank;
  /** Above 0 where `a` beats `b`, 0 where neither does. */
  compare(a: readonly number[], b: readonly number[]): number;
}

/** Of what a player wins, per cent; the house's only edge. */
export const feePercent = 5;

export type DuelResult = 'won' | 'push' | 'lost';

export interface ShownDuel {
  own: number[];
  /** The dealer's hand, under the name that travels and is stored. */
  house: number[];
  ownKind: string;
  houseKind: string;
  result: DuelResult;
  /** How often the base was won or lost. */
  times: number;
  feeSatang: number;
}

const basesSatang = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000];

/** Cards come in turns, the player's first. */
export function duelGame(rules: DuelRules): CardGame<ShownDuel> {
  const { code, deckSize, cardsEach, mostTimes } = rules;
  return {
    code,
    stakesSatang: basesSatang.map((base) => base * mostTimes),
    deck: { size: deckSize, count: 2 * cardsEach },
    play(order, stakeSatang, moves) {
      if (moves.length > 0) return undefined;
      const own = order.filter((_, at) => at % 2 === 0);
      const dealer = order.filter((_, at) => at % 2 === 1);
      const difference = rules.compare(own, dealer);
      const [mine, theirs] = [rules.rank(own), rules.rank(dealer)];
      const times = difference > 0 ? mine.times : difference < 0 ? theirs.times : 0;
      const movedSatang = (times * stakeSatang) / mostTimes;
      const feeSatang = difference > 0 ? (movedSatang * feePercent) / 100 : 0;
      const winSatang = stakeSatang + (difference > 0 ? movedSatang - feeSatang : -movedSatang);
      return {
        shown: {
          own: [...mine.laid],
          house: [...theirs.laid],
          ownKind: mine.kind,
          houseKind: theirs.kind,
          result: difference > 0 ? 'won' : difference < 0 ? 'lost' : 'push',
          times,
          feeSatang,
        },
        addedSatang: 0,
        winSatang,
        isOver: true,
      };
    },
    leave: () => '',
  };
}

/** Compares two rows of numbers, the first difference deciding. */
export function firstDifference(a: readonly number[], b: readonly number[]): number {
  for (const [at, value] of a.entries()) if (value !== b[at]) return value - (b[at] ?? 0);
  return 0;
}
