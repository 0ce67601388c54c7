/** Chances of the remaining outcomes of a match on a clock, from two independent sums of points. F02 */
import { level } from './match.ts';
import type { Chances3, MatchState, Outlook, Score, Side } from './match.ts';
import { at, compare, cumulated, fewer, oddOf } from './sums.ts';
import type { Sums } from './sums.ts';
import { sideOf } from './timedRules.ts';
import type { TimedMatch } from './timedRules.ts';

/** The chances of a side's points in the ticks from one to another. */
function pointsIn({ rules, sums }: TimedMatch, side: Side, from: number, to: number): Sums {
  const owned =
    side === rules.first ? Math.ceil(to / 2) - Math.ceil(from / 2) : Math.floor(to / 2) - Math.floor(from / 2);
  return sums[side](owned);
}

function nextScore({ rules, ticks, chances }: TimedMatch, score: Score, from: number): Outlook['next'] {
  const [home, away] = [at(chances.home, 0), at(chances.away, 0)];
  let [none, homeFirst, awayFirst] = [1, 0, 0];
  for (let tick = from; tick < ticks; tick += 1) {
    if (sideOf(rules, tick) === 'home') homeFirst += none * (1 - home);
    else awayFirst += none * (1 - away);
    none *= sideOf(rules, tick) === 'home' ? home : away;
  }
  return { home: homeFirst, draw: none, away: awayFirst, number: score.home + score.away + 1 };
}

function winnerOf({ rules, homeDecides }: TimedMatch, { decidedBy }: MatchState, regular: Chances3): Chances3 {
  if (rules.hasDraw) return regular;
  const share = decidedBy === '' ? homeDecides : decidedBy === 'home' ? 1 : 0;
  return {
    home: regular.home + regular.draw * share,
    draw: 0,
    away: regular.away + regular.draw * (1 - share),
  };
}

/** The chances of who wins a part that has not ended after `from` ticks. */
function partOf(match: TimedMatch, running: Score, from: number, number: number): Chances3 | undefined {
  const { parts, ticksPerPart } = match.rules;
  const begins = number * ticksPerPart;
  const ends = begins + ticksPerPart;
  if (number < 0 || number >= parts || from >= ends) return undefined;
  const isOn = from > begins;
  const low = Math.max(from, begins);
  return compare(isOn ? running : level, pointsIn(match, 'home', low, ends), pointsIn(match, 'away', low, ends));
}

/** The chance of an odd sum of both sides. */
function oddTotal(score: Score, home: Sums, away: Sums): number {
  const oddHome = oddOf(home) * (score.home % 2 === 0 ? 1 : -1) + (score.home % 2);
  const oddAway = oddOf(away) * (score.away % 2 === 0 ? 1 : -1) + (score.away % 2);
  return oddHome * (1 - oddAway) + (1 - oddHome) * oddAway;
}

export function timedOutlook(match: TimedMatch, state: MatchState): Outlook {
  const { rules, ticks } = match;
  const { score } = state;
  const from = Math.min(state.ticks, ticks);
  const [home, away] = [pointsIn(match, 'home', from, ticks), pointsIn(match, 'away', from, ticks)];
  const below = cumulated(away);
  const leads = (line: number): number =>
    home.reduce((sum, chance, points) => sum + chance * fewer(below, score.home + points + line / 2 - score.away), 0);
  const exceeds = (line: number): number =>
    home.reduce(
      (sum, chance, points) => sum + chance * (1 - fewer(below, line / 2 - score.home - score.away - points)),
      0,
    );
  return {
    winner: winnerOf(match, state, compare(score, home, away)),
    leads,
    exceeds,
    part: (number) => partOf(match, state.running, from, number),
    odd: oddTotal(score, home, away),
    bothScore: rules.hasGoals
      ? (score.home > 0 ? 1 : 1 - at(home, 0)) * (score.away > 0 ? 1 : 1 - at(away, 0))
      : undefined,
    next: rules.hasGoals && from < ticks ? nextScore(match, score, from) : undefined,
    exact: undefined,
    mostCounted: score.home + score.away + home.length + away.length,
  };
}
