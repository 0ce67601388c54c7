/**
 * Returns of the live hall's tables. Every bet spot is computed exactly and measured in 10,000,000 seeded rounds per
 * table, with each of two seeds. Two verifiers must agree on 1,000,000 rounds. Writes the marked parts of
 * docs/tables.md.
 *
 *     npm run bench:edges              all of it, about six minutes
 *     npm run bench:edges -- 100000    fewer rounds, and nothing is written
 */
import { createHash } from 'node:crypto';
import { fraction, percentText, plus, toNumber } from '@foyer/games/engines/slot/fraction.ts';
import type { Fraction } from '@foyer/games/engines/slot/fraction.ts';
import { countReturns } from '@foyer/games/engines/table/chances.ts';
import { tablePays } from '@foyer/games/engines/table/pays.ts';
import { tables } from '@foyer/games/engines/table/tables.ts';
import type { Spot, TableDrum, TableGame } from '@foyer/games/engines/table/table.ts';
import { independentTableNumbers } from '@foyer/games/fair/testing/independentTable.ts';
import { roundName, tableNumbers } from '@foyer/games/fair/tableRound.ts';
import { chanceFrom } from './chance.ts';
import { shareBeyond } from './returns/byChance.ts';
import { putParts } from './returns/marks.ts';
import { tableNames } from './returns/names.ts';
import { signed } from './rtp/measure.ts';

const usualRounds = 10_000_000;
const verifiedRounds = 1_000_000;
const rounds = Number(process.argv[2] ?? usualRounds);

interface Measured {
  readonly mean: number;
  readonly deviation: number;
}

interface Line {
  readonly spot: Spot;
  readonly exact: Fraction;
  readonly hits: Fraction;
  readonly measured: Measured;
  /** Distance of the measured return from the exact one in standard errors, with each of the two seeds. */
  readonly offs: readonly [number, number];
}

function drawn({ lowest, highest, count, isReplaced }: TableDrum, chance: () => number): number[] {
  const numbers: number[] = [];
  while (numbers.length < count) {
    const number = lowest + Math.floor(chance() * (highest - lowest + 1));
    if (isReplaced || !numbers.includes(number)) numbers.push(number);
  }
  return numbers;
}

interface Came {
  readonly numbers: readonly number[];
  count: number;
}

/** Counts how often each draw came. Baccarat has too many draws, so those that pay alike share a count. */
function tallied(game: TableGame, seed: string): Iterable<Came> {
  const chance = chanceFrom(seed);
  const came = new Map<string, Came>();
  for (let round = 0; round < rounds; round += 1) {
    const numbers = drawn(game.drum, chance);
    const key = (game.code === 'baccarat' ? game.spots.map((spot) => game.returned(numbers, spot)) : numbers).join();
    const same = came.get(key);
    if (same) same.count += 1;
    else came.set(key, { numbers, count: 1 });
  }
  return came.values();
}

/** Each spot's mean return per stake over all rounds, and the standard deviation of a round. */
function measured(game: TableGame, seed: string): Map<string, Measured> {
  const sums = game.spots.map(() => ({ back: 0, squares: 0 }));
  for (const { numbers, count } of tallied(game, seed)) {
    game.spots.forEach((spot, place) => {
      const [back, sum] = [game.returned(numbers, spot) / 100, sums[place]];
      if (sum === undefined || back === 0) return;
      sum.back += back * count;
      sum.squares += back * back * count;
    });
  }
  return new Map(
    game.spots.map(({ id }, place) => {
      const { back, squares } = sums[place] ?? { back: 0, squares: 0 };
      const mean = back / rounds;
      return [id, { mean, deviation: Math.sqrt(squares / rounds - mean ** 2) }];
    }),
  );
}

/** Seeds of two independent runs: a deviation by chance in one run does not recur in the other. */
const seedsOf = (code: string): readonly [string, string] => [`tables ${code}`, `tables ${code} once more`];

function linesOf(game: TableGame): Line[] {
  const counted = countReturns(game);
  const [one, other] = seedsOf(game.code);
  const [played, again] = [measured(game, one), measured(game, other)];
  return game.spots.map((spot) => {
    const [exact, found, second] = [counted.get(spot.id), played.get(spot.id), again.get(spot.id)];
    if (!exact || !found || !second) throw new Error(`no figures of ${game.code} ${spot.id}`);
    const off = ({ mean, deviation }: Measured) => (mean - toNumber(exact.returned)) / (deviation / Math.sqrt(rounds));
    return { spot, exact: exact.returned, hits: exact.hits, measured: found, offs: [off(found), off(second)] };
  });
}

const edgeOf = (returned: Fraction): string =>
  percentText(plus(fraction(1), { top: -returned.top, bottom: returned.bottom }), 4);

function rowOf(game: TableGame, { spot, exact, hits, measured: found, offs }: Line): string {
  const pays = tablePays[game.code].find(({ kind }) => kind === spot.kind)?.pays ?? '';
  return `| ${[
    `\`${spot.id}\``,
    `${pays} to 1`,
    `${percentText(hits, 3)} %`,
    `${percentText(exact, 4)} %`,
    `${edgeOf(exact)} %`,
    `${(found.mean * 100).toFixed(3)} %`,
    ...offs.map(signed),
  ].join(' | ')} |`;
}

const all: Line[] = [];

function gamePart(game: TableGame): string {
  const lines = linesOf(game);
  all.push(...lines);
  process.stdout.write(`${game.code}: ${lines.length} spots\n`);
  return `## ${tableNames[game.code]}

| Spot | Pays | Wins | Exact return | House edge | Measured | Off | Off, other seed |
| ---- | ---: | ---: | -----------: | ---------: | -------: | --: | --------------: |
${lines.map((line) => rowOf(game, line)).join('\n')}`;
}

const isFar = (off: number, most: number): boolean => Math.abs(off) > most;

/** Counts the spots that are over three standard errors off in a run, and lists them with their deviation in the other. */
function farIn(run: 0 | 1) {
  const far = all.filter(({ offs }) => isFar(offs[run], 3));
  const other = run === 0 ? 'other' : 'first';
  const named = far.map(({ spot, offs }, place) => {
    const seed = place === 0 ? `${other} seed` : other;
    return `\`${spot.id}\` ${signed(offs[run])}, with the ${seed} ${signed(offs[1 - run] ?? 0)}`;
  });
  return { count: far.length, list: far.length === 0 ? '' : ` (${named.join('; ')})` };
}

/** Tells how many spots are far off. Fails the run if there are more than chance explains. */
function farPart(): string {
  const [one, other] = [farIn(0), farIn(1)];
  // Over four standard errors in one run, or over three in both, is a fault rather than chance.
  const both = all.filter(({ offs }) => offs.every((off) => isFar(off, 3)));
  if (both.length > 0 || all.some(({ offs }) => offs.some((off) => isFar(off, 4)))) process.exitCode = 1;
  const spots = `${one.count || 'no'} ${one.count > 1 ? 'spots are' : 'spot is'}`;
  const others = `with the other seed ${other.count || 'none'}${other.list}`;
  const inBoth = `in both runs ${both.length || 'none'}`;
  const byChance = `${(all.length * shareBeyond(3)).toFixed(1)} of ${all.length} are that far off on average.`;
  return `With one seed ${spots} more than three standard errors off${one.list}, ${others}, of ${all.length}
spots each; ${inBoth}. By chance alone, ${byChance} They occur in groups, because spots that share a
pocket or a face are paid by the same rounds. A fault of the wheel would show in both columns.`;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Counts the rounds for which the independent verifier draws other numbers than the house. */
function differencesOf({ code }: TableGame, count: number): number {
  let [seed, differences] = [hash(`bench ${code}`), 0];
  for (let round = 0; round < count; round += 1) {
    const name = roundName(`kiln-${code}`, String(202_611_220_000 + round));
    if (tableNumbers(code, seed, name).join() !== independentTableNumbers[code](seed, name).join()) differences += 1;
    seed = hash(seed);
  }
  return differences;
}

const games = Object.values(tables);

function checksPart(): string {
  const verified = Math.min(verifiedRounds, rounds);
  const differences = games.reduce((sum, game) => sum + differencesOf(game, verified / games.length), 0);
  if (differences > 0) process.exitCode = 1;
  const seeded = `${verified.toLocaleString('en')} rounds of the four tables`;
  const second = '`games/fair/testing/independentTable.ts`';
  return `Two verifiers that share no code drew ${seeded} from their seeds: **${differences} differences**. One of them
is what the house, the window and its offline verifier use; the other (${second}) was written from the
published rules.`;
}

const checks = checksPart();
const counted = `${rounds.toLocaleString('en')} rounds a table, and as many from another seed.`;
const returns = [counted, ...games.map(gamePart)].join('\n\n');
const parts = [
  ['far', farPart()],
  ['checks', checks],
  ['returns', returns],
] as const;
putParts('tables.md', parts, rounds === usualRounds);
