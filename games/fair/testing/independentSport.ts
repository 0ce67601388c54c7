/**
 * An independent verifier of simulated matches, written from the published rules alone (docs/sportsbook.md) and sharing
 * no code with the first: the platform's HMAC, chances as whole numbers of 2^32, a match as a plain loop. Only tests
 * use it. F03
 */
import { createHmac } from 'node:crypto';

/** The published numbers of a sport. */
export type PublishedSport =
  | {
      readonly kind: 'timed';
      readonly parts: number;
      readonly ticksPerPart: number;
      readonly first: 'home' | 'away';
      readonly rate: number;
      readonly points: readonly number[];
      readonly spread: number;
      readonly hasDraw: boolean;
    }
  | {
      readonly kind: 'race';
      readonly parts: number;
      readonly part: PublishedPart;
      readonly last: PublishedPart;
      readonly serve: number;
      readonly spread: number;
    };
interface PublishedPart {
  readonly to: number;
  readonly lead: number;
  readonly cap: number;
}

export interface IndependentMatch {
  readonly home: number;
  readonly away: number;
  readonly decidedBy: string;
  readonly ticks: number;
}

const whole = 2 ** 32;

function* drawn(seed: string, matchId: string): Generator<number, number> {
  for (let block = 0; ; block += 1) {
    const bytes = createHmac('sha256', seed)
      .update(block > 0 ? `${matchId}:${block}` : matchId)
      .digest();
    for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
  }
}

type Timed = Extract<PublishedSport, { kind: 'timed' }>;
type Race = Extract<PublishedSport, { kind: 'race' }>;

/** For each number of points from the most down to one: how many of the 2^32 numbers bring them. */
function tickets({ rate, points, spread }: Timed, strength: number): number[] {
  const scoring = Math.min(0.97, rate * Math.E ** (spread * strength));
  return points.map((share) => Math.round(scoring * share * whole));
}

function pointsOf(number: number, chances: readonly number[]): number {
  let below = 0;
  for (let points = chances.length; points >= 1; points -= 1) {
    below += chances[points - 1] ?? 0;
    if (number < below) return points;
  }
  return 0;
}

function playTimed(rules: Timed, balance: number, numbers: Generator<number, number>): IndependentMatch {
  const sides = [tickets(rules, balance), tickets(rules, -balance)] as const;
  const score = [0, 0];
  const ticks = rules.parts * rules.ticksPerPart;
  for (let tick = 0; tick < ticks; tick += 1) {
    const side = (tick + (rules.first === 'home' ? 0 : 1)) % 2;
    score[side] = (score[side] ?? 0) + pointsOf(numbers.next().value, sides[side] ?? []);
  }
  const [home = 0, away = 0] = score;
  if (rules.hasDraw || home !== away) return { home, away, decidedBy: '', ticks };
  // The decider: further ticks of both sides until one has more points.
  let [more, less] = [0, 0];
  const chance = (side: readonly number[], points: number): number =>
    points === 0 ? 1 - side.reduce((sum, each) => sum + each, 0) / whole : (side[points - 1] ?? 0) / whole;
  for (let one = 0; one <= rules.points.length; one += 1)
    for (let other = 0; other <= rules.points.length; other += 1) {
      const both = chance(sides[0], one) * chance(sides[1], other);
      if (one > other) more += both;
      if (one < other) less += both;
    }
  const homeTickets = Math.round((more / (more + less)) * whole);
  return { home, away, decidedBy: numbers.next().value < homeTickets ? 'home' : 'away', ticks: ticks + 1 };
}

function playRace(rules: Race, balance: number, numbers: Generator<number, number>): IndependentMatch {
  const odds = rules.serve / (1 - rules.serve);
  const edge = Math.E ** (rules.spread * balance);
  const serving = Math.round((whole * odds * edge) / (1 + odds * edge));
  const returning = Math.round((whole * edge) / (odds + edge));
  let [home, away, ticks] = [0, 0, 0];
  while (home < rules.parts && away < rules.parts) {
    const part = home + away;
    const { to, lead, cap } = part === 2 * rules.parts - 2 ? rules.last : rules.part;
    let [x, y] = [0, 0];
    const isOver = (one: number, other: number): boolean => one >= cap || (one >= to && one - other >= lead);
    while (!isOver(x, y) && !isOver(y, x)) {
      const chance = (part + x + y) % 2 === 0 ? serving : returning;
      if (numbers.next().value < chance) x += 1;
      else y += 1;
      ticks += 1;
    }
    if (x > y) home += 1;
    else away += 1;
  }
  return { home, away, decidedBy: '', ticks };
}

export function independentMatch(
  rules: PublishedSport,
  balance: number,
  seed: string,
  matchId: string,
): IndependentMatch {
  const numbers = drawn(seed, matchId);
  return rules.kind === 'timed' ? playTimed(rules, balance, numbers) : playRace(rules, balance, numbers);
}
