/** The rules of sports on a clock, and what follows from them for one match. */
import { level, wholeChance } from './match.ts';
import type { Balance, Side } from './match.ts';
import { compare, sumsOf } from './sums.ts';
import type { Sums } from './sums.ts';

export interface TimedRules {
  readonly kind: 'timed';
  readonly parts: number;
  /** An even number, so that both sides have the same. */
  readonly ticksPerPart: number;
  readonly tickMs: number;
  readonly breakMs: number;
  /** What a clock on the wall would show for a part; 0 for sports without one. */
  readonly minutesPerPart: number;
  readonly first: Side;
  /** The chance that a side scores in a tick of its own if both are equally strong. */
  readonly rate: number;
  /** How the points of a score are spread: chances of 1, 2, 3 and so on. */
  readonly points: readonly number[];
  /** How much a difference of strength changes the rate. */
  readonly spread: number;
  readonly hasDraw: boolean;
  /** Whether goals are single and so rare that bets on the next one and on both sides scoring make sense. */
  readonly hasGoals: boolean;
  /** How long bets are suspended after a score. */
  readonly restMs: number;
}

/** One match: its rules, and each side's chances under their strengths. */
export interface TimedMatch {
  readonly rules: TimedRules;
  /** The number of ticks in regular time. */
  readonly ticks: number;
  /** Chances of 0, 1, 2 and so on points in a tick of the side. */
  readonly chances: Readonly<Record<Side, Sums>>;
  /** Chances of the points in a number of ticks of the side. */
  readonly sums: Readonly<Record<Side, (ticks: number) => Sums>>;
  /** Home's chance to win a match that is level after regular time. */
  readonly homeDecides: number;
}

/** Chances of 0, 1, 2 and so on points in a tick. */
function tickChances({ rate, points, spread }: TimedRules, strength: number): Sums {
  const scores = Math.min(0.97, rate * Math.exp(spread * strength));
  const each = points.map((share) => wholeChance(scores * share));
  return [1 - each.reduce((sum, chance) => sum + chance, 0), ...each];
}

export function timedMatch(rules: TimedRules, balance: Balance): TimedMatch {
  const chances = { home: tickChances(rules, balance), away: tickChances(rules, -balance) };
  // A level match is decided by further ticks of both sides until one has more points.
  const decider = compare(level, chances.home, chances.away);
  return {
    rules,
    ticks: rules.parts * rules.ticksPerPart,
    chances,
    sums: { home: sumsOf(chances.home), away: sumsOf(chances.away) },
    homeDecides: wholeChance(decider.home / (decider.home + decider.away)),
  };
}

/** The side that may score in a tick. */
export function sideOf({ first }: TimedRules, tick: number): Side {
  const other = first === 'home' ? 'away' : 'home';
  return tick % 2 === 0 ? first : other;
}
