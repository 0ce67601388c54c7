/**
 * Returns of the instant games. Every bet's exact return is compared with 10,000,000 seeded rounds of the house's own
 * engine. Two verifiers must agree on 1,000,000 rounds. Writes the marked parts of docs/instant.md.
 *
 *     npm run bench:instant              all of it, several minutes
 *     npm run bench:instant -- 1000000   fewer rounds, and nothing is written
 */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { deviationOf, instantCodes, returnOf, winsOf } from '@foyer/games/engines/instant/game.ts';
import type { InstantCode, Odd } from '@foyer/games/engines/instant/game.ts';
import { instantGames } from '@foyer/games/engines/instant/games.ts';
import { percentText, toNumber } from '@foyer/games/engines/slot/fraction.ts';
import { instantRound } from '@foyer/games/fair/instantRound.ts';
import { replayInstant } from '@foyer/games/fair/testing/independentInstant.ts';
import { chanceFrom } from './chance.ts';
import { shareBeyond } from './returns/byChance.ts';
import { putParts } from './returns/marks.ts';
import { instantNames } from './returns/names.ts';
import { signed } from './rtp/measure.ts';
import { payersOf } from './instantPayers.ts';

const usualRounds = 10_000_000;
const verifiedRounds = 1_000_000;

interface Asked {
  readonly code: InstantCode;
  /** Seed of the random stream. */
  readonly seed: string;
  readonly rounds: number;
  readonly verified: number;
}

interface Found {
  readonly code: InstantCode;
  /** Sum paid to each bet, in hundredths of its stake. */
  readonly paid: readonly number[];
  readonly differences: number;
}

function measure({ code, seed, rounds, verified }: Asked): Found {
  const chance = chanceFrom(seed);
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
  // A hundred pseudo-random server seeds, the same in every run; the nonce counts up.
  const seeds = Array.from({ length: 100 }, (_, place) =>
    createHash('sha256').update(`${code} ${place}`).digest('hex'),
  );
  let differences = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const serverSeed = seeds[nonce % seeds.length] ?? '';
    const choice = choices[nonce % choices.length] ?? '';
    const given = { serverSeed, clientSeed: `player-${nonce % 7}`, nonce };
    // In the room of doors, one door is opened: it holds a trap or brings the first payout.
    const moves = code === 'treasure' ? [nonce % 25] : [];
    const first = instantRound(game, choice, given, moves);
    const second = replayInstant(code, choice, given, moves);
    const isSame = first?.pay === second.pay && (!first.isOver || first.shown.join() === second.shown.join());
    if (!isSame) differences += 1;
  }
  return differences;
}

/** `1.2.3` of a keno draw stands for any three marks. */
const betName = (code: InstantCode, choice: string): string =>
  code.startsWith('keno') || code === 'markSix' || code === 'pickFive' ? `${choice.split('.').length} marked` : choice;

/** How many standard errors a bet's measured return is off its exact return. */
function offOf({ paid }: Found, at: number, odds: readonly Odd[], rounds: number): number {
  return ((paid[at] ?? 0) / 100 / rounds - toNumber(returnOf(odds))) / (deviationOf(odds) / Math.sqrt(rounds));
}

function rowsOf(found: Found, rounds: number): string {
  const { code, paid } = found;
  return instantGames[code].settings
    .map(
      ({ choice, odds }, at) =>
        `| ${[
          betName(code, choice),
          `${percentText(returnOf(odds), 3)} %`,
          `${((paid[at] ?? 0) / rounds).toFixed(3)} %`,
          signed(offOf(found, at, odds, rounds)),
          `${percentText(winsOf(odds), 3)} %`,
          deviationOf(odds).toFixed(2),
          `${(Math.max(...odds.map(({ pay }) => pay)) / 100).toLocaleString('en')} ×`,
        ].join(' | ')} |`,
    )
    .join('\n');
}

interface Far {
  readonly code: InstantCode;
  readonly at: number;
  readonly choice: string;
  readonly off: number;
}

/** The bets whose measured return is over three standard errors off. */
const farOf = (found: Found, rounds: number): Far[] =>
  instantGames[found.code].settings
    .map(({ choice, odds }, at) => ({ code: found.code, at, choice, off: offOf(found, at, odds, rounds) }))
    .filter(({ off }) => Math.abs(off) > 3);

/**
 * Lists the bets that are over three standard errors off, which chance causes now and then. Fails the run for a bet
 * over four, or over three with a second seed as well.
 */
function farText(all: readonly Found[], again: readonly Found[], rounds: number): string {
  const bets = all.reduce((sum, { paid }) => sum + paid.length, 0);
  const far = all.flatMap((found) => farOf(found, rounds));
  const named = far.map(({ code, at, choice, off }) => {
    const other = again.find((found) => found.code === code);
    const odds = instantGames[code].settings[at]?.odds ?? [];
    const second = other ? offOf(other, at, odds, rounds) : Infinity;
    if (Math.abs(off) > 4 || Math.abs(second) > 3) process.exitCode = 1;
    return `\`${betName(code, choice)}\` of ${instantNames[code]} at ${signed(off)}, in as many rounds from another seed at ${signed(second)}`;
  });
  const list = far.length === 0 ? '' : ` (${named.join('; ')})`;
  const few = `${far.length > 1 ? 'lie' : 'lies'} ${far.length === 0 ? 'none' : far.length} of ${bets} bets${list}`;
  return `${rounds.toLocaleString('en')} rounds a game. Beyond three standard errors ${few}; chance alone takes ${(bets * shareBeyond(3)).toFixed(1)} so far on the average.`;
}

function checksPart(all: readonly Found[], verified: number): string {
  const differences = all.reduce((sum, found) => sum + found.differences, 0);
  if (differences > 0) process.exitCode = 1;
  const second = '`games/fair/testing/independentInstant.ts`';
  const drawn = `${verified.toLocaleString('en')} rounds from their seeds: **${differences} differences**`;
  return `Two verifiers that share no code recomputed ${drawn} in what was drawn and paid. One
of them is what the house, the window and its offline verifier use; the other (${second}) was written from
the published rules.`;
}

function returnsPart(all: readonly Found[], again: readonly Found[], rounds: number): string {
  const tables = all.map(
    (found) => `## ${instantNames[found.code]}

| Bet | Exact | Measured | Off | Pays above the stake | Volatility | Most |
| --- | ----: | -------: | --: | -------------------: | ---------: | ---: |
${rowsOf(found, rounds)}`,
  );
  return [farText(all, again, rounds), ...tables].join('\n\n');
}

/** Runs one thread per processor. Each takes the next game when it has finished one. */
async function measureAll(asked: readonly Asked[]): Promise<Found[]> {
  const waiting = [...asked];
  const found = new Map<string, Found>();
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const worker = new Worker(new URL(import.meta.url), { workerData: next });
      const result = await new Promise<Found>((done, fail) => worker.on('message', done).on('error', fail));
      found.set(next.seed, result);
      process.stdout.write(`${result.code}: ${result.differences} differences\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return asked.flatMap(({ seed }) => found.get(seed) ?? []);
}

if (isMainThread) {
  const rounds = Number(process.argv[2] ?? usualRounds);
  const verified = Math.ceil(Math.min(verifiedRounds, rounds) / instantCodes.length);
  const all = await measureAll(instantCodes.map((code) => ({ code, seed: code, rounds, verified })));
  const far = all.filter((found) => farOf(found, rounds).length > 0);
  const again = await measureAll(far.map(({ code }) => ({ code, seed: `${code} once more`, rounds, verified: 0 })));
  const parts = [
    ['checks', checksPart(all, verified * instantCodes.length)],
    ['returns', returnsPart(all, again, rounds)],
  ] as const;
  putParts('instant.md', parts, rounds === usualRounds);
} else parentPort?.postMessage(measure(workerData as Asked), []);
