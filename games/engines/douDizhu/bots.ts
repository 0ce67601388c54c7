/**
 * How the house's bots play: a pure function of a bot's own hand and of what everybody sees. It takes no other hand, so it
 * cannot look into one.
 *
 * - Bidding: a point for each ace, two, joker and bomb; from 5 points one base, from 7 two, from 9 three.
 * - Leading: of the plays that leave the fewest further ones, the longest and lowest; a row or plane before a lone card. With an
 *   opponent at one card, no single is led unless there is nothing else, and then the highest.
 * - Following: the cheapest play that keeps the hand whole; never over a partner who is about to win, and over a partner's high
 *   play not at all. Bombs and the rocket are kept until an opponent has five cards or fewer, or the hand is nearly out.
 */
import { comboOf, countsOf } from './combos.ts';
import type { Combo } from './combos.ts';
import { playsOf } from './plays.ts';
import type { Play } from './plays.ts';
import type { PublicTable } from './rules.ts';

function handPoints(hand: readonly number[]): number {
  const counts = countsOf(hand);
  const bombs = counts.filter((count) => count === 4).length;
  const rocket = counts[16] === 1 && counts[17] === 1 ? 2 : 0;
  return (
    (counts[14] ?? 0) * 0.5 +
    (counts[15] ?? 0) * 1.5 +
    (counts[16] ?? 0) * 2 +
    (counts[17] ?? 0) * 3 +
    bombs * 3 +
    rocket
  );
}

export function botBid(hand: readonly number[], view: PublicTable): number {
  const points = handPoints(hand);
  const bid = points >= 9 ? 3 : points >= 7 ? 2 : points >= 5 ? 1 : 0;
  return bid > view.bid ? bid : 0;
}

/** About how many plays a hand still needs, rows and planes taken out first. */
function playsNeeded(hand: readonly number[]): number {
  const counts = countsOf(hand);
  let needed = 0;
  if (counts[16] === 1 && counts[17] === 1) {
    needed += 1;
    counts[16] = 0;
    counts[17] = 0;
  }
  const takeRows = (each: number, least: number): void => {
    for (let low = 3; low <= 14; low += 1) {
      let high = low;
      while (high <= 14 && (counts[high] ?? 0) >= each && (counts[high] ?? 0) < 4) high += 1;
      if (high - low < least) continue;
      for (let height = low; height < high; height += 1) counts[height] = (counts[height] ?? 0) - each;
      needed += 1;
    }
  };
  takeRows(3, 2);
  takeRows(2, 3);
  takeRows(1, 5);
  const of = (count: number): number => counts.filter((each) => each === count).length;
  const trios = of(3);
  // A trio takes a single or a pair with it.
  return needed + trios + of(4) + Math.max(0, of(1) + of(2) - trios);
}

const isPower = ({ kind }: Combo): boolean => kind === 'bomb' || kind === 'rocket';
const without = (hand: readonly number[], cards: readonly number[]): number[] =>
  hand.filter((card) => !cards.includes(card));

interface Weighed {
  readonly play: Play;
  readonly cost: number;
}

/** A bot's opponents: both farmers, or the landlord. */
function opponentsOf({ landlord, left }: PublicTable, seat: number): number[] {
  return [0, 1, 2]
    .filter((other) => other !== seat && (seat === landlord || other === landlord))
    .map((other) => left[other] ?? 0);
}

function lead(hand: readonly number[], view: PublicTable, seat: number): readonly number[] {
  const nearest = Math.min(...opponentsOf(view, seat));
  const weighed = playsOf(hand).map((play): Weighed => {
    const { combo, cards } = play;
    const rest = playsNeeded(without(hand, cards));
    const isRisky = combo.size === nearest && nearest <= 2;
    const cost = rest * 10 + combo.height * 0.6 - combo.size * 1.2 + (isPower(combo) && rest > 1 ? 60 : 0);
    return { play, cost: cost + (isRisky ? 40 - combo.height * 2 : 0) };
  });
  return cheapest(weighed)?.cards ?? hand.slice(-1);
}

const cheapest = (weighed: readonly Weighed[]): Play | undefined =>
  weighed.reduce<Weighed | undefined>(
    (best, each) => (best === undefined || each.cost < best.cost ? each : best),
    undefined,
  )?.play;

function follow(
  hand: readonly number[],
  view: PublicTable,
  seat: number,
  lies: NonNullable<PublicTable['lies']>,
): readonly number[] {
  const options = playsOf(hand, lies.combo);
  const out = options.find(({ cards }) => cards.length === hand.length);
  if (out !== undefined) return out.cards;
  const isPartner = seat !== view.landlord && lies.seat !== view.landlord;
  if (isPartner && (lies.combo.height >= 12 || lies.combo.size >= 5 || (view.left[lies.seat] ?? 0) <= 3)) return [];
  const nearest = Math.min(...opponentsOf(view, seat));
  const now = playsNeeded(hand);
  const weighed = options.map((play): Weighed => {
    const { combo, cards } = play;
    const loss = playsNeeded(without(hand, cards)) + 1 - now;
    const dear = Math.max(0, combo.height - 13) * 3;
    return { play, cost: loss * 10 + combo.height * 0.5 + dear + (isPower(combo) ? 28 : 0) };
  });
  const best = cheapest(weighed);
  if (best === undefined) return [];
  const { cost } = weighed.find(({ play }) => play === best) ?? { cost: 0 };
  const urgency = nearest <= 2 ? 60 : nearest <= 5 ? 26 : now <= 3 ? 24 : 17;
  return cost <= (isPartner ? 9 : urgency) ? best.cards : [];
}

/** The cards that a bot lays down; empty for a pass. */
export function botPlay(hand: readonly number[], view: PublicTable, seat: number): readonly number[] {
  if (comboOf(hand) !== undefined && view.lies === undefined) return hand;
  return view.lies === undefined ? lead(hand, view, seat) : follow(hand, view, seat, view.lies);
}
