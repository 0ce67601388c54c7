/** Measures how much the games of two hands win per base stake, which gives the house edge. */
import { feePercent } from '@foyer/games/engines/cards/duel/duel.ts';
import type { DuelRules } from '@foyer/games/engines/cards/duel/duel.ts';
import { compareFlowers, flowerOf } from '@foyer/games/engines/cards/duel/goldenFlower.ts';
import { niuOf } from '@foyer/games/engines/cards/duel/niuNiu.ts';
import { shuffleFront } from './measure.ts';
import type { Chance } from './slices.ts';

/** Both sides play by the same rules, so wins and losses cancel out and the fee is the only house edge. */
export function duelRounds(rules: DuelRules, chance: Chance): () => number {
  const deck = Array.from({ length: rules.deckSize }, (_, card) => card);
  const { cardsEach } = rules;
  return () => {
    shuffleFront(deck, 2 * cardsEach, chance);
    const [own, house] = [deck.slice(0, cardsEach), deck.slice(cardsEach, 2 * cardsEach)];
    const winner = rules.compare(own, house);
    // Either side is equally likely to hold the winning hand. So half of its multiplier counts for the player in every
    // round, which leaves out the variance of who wins.
    const won = winner === 0 ? 0 : rules.rank(winner > 0 ? own : house).times / 2;
    return (-won * feePercent) / 100;
  };
}

/** Every pair of hands of three cards that share no card: 22,100 times 18,424. */
export function countGoldenFlower(): number {
  const hands = [];
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1) hands.push({ cards: [a, b, c], ...flowerOf([a, b, c]) });
  // Hands that compare alike form one class. The pairs of two classes that share no card are counted hand by hand.
  const classes = [...Map.groupBy(hands, ({ order, isTwoThreeFive }) => `${order.join()}${isTwoThreeFive}`).values()];
  let [won, deals] = [0, 0];
  for (const [at, mine] of classes.entries())
    for (const theirs of classes.slice(at)) {
      const [a, b] = [mine[0], theirs[0]];
      if (a === undefined || b === undefined) continue;
      let ways = 0;
      for (const one of mine)
        for (const other of theirs) if (!one.cards.some((card) => other.cards.includes(card))) ways += 1;
      deals += mine === theirs ? ways : 2 * ways;
      const winner = compareFlowers(a, b);
      if (winner !== 0) won += ways * (winner > 0 ? a.times : b.times);
    }
  if (deals !== 22_100 * 18_424) throw new Error(`${deals} deals`);
  return 1 - (won * feePercent) / 100 / deals;
}

const ranks = 13;
const ofRank = 4;
/** Binomial coefficients: ways to choose k of n cards of a rank. */
const choose = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
];

/** A hand of five as its ranks with the number of cards of each. What niu niu pays does not depend on suits. */
interface RankHand {
  readonly held: readonly (readonly [rank: number, count: number])[];
  readonly times: number;
}

function* rankHands(from = 0, left = 5, held: RankHand['held'] = []): Generator<RankHand> {
  if (left === 0) {
    const cards = held.flatMap(([rank, count]) => Array.from({ length: count }, (_, suit) => suit * ranks + rank));
    yield { held, times: niuOf(cards).times };
  }
  if (left > 0 && from < ranks)
    for (let count = 0; count <= Math.min(ofRank, left); count += 1)
      yield* rankHands(from + 1, left - count, count === 0 ? held : [...held, [from, count]]);
}

/**
 * Niu niu over every pair of hands that share no card, 2,598,960 times 1,533,939. A hand with a higher multiplier never
 * loses to one with a lower multiplier, and no two hands are equal. So the higher multiplier of the two decides the
 * payment, and the player wins half of the pairs.
 */
export function countNiuNiu(): number {
  const hands = [...rankHands()];
  const left = new Uint8Array(ranks);
  let [moved, deals] = [0, 0];
  for (const [at, mine] of hands.entries()) {
    left.fill(ofRank);
    let ownWays = 1;
    for (const [rank, count] of mine.held) {
      ownWays *= choose[ofRank]?.[count] ?? 0;
      left[rank] = ofRank - count;
    }
    // A pair of different hands counts twice, because either of them may be the player's.
    for (let other = at; other < hands.length; other += 1) {
      const theirs = hands[other] ?? mine;
      let ways = other === at ? ownWays : 2 * ownWays;
      for (const [rank, count] of theirs.held) ways *= choose[left[rank] ?? 0]?.[count] ?? 0;
      deals += ways;
      moved += ways * Math.max(mine.times, theirs.times);
    }
  }
  if (deals !== 2_598_960 * 1_533_939) throw new Error(`${deals} deals`);
  return 1 - (moved / 2 / deals) * (feePercent / 100);
}
