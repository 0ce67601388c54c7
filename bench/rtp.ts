/**
 * What the slot machines return: every title that stands for a model, its exact return beside 10,000,000 seeded rounds
 * of the house's own engine, and 1,000,000 rounds on which two verifiers must not differ. Writes docs/slots.md.
 *
 *     npm run bench:rtp              all of it, several minutes
 *     npm run bench:rtp -- 100000    fewer rounds, and nothing is written
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { chancesOf } from '@foyer/games/engines/slot/chance.ts';
import { percentText, toNumber } from '@foyer/games/engines/slot/fraction.ts';
import { lineCount } from '@foyer/games/engines/slot/rules.ts';
import type { Mechanic } from '@foyer/games/engines/slot/rules.ts';
import { playRound } from '@foyer/games/engines/slot/spin.ts';
import { ownTitles, titleOf } from '@foyer/games/engines/titles.ts';
import type { Title } from '@foyer/games/engines/titles.ts';
import { replay } from '@foyer/games/fair/secondVerifier.ts';
import { slotRound } from '@foyer/games/fair/slotRound.ts';

const usualRounds = 10_000_000;
const verifiedRounds = 1_000_000;

interface Asked {
  readonly gameId: string;
  readonly rounds: number;
  readonly verified: number;
}

interface Found extends Asked {
  readonly measured: number;
  readonly deviation: number;
  readonly hits: number;
  readonly most: number;
  readonly differences: number;
}

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** xoshiro128**, seeded by the title's name, so that every run gives the same figures. */
function chanceFrom(name: string): () => number {
  let [a, b, c, d] = [1, 2, 3, 4];
  for (const letter of name) [a, b, c, d] = [b, c, d, Math.imul(a ^ letter.charCodeAt(0), 0x9e3779b1) | 0];
  const next = (): number => {
    const out = Math.imul(turn(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turn(d, 11);
    return out / 2 ** 32;
  };
  for (let warm = 0; warm < 64; warm += 1) next();
  return next;
}

function mustTitle(gameId: string): Title {
  const title = titleOf(gameId);
  if (title === undefined) throw new Error(`no title ${gameId}`);
  return title;
}

function measure(asked: Asked): Found {
  const { model } = mustTitle(asked.gameId);
  const chance = chanceFrom(asked.gameId);
  const draw = (_: number, sizes: readonly number[]) => sizes.map((size) => Math.floor(chance() * size));
  let [paid, squares, hits, most] = [0, 0, 0, 0];
  for (let round = 0; round < asked.rounds; round += 1) {
    const { win, spins } = playRound(model, draw);
    const times = win / lineCount;
    paid += times;
    squares += times * times;
    if ((spins[0]?.win ?? 0) > 0) hits += 1;
    if (times > most) most = times;
  }
  const measured = paid / asked.rounds;
  const deviation = Math.sqrt(squares / asked.rounds - measured ** 2);
  return { ...asked, measured, deviation, hits: hits / asked.rounds, most, differences: differencesOf(asked) };
}

function differencesOf({ gameId, verified }: Asked): number {
  const { model } = mustTitle(gameId);
  // A hundred server seeds, as good as random and the same in every run; the nonce counts up.
  const seeds = Array.from({ length: 100 }, (_, place) =>
    createHash('sha256').update(`${gameId} ${place}`).digest('hex'),
  );
  let differences = 0;
  for (let nonce = 0; nonce < verified; nonce += 1) {
    const serverSeed = seeds[nonce % seeds.length] ?? '';
    const clientSeed = `player-${nonce % 7}`;
    const first = slotRound(model, { serverSeed, clientSeed, nonce });
    const second = replay(model, serverSeed, clientSeed, nonce);
    const stops = first.spins.map((spin) => spin.stops).join('|');
    if (first.win !== second.win || stops !== second.stops.join('|')) differences += 1;
  }
  return differences;
}

const mechanics: Readonly<Record<Mechanic, string>> = {
  lines: '20 lines',
  ways: '243 ways',
  cascade: 'cascade',
  hold: 'hold and spin',
};

function rowOf(found: Found): string {
  const title = mustTitle(found.gameId);
  const { rtp, hitRate } = chancesOf(title.model);
  const off = (found.measured - toNumber(rtp)) / (found.deviation / Math.sqrt(found.rounds));
  if (Math.abs(off) > 3) process.exitCode = 1;
  return `| ${[
    `${title.names.zh_CN} ${title.names.en}`,
    mechanics[title.model.mechanic],
    title.model.code,
    `${percentText(rtp, 3)} %`,
    `${(found.measured * 100).toFixed(3)} %`,
    `${off >= 0 ? '+' : '−'}${Math.abs(off).toFixed(2)}`,
    `${percentText(hitRate)} %`,
    found.deviation.toFixed(1),
    `${found.most.toLocaleString('en')} ×`,
  ].join(' | ')} |`;
}

function page(all: readonly Found[]): string {
  const verified = all.reduce((sum, found) => sum + found.verified, 0);
  const differences = all.reduce((sum, found) => sum + found.differences, 0);
  if (differences > 0) process.exitCode = 1;
  return `# What the slot machines return

Written by \`npm run bench:rtp\`. Every machine of the catalogue plays one of these models under its own name and cast; a
model's reels and pays were made for the title named here. *Exact* is counted over all combinations of stops, without
simulation (\`games/engines/slot/chance.ts\`): lines and ways as products of counts, falls by playing every combination to
its end, holds by the chances of their cells. *Measured* is ${usualRounds.toLocaleString('en')} seeded rounds of the house's engine a
title; *off* says by how many standard errors it lies beside the exact return. *Hits* are paid spins that pay anything at once,
*volatility* is the standard deviation of a round in stakes, *most* the largest round that was seen, in stakes.

| Title | Mechanic | Model | Exact | Measured | Off | Hits | Volatility | Most |
| ----- | -------- | ----- | ----: | -------: | --: | ---: | ---------: | ---: |
${all.map(rowOf).join('\n')}

Two verifiers that share no code drew ${verified.toLocaleString('en')} rounds of these titles from their seeds: **${differences} differences** in
stops, cells of coins and prizes. One of them is what the house, the window and its offline verifier use; the other
(\`games/fair/secondVerifier.ts\`) was written from the published rules.
`;
}

/** One thread a processor; each takes the next title when it is done with one. */
async function measureAll(asked: readonly Asked[]): Promise<Found[]> {
  const waiting = [...asked];
  const found = new Map<string, Found>();
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const worker = new Worker(new URL(import.meta.url), { workerData: next });
      const result = await new Promise<Found>((done, fail) => worker.on('message', done).on('error', fail));
      found.set(result.gameId, result);
      process.stdout.write(
        `${result.gameId} ${(result.measured * 100).toFixed(3)} %, ${result.differences} differences\n`,
      );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return asked.map(({ gameId }) => {
    const each = found.get(gameId);
    if (each === undefined) throw new Error(`no figures of ${gameId}`);
    return each;
  });
}

if (isMainThread) {
  const rounds = Number(process.argv[2] ?? usualRounds);
  const verified = Math.ceil(Math.min(verifiedRounds, rounds) / ownTitles.length);
  const all = await measureAll(ownTitles.map((gameId) => ({ gameId, rounds, verified })));
  const text = page(all);
  if (rounds === usualRounds) writeFileSync(resolve(import.meta.dirname, '../docs/slots.md'), text);
  else process.stdout.write(text);
} else parentPort?.postMessage(measure(workerData as Asked), []);
