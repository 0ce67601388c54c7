/**
 * The return of one game: its bets, each with its exact return and, if it was also simulated, how far off the
 * simulation is.
 */

/** Percentages are as the page writes them, without the % sign. */
export interface Bet {
  readonly name: string;
  readonly exact: string;
  readonly counted?: string;
  /** Distance of `counted` from `exact` in standard errors; `second` is that of a second seed, where there was one. */
  readonly off?: number;
  readonly second?: number;
}

export interface Figure {
  /** The code of what a title plays: a model, a table's rules or a sport. */
  readonly plays: string;
  /** The page it comes from, as a link relative to docs/returns.md. */
  readonly source: string;
  readonly bets: readonly Bet[];
  /** The four cells of its row. */
  readonly returned: string;
  readonly rounds: string;
  readonly counted: string;
  readonly off: string;
  /** How many titles of the longest catalogue share this figure; undefined for the figure of a single game. */
  readonly variants?: number;
}

export const signed = (off: number): string => `${off < 0 ? '−' : '+'}${Math.abs(off).toFixed(2)}`;
const far = ({ off = 0 }: Bet): number => Math.abs(off);
export const furthestOf = (bets: readonly Bet[]): Bet | undefined => bets.toSorted((a, b) => far(b) - far(a))[0];
export const isCounted = ({ off }: Bet): boolean => off !== undefined;
export const none = '–';

/** The range of percentages from lowest to highest, as they were written. */
export function spanOf(percents: readonly string[]): string {
  const sorted = percents.toSorted((a, b) => Number(a) - Number(b));
  const [least = '', most = ''] = [sorted[0], sorted.at(-1)];
  return Number(least) === Number(most) ? `${least} %` : `${least} – ${most} %`;
}

export function offText(bets: readonly Bet[]): string {
  const furthest = furthestOf(bets);
  if (furthest?.off === undefined) return none;
  if (bets.length === 1) return signed(furthest.off);
  const again = furthest.second === undefined ? '' : `; other seed ${signed(furthest.second)}`;
  return `${signed(furthest.off)} (\`${furthest.name}\`, furthest of ${bets.length}${again})`;
}

/** A game whose bets all have an exact return. `rounds` says how many rounds were simulated as well. */
export function exactFigure(plays: string, source: string, bets: readonly Bet[], rounds?: string): Figure {
  if (bets.length === 0) throw new Error(`${source} has no bet of ${plays}`);
  const counted = bets.filter(isCounted);
  if (counted.length > 0 && rounds === undefined) throw new Error(`${source} does not say the rounds of ${plays}`);
  return {
    plays,
    source,
    bets,
    returned: spanOf(bets.map(({ exact }) => exact)),
    rounds: rounds ?? none,
    counted: counted.length === 0 ? none : spanOf(counted.flatMap((bet) => bet.counted ?? [])),
    off: offText(counted),
  };
}

/**
 * A return that was only simulated: the figure shown to players, and the simulation behind it with its standard error,
 * percent.
 */
export interface PublishedFigure {
  readonly plays: string;
  readonly source: string;
  readonly published: string;
  readonly of?: string;
  readonly rounds: string;
  readonly counted: string;
  readonly error: string;
  /** Other bets of the game, with exact returns. */
  readonly bets?: readonly Bet[];
}

/** Throws if the shown figure differs from its own simulation by more than chance explains. */
export function publishedFigure({
  plays,
  source,
  published,
  of = '',
  rounds,
  counted,
  error,
  bets = [],
}: PublishedFigure): Figure {
  const lastPlace = 10 ** -(published.split('.')[1]?.length ?? 0);
  if (Math.abs(Number(published) - Number(counted)) > 3 * Number(error) + lastPlace / 2)
    throw new Error(`${plays} is told as ${published} %, but ${source} counted ${counted} % ± ${error} %`);
  const beside = bets.map(({ name, exact }) => `; ${name} ${exact} %`);
  const returned = `${published} %${of}, told${beside.join('')}`;
  return { plays, source, bets, returned, rounds, counted: `${counted} % ± ${error} %`, off: none };
}
