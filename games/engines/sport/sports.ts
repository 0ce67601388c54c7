/**
 * The sports of the desk and their simulations. A match takes about five minutes; the meaning of a tick is noted for
 * each sport. docs/sportsbook.md
 */
import { sportKinds } from './kinds.ts';
import type { SportCode, SportKind } from './kinds.ts';
import type { Balance, Model } from './match.ts';
import { raceModel } from './race.ts';
import type { PartRule, RaceRules } from './raceRules.ts';
import { timedModel } from './timed.ts';
import type { TimedRules } from './timedRules.ts';

export type SportRules = TimedRules | RaceRules;

const timed = (
  rules: Partial<TimedRules> & Pick<TimedRules, 'parts' | 'ticksPerPart' | 'tickMs' | 'rate' | 'spread'>,
) => ({
  kind: 'timed' as const,
  breakMs: 15_000,
  minutesPerPart: 0,
  first: 'home' as const,
  points: [1],
  hasDraw: false,
  hasGoals: false,
  restMs: 0,
  ...rules,
});

const first = (to: number, lead = 1, cap = to): PartRule => ({ to, lead, cap });
const race = (
  parts: number,
  part: PartRule,
  rest: Pick<RaceRules, 'tickMs' | 'breakMs' | 'spread' | 'counts'> & Partial<RaceRules>,
): RaceRules => ({ kind: 'race', parts, part, last: part, serve: 0.5, ...rest });

export const rulesOf: Readonly<Record<SportCode, SportRules>> = {
  /** A tick is half a minute of one side's attack. */
  football: timed({
    parts: 2,
    ticksPerPart: 90,
    tickMs: 1_800,
    minutesPerPart: 45,
    rate: 0.0152,
    spread: 0.32,
    hasDraw: true,
    hasGoals: true,
    restMs: 4_000,
  }),
  /** A tick is a period of play of one side: nothing, or one to eight points. */
  basketball: timed({
    parts: 4,
    ticksPerPart: 16,
    tickMs: 4_500,
    breakMs: 10_000,
    minutesPerPart: 12,
    rate: 0.92,
    points: [0.06, 0.22, 0.26, 0.2, 0.12, 0.08, 0.04, 0.02],
    spread: 0.045,
  }),
  /** A tick is a game. */
  tennis: race(2, first(6, 2, 7), { tickMs: 12_000, breakMs: 12_000, serve: 0.74, spread: 0.36, counts: 'points' }),
  /** A tick is half an inning: the guests bat first. */
  baseball: timed({
    parts: 9,
    ticksPerPart: 2,
    tickMs: 13_000,
    breakMs: 3_000,
    first: 'away',
    rate: 0.27,
    points: [0.53, 0.25, 0.12, 0.06, 0.04],
    spread: 0.22,
    restMs: 3_000,
  }),
  /** A tick is a leg; three legs win a set, three sets the match. */
  darts: race(3, first(3), { tickMs: 14_000, breakMs: 6_000, serve: 0.6, spread: 0.27, counts: 'points' }),
  /** A tick is one attack. */
  handball: timed({
    parts: 2,
    ticksPerPart: 48,
    tickMs: 3_200,
    minutesPerPart: 30,
    rate: 0.58,
    spread: 0.06,
    hasDraw: true,
  }),
  /** A tick is half a minute of one side's attack. */
  iceHockey: timed({
    parts: 3,
    ticksPerPart: 40,
    tickMs: 2_500,
    breakMs: 10_000,
    minutesPerPart: 20,
    rate: 0.05,
    spread: 0.22,
    hasGoals: true,
    restMs: 4_000,
  }),
  /** A tick is a sprint of a duel; six of eleven win. */
  cycleRacing: race(6, first(1), { tickMs: 29_000, breakMs: 0, spread: 0.3, counts: 'parts' }),
  /** A tick is one attack: a penalty of 3, a try of 5 or a converted one of 7. */
  rugby: timed({
    parts: 2,
    ticksPerPart: 40,
    tickMs: 3_800,
    minutesPerPart: 40,
    rate: 0.105,
    points: [0, 0, 0.36, 0, 0.19, 0, 0.45],
    spread: 0.2,
    hasDraw: true,
    restMs: 3_500,
  }),
  /** A tick is a frame; the sides break in turn. Seven of thirteen win. */
  billiards: race(7, first(1), { tickMs: 24_000, breakMs: 0, serve: 0.56, spread: 0.24, counts: 'parts' }),
  /** A tick is a rally; a part ends at 30 at the latest, the fifth at 20. */
  volleyball: race(3, first(25, 2, 30), {
    last: first(15, 2, 20),
    tickMs: 1_800,
    breakMs: 8_000,
    spread: 0.085,
    counts: 'points',
  }),
  /** A tick is a tower; five win a map, two maps the match. */
  lanes: race(2, first(5), { tickMs: 13_000, breakMs: 10_000, spread: 0.25, counts: 'parts' }),
  /** A tick is a round; thirteen win a map, two maps the match. */
  shooter: race(2, first(13), { tickMs: 5_000, breakMs: 12_000, spread: 0.14, counts: 'points' }),
  /** A tick is a tower; three win a game, three games the match. */
  duel: race(3, first(3), { tickMs: 14_000, breakMs: 8_000, spread: 0.22, counts: 'parts' }),
  /** A tick is a figure (dance, crow, strut or jump) that one side wins. Four win a round, three rounds the show. */
  rooster: race(3, first(4), { tickMs: 10_000, breakMs: 8_000, spread: 0.2, counts: 'parts' }),
};

/** Home advantage, in units of strength. */
const homeEdge = 0.12;

export function modelOf(code: SportCode, balance: Balance): Model {
  const rules = rulesOf[code];
  return rules.kind === 'timed' ? timedModel(rules, balance) : raceModel(rules, balance);
}

/** The difference of two strengths, home advantage included. Only timed sports and volleyball have one. */
export function balanceOf(code: SportCode, home: number, away: number): Balance {
  const isHomeWorth = rulesOf[code].kind === 'timed' || code === 'volleyball';
  return home - away + (isHomeWorth ? homeEdge : 0);
}

const kindsById = new Map<number, SportKind>(sportKinds.map((kind) => [kind.sportId, kind]));
export const sportOfId = (sportId: number): SportKind | undefined => kindsById.get(sportId);
