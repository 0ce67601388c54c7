/** Chances of the remaining outcomes of a race, enumerated part by part. F02 */
import { level, plus } from './match.ts';
import type { Chances3, MatchState, Outlook, Score, Side } from './match.ts';
import { homeChance, isWon, longestPart, mostPoints, ruleOfPart } from './raceRules.ts';
import type { PointChances, RaceRules } from './raceRules.ts';

/** A way in which a part may end, with what it adds to the count. */
interface Ending {
  readonly winner: Side;
  readonly counted: Score;
  readonly chance: number;
}

/** The chances of what may follow from a score in parts. Counts are those still to come. */
interface Ahead {
  /** By home's parts, then away's. */
  readonly exact: Float64Array;
  readonly total: Float64Array;
  /** Home's count less away's, from -mostCounted. */
  readonly lead: Float64Array;
}

/** The enumeration of one match. What follows from a score is computed once and cached. */
interface Enumeration {
  readonly rules: RaceRules;
  readonly chances: PointChances;
  /** The highest count that the match can reach. */
  readonly mostCounted: number;
  readonly known: Map<number, Ahead>;
}

export const enumerationOf = (rules: RaceRules, chances: PointChances): Enumeration => ({
  rules,
  chances,
  mostCounted: rules.counts === 'parts' ? 2 * rules.parts - 1 : mostPoints(rules),
  known: new Map(),
});

const add = (sums: Float64Array, index: number, chance: number): void => {
  sums[index] = (sums[index] ?? 0) + chance;
};

function addAll(sums: Float64Array, then: Float64Array, shift: number, chance: number): void {
  for (let index = 0; index < then.length; index += 1) {
    const share = then[index] ?? 0;
    if (share > 0) add(sums, index + shift, chance * share);
  }
}

/** Sums the chances of the counts that `isIn` accepts. Skips chances of 0, which most counts have during a match. */
function count(sums: Float64Array, isIn: (index: number) => boolean): number {
  let all = 0;
  for (let index = 0; index < sums.length; index += 1) {
    const chance = sums[index] ?? 0;
    if (chance > 0 && isIn(index)) all += chance;
  }
  return all;
}

/** Every way in which a part may end from these points on. */
function endings({ rules, chances }: Enumeration, part: number, from: Score): Ending[] {
  const rule = ruleOfPart(rules, part);
  const width = rule.cap + 1;
  const grid = new Float64Array(width * width);
  grid[from.home * width + from.away] = 1;
  const found: Ending[] = [];
  for (let points = from.home + from.away; points < longestPart(rule) + 1; points += 1) {
    for (let home = Math.max(from.home, points - rule.cap); home <= Math.min(points, rule.cap); home += 1) {
      const away = points - home;
      const chance = grid[home * width + away] ?? 0;
      if (away < from.away || chance === 0) continue;
      if (isWon(rule, home, away)) {
        const winner = home > away ? 'home' : 'away';
        const counted = rules.counts === 'points' ? { home, away } : plus(level, winner, 1);
        found.push({ winner, counted, chance });
        continue;
      }
      const wins = homeChance(chances, part, { home, away });
      add(grid, (home + 1) * width + away, chance * wins);
      add(grid, home * width + away + 1, chance * (1 - wins));
    }
  }
  return found;
}

const emptyAhead = ({ rules: { parts }, mostCounted }: Enumeration): Ahead => ({
  exact: new Float64Array((parts + 1) * (parts + 1)),
  total: new Float64Array(mostCounted + 1),
  lead: new Float64Array(2 * mostCounted + 1),
});

/** What follows from the possible ends of one part, up to the end of the match. */
function through(match: Enumeration, score: Score, ends: readonly Ending[]): Ahead {
  const all = emptyAhead(match);
  for (const { winner, counted, chance } of ends) {
    const next = ahead(match, plus(score, winner, 1));
    const [sum, difference] = [counted.home + counted.away, counted.home - counted.away];
    addAll(all.exact, next.exact, 0, chance);
    addAll(all.total, next.total, sum, chance);
    addAll(all.lead, next.lead, difference, chance);
  }
  return all;
}

/** What follows from a score in parts, before the first point of the next part. */
function ahead(match: Enumeration, score: Score): Ahead {
  const { parts } = match.rules;
  const key = score.home * (parts + 1) + score.away;
  const found = match.known.get(key);
  if (found !== undefined) return found;
  let made = emptyAhead(match);
  if (score.home === parts || score.away === parts) {
    made.exact[key] = 1;
    made.total[0] = 1;
    made.lead[match.mostCounted] = 1;
  } else made = through(match, score, endings(match, score.home + score.away, level));
  match.known.set(key, made);
  return made;
}

/** The chance of each final score in parts, such as `2-1`. */
function finalScores(exact: Float64Array, parts: number): Map<string, number> {
  const scores = new Map<string, number>();
  for (const [index, chance] of exact.entries())
    if (chance > 0) scores.set(`${Math.floor(index / (parts + 1))}-${index % (parts + 1)}`, chance);
  return scores;
}

export function raceOutlook(match: Enumeration, state: MatchState): Outlook {
  const { rules, mostCounted } = match;
  const part = state.parts.length;
  const ends = state.isOver ? [] : endings(match, part, state.running);
  const from = state.isOver ? ahead(match, state.score) : through(match, state.score, ends);
  // The points of the running part are already part of its possible ends.
  const isPoints = rules.counts === 'points';
  const so = (side: Side): number => state.counted[side] - (isPoints ? state.running[side] : 0);
  const [sum, difference] = [so('home') + so('away'), so('home') - so('away')];
  const exact = finalScores(from.exact, rules.parts);
  let home = 0;
  for (const [final, chance] of exact) if (final.startsWith(`${rules.parts}-`)) home += chance;
  const partHome = ends.reduce((all, { winner, chance }) => (winner === 'home' ? all + chance : all), 0);
  return {
    winner: { home, draw: 0, away: 1 - home },
    leads: (line) => count(from.lead, (index) => 2 * (index - mostCounted + difference) + line > 0),
    exceeds: (line) => count(from.total, (index) => 2 * (index + sum) > line),
    part: (number): Chances3 | undefined =>
      number === part && !state.isOver ? { home: partHome, draw: 0, away: 1 - partHome } : undefined,
    odd: count(from.total, (index) => (index + sum) % 2 === 1),
    bothScore: undefined,
    next: undefined,
    exact,
    mostCounted: sum + mostCounted + 1,
  };
}
