/** The benchmarks that need a browser. Each explains its method at its head. */
import type { Benchmark } from './benchmark.ts';
import { allowedBlocking } from '../firstVisit/blocking.ts';

const otherPaths = ['/slots', '/lottery', '/login'] as const;

/** What traces of a first visit showed on 2026-11-28 at 4x, in time of the main thread; decisions/495. */
const whyBlocked = {
  '/home':
    'the client’s module with 45 to 71 ms and its longest turn with 44 to 47; the page without scripts has the other long tasks too, its first layout and the paint of SVG pictures (decisions/495)',
  '/slots':
    'the style sheet that only the client asks for restyles 318 elements in 63 to 89 ms; the client’s module takes 50 to 58 ms and its longest turn 72 to 105; the page without scripts has the other long tasks too, its first layout and the paint of SVG pictures (decisions/495)',
  '/lottery':
    'the style sheet that only the client asks for restyles 510 elements in 101 to 113 ms; the client’s module takes 50 to 78 ms and its longest turn 70 to 129; the page without scripts has the other long tasks too, its layouts (decisions/495)',
  '/login':
    'the client’s module with 49 to 51 ms and its longest turn with 60 to 87; a page that blocks less than 50 ms without scripts is allowed 50 (decisions/495)',
} as const;

/** CPU time of the main thread in traces at 4x, from the touch to the frame, beside other work, 2026-11-28. */
const whySlow =
  'the slowest taps open a dialog or a row, whose content is rendered, styled, laid out and painted before the frame. Traces show for a dialog of /mine/safety and for one of /mine/invitation 57 and 117 ms of scripts, 8 and 32 ms of styles, 10 and 32 ms of layout of 34 and 37 boxes, and 38 and 20 ms of paint. Making them modal restyles 399 elements after that frame, in 25 and 74 ms (decisions/563). In a fishing room without a graphics card the frame after a tap may also paint a species that swims in for the first time: 150 to 245 ms for the largest. The board of a sport is drawn whole, compared with the page and changed in one frame, each second and after each tap: 140 to 240 ms of scripts';

export const inBrowser: readonly Benchmark[] = [
  {
    name: 'page',
    title: 'A first visit on a phone: Lighthouse, slow 4G and CPU 4x',
    file: 'page.ts',
    plannedSeconds: 490,
    env: { BENCH_SIMULATED: '1' },
    args: ['3', ...otherPaths],
    figures: [
      ...(['/home', ...otherPaths] as const).map((path) => ({
        what: `total blocking time of ${path}, share of what is allowed`,
        beside: allowedBlocking,
        pattern: new RegExp(String.raw`${path}, throttled: TBT .*, ([\d.]+) of the \d+ ms allowed`),
        atMost: 1,
        whyMissed: whyBlocked[path],
      })),
      ...(['/home', ...otherPaths] as const).map((path) => ({
        what: `Lighthouse performance of ${path}`,
        beside: '–',
        pattern: new RegExp(String.raw`${path}, throttled +LCP.*performance (\d+)`),
        atLeast: 99,
        whyMissed: whyBlocked[path],
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
          'React with its DOM, the router, the query client, the validator and the names of lazy files have more than that together, and the page is not hydrated without them (decisions/495)',
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
          'a trace shows the section rendered, styled and laid out in the task of the click, which ends shortly before the frame; its pictures are asked for after that layout, and do not delay it',
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
        whyMissed: whySlow,
      },
      {
        what: 'INP of taps on screens and windows, worst',
        beside: 'taps on a bare page',
        pattern: /^site: p98 \d+ ms, worst (\d+) ms/m,
        unit: ' ms',
        atMost: 200,
        whyMissed: whySlow,
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
        whyMissed:
          'by a trace of the cascade slot, a frame takes 14 ms of the main thread at a quarter of its speed: 5 to paint the canvas, a picture for each cell, and to hand the layers on, 3 of scripts, 2 of styles and layout, and 4 of other work of the browser; without a graphics card the compositor needs 5 ms more on the same two cores',
      },
    ],
  },
  {
    name: 'memory',
    title: 'What 200 soft navigations of a player leave behind',
    file: 'memory.ts',
    plannedSeconds: 76,
    figures: [
      {
        what: 'data of scripts that a navigation leaves behind, from the 60th to the 200th',
        beside: 'compiled code, which is printed',
        pattern: /^site, a navigation from .*: (-?[\d.]+) kB of data/m,
        unit: ' kB',
        atMost: 2,
      },
      {
        what: 'DOM nodes that a navigation leaves behind, from the 60th to the 200th',
        beside: 'a bare page that replaces 800 nodes',
        pattern: /^site, a navigation from .* kB, (-?[\d.]+) nodes/m,
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
