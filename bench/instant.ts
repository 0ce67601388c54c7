/**
 * What the instant games return: every bet's exact return beside 10,000,000 seeded rounds of the house's own engine, and
 * 1,000,000 rounds on which two verifiers must not differ. Writes docs/instant.md.
 *
 *     npm run bench:instant              all of it, several minutes
 *     npm run bench:instant -- 1000000   fewer rounds; below a million nothing is written
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { deviationOf, instantCodes, returnOf, winsOf } from '@foyer/games/engines/instant/game.ts';
import type { InstantCode } from '@foyer/games/engines/instant/game.ts';
import { instantGames } from '@foyer/games/engines/instant/games.ts';
import { percentText, toNumber } from '@foyer/games/engines/slot/fraction.ts';
import { instantRound } from '@foyer/games/fair/instantRound.ts';
import { replayInstant } from '@foyer/games/fair/secondInstant.ts';
import { chanceFrom } from './chance.ts';
import { payersOf } from './instantPayers.ts';

const usualRounds = 10_000_000;
const verifiedRounds = 1_000_000;

interface Asked {
  readonly code: InstantCode;
  readonly rounds: number;
  readonly verified: number;
}

interface Found {
  readonly code: InstantCode;
  /** By bet, in hundredths. */
  readonly paid: readonly number[];
  readonly differences: number;
}

function measure({ code, rounds, verified }: Asked): Found {
  const chance = chanceFrom(code);
  const draw = (_: number, sizes: readonly number[]) => sizes.map((size) => Math.floor(chance() * size));
  const { settings } = instantGames[code];
  const paid = new Float64Array(settings.length);
  const play = payersOf(code, draw);
  for (let round = 0; round < rounds; round += 1) play(paid);
  return { code, paid: [...paid], differences: differencesOf(code, verified) };
}

function differencesOf(code: InstantCode, rounds: number): number {
  const game = instantGames[code];
  const choices = [...new Set(game.settings.map(({ choice }) => choice.split('@')[0] ?? ''))];
  // A hundred server seeds, as good as random and the same in every run; the nonce counts up.
  const seeds = Array.from({ length: 100 }, (_, place) =>
    createHash('sha256').update(`${code} ${place}`).digest('hex'),
  );
  let differences = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const serverSeed = seeds[nonce % seeds.length] ?? '';
    const choice = choices[nonce % choices.length] ?? '';
    const given = { serverSeed, clientSeed: `player-${nonce % 7}`, nonce };
    // Of a room, one door: the trap behind it or the first pay.
    const moves = code === 'treasure' ? [nonce % 25] : [];
    const first = instantRound(game, choice, given, moves);
    const second = replayInstant(code, choice, given, moves);
    const isSame = first?.pay === second.pay && (!first.isOver || first.shown.join() === second.shown.join());
    if (!isSame) differences += 1;
  }
  return differences;
}

const names: Readonly<Record<InstantCode, string>> = {
  plinko: '弹珠 Plinko',
  treasure: '宝库 Treasure Room',
  keno80: '基诺 Keno, 20 of 80',
  keno40: '幸运球 Lucky Balls, 10 of 40',
  markSix: '六合 Mark Six, 6 of 49',
  pickFive: '选五 Pick Five, 5 of 11',
  scratch: '刮刮卡 Scratch Card',
  hands: '猜拳 Hand Duel',
  horses: '赛马 Horse Races',
  fastThree: '快三 Fast Three',
};

/** `1.2.3` of a drum stands for any three marks. */
const betName = (code: InstantCode, choice: string): string =>
  code.startsWith('keno') || code === 'markSix' || code === 'pickFive' ? `${choice.split('.').length} marked` : choice;

function rowsOf({ code, paid }: Found, rounds: number): string {
  return instantGames[code].settings
    .map(({ choice, odds }, at) => {
      const exact = returnOf(odds);
      const deviation = deviationOf(odds);
      const measured = (paid[at] ?? 0) / 100 / rounds;
      const off = (measured - toNumber(exact)) / (deviation / Math.sqrt(rounds));
      if (Math.abs(off) > 3) process.stderr.write(`${code} ${choice} is off by ${off.toFixed(2)} standard errors\n`);
      return `| ${[
        betName(code, choice),
        `${percentText(exact, 3)} %`,
        `${(measured * 100).toFixed(3)} %`,
        `${off >= 0 ? '+' : '−'}${Math.abs(off).toFixed(2)}`,
        `${percentText(winsOf(odds), 3)} %`,
        deviation.toFixed(2),
        `${(Math.max(...odds.map(({ pay }) => pay)) / 100).toLocaleString('en')} ×`,
      ].join(' | ')} |`;
    })
    .join('\n');
}

/** Every bet is one look at chance: of so many, a few lie beyond two errors, and beyond four none may. */
function offs(all: readonly Found[], rounds: number): number[] {
  return all.flatMap(({ code, paid }) =>
    instantGames[code].settings.map(({ odds }, at) => {
      const error = deviationOf(odds) / Math.sqrt(rounds);
      return Math.abs(((paid[at] ?? 0) / 100 / rounds - toNumber(returnOf(odds))) / error);
    }),
  );
}

function page(all: readonly Found[], rounds: number, verified: number): string {
  const differences = all.reduce((sum, found) => sum + found.differences, 0);
  const distances = offs(all, rounds);
  const within = distances.filter((off) => off <= 3).length;
  if (differences > 0 || within < distances.length) process.exitCode = 1;
  const tables = all.map(
    (found) => `## ${names[found.code]}

| Bet | Exact | Measured | Off | Pays above the stake | Volatility | Most |
| --- | ----: | -------: | --: | -------------------: | ---------: | ---: |
${rowsOf(found, rounds)}
`,
  );
  return `# What the instant games return

Written by \`npm run bench:instant\`. *Exact* is counted over all results as fractions, without simulation: binomial for the
falling ball, hypergeometric for the drums and the room of doors, all 216 throws of three dice, all orders of first and second
for the horses, the table of tickets for the card. *Measured* is ${rounds.toLocaleString('en')} seeded rounds of the house's engine a game; *off* says by how many
standard errors it lies beside the exact return (${within} of ${distances.length} bets lie within three). Pays count the stake. *Volatility* is the standard
deviation of a round in stakes. In the room, \`3@2\` is three traps, taken after two doors.

Two verifiers that share no code worked out ${verified.toLocaleString('en')} rounds from their seeds: **${differences} differences** in what was drawn and paid. One
of them is what the house, the window and its offline verifier use; the other (\`games/fair/secondInstant.ts\`) was written from
the published rules.

${tables.join('\n')}`;
}

/** One thread a processor; each takes the next game when it is done with one. */
async function measureAll(asked: readonly Asked[]): Promise<Found[]> {
  const waiting = [...asked];
  const found = new Map<string, Found>();
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const worker = new Worker(new URL(import.meta.url), { workerData: next });
      const result = await new Promise<Found>((done, fail) => worker.on('message', done).on('error', fail));
      found.set(result.code, result);
      process.stdout.write(`${result.code}: ${result.differences} differences\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return asked.flatMap(({ code }) => found.get(code) ?? []);
}

if (isMainThread) {
  const rounds = Number(process.argv[2] ?? usualRounds);
  const verified = Math.ceil(Math.min(verifiedRounds, rounds) / instantCodes.length);
  const all = await measureAll(instantCodes.map((code) => ({ code, rounds, verified })));
  const text = page(all, rounds, verified * instantCodes.length);
  if (rounds >= verifiedRounds) writeFileSync(resolve(import.meta.dirname, '../docs/instant.md'), text);
  else process.stdout.write(text);
} else parentPort?.postMessage(measure(workerData as Asked), []);
