/** Checks a draw's proof in the page. A chain has thousands of hashes, so the check pauses for the page in between. */
import type { DrawProof } from '@foyer/contract/lottery/draws.ts';
import { lotteryGame } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { checkDraw } from '@foyer/games/fair/chain.ts';

export interface ChainCheck {
  /** The seed leads to the seed of the draw before in one step. */
  readonly isLinked: boolean;
  /** The seed leads to the published anchor in as many steps as its position says. */
  readonly isAnchored: boolean;
  /** What the seed draws. */
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
  const claim = { anchor: chain.anchor, seed, position, draw: `${code}:${issue}` };
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

/** Whether a draw is proved: its seed belongs to the chain that was published, and draws the numbers that were said. */
export const allHolds = (check: ChainCheck, published: readonly number[]): boolean =>
  check.isLinked && check.isAnchored && isSame(check, published);
