/** The hash chains of draws, without gaps. F01 */
import { drawAt, drawTimes } from '@foyer/contract/lottery/clock.ts';
import type { LotteryChain } from '@foyer/contract/lottery/draws.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { linkAt } from '../fairness/chainLinks.ts';
import { endOf, newChain, positionIn } from '../fairness/hashChain.ts';
import type { House } from '../house.ts';
import { insertChain, readChains } from './chainStore.ts';
import type { ChainRow } from './chainStore.ts';

/** Draws per chain. On a game's first chain, some lie before the house's first day, as examples for the charts. */
const lengths = {
  minute: { draws: 11_520, examples: 1_440 },
  fiveMinute: { draws: 2_592, examples: 576 },
  daily: { draws: 516, examples: 150 },
} as const satisfies Record<LotteryCode, { draws: number; examples: number }>;

/** Returns all chains of a game. Creates the next one when less than a quarter of the last is left. */
export async function chainsOf(house: House, lotteryCode: LotteryCode): Promise<ChainRow[]> {
  const { index } = drawAt(lotteryCode, house.now());
  const { draws, examples } = lengths[lotteryCode];
  for (;;) {
    const chains = await readChains(house, lotteryCode);
    const last = chains.at(-1);
    if (last !== undefined && endOf(last) - index > draws / 4) return chains;
    const firstIndex = last === undefined ? index - examples : endOf(last);
    const chain = newChain(house, last, { firstIndex, length: draws });
    await insertChain(house, { lottery_code: lotteryCode, ...chain });
  }
}

/** Returns the seed of a draw and the previous seed, which for a chain's first draw is the anchor. */
export function seedsOf(chain: ChainRow, index: number): { readonly seed: string; readonly previousSeed: string } {
  const position = positionIn(chain, index);
  if (position < 1 || position > chain.length) throw new RangeError(`draw ${index} hangs on another chain`);
  return { seed: linkAt(chain, position), previousSeed: linkAt(chain, position - 1) };
}

/** The public part of a chain. */
export function chainView(lotteryCode: LotteryCode, chain: ChainRow): LotteryChain {
  return {
    chainNo: chain.chain_no,
    anchor: chain.anchor,
    firstIssue: drawTimes(lotteryCode, chain.first_index).issue,
    lastIssue: drawTimes(lotteryCode, endOf(chain) - 1).issue,
    length: chain.length,
    publishedMs: chain.published_ms,
  };
}
