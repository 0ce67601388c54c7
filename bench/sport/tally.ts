/** Sums up what bets were worth and what they returned, by sport and market, and writes both tables. */

export interface Bet {
  readonly sport: string;
  readonly kind: string;
  /** Chance x odds: what a stake of one is worth. */
  readonly exact: number;
  /** What came back of a stake of one. */
  readonly paid: number;
  /** 1 / (1 + margin), before odds are rounded to hundredths. */
  readonly flat: number;
}

export interface Line {
  readonly sport: string;
  /** '' for all markets of the sport together. */
  readonly kind: string;
  /** Played matches; only in the line of a whole sport. */
  matches: number;
  bets: number;
  exact: number;
  paid: number;
  flat: number;
  /** Sum of squared deviations from the expectation: of each bet for a market, of each match for a sport. */
  squares: number;
}

export interface Tally {
  bet(bet: Bet): void;
  /** Closes a match. Its bets win and lose together, so they count as one observation of the sport. */
  matchOver(sport: string): void;
  lines(): readonly Line[];
}

export function createTally(): Tally {
  const lines = new Map<string, Line>();
  let open = 0;
  const lineOf = (sport: string, kind: string): Line => {
    const name = `${sport} ${kind}`;
    const line = lines.get(name) ?? { sport, kind, matches: 0, bets: 0, exact: 0, paid: 0, flat: 0, squares: 0 };
    lines.set(name, line);
    return line;
  };
  return {
    bet({ sport, kind, exact, paid, flat }) {
      for (const line of [lineOf(sport, ''), lineOf(sport, kind)]) {
        line.bets += 1;
        line.exact += exact;
        line.paid += paid;
        line.flat += flat;
        if (line.kind !== '') line.squares += (paid - exact) ** 2;
      }
      open += paid - exact;
    },
    matchOver(sport) {
      const line = lineOf(sport, '');
      line.matches += 1;
      line.squares += open ** 2;
      open = 0;
    },
    lines: () => [...lines.values()],
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;
const count = (number: number): string => number.toLocaleString('en');

/** Distance of the return from its expectation, in standard errors. */
const offOf = ({ paid, exact, squares }: Line): number => (paid - exact) / Math.sqrt(squares);
const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(2)}`;

const table = (heads: readonly string[], left: number, rows: readonly (readonly string[])[]): string =>
  [heads, heads.map((_, at) => (at < left ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

const figures = (line: Line, again: readonly Line[]): string[] => [
  count(line.bets),
  percent(line.flat / line.bets),
  percent(line.exact / line.bets),
  percent(line.paid / line.bets),
  percent(Math.sqrt(line.squares) / line.bets),
  signed(offOf(line)),
  ...again.filter(({ sport, kind }) => sport === line.sport && kind === line.kind).map((other) => signed(offOf(other))),
];
const heads = ['bets', '1 / (1 + margin)', 'exact', 'returned', 'standard error', 'off', 'off, other seed'];

/** `again` has the lines of as many matches from another seed. */
export function pages(lines: readonly Line[], again: readonly Line[]): string {
  const sports = lines.filter(({ kind }) => kind === '');
  const markets = lines.filter(({ kind }) => kind !== '');
  return [
    table(
      ['sport', 'matches', ...heads],
      1,
      sports.map((line) => [line.sport, count(line.matches), ...figures(line, again)]),
    ),
    table(
      ['sport', 'market', ...heads],
      2,
      markets.map((line) => [line.sport, line.kind, ...figures(line, again)]),
    ),
  ].join('\n\n');
}

/** Totals, the largest deviations, and the number of markets that are over three standard errors off. */
export function summaryOf(lines: readonly Line[]): string {
  const worst = (of: readonly Line[]): number => Math.max(...of.map((line) => Math.abs(offOf(line))));
  const sports = lines.filter(({ kind }) => kind === '');
  const markets = lines.filter(({ kind }) => kind !== '');
  const sum = (of: readonly Line[], what: 'matches' | 'bets'): string =>
    count(of.reduce((all, line) => all + line[what], 0));
  const far = markets.filter((line) => Math.abs(offOf(line)) > 3).length;
  return (
    `${sum(sports, 'matches')} seeded matches, ${sum(sports, 'bets')} bets. The furthest of ${sports.length} sports is ` +
    `${worst(sports).toFixed(2)} standard errors away; of ${markets.length} markets ${worst(markets).toFixed(2)}, ` +
    `${far === 0 ? 'none' : far} of them beyond three.`
  );
}
