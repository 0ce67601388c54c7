/**
 * Generates the strips from which the variants of the cascade models choose, and counts their wins over every
 * combination of stops and all of its falls. Writes games/engines/slot/variants/counted.ts. That file is frozen,
 * because stored rounds were drawn from its strips.
 *
 *     npm run slots:count            about two minutes
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cascadeTally } from '@foyer/games/engines/slot/cascadeChance.ts';
import { luckFrom } from '@foyer/games/engines/slot/variants/luck.ts';
import { reelsAfter } from '@foyer/games/engines/slot/variants/reels.ts';
import { orbit } from '@foyer/games/engines/slot/models/orbit.ts';
import { rapids } from '@foyer/games/engines/slot/models/rapids.ts';
import { terrace } from '@foyer/games/engines/slot/models/terrace.ts';

const setsEach = 10;

/** Multipliers of the landing and of the falls after it: paid play / free play. */
const steps = {
  orbit: ['1 2 3 5/2 4 6 10', '1 2 3 4/3 5 7 10', '1 2 4 5/2 4 8 10', '1 1 3 5/2 3 6 10'],
  rapids: ['1 1 2 3 5/3 3 6 9 15', '1 1 2 4 6/2 2 4 8 12', '1 2 2 3 5/2 4 4 6 10', '1 1 1 3 6/3 3 3 9 18'],
  terrace: ['1 2 4 8/3 6 12 24', '1 2 4 8/2 4 8 16', '1 3 5 7/3 6 10 14', '1 2 4 6/3 6 9 18'],
} as const;

const numbersOf = (text: string): number[] => text.split(' ').map(Number);

function setOf(base: typeof orbit, place: number): string {
  const name = `counted ${base.code} ${place}`;
  const list = steps[base.code as keyof typeof steps];
  const play = list[place % list.length] ?? list[0];
  for (let tries = 0; ; tries += 1) {
    const luck = luckFrom(`${name} ${tries}`);
    const habit = { areCoins: false, paired: undefined, trades: 3, isStretched: true };
    const strips = reelsAfter(base.strips, habit, luck);
    if (strips === undefined || strips.some((strip) => strip.length < 20 || strip.length > 26)) continue;
    const tallies = cascadeTally(strips, play.split('/').map(numbersOf));
    process.stdout.write(`${name}\n`);
    const lines = [play, strips.join(' '), ...tallies.map((tally) => tally.map((ways) => ways.toString(36)).join(' '))];
    return `  [\n${lines.map((line) => `    '${line}',\n`).join('')}  ],\n`;
  }
}

const text = [orbit, rapids, terrace].map((base) => {
  const sets = Array.from({ length: setsEach }, (_, place) => setOf(base, place));
  return `export const ${base.code}Sets: readonly CountedSet[] = [\n${sets.join('')}];\n`;
});
const head = `/**
 * Written by \`npm run slots:count\`: strips of cascades, their multipliers in paid/free play, and the ways won over all
 * combinations of stops, by symbol and count in base 36. Frozen: kept rounds are drawn from these strips.
 */
export type CountedSet = readonly [steps: string, strips: string, paid: string, free: string];

`;
const at = resolve(import.meta.dirname, '../games/engines/slot/variants/counted.ts');
writeFileSync(at, head + text.join('\n'));
