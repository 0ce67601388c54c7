/**
 * Two hands against each other with the same rules for player and dealer. The better hand wins the base times its own
 * multiplier. The house keeps a fee from the player's wins; otherwise both sides are equal. The held stake is the
 * maximum loss, so nothing is taken afterwards.
 */
import type { CardGame, DuelCode } from '../cardGame.ts';

export interface HandRank {
  /** The game's word for it, such as `niu7` or `straight`. */
  readonly kind: string;
  /** The multiplier of the base if it wins. */
  readonly times: number;
  /** The cards in the order in which they are shown. */
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

/** Fee on the player's winnings, per cent; the only house edge. */
export const feePercent = 5;

export type DuelResult = 'won' | 'push' | 'lost';

export interface ShownDuel {
  own: number[];
  /** The dealer's hand, under the name with which it is sent and stored. */
  house: number[];
  ownKind: string;
  houseKind: string;
  result: DuelResult;
  /** How many bases were won or lost. */
  times: number;
  feeSatang: number;
}

const basesSatang = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000];

/** The cards are dealt alternately, the player's first. */
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
