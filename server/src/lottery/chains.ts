/** The hash chains of draws, without gaps: one a day, so that each has a salt of its own. F01 */
import { drawAt, drawTimes } from '@foyer/contract/lottery/clock.ts';
import type { LotteryChain } from '@foyer/contract/lottery/draws.ts';
import { lotteryGame } from '@foyer/contract/lottery/games.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { linkAt } from '../fairness/chainLinks.ts';
import type { Timetable } from '../fairness/chainPlan.ts';
import { chainSaltView } from '../fairness/chainSaltView.ts';
import { endOf, positionIn, publishChains, saltOfChain } from '../fairness/hashChain.ts';
import { knowSalts } from '../fairness/salts.ts';
import type { House } from '../house.ts';
import { insertChain, lastChain, readChains } from './chainStore.ts';
import type { ChainRow } from './chainStore.ts';

/** Of a game's first chain, so many draws lie before the house's first day, as examples for the charts. */
const examples = { minute: 1_440, fiveMinute: 576, daily: 150 } as const satisfies Record<LotteryCode, number>;

const timetableOf = (lotteryCode: LotteryCode): Timetable => ({
  eventsPerChain: 86_400_000 / lotteryGame(lotteryCode).periodMs,
  startMs: (index) => drawTimes(lotteryCode, index).openMs,
  aheadMs: 0,
  firstIndex: (nowMs) => drawAt(lotteryCode, nowMs).index - examples[lotteryCode],
  // Chases bet on draws far ahead.
  isGapless: true,
});

/** The chains of a game from a draw on, oldest first. Creates those that are due. */
export async function chainsOf(house: House, lotteryCode: LotteryCode, fromIndex: number): Promise<ChainRow[]> {
  for (;;) {
    const chains = await readChains(house, lotteryCode, fromIndex);
    const isMade = await publishChains(house, [
      {
        name: `lottery:${lotteryCode}`,
        timetable: timetableOf(lotteryCode),
        last: chains.at(-1) ?? (await lastChain(house, lotteryCode)),
        insert: (db, chain) => insertChain(house, db, { lottery_code: lotteryCode, ...chain }),
      },
    ]);
    if (isMade) continue;
    await knowSalts(
      house,
      chains.map((chain) => chain.salt_day),
    );
    return chains;
  }
}

export interface DrawSeeds {
  readonly seed: string;
  /** The seed of the draw before; of a chain's first draw, the anchor. */
  readonly previousSeed: string;
}

export function seedsOf(chain: ChainRow, index: number): DrawSeeds {
  const position = positionIn(chain, index);
  if (position < 1 || position > chain.length) throw new RangeError(`draw ${index} hangs on another chain`);
  return { seed: linkAt(chain, position), previousSeed: linkAt(chain, position - 1) };
}

/** The salt of a draw that is due: it was fixed before the draw opened. */
export function saltOfDue(house: House, chain: ChainRow): string {
  const salt = saltOfChain(house, chain);
  if (salt === undefined) throw new Error(`no salt for chain ${chain.chain_no} of ${chain.lottery_code}`);
  return salt;
}

/** The public part of a chain. */
export function chainView(house: House, lotteryCode: LotteryCode, chain: ChainRow): LotteryChain {
  return {
    chainNo: chain.chain_no,
    anchor: chain.anchor,
    firstIssue: drawTimes(lotteryCode, chain.first_index).issue,
    lastIssue: drawTimes(lotteryCode, endOf(chain) - 1).issue,
    length: chain.length,
    publishedMs: chain.published_ms,
    salt: chainSaltView(house, chain),
  };
}
