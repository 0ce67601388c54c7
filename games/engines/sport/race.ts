/**
 * Sports won by reaching a score first: points win a part (a set, a map, a round), and parts win the match. Each tick
 * is one point, and the serving or throwing side has its own chance. Remaining outcomes are enumerated part by part.
 * F02
 */
import { level, plus, startState, wholeChance } from './match.ts';
import type { Balance, Chances3, Draws, MatchState, Model, Moment, Outlook, Score, Side } from './match.ts';
import { isWon } from './raceRules.ts';
import type { PartRule, RaceRules } from './raceRules.ts';

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** How a part may end, with what it adds to the count. */
interface Ending {
  readonly winner: Side;
  readonly counted: Score;
  readonly chance: number;
}

/** What may come from a score in parts on: counts are added to those so far. */
interface Ahead {
  /** By home's parts, then away's. */
  readonly exact: Float64Array;
  readonly total: Float64Array;
  /** Home's less away's, from -most. */
  readonly lead: Float64Array;
}

const longestPart = ({ cap }: PartRule): number => 2 * cap - 1;
/** Home serves the first point of the first part, away that of the second; then they change with each point. */
const isHomeServing = (part: number, points: Score): boolean => (part + points.home + points.away) % 2 === 0;

const add = (sums: Float64Array, index: number, chance: number): void => {
  sums[index] = (sums[index] ?? 0) + chance;
};

function addAll(sums: Float64Array, then: Float64Array, shift: number, chance: number): void {
  for (let index = 0; index < then.length; index += 1) {
    const share = then[index] ?? 0;
    if (share > 0) add(sums, index + shift, chance * share);
  }
}

/** Only where there is a chance at all: most counts of a match that has gone on cannot come any more. */
function count(sums: Float64Array, isIn: (index: number) => boolean): number {
  let all = 0;
  for (let index = 0; index < sums.length; index += 1) {
    const chance = sums[index] ?? 0;
    if (chance > 0 && isIn(index)) all += chance;
  }
  return all;
}

export function raceModel(rules: RaceRules, balance: Balance): Model {
  const { parts: needed } = rules;
  const base = Math.log(rules.serve / (1 - rules.serve));
  const homeServing = wholeChance(logistic(base + rules.spread * balance));
  const homeReturning = wholeChance(logistic(-base + rules.spread * balance));
  const ruleOf = (part: number): PartRule => (part === 2 * needed - 2 ? rules.last : rules.part);
  const mostTicks = (2 * needed - 2) * longestPart(rules.part) + longestPart(rules.last);
  const most = rules.counts === 'parts' ? 2 * needed - 1 : mostTicks;

  const homeChance = (part: number, points: Score): number =>
    isHomeServing(part, points) ? homeServing : homeReturning;

  function endings(part: number, from: Score): Ending[] {
    const rule = ruleOf(part);
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
        const wins = homeChance(part, { home, away });
        add(grid, (home + 1) * width + away, chance * wins);
        add(grid, home * width + away + 1, chance * (1 - wins));
      }
    }
    return found;
  }

  const known = new Map<number, Ahead>();
  const empty = (): Ahead => ({
    exact: new Float64Array((needed + 1) * (needed + 1)),
    total: new Float64Array(most + 1),
    lead: new Float64Array(2 * most + 1),
  });

  /** From the ends of one part on to the end of the match. */
  function through(score: Score, ends: readonly Ending[]): Ahead {
    const all = empty();
    for (const { winner, counted, chance } of ends) {
      const next = ahead(plus(score, winner, 1));
      const [sum, difference] = [counted.home + counted.away, counted.home - counted.away];
      addAll(all.exact, next.exact, 0, chance);
      addAll(all.total, next.total, sum, chance);
      addAll(all.lead, next.lead, difference, chance);
    }
    return all;
  }

  function ahead(score: Score): Ahead {
    const key = score.home * (needed + 1) + score.away;
    const found = known.get(key);
    if (found !== undefined) return found;
    let made = empty();
    if (score.home === needed || score.away === needed) {
      made.exact[key] = 1;
      made.total[0] = 1;
      made.lead[most] = 1;
    } else made = through(score, endings(score.home + score.away, level));
    known.set(key, made);
    return made;
  }

  function after(before: MatchState, draws: Draws): { state: MatchState; side: Side } {
    const part = before.parts.length;
    const side = draws(before.ticks) < homeChance(part, before.running) ? 'home' : 'away';
    const running = plus(before.running, side, 1);
    const isPartOver = isWon(ruleOf(part), running.home, running.away);
    const score = isPartOver ? plus(before.score, side, 1) : before.score;
    const counted =
      rules.counts === 'points'
        ? plus(before.counted, side, 1)
        : isPartOver
          ? plus(before.counted, side, 1)
          : before.counted;
    const state = {
      ticks: before.ticks + 1,
      score,
      counted,
      parts: isPartOver ? [...before.parts, running] : before.parts,
      running: isPartOver ? level : running,
      isOver: Math.max(score.home, score.away) === needed,
      decidedBy: '' as const,
    };
    return { state, side };
  }

  function run(draws: Draws, startMs: number): Moment[] {
    const moments: Moment[] = [];
    let now = startMs + rules.tickMs;
    for (let state = startState; !state.isOver;) {
      const before = state.parts.length;
      const step = after(state, draws);
      state = step.state;
      const isPartOver = state.parts.length > before;
      const nextMs = now + rules.tickMs + (isPartOver ? rules.breakMs : 0);
      moments.push({
        atMs: now,
        state,
        side: step.side,
        points: 1,
        isPartOver,
        nextMs: state.isOver ? 0 : nextMs,
        restUntilMs: isPartOver && !state.isOver && rules.breakMs > 0 ? now + Math.min(rules.breakMs, 4_000) : 0,
      });
      now = nextMs;
    }
    return moments;
  }

  function outlook(state: MatchState): Outlook {
    const part = state.parts.length;
    const ends = state.isOver ? [] : endings(part, state.running);
    const from = state.isOver ? ahead(state.score) : through(state.score, ends);
    // Points of the running part are in how it may end.
    const isPoints = rules.counts === 'points';
    const so = (side: Side): number => state.counted[side] - (isPoints ? state.running[side] : 0);
    const [sum, difference] = [so('home') + so('away'), so('home') - so('away')];
    const exact = new Map<string, number>();
    for (const [index, chance] of from.exact.entries())
      if (chance > 0) exact.set(`${Math.floor(index / (needed + 1))}-${index % (needed + 1)}`, chance);
    let home = 0;
    for (const [final, chance] of exact) if (final.startsWith(`${needed}-`)) home += chance;
    const partHome = ends.reduce((all, { winner, chance }) => (winner === 'home' ? all + chance : all), 0);
    return {
      winner: { home, draw: 0, away: 1 - home },
      leads: (line) => count(from.lead, (index) => 2 * (index - most + difference) + line > 0),
      exceeds: (line) => count(from.total, (index) => 2 * (index + sum) > line),
      part: (number): Chances3 | undefined =>
        number === part && !state.isOver ? { home: partHome, draw: 0, away: 1 - partHome } : undefined,
      odd: count(from.total, (index) => (index + sum) % 2 === 1),
      bothScore: undefined,
      next: undefined,
      exact,
      mostCounted: sum + most + 1,
    };
  }

  const longestMs = mostTicks * rules.tickMs + (2 * needed - 1) * rules.breakMs;
  return { run, outlook, start: startState, longestMs };
}
