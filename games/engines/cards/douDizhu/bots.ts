/**
 * The house's bots: pure functions of a bot's own hand and the public state. They are not given other hands, so they
 * cannot look.
 *
 * - Bidding: weighted points for aces, twos, jokers and bombs. From 5 points one base, from 7 two, from 9 three.
 * - Leading: the play that leaves the fewest further plays; among those the longest and lowest. If an opponent has one
 *   or two cards left, plays of that size are avoided, and if there are no others the highest is led.
 * - Following: the whole rest of the hand if possible, otherwise the cheapest play that keeps the hand whole. A partner
 *   who is about to win, or who has played high or long, is not beaten. Bombs and the rocket are kept until an opponent
 *   has two cards or fewer.
 */
import { comboOf } from './combos.ts';
import type { Combo } from './combos.ts';
import { countAt, countOf, heightsOf, inRows, inRowsOf, jokers, less } from './heights.ts';
import type { Heights } from './heights.ts';
import { cardsOf, partOf, waysOf } from './plays.ts';
import type { Way } from './plays.ts';
import type { PublicTable } from './rules.ts';

function handPoints(hand: readonly number[]): number {
  const heights = heightsOf(hand);
  return (
    countAt(heights, 14) * 0.5 +
    countAt(heights, 15) * 1.5 +
    countAt(heights, 16) * 2 +
    countAt(heights, 17) * 3 +
    countOf(heights.four) * 3 +
    ((heights.one & jokers) === jokers ? 2 : 0)
  );
}

export function botBid(hand: readonly number[], view: PublicTable): number {
  const points = handPoints(hand);
  const bid = points >= 9 ? 3 : points >= 7 ? 2 : points >= 5 ? 1 : 0;
  return bid > view.bid ? bid : 0;
}

const rowCount = (row: number): number => countOf(row & ~(row << 1));

/** Estimates how many plays a hand still needs. Rows and planes are taken out first; bombs stay whole. */
function playsNeeded({ one, two, three, four }: Heights): number {
  let needed = 0;
  if ((one & jokers) === jokers) {
    needed += 1;
    one &= ~jokers;
  }
  const free = inRows & ~four;
  const planes = inRowsOf(three & free, 2);
  needed += rowCount(planes);
  [one, two, three] = [one & ~planes, two & ~planes, three & ~planes];
  const pairs = inRowsOf(two & free, 3);
  needed += rowCount(pairs);
  [one, two, three] = [(one & ~pairs) | (three & pairs), two & ~pairs, three & ~pairs];
  const row = inRowsOf(one & free, 5);
  needed += rowCount(row);
  [one, two, three] = [(one & ~row) | (two & row), (two & ~row) | (three & row), three & ~row];
  const trios = countOf(three & ~four);
  // A trio takes a single or a pair with it.
  return needed + trios + countOf(four) + Math.max(0, countOf(one & ~three) - trios);
}

const isPower = ({ kind }: Combo): boolean => kind === 'bomb' || kind === 'rocket';

/** The way with the lowest cost; the first of equal ones. */
function cheapest(ways: readonly Way[], costOf: (way: Way) => number): { way: Way; cost: number } | undefined {
  let best: { way: Way; cost: number } | undefined;
  for (const way of ways) {
    const cost = costOf(way);
    if (best === undefined || cost < best.cost) best = { way, cost };
  }
  return best;
}

/** How many cards each opponent of a bot has left. Its opponents are both farmers, or the landlord. */
function opponentsOf({ landlord, left }: PublicTable, seat: number): number[] {
  return [0, 1, 2]
    .filter((other) => other !== seat && (seat === landlord || other === landlord))
    .map((other) => left[other] ?? 0);
}

function lead(hand: readonly number[], view: PublicTable, seat: number): readonly number[] {
  const nearest = Math.min(...opponentsOf(view, seat));
  const heights = heightsOf(hand);
  const best = cheapest(waysOf(heights), (way) => {
    const { combo } = way;
    const rest = playsNeeded(less(heights, partOf(way)));
    const isRisky = combo.size === nearest && nearest <= 2;
    const cost = rest * 10 + combo.height * 0.6 - combo.size * 1.2 + (isPower(combo) && rest > 1 ? 60 : 0);
    return cost + (isRisky ? 40 - combo.height * 2 : 0);
  });
  return best ? cardsOf(hand, best.way) : hand.slice(-1);
}

function follow(
  hand: readonly number[],
  view: PublicTable,
  seat: number,
  lies: NonNullable<PublicTable['lies']>,
): readonly number[] {
  const heights = heightsOf(hand);
  const ways = waysOf(heights, lies.combo);
  const out = ways.find(({ combo }) => combo.size === hand.length);
  if (out !== undefined) return cardsOf(hand, out);
  const isPartner = seat !== view.landlord && lies.seat !== view.landlord;
  if (isPartner && (lies.combo.height >= 12 || lies.combo.size >= 5 || (view.left[lies.seat] ?? 0) <= 3)) return [];
  const nearest = Math.min(...opponentsOf(view, seat));
  const now = playsNeeded(heights);
  const best = cheapest(ways, (way) => {
    const { combo } = way;
    const loss = playsNeeded(less(heights, partOf(way))) + 1 - now;
    const dear = Math.max(0, combo.height - 13) * 3;
    return loss * 10 + combo.height * 0.5 + dear + (isPower(combo) ? 28 : 0);
  });
  if (best === undefined) return [];
  const urgency = nearest <= 2 ? 60 : nearest <= 5 ? 26 : now <= 3 ? 24 : 17;
  return best.cost <= (isPartner ? 9 : urgency) ? cardsOf(hand, best.way) : [];
}

/** The cards that a bot lays down; empty for a pass. */
export function botPlay(hand: readonly number[], view: PublicTable, seat: number): readonly number[] {
  if (comboOf(hand) !== undefined && view.lies === undefined) return hand;
  return view.lies === undefined ? lead(hand, view, seat) : follow(hand, view, seat, view.lies);
}
