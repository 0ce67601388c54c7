/**
 * Sports won by reaching a score first: points win a part (a set, a map, a round), and parts win the match. Each tick
 * is one point, and the serving or throwing side has its own chance. F02
 */
import { level, plus, startState } from './match.ts';
import type { Balance, Draws, MatchState, Model, Moment, Side } from './match.ts';
import { enumerationOf, raceOutlook } from './raceOutlook.ts';
import { homeChance, isWon, mostPoints, pointChances, ruleOfPart } from './raceRules.ts';
import type { PointChances, RaceRules } from './raceRules.ts';

/** The state after one more point. */
function after(
  rules: RaceRules,
  chances: PointChances,
  before: MatchState,
  draws: Draws,
): { state: MatchState; side: Side } {
  const part = before.parts.length;
  const side = draws(before.ticks) < homeChance(chances, part, before.running) ? 'home' : 'away';
  const running = plus(before.running, side, 1);
  const isPartOver = isWon(ruleOfPart(rules, part), running.home, running.away);
  const score = isPartOver ? plus(before.score, side, 1) : before.score;
  const isCounted = rules.counts === 'points' || isPartOver;
  const state = {
    ticks: before.ticks + 1,
    score,
    counted: isCounted ? plus(before.counted, side, 1) : before.counted,
    parts: isPartOver ? [...before.parts, running] : before.parts,
    running: isPartOver ? level : running,
    isOver: Math.max(score.home, score.away) === rules.parts,
    decidedBy: '' as const,
  };
  return { state, side };
}

function run(rules: RaceRules, chances: PointChances, draws: Draws, startMs: number): Moment[] {
  const moments: Moment[] = [];
  let now = startMs + rules.tickMs;
  for (let state = startState; !state.isOver;) {
    const before = state.parts.length;
    const step = after(rules, chances, state, draws);
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

export function raceModel(rules: RaceRules, balance: Balance): Model {
  const chances = pointChances(rules, balance);
  const enumeration = enumerationOf(rules, chances);
  return {
    run: (draws, startMs) => run(rules, chances, draws, startMs),
    outlook: (state) => raceOutlook(enumeration, state),
    start: startState,
    longestMs: mostPoints(rules) * rules.tickMs + (2 * rules.parts - 1) * rules.breakMs,
  };
}
