/** The benchmarks that need a browser. Each explains its method at its head. */
import type { Benchmark } from './benchmark.ts';
import { allowedBlocking } from '../firstVisit/blocking.ts';

const otherPaths = ['/slots', '/lottery', '/login'] as const;

export const inBrowser: readonly Benchmark[] = [
  {
    name: 'page',
    title: 'A first visit on a phone: Lighthouse, slow 4G and CPU 4x',
    file: 'page.ts',
    plannedSeconds: 490,
    env: { BENCH_SIMULATED: '1' },
    args: ['3', ...otherPaths],
    figures: [
      ...['/home', ...otherPaths].map((path) => ({
        what: `total blocking time of ${path}, share of what is allowed`,
        beside: allowedBlocking,
        pattern: new RegExp(String.raw`${path}, throttled: TBT .*, ([\d.]+) of the \d+ ms allowed`),
        atMost: 1,
        whyMissed:
          'the client’s start, and what is rendered after hydration; where the page alone blocks for 13 ms, any start is a multiple of it (decisions/495)',
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
    plannedSeconds: 22,
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
    plannedSeconds: 98,
    args: ['3'],
    figures: [
      {
        what: 'soft navigation, median of the pairs',
        beside: 'the same address as a page',
        pattern: /median of medians (\d+) ms/,
        unit: ' ms',
        atMost: 50,
        whyMissed:
          'a trace shows rendering and layout within the click, and then the paint of the section’s SVG pictures',
      },
    ],
  },
  {
    name: 'taps',
    title: 'From a tap on a phone to the next frame, CPU 4x',
    file: 'taps.ts',
    plannedSeconds: 249,
    figures: [
      {
        what: 'INP of taps on screens and windows, p98',
        beside: 'taps on a bare page',
        pattern: /^site: p98 (\d+) ms/m,
        unit: ' ms',
        atMost: 100,
        whyMissed:
          'on such a phone the styles, layout and paint of what a tap changes take longer than a frame; the slowest that was traced, another day of sports, lays out a board of 1,500 elements',
      },
      {
        what: 'INP of taps on screens and windows, worst',
        beside: 'taps on a bare page',
        pattern: /^site: p98 \d+ ms, worst (\d+) ms/m,
        unit: ' ms',
        atMost: 200,
        whyMissed:
          'on such a phone the styles, layout and paint of what a tap changes take longer than a frame; the slowest that was traced, another day of sports, lays out a board of 1,500 elements',
      },
    ],
  },
  {
    name: 'frames',
    title: 'Frames a second of games in play, CPU 4x',
    file: 'frames.ts',
    plannedSeconds: 122,
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
    plannedSeconds: 68,
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
    plannedSeconds: 40,
    env: { BENCH_ROUNDS: '3' },
    figures: [],
  },
  {
    name: 'search',
    title: 'A keystroke among 5,000 games',
    file: 'search.ts',
    plannedSeconds: 55,
    env: { BENCH_GAMES: '15' },
    figures: [],
  },
];
