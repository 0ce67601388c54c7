/**
 * Sports on a clock: the match is cut into ticks, which belong to one side and the other in turn; in each of its ticks a
 * side may score. What is still to come are then two independent sums, whose chances are enumerated. F02
 */
import { level, plus, startState, wholeChance } from './match.ts';
import type { Balance, Chances3, Draws, MatchState, Model, Moment, Outlook, Side } from './match.ts';
import { at, compare, cumulated, fewer, oddOf, sumsOf } from './sums.ts';
import type { Sums } from './sums.ts';

export interface TimedRules {
  readonly kind: 'timed';
  readonly parts: number;
  /** Even, so that both sides have as many. */
  readonly ticksPerPart: number;
  readonly tickMs: number;
  readonly breakMs: number;
  /** What a clock on the wall would show for a part; 0 for sports without one. */
  readonly minutesPerPart: number;
  readonly first: Side;
  /** The chance that a side scores in a tick of its own, both being equally strong. */
  readonly rate: number;
  /** How the points of a score are spread: chances of 1, 2, 3 and so on. */
  readonly points: readonly number[];
  /** How much a difference of strength changes the rate. */
  readonly spread: number;
  readonly hasDraw: boolean;
  /** Single goals, so rare that the next one and both sides scoring are worth a bet. */
  readonly hasGoals: boolean;
  /** Bets rest so long after a score. */
  readonly restMs: number;
}

/** Chances of 0, 1, 2 and so on points in a tick. */
function tickChances({ rate, points, spread }: TimedRules, strength: number): Sums {
  const scores = Math.min(0.97, rate * Math.exp(spread * strength));
  const each = points.map((share) => wholeChance(scores * share));
  return [1 - each.reduce((sum, chance) => sum + chance, 0), ...each];
}

export function timedModel(rules: TimedRules, balance: Balance): Model {
  const { parts, ticksPerPart, tickMs, breakMs } = rules;
  const ticks = parts * ticksPerPart;
  const chances = { home: tickChances(rules, balance), away: tickChances(rules, -balance) };
  const sums = { home: sumsOf(chances.home), away: sumsOf(chances.away) };
  const other: Side = rules.first === 'home' ? 'away' : 'home';
  const sideOf = (tick: number): Side => (tick % 2 === 0 ? rules.first : other);
  /** Ticks of a side among those from one to another. */
  const owned = (side: Side, from: number, to: number): number =>
    side === rules.first ? Math.ceil(to / 2) - Math.ceil(from / 2) : Math.floor(to / 2) - Math.floor(from / 2);
  const left = (side: Side, from: number, to: number): Sums => sums[side](owned(side, from, to));
  /** A level match is decided as if both went on, tick against tick, until one has more. */
  const decider = compare(level, chances.home, chances.away);
  const homeDecides = wholeChance(decider.home / (decider.home + decider.away));

  const atMs = (tick: number, startMs: number): number =>
    startMs + (tick + 1) * tickMs + Math.floor(tick / ticksPerPart) * breakMs;

  function scored(tick: number, drawn: number): number {
    const each = chances[sideOf(tick)];
    let rest = drawn;
    for (let points = each.length - 1; points > 0; points -= 1) {
      rest -= at(each, points);
      if (rest < 0) return points;
    }
    return 0;
  }

  function after(before: MatchState, draws: Draws): { state: MatchState; side: Side; points: number } {
    const tick = before.ticks;
    const side = sideOf(tick);
    if (tick === ticks) {
      const decidedBy = draws(tick) < homeDecides ? 'home' : 'away';
      return { state: { ...before, ticks: tick + 1, isOver: true, decidedBy }, side: decidedBy, points: 0 };
    }
    const points = scored(tick, draws(tick));
    const score = plus(before.score, side, points);
    const running = plus(before.running, side, points);
    const isPartOver = (tick + 1) % ticksPerPart === 0;
    const isOver = tick + 1 === ticks && (rules.hasDraw || score.home !== score.away);
    const state = {
      ticks: tick + 1,
      score,
      counted: score,
      parts: isPartOver ? [...before.parts, running] : before.parts,
      running: isPartOver ? level : running,
      isOver,
      decidedBy: '' as const,
    };
    return { state, side, points };
  }

  function run(draws: Draws, startMs: number): Moment[] {
    const moments: Moment[] = [];
    for (let state = startState; !state.isOver;) {
      const tick = state.ticks;
      const step = after(state, draws);
      state = step.state;
      const now = atMs(tick, startMs);
      moments.push({
        atMs: now,
        state,
        side: step.points > 0 || state.decidedBy !== '' ? step.side : '',
        points: step.points,
        isPartOver: (tick + 1) % ticksPerPart === 0 || state.isOver,
        nextMs: state.isOver ? 0 : atMs(tick + 1, startMs),
        restUntilMs: step.points > 0 && !state.isOver && rules.restMs > 0 ? now + rules.restMs : 0,
      });
    }
    return moments;
  }

  function nextScore({ score, ticks: from }: MatchState): Outlook['next'] {
    const [home, away] = [at(chances.home, 0), at(chances.away, 0)];
    let [none, homeFirst, awayFirst] = [1, 0, 0];
    for (let tick = from; tick < ticks; tick += 1) {
      if (sideOf(tick) === 'home') homeFirst += none * (1 - home);
      else awayFirst += none * (1 - away);
      none *= sideOf(tick) === 'home' ? home : away;
    }
    return { home: homeFirst, draw: none, away: awayFirst, number: score.home + score.away + 1 };
  }

  function winnerOf(state: MatchState, regular: Chances3): Chances3 {
    if (rules.hasDraw) return regular;
    const { decidedBy } = state;
    const share = decidedBy === '' ? homeDecides : decidedBy === 'home' ? 1 : 0;
    return {
      home: regular.home + regular.draw * share,
      draw: 0,
      away: regular.away + regular.draw * (1 - share),
    };
  }

  function outlook(state: MatchState): Outlook {
    const { score } = state;
    const from = Math.min(state.ticks, ticks);
    const [home, away] = [left('home', from, ticks), left('away', from, ticks)];
    const below = cumulated(away);
    const oddHome = oddOf(home) * (score.home % 2 === 0 ? 1 : -1) + (score.home % 2);
    const oddAway = oddOf(away) * (score.away % 2 === 0 ? 1 : -1) + (score.away % 2);
    const leads = (line: number): number =>
      home.reduce((sum, chance, points) => sum + chance * fewer(below, score.home + points + line / 2 - score.away), 0);
    const exceeds = (line: number): number =>
      home.reduce(
        (sum, chance, points) => sum + chance * (1 - fewer(below, line / 2 - score.home - score.away - points)),
        0,
      );
    const part = (number: number): Chances3 | undefined => {
      const begins = number * ticksPerPart;
      const ends = begins + ticksPerPart;
      if (number < 0 || number >= parts || from >= ends) return undefined;
      const isOn = from > begins;
      const low = Math.max(from, begins);
      return compare(isOn ? state.running : level, left('home', low, ends), left('away', low, ends));
    };
    return {
      winner: winnerOf(state, compare(score, home, away)),
      leads,
      exceeds,
      part,
      odd: oddHome * (1 - oddAway) + (1 - oddHome) * oddAway,
      bothScore: rules.hasGoals
        ? (score.home > 0 ? 1 : 1 - at(home, 0)) * (score.away > 0 ? 1 : 1 - at(away, 0))
        : undefined,
      next: rules.hasGoals && from < ticks ? nextScore({ ...state, ticks: from }) : undefined,
      exact: undefined,
      mostCounted: score.home + score.away + home.length + away.length,
    };
  }

  const longestMs = atMs(ticks, 0);
  return { run, outlook, start: startState, longestMs };
}
