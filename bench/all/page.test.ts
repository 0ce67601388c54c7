import { expect, it } from 'vitest';
import { minutesOf } from './benchmark.ts';
import { benchmarks } from './benchmarks.ts';
import { blockingLine } from '../firstVisit/blocking.ts';
import { performancePage, valueOf, verdictOf } from './page.ts';

/** Lines as the benchmarks print them. */
const printed = {
  page:
    '/home, throttled                   LCP 1.37 s  TBT 87 ms  CLS 0.000  performance 100  accessibility 100  best practices 100  SEO 100\n' +
    '/home, throttled, no script        LCP 1.41 s  TBT 76 ms  CLS 0.000  performance 97  accessibility 100  best practices 100  SEO 100\n' +
    `/home, throttled: ${blockingLine(87, 76)}\n` +
    `/login, throttled: ${blockingLine(29, 0)}\n` +
    `/slots, throttled: ${blockingLine(324, 163)}`,
  soft: 'median of medians 69 ms, worst pair 98 ms of 100 ms',
  bets: 'ratio with 64 callers: 1.62, 1.44 to 1.70 (goal 1.8)\nratio with 256 callers: 2.51, 2.20 to 2.60 (goal 2.5)',
  lottery: 'settled by the house      9 bets/s\nratio: 0.13',
  statement:
    'the newest page    1000 rows: p50 1.00 ms, p99 2.00 ms   1000000 rows: p50 1.20 ms, p99 2.00 ms   x1.20 at p50, x1.00 at p99',
  live:
    'plain node:http  10000 listeners  15.0 kB a listener  last one after 330 ms  900 opened/s\n' +
    'house            10000 listeners  22.1 kB a listener  last one after 330 ms  900 opened/s',
  production:
    'sources: open in 2000 ms, 1500 ms of processor, 320 MB\nproduction folder: open in 1800 ms, 1200 ms of processor, 244 MB',
} as const;

it.each([
  ['page', 'total blocking time of /home, share of what is allowed', 0.95, 'met'],
  ['page', 'total blocking time of /login, share of what is allowed', 0.58, 'met'],
  ['page', 'total blocking time of /slots, share of what is allowed', 1.66, 'missed'],
  ['page', 'Lighthouse performance of /home', 100, 'met'],
  ['page', 'Lighthouse performance of /slots', undefined, 'not measured'],
  ['soft', 'soft navigation, median of the pairs', 69, 'missed'],
  ['bets', 'bets a second, 64 callers', 1.62, 'missed'],
  ['bets', 'bets a second, 256 callers', 2.51, 'met'],
  ['lottery', 'bets closed a second', 0.13, 'missed'],
  ['statement', 'a page of the statement, the newest page', 1.2, 'met'],
  ['live', 'memory a listener', 22.1, 'missed'],
  ['production', 'memory after a page in each language, processes of the house alone', 244, 'met'],
] as const)('reads from %s: %s', (name, what, value, verdict) => {
  const figure = benchmarks.find((one) => one.name === name)?.figures.find((one) => one.what === what);
  if (figure === undefined) throw new Error('no such figure');
  expect(valueOf(figure, printed[name])).toBe(value);
  expect(verdictOf(figure, value)).toBe(verdict);
});

it('says on the page what is missed and what could not be measured', () => {
  const results = benchmarks.map((benchmark) => ({
    benchmark,
    output: benchmark.name === 'soft' ? printed.soft : '',
    isBroken: false,
    seconds: 1,
    load: 0,
  }));
  const page = performancePage(['2 × processor'], results);
  expect(page).toContain(
    '| soft | soft navigation, median of the pairs | the same address as a page | ≤ 50 ms | 69 ms | missed: a trace shows',
  );
  expect(page).toContain('| live | memory a listener | a plain node:http server | ≤ 20 kB | – | not measured |');
});

it('plans less than half an hour for all benchmarks', () => {
  expect(minutesOf(benchmarks)).toBeLessThan(30);
});
