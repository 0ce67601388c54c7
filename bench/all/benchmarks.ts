/** The benchmarks of `npm run bench`, with the figures that have a goal. Each explains its method at its head. */
export interface Figure {
  readonly what: string;
  readonly beside: string;
  /** Finds the number in the output. */
  readonly pattern: RegExp;
  readonly unit?: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** The known reason, shown where the goal is missed. */
  readonly whyMissed?: string;
}

export interface Benchmark {
  readonly name: string;
  readonly title: string;
  readonly file: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly figures: readonly Figure[];
}

const otherPaths = ['/slots', '/lottery', '/login'] as const;

export const benchmarks: readonly Benchmark[] = [
  {
    name: 'page',
    title: 'A first visit on a phone: Lighthouse, slow 4G and CPU 4x',
    file: 'page.ts',
    args: ['3', ...otherPaths],
    figures: [
      ...['/home', ...otherPaths].map((path) => ({
        what: `total blocking time of ${path}`,
        beside: 'the same page without scripts',
        pattern: new RegExp(String.raw`${path}, throttled: TBT ([\d.]+) times`),
        atMost: 1.2,
      })),
      ...['/home', ...otherPaths].map((path) => ({
        what: `Lighthouse performance of ${path}`,
        beside: '–',
        pattern: new RegExp(String.raw`${path}, throttled +LCP.*performance (\d+)`),
        atLeast: 99,
      })),
    ],
  },
  {
    name: 'script',
    title: 'The script of a first page by package, and its DOM nodes',
    file: 'script.ts',
    figures: [
      {
        what: 'scripts until /home answers, brotli',
        beside: 'the packages in it, which are printed',
        pattern: /^scripts until \/home answers: ([\d.]+) kB/m,
        unit: ' kB',
        atMost: 90,
        whyMissed:
          'React with its DOM, TanStack Router and Query, and Valibot weigh 88 kB of it; they are needed to hydrate the page',
      },
      ...['/home', ...otherPaths].map((path) => ({
        what: `DOM nodes of ${path}`,
        beside: '–',
        pattern: new RegExp(String.raw`^DOM nodes of ${path}: (\d+)`, 'm'),
        atMost: 900,
      })),
    ],
  },
  {
    name: 'soft',
    title: 'From a click to the next section',
    file: 'soft.ts',
    args: ['3'],
    figures: [
      {
        what: 'soft navigation, median of the pairs',
        beside: 'the same address as a page',
        pattern: /median of medians (\d+) ms/,
        unit: ' ms',
        atMost: 50,
      },
    ],
  },
  {
    name: 'taps',
    title: 'From a tap on a phone to the next frame, CPU 4x',
    file: 'taps.ts',
    figures: [
      {
        what: 'INP of taps on screens and windows, p98',
        beside: 'taps on a bare page',
        pattern: /^site: p98 (\d+) ms/m,
        unit: ' ms',
        atMost: 100,
        whyMissed:
          'panels of the game windows become modal within the tap, which restyles the whole window; other slow taps are printed and not traced yet',
      },
      {
        what: 'INP of taps on screens and windows, worst',
        beside: 'taps on a bare page',
        pattern: /^site: p98 \d+ ms, worst (\d+) ms/m,
        unit: ' ms',
        atMost: 200,
        whyMissed:
          'panels of the game windows become modal within the tap, which restyles the whole window; other slow taps are printed and not traced yet',
      },
    ],
  },
  {
    name: 'frames',
    title: 'Frames a second of games in play, CPU 4x',
    file: 'frames.ts',
    figures: [
      {
        what: 'frames a second of games in play, lowest ratio',
        beside: 'an empty page',
        pattern: /^lowest ratio of frames to an empty page: ([\d.]+)/m,
        atLeast: 0.9,
        whyMissed: 'without a graphics card the pictures are painted on the same two cores',
      },
    ],
  },
  {
    name: 'memory',
    title: 'What 200 soft navigations of a player leave behind',
    file: 'memory.ts',
    figures: [
      {
        what: 'data of scripts that a navigation leaves behind, from the 60th to the 200th',
        beside: 'compiled code, which is printed',
        pattern: /^site, a navigation from .*: (-?[\d.]+) kB of data/m,
        unit: ' kB',
        atMost: 2,
      },
      {
        what: 'DOM nodes that a navigation leaves behind',
        beside: 'a bare page that replaces 800 nodes',
        pattern: /^site, a navigation: .* kB, (-?[\d.]+) nodes/m,
        atMost: 1,
      },
    ],
  },
  {
    name: 'tabs',
    title: 'From one of five tabs to the last',
    file: 'tabs.ts',
    figures: [],
  },
  {
    name: 'search',
    title: 'A keystroke among 5,000 games',
    file: 'search.ts',
    figures: [],
  },
  {
    name: 'bets',
    title: 'Bets a second through the ledger',
    file: 'bets.ts',
    figures: [
      {
        what: 'bets a second, 64 callers',
        beside: 'a loop of one-bet functions',
        pattern: /ratio with 64 callers: ([\d.]+)/,
        atLeast: 1.8,
      },
      {
        what: 'bets a second, 256 callers',
        beside: 'a loop of one-bet functions',
        pattern: /ratio with 256 callers: ([\d.]+)/,
        atLeast: 2.5,
      },
      ...[64, 256].map((callers) => ({
        what: `bets a second, ${callers} callers`,
        beside: 'the same statement in a bare loop',
        pattern: new RegExp(String.raw`beside bare batches with ${callers} callers: ([\d.]+)`),
        atLeast: 0.8,
      })),
    ],
  },
  {
    name: 'lottery',
    title: 'One draw of 100,000 bets, judged, paid and closed',
    file: 'lottery.ts',
    figures: [{ what: 'bets closed a second', beside: 'a plain UPDATE', pattern: /^ratio: ([\d.]+)/m, atLeast: 0.4 }],
  },
  {
    name: 'statement',
    title: 'A page of a statement of a million rows',
    file: 'statement.ts',
    figures: ['the newest page', 'after any entry', 'of one month', 'of a rare title'].map((what) => ({
      what: `a page of the statement, ${what}`,
      beside: 'a statement of 1,000 rows',
      pattern: new RegExp(String.raw`^${what}.*x([\d.]+) at p50`, 'm'),
      atMost: 1.5,
    })),
  },
  {
    name: 'live',
    title: '10,000 open live streams',
    file: 'live.ts',
    figures: [
      {
        what: 'memory a listener',
        beside: 'a plain node:http server',
        pattern: /^house +\d+ listeners +([\d.]+) kB/m,
        unit: ' kB',
        atMost: 20,
      },
      {
        what: 'a bet acknowledged, of 1,000 a second to 10,000 listeners, p99',
        beside: 'the same news without a bet',
        pattern: /^house .*acknowledged p99 ([\d.]+) ms/m,
        unit: ' ms',
        atMost: 50,
      },
      {
        what: 'its news read, p99',
        beside: 'the same news without a bet',
        pattern: /^house .*read p99 ([\d.]+) ms/m,
        unit: ' ms',
        atMost: 50,
      },
    ],
  },
  {
    name: 'http',
    title: 'Pages, reads and bets over HTTP',
    file: 'http.ts',
    figures: [
      {
        what: 'guest pages a second from the cache',
        beside: 'a bare node:http server with the same bytes',
        pattern: /^page from the cache .*ratio ([\d.]+)/m,
        atLeast: 0.8,
      },
      {
        what: 'cached reads a second',
        beside: 'a bare node:http server with the same bytes',
        pattern: /^cached read .*ratio ([\d.]+)/m,
        atLeast: 0.8,
      },
      {
        what: 'bets a second over HTTP',
        beside: 'one function a bet behind bare node:http',
        pattern: /^bets .*ratio ([\d.]+)/m,
        atLeast: 1.3,
        whyMissed: 'a profile shows the writes of some twenty statements a ticket to the database’s socket',
      },
      {
        what: 'a bet over HTTP at 80 % of that rate, p99',
        beside: '–',
        pattern: /^bets at 80 %.*p99 ([\d.]+) ms/m,
        unit: ' ms',
        atMost: 20,
      },
      {
        what: 'rendering /home anew, processor time',
        beside: '–',
        pattern: /^rendering \/home anew: ([\d.]+) ms/m,
        unit: ' ms',
        atMost: 12,
      },
      {
        what: 'rendering /slots anew, processor time',
        beside: '–',
        pattern: /^rendering \/slots anew: ([\d.]+) ms/m,
        unit: ' ms',
        atMost: 25,
      },
      {
        what: 'memory of an idle site with its database',
        beside: '–',
        pattern: /together (\d+) MB/,
        unit: ' MB',
        atMost: 250,
      },
    ],
  },
  {
    name: 'growth',
    title: 'Lists, totals and jobs with a hundred times as many bets and movements',
    file: 'growth.ts',
    figures: [
      {
        what: 'measures that take more than 1.5 times as long with 1,000,000 rows',
        beside: 'the same with 10,000 rows',
        pattern: /^1,000,000 rows: .*, (\d+) beyond/m,
        atMost: 0,
      },
    ],
  },
  { name: 'tables', title: '1,000 windows at one live table', file: 'tables.ts', figures: [] },
  { name: 'locked', title: 'A locked table of wallets', file: 'locked.ts', figures: [] },
  { name: 'passwords', title: 'Checking a password', file: 'passwords.ts', figures: [] },
  { name: 'start', title: 'Starting the embedded PostgreSQL', file: 'start.ts', figures: [] },
  {
    name: 'production',
    title: 'The production folder',
    file: 'production.ts',
    figures: [
      {
        what: 'memory after a page in each language, processes of the house alone',
        beside: 'the sources',
        pattern: /^production folder: .*, (\d+) MB$/m,
        unit: ' MB',
        atMost: 250,
      },
    ],
  },
];
