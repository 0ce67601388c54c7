/**
 * Sports on a clock. The match is divided into ticks that belong to the two sides in turn. A side may score in each of
 * its ticks. F02
 */
import { level, plus, startState } from './match.ts';
import type { Balance, Draws, MatchState, Model, Moment, Side } from './match.ts';
import { at } from './sums.ts';
import { timedOutlook } from './timedOutlook.ts';
import { sideOf, timedMatch } from './timedRules.ts';
import type { TimedMatch, TimedRules } from './timedRules.ts';

const atMs = ({ tickMs, breakMs, ticksPerPart }: TimedRules, tick: number, startMs: number): number =>
  startMs + (tick + 1) * tickMs + Math.floor(tick / ticksPerPart) * breakMs;

/** The points that the side of a tick scores. */
function scored({ rules, chances }: TimedMatch, tick: number, drawn: number): number {
  const each = chances[sideOf(rules, tick)];
  let rest = drawn;
  for (let points = each.length - 1; points > 0; points -= 1) {
    rest -= at(each, points);
    if (rest < 0) return points;
  }
  return 0;
}

/** The state after one more tick. A tick after regular time decides a level match. */
function after(match: TimedMatch, before: MatchState, draws: Draws): { state: MatchState; side: Side; points: number } {
  const { rules, ticks } = match;
  const tick = before.ticks;
  if (tick === ticks) {
    const decidedBy = draws(tick) < match.homeDecides ? 'home' : 'away';
    return { state: { ...before, ticks: tick + 1, isOver: true, decidedBy }, side: decidedBy, points: 0 };
  }
  const side = sideOf(rules, tick);
  const points = scored(match, tick, draws(tick));
  const score = plus(before.score, side, points);
  const running = plus(before.running, side, points);
  const isPartOver = (tick + 1) % rules.ticksPerPart === 0;
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

function run(match: TimedMatch, draws: Draws, startMs: number): Moment[] {
  const { rules } = match;
  const moments: Moment[] = [];
  for (let state = startState; !state.isOver;) {
    const tick = state.ticks;
    const step = after(match, state, draws);
    state = step.state;
    const now = atMs(rules, tick, startMs);
    moments.push({
      atMs: now,
      state,
      side: step.points > 0 || state.decidedBy !== '' ? step.side : '',
      points: step.points,
      isPartOver: (tick + 1) % rules.ticksPerPart === 0 || state.isOver,
      nextMs: state.isOver ? 0 : atMs(rules, tick + 1, startMs),
      restUntilMs: step.points > 0 && !state.isOver && rules.restMs > 0 ? now + rules.restMs : 0,
    });
  }
  return moments;
}

export function timedModel(rules: TimedRules, balance: Balance): Model {
  const match = timedMatch(rules, balance);
  return {
    run: (draws, startMs) => run(match, draws, startMs),
    outlook: (state) => timedOutlook(match, state),
    start: startState,
    longestMs: atMs(rules, match.ticks, 0),
  };
}
