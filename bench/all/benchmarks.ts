/** The benchmarks of `npm run bench`, in their order. Each explains its method at its head. */
import type { Benchmark } from './benchmark.ts';
import { inBrowser } from './inBrowser.ts';

export const benchmarks: readonly Benchmark[] = [
  ...inBrowser,
  {
    name: 'bets',
    title: 'Bets a second through the ledger',
    file: 'bets.ts',
    plannedSeconds: 98,
    env: { BENCH_ROUNDS: '7' },
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
    plannedSeconds: 37,
    figures: [
      {
        what: 'bets closed a second',
        beside: 'a plain UPDATE',
        pattern: /^ratio: ([\d.]+)/m,
        atLeast: 0.4,
        whyMissed:
          'no update of a bet is HOT: three indexes name what changes when it is settled, and without them every other bet would cost more (decisions/550); the rest is many small parts (decisions/565)',
      },
    ],
  },
  {
    name: 'statement',
    title: 'A page of a statement of a million rows',
    file: 'statement.ts',
    plannedSeconds: 27,
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
    plannedSeconds: 40,
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
    plannedSeconds: 130,
    figures: [
      {
        what: 'guest pages a second from the cache',
        beside: 'a bare node:http server with the same bytes',
        pattern: /^page from the cache .*ratio ([\d.]+)/m,
        atLeast: 0.8,
        whyMissed:
          'by a profile, 47 % of a request is the write to the socket, 37 % Node’s own code, 10 % the house’s and 6 % its libraries’ (decisions/568)',
      },
      {
        what: 'cached reads a second',
        beside: 'a bare node:http server with the same bytes',
        pattern: /^cached read .*ratio ([\d.]+)/m,
        atLeast: 0.8,
        whyMissed:
          'by a profile, 47 % of a request is the write to the socket, 37 % Node’s own code, 10 % the house’s and 6 % its libraries’ (decisions/568)',
      },
      {
        what: 'bets a second over HTTP',
        beside: 'one function a bet behind bare node:http',
        pattern: /^bets .*ratio ([\d.]+)/m,
        atLeast: 1.3,
        whyMissed:
          'a ticket has a session, limits, an order, a lease and a receipt besides its movement: eight statements and four commits, of which callers share each (decisions/497 and 568); the processor time of both is printed',
      },
      {
        what: 'a bet over HTTP at 80 % of the rate just before, p99',
        beside: 'the same function at 80 % of its own rate, which is printed',
        pattern: /^bets at 80 %[^;]*p99 ([\d.]+) ms/m,
        unit: ' ms',
        atMost: 20,
        whyMissed:
          'a ticket waits for six round trips one after the other, and when requests arrive evenly fewer callers share each statement: a ticket then costs more than at the highest rate, so that 80 % of it keeps the house as busy (decisions/568)',
      },
      {
        what: 'rendering /home anew, processor time',
        beside: '–',
        pattern: /^rendering \/home anew: ([\d.]+) ms/m,
        unit: ' ms',
        atMost: 12,
        whyMissed:
          'by a profile of warm renderings, half is the worker that renders, mostly React, and half the process that answers: database, compression and sockets; garbage is a sixth of it all',
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
        whyMissed:
          'by the mappings of the house’s process, 58 MB are Node’s program, 13 MB the library for pictures, and 150 MB the heaps of two V8 engines, of which one renders; with the smallest young generation it takes 9 MB less',
      },
    ],
  },
  {
    name: 'growth',
    title: 'Lists, totals and jobs with a hundred times as many bets and movements',
    file: 'growth.ts',
    plannedSeconds: 90,
    figures: [
      {
        what: 'measures that take more than 1.5 times as long with 1,000,000 rows',
        beside: 'the same with 10,000 rows',
        pattern: /^1,000,000 rows: .*, (\d+) beyond/m,
        atMost: 0,
      },
    ],
  },
  {
    name: 'tables',
    title: '1,000 windows at one live table',
    file: 'tables.ts',
    plannedSeconds: 40,
    env: { BENCH_ROUNDS: '1' },
    figures: [],
  },
  { name: 'locked', title: 'A locked table of wallets', file: 'locked.ts', plannedSeconds: 35, figures: [] },
  { name: 'passwords', title: 'Checking a password', file: 'passwords.ts', plannedSeconds: 2, figures: [] },
  { name: 'start', title: 'Starting the embedded PostgreSQL', file: 'start.ts', plannedSeconds: 15, figures: [] },
  {
    name: 'production',
    title: 'The production folder',
    file: 'production.ts',
    plannedSeconds: 58,
    env: { BENCH_ROUNDS: '5' },
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
