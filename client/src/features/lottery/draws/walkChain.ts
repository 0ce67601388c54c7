/** Checks a draw's proof in the page itself: a long way down a chain of hashes, with breath for the page between. */
import type { DrawProof } from '@foyer/contract/lottery/draws.ts';
import { lotteryGame } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { ballsOf, seedBefore } from '@foyer/games/fair/chain.ts';
import { isServerSeed } from '@foyer/games/fair/draw.ts';

export interface ChainCheck {
  /** The seed leads to the seed of the draw before in one step. */
  readonly isLinked: boolean;
  /** And to the published anchor in as many steps as it says. */
  readonly isAnchored: boolean;
  /** What the seed draws. */
  readonly numbers: readonly number[];
}

/** So many hashes between two breaths: a few milliseconds. */
const stride = 500;
/** Longer chains are not published. */
const longest = 100_000;

const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

export async function walkChain(
  code: LotteryCode,
  issue: string,
  { seed, previousSeed, position, chain }: DrawProof,
  signal?: AbortSignal,
): Promise<ChainCheck> {
  if (!isServerSeed(seed) || position < 1 || position > longest)
    return { isLinked: false, isAnchored: false, numbers: [] };
  let link = seed;
  for (let step = 0; step < position; step += 1) {
    if (step % stride === stride - 1) await breath();
    signal?.throwIfAborted();
    link = seedBefore(link);
  }
  return {
    isLinked: seedBefore(seed) === previousSeed,
    isAnchored: link === chain.anchor,
    numbers: ballsOf(lotteryGame(code).balls, seed, `${code}:${issue}`),
  };
}

export const isSame = ({ numbers }: ChainCheck, said: readonly number[]): boolean => numbers.join() === said.join();

/** Whether a draw is proved: its seed belongs to the chain that was published, and draws the numbers that were said. */
export const allHolds = (check: ChainCheck, said: readonly number[]): boolean =>
  check.isLinked && check.isAnchored && isSame(check, said);
