/**
 * The hash chains of draws, created and published before their first draw, without gaps. F01 A chain commits the house
 * to its draws before any bet. The house itself could still compute future draws, so staff who can read this table must
 * not bet.
 */
import { drawAt, drawTimes } from '@foyer/contract/lottery/clock.ts';
import type { LotteryChain } from '@foyer/contract/lottery/draws.ts';
import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { chainFrom } from '@foyer/games/fair/chain.ts';
import type { House } from '../house.ts';
import { insertChain, readChains } from './chainStore.ts';
import type { ChainRow } from './chainStore.ts';

/** Draws on one chain, and how many of the first one's lie before the house's first day: examples for the charts. */
const lengths = {
  minute: { draws: 11_520, examples: 1_440 },
  fiveMinute: { draws: 2_592, examples: 576 },
  daily: { draws: 516, examples: 150 },
} as const satisfies Record<LotteryCode, { draws: number; examples: number }>;

const endOf = (chain: ChainRow): number => chain.first_index + chain.length;

/** All chains of a game; the next one is made when less than a quarter of the last is left. */
export async function chainsOf(house: House, lotteryCode: LotteryCode): Promise<ChainRow[]> {
  const nowMs = house.now();
  const { index } = drawAt(lotteryCode, nowMs);
  const { draws, examples } = lengths[lotteryCode];
  for (;;) {
    const chains = await readChains(house, lotteryCode);
    const last = chains.at(-1);
    if (last !== undefined && endOf(last) - index > draws / 4) return chains;
    const secret = Buffer.from(house.random.bytes(32)).toString('hex');
    await insertChain(house, {
      lottery_code: lotteryCode,
      chain_no: chains.length,
      first_index: last === undefined ? index - examples : endOf(last),
      length: draws,
      secret,
      anchor: chainFrom(secret, draws)[0] ?? '',
      published_ms: nowMs,
    });
  }
}

/** The chain that a draw hangs on; undefined for one before the first chain or after the last. */
export const chainAt = (chains: readonly ChainRow[], index: number): ChainRow | undefined =>
  chains.find((chain) => index >= chain.first_index && index < endOf(chain));

/** Which draw of its chain it is, from 1. */
export const positionIn = (chain: ChainRow, index: number): number => index - chain.first_index + 1;

/** Chains that were worked out last; what is in them follows from the secret alone. */
const known = new Map<string, string[]>();
const mostKnown = 8;

function linksOf({ secret, length }: ChainRow): string[] {
  const found = known.get(secret);
  if (found !== undefined) return found;
  const links = chainFrom(secret, length);
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(secret, links);
  return links;
}

/** The seed of a draw, and the one before it: of a chain's first draw the anchor. */
export function seedsOf(chain: ChainRow, index: number): { readonly seed: string; readonly previousSeed: string } {
  const position = positionIn(chain, index);
  const links = linksOf(chain);
  const [previousSeed, seed] = [links[position - 1], links[position]];
  if (seed === undefined || previousSeed === undefined) throw new RangeError(`draw ${index} hangs on another chain`);
  return { seed, previousSeed };
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
