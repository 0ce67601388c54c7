/** Verifies a draw's proof. A chain has thousands of hashes, so it yields to the page in between. */
import type { DrawProof } from '@foyer/contract/lottery/draws.ts';
import { lotteryGame } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { checkDraw } from '@foyer/games/fair/chain.ts';

export interface ChainCheck {
  /** Hashing the seed once gives the seed of the previous draw. */
  readonly isLinked: boolean;
  /** Hashing the seed as often as its position says gives the published anchor. */
  readonly isAnchored: boolean;
  /** The numbers that the seed and the salt draw. */
  readonly numbers: readonly number[];
}

/** Hashes between two pauses: a few milliseconds. */
const stride = 500;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

export async function walkChain(
  code: LotteryCode,
  issue: string,
  { seed, previousSeed, position, chain }: DrawProof,
  signal?: AbortSignal,
): Promise<ChainCheck> {
  const claim = { anchor: chain.anchor, seed, position, draw: `${code}:${issue}`, salt: chain.salt.salt };
  const steps = checkDraw(lotteryGame(code).balls, claim);
  for (let count = 1; ; count += 1) {
    const { done, value } = steps.next();
    if (done === true) {
      if (value === undefined) return { isLinked: false, isAnchored: false, numbers: [] };
      const { isAnchored, numbers } = value;
      return { isLinked: value.previousSeed === previousSeed, isAnchored, numbers };
    }
    if (count % stride === 0) await pause();
    signal?.throwIfAborted();
  }
}

export const isSame = ({ numbers }: ChainCheck, published: readonly number[]): boolean =>
  numbers.join() === published.join();

/** Whether a draw is proved: its seed belongs to the published chain and draws the published numbers. */
export const allHolds = (check: ChainCheck, published: readonly number[]): boolean =>
  check.isLinked && check.isAnchored && isSame(check, published);
