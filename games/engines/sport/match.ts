/**
 * What every simulated match is: rules, states it goes through, and what may still come of a state. All of it is a pure
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
  /** Of the match: goals or points of timed sports, parts won of races. */
  readonly score: Score;
  /** What handicap and total count. */
  readonly counted: Score;
  /** Parts that are over. */
  readonly parts: readonly Score[];
  /** The part that runs; nothing to nothing where none does. */
  readonly running: Score;
  readonly isOver: boolean;
  /** Who won what decided a level match. */
  readonly decidedBy: Side | '';
}

/** What a tick brought. */
export interface Moment {
  readonly atMs: number;
  readonly state: MatchState;
  readonly side: Side | '';
  readonly points: number;
  /** A part, or the match, ended with it. */
  readonly isPartOver: boolean;
  /** The next tick's time; 0 after the last. */
  readonly nextMs: number;
  /** Bets rest until then; 0 where they go on. */
  readonly restUntilMs: number;
}

export interface Chances3 {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** What may still come of a state: exact chances, by enumeration. */
export interface Outlook {
  /** `draw` is 0 where a match cannot be drawn. */
  readonly winner: Chances3;
  /** The chance that home's count less away's, twice, and `line` together are above zero. */
  leads(line: number): number;
  /** The chance that twice the count of both is above `line`. */
  exceeds(line: number): number;
  /** Of the part from 0; undefined where it is over, or where it is not sure to be played. */
  part(part: number): Chances3 | undefined;
  readonly odd: number;
  readonly bothScore: number | undefined;
  /** Of the next score in regular time. */
  readonly next: (Chances3 & { readonly number: number }) | undefined;
  /** Of each final score in parts, `2-1`. */
  readonly exact: ReadonlyMap<string, number> | undefined;
  /** Upper bound of the total, which no line exceeds. */
  readonly mostCounted: number;
}

/** A number from 0 up to 1 for each tick; what the seed has drawn. */
export type Draws = (tick: number) => number;

export interface Model {
  /** All that happens, in order; the last moment is over. */
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

/** How strong the two are: the difference that the odds rest on, home's advantage in it; about -1 to 1. */
export type Balance = number;

/** Chances are whole parts of 2^32, as what is drawn is: nothing is lost between the model and the draw. */
export const wholeChance = (chance: number): number => Math.round(chance * 2 ** 32) / 2 ** 32;
