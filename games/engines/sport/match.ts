/**
 * What simulated matches of all sports have in common: their states, moments and outlooks. Everything is a pure
 * function of the rules, the strengths and the drawn numbers, so house, tests and verifiers agree. F02, F03
 */

export type Side = 'home' | 'away';
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** State of a match after this many ticks. */
export interface MatchState {
  readonly ticks: number;
  /** The score of the match: goals or points in timed sports, parts won in races. */
  readonly score: Score;
  /** The score that handicap and total bets refer to. */
  readonly counted: Score;
  /** The scores of the parts that are over. */
  readonly parts: readonly Score[];
  /** The score of the running part; 0-0 if none runs. */
  readonly running: Score;
  readonly isOver: boolean;
  /** The side that won the decider of a level match; '' if there was none. */
  readonly decidedBy: Side | '';
}

/** The result of a tick. */
export interface Moment {
  readonly atMs: number;
  readonly state: MatchState;
  readonly side: Side | '';
  readonly points: number;
  /** Whether a part or the match ended with it. */
  readonly isPartOver: boolean;
  /** The next tick's time; 0 after the last. */
  readonly nextMs: number;
  /** Bets are suspended until then; 0 if they go on. */
  readonly restUntilMs: number;
}

export interface Chances3 {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** The exact chances of what may follow from a state, by enumeration. */
export interface Outlook {
  /** `draw` is 0 if a match cannot be drawn. */
  readonly winner: Chances3;
  /** The chance that twice the difference of home's and away's count, plus `line`, is above zero. */
  leads(line: number): number;
  /** The chance that twice the count of both is above `line`. */
  exceeds(line: number): number;
  /** Chances of a part, counted from 0; undefined if it is over, or if it may not be played. */
  part(part: number): Chances3 | undefined;
  readonly odd: number;
  readonly bothScore: number | undefined;
  /** Chances of who scores next in regular time. */
  readonly next: (Chances3 & { readonly number: number }) | undefined;
  /** The chance of each final score in parts, such as `2-1`. */
  readonly exact: ReadonlyMap<string, number> | undefined;
  /** Upper bound of the total, which no line exceeds. */
  readonly mostCounted: number;
}

/** The number, from 0 to below 1, that the seed draws for each tick. */
export type Draws = (tick: number) => number;

export interface Model {
  /** Plays a match. Returns its moments in order; with the last one it is over. */
  run(draws: Draws, startMs: number): Moment[];
  outlook(state: MatchState): Outlook;
  readonly start: MatchState;
  /** A match takes no longer than this. */
  readonly longestMs: number;
}

export const level: Score = { home: 0, away: 0 };
export const plus = (score: Score, side: Side, points: number): Score =>
  side === 'home' ? { ...score, home: score.home + points } : { ...score, away: score.away + points };
export const startState: MatchState = {
  ticks: 0,
  score: level,
  counted: level,
  parts: [],
  running: level,
  isOver: false,
  decidedBy: '',
};

/** The difference of the two strengths, home advantage included; about -1 to 1. The odds depend on it. */
export type Balance = number;

/** Rounds a chance to a multiple of 2^-32, as the drawn numbers are, so that model and draw agree exactly. */
export const wholeChance = (chance: number): number => Math.round(chance * 2 ** 32) / 2 ** 32;
