/**
 * Returns of the slot machines. For each title that stands for a model, the exact return is compared with 10,000,000
 * seeded rounds of the house's own engine. Every variant of the longest catalogue is counted exactly, and some are
 * simulated. Two verifiers must agree on 1,000,000 rounds. Writes the marked parts of docs/slots.md and
 * docs/slot-variants.md.
 *
 *     npm run bench:rtp              all of it, a quarter of an hour
 *     npm run bench:rtp -- 100000    fewer rounds and the usual catalogue, and nothing is written
 */
import { availableParallelism } from 'node:os';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { usualGames } from '@foyer/games/catalogue/catalogue.ts';
import { mostGames } from '@foyer/games/catalogue/generated.ts';
import { chancesOf } from '@foyer/games/engines/slot/chance.ts';
import { percentText } from '@foyer/games/engines/slot/fraction.ts';
import type { Mechanic } from '@foyer/games/engines/slot/rules.ts';
import { ownTitles } from '@foyer/games/engines/slotTitles.ts';
import { putParts, writePart } from './returns/marks.ts';
import { measure, mustTitle, offBy, signed } from './rtp/measure.ts';
import type { Asked, Found } from './rtp/measure.ts';
import {
  basesPart,
  countedVariant,
  inParts,
  listPart,
  playedPart,
  sampleOf,
  variantIds,
  variantsPart,
} from './rtp/variants.ts';
import type { VariantRow } from './rtp/variants.ts';

const usualRounds = 10_000_000;
const verifiedRounds = 1_000_000;

const mechanics: Readonly<Record<Mechanic, string>> = {
  lines: '20 lines',
  ways: '243 ways',
  cascade: 'cascade',
  hold: 'hold and spin',
};

function rowOf(found: Found): string {
  const title = mustTitle(found.gameId);
  const { rtp, hitRate } = chancesOf(title.model);
  const off = offBy(found, rtp);
  if (Math.abs(off) > 3) process.exitCode = 1;
  return `| ${[
    `${title.names.zh_CN} ${title.names.en}`,
    mechanics[title.model.mechanic],
    title.model.code,
    `${percentText(rtp, 3)} %`,
    `${(found.measured * 100).toFixed(3)} %`,
    signed(off),
    `${percentText(hitRate)} %`,
    found.deviation.toFixed(1),
    `${found.most.toLocaleString('en')} ×`,
  ].join(' | ')} |`;
}

const titlesPart = (all: readonly Found[]): string => `${(all[0]?.rounds ?? 0).toLocaleString('en')} rounds a title.

| Title | Mechanic | Model | Exact | Measured | Off | Hits | Volatility | Most |
| ----- | -------- | ----- | ----: | -------: | --: | ---: | ---------: | ---: |
${all.map(rowOf).join('\n')}`;

function checksPart(all: readonly Found[]): string {
  const verified = all.reduce((sum, found) => sum + found.verified, 0);
  const differences = all.reduce((sum, found) => sum + found.differences, 0);
  if (differences > 0) process.exitCode = 1;
  const drawn = `${verified.toLocaleString('en')} rounds of these titles`;
  return `Two verifiers that share no code drew ${drawn} from their seeds: **${differences} differences** in
stops, cells of coins and prizes. One of them is what the house, the window and its offline verifier use; the other
(\`games/fair/testing/independentSlot.ts\`) was written from the published rules.`;
}

type Job =
  | { readonly kind: 'play'; readonly asked: Asked }
  | { readonly kind: 'count'; readonly gameIds: readonly string[] };

/** Runs one thread per processor. Each takes the next job when it has finished one. */
async function inThreads<T>(jobs: readonly Job[], describe: (done: T) => string): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < jobs.length) {
      const place = next;
      next += 1;
      const worker = new Worker(new URL(import.meta.url), { workerData: jobs[place] });
      const result = await new Promise<T>((hear, fail) => worker.on('message', hear).on('error', fail));
      done[place] = result;
      process.stdout.write(`${describe(result)}\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return done;
}

const playLine = ({ gameId, measured, differences }: Found): string =>
  `${gameId} ${(measured * 100).toFixed(3)} %, ${differences} differences`;

async function writeAll(rounds: number): Promise<void> {
  const isWhole = rounds === usualRounds;
  const ids = variantIds(isWhole ? mostGames : usualGames);
  const counted = await inThreads<VariantRow[]>(
    inParts(ids, 200).map((gameIds) => ({ kind: 'count', gameIds })),
    (rows) => `${rows.length} variants counted`,
  );
  const rows = counted.flat();
  const sample = sampleOf(rows).map((gameId) => ({ gameId, rounds: rounds / 10, verified: 0 }));
  const verified = Math.ceil(Math.min(verifiedRounds, rounds) / ownTitles.length);
  const asked = [...ownTitles.map((gameId) => ({ gameId, rounds, verified })), ...sample];
  const found = await inThreads<Found>(
    asked.map((each) => ({ kind: 'play', asked: each })),
    playLine,
  );
  const own = found.slice(0, ownTitles.length);
  const parts = [
    ['returns', titlesPart(own)],
    ['checks', checksPart(own)],
    ['variants', variantsPart(rows)],
    ['bases', basesPart(rows)],
    ['played', playedPart(found.slice(ownTitles.length))],
  ] as const;
  putParts('slots.md', parts, isWhole);
  if (!isWhole) return;
  const usual = new Set(variantIds(usualGames));
  writePart('slot-variants.md', 'returns', listPart(rows.filter(({ gameId }) => usual.has(gameId))));
}

const resultOf = (job: Job) => (job.kind === 'play' ? measure(job.asked) : job.gameIds.map(countedVariant));

if (isMainThread) await writeAll(Number(process.argv[2] ?? usualRounds));
else parentPort?.postMessage(resultOf(workerData as Job), []);
