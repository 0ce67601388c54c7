/** The rules of sports that are won by reaching a score first. */
import { wholeChance } from './match.ts';
import type { Balance, Score } from './match.ts';

export interface PartRule {
  /** Won by the first to reach `to` with this lead, or `cap` with any lead. */
  readonly to: number;
  readonly lead: number;
  readonly cap: number;
}

export interface RaceRules {
  readonly kind: 'race';
  /** Parts that win the match. */
  readonly parts: number;
  readonly part: PartRule;
  /** The rule of the last possible part, which may differ. */
  readonly last: PartRule;
  readonly tickMs: number;
  readonly breakMs: number;
  /** The server's chance of a point between equal sides; 0.5 without serving. The serve changes after each point. */
  readonly serve: number;
  readonly spread: number;
  /** What handicap and total bets count. */
  readonly counts: 'points' | 'parts';
}

export const isWon = ({ to, lead, cap }: PartRule, home: number, away: number): boolean => {
  const most = Math.max(home, away);
  return most >= cap || (most >= to && Math.abs(home - away) >= lead);
};

/** The rules of a part, counted from 0. */
export const ruleOfPart = ({ parts, part, last }: RaceRules, number: number): PartRule =>
  number === 2 * parts - 2 ? last : part;

/** The most points that a part can take. */
export const longestPart = ({ cap }: PartRule): number => 2 * cap - 1;

/** The most points that a match can take. */
export const mostPoints = ({ parts, part, last }: RaceRules): number =>
  (2 * parts - 2) * longestPart(part) + longestPart(last);

/** Home's chances of a point in one match. */
export interface PointChances {
  readonly serving: number;
  readonly returning: number;
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

export function pointChances(rules: RaceRules, balance: Balance): PointChances {
  const base = Math.log(rules.serve / (1 - rules.serve));
  return {
    serving: wholeChance(logistic(base + rules.spread * balance)),
    returning: wholeChance(logistic(-base + rules.spread * balance)),
  };
}

/** Home serves the first point of the first part, away that of the second. The serve changes after each point. */
const isHomeServing = (part: number, points: Score): boolean => (part + points.home + points.away) % 2 === 0;

/** Home's chance of the next point of a part. */
export const homeChance = ({ serving, returning }: PointChances, part: number, points: Score): number =>
  isHomeServing(part, points) ? serving : returning;
