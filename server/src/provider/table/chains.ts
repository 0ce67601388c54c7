/** The hash chains of rounds: one per week, without gaps. F01 */
import { roundAt, roundTimes } from '@foyer/contract/play/tableClock.ts';
import type { TableChain } from '@foyer/contract/play/table.ts';
import type { TableGame } from '@foyer/games/engines/table/table.ts';
import { roundName, tableNumbers } from '@foyer/games/fair/tableRound.ts';
import type { House } from '../../house.ts';
import { linkAt } from '../../fairness/chainLinks.ts';
import { chainAt, endOf, newChain, positionIn } from '../../fairness/hashChain.ts';
import { insertChain, readChains } from './chainStore.ts';
import type { ChainRow } from './chainStore.ts';

const chainLength = 20_160;

/** Whether a round has a chain. Without one it cannot be dealt, so no bet on it is taken. F01, L05 */
export const isBound = async (house: House, gameId: string, index: number): Promise<boolean> =>
  chainAt(await chainsOf(house, gameId), index) !== undefined;

/** All chains of a table, oldest first. Creates the next one when less than a quarter of the last is left. */
export async function chainsOf(house: House, gameId: string): Promise<ChainRow[]> {
  const { index } = roundAt(gameId, house.now());
  for (;;) {
    const chains = await readChains(house, gameId);
    const last = chains.at(-1);
    if (last !== undefined && endOf(last) - index > chainLength / 4) return chains;
    // A table's first chain begins with the current round: no bet on it is taken before the chain exists.
    const firstIndex = last === undefined ? index : endOf(last);
    await insertChain(house, { game_id: gameId, ...newChain(house, last, { firstIndex, length: chainLength }) });
  }
}

export interface Dealt {
  readonly numbers: readonly number[];
  readonly seed: string;
  /** Which round of its chain it is, from 1. */
  readonly position: number;
  readonly chain: ChainRow;
}

/** A round's numbers with their proof; undefined for a round before the first chain. */
export function dealt(game: TableGame, gameId: string, chains: readonly ChainRow[], index: number): Dealt | undefined {
  const chain = chainAt(chains, index);
  if (chain === undefined) return undefined;
  const position = positionIn(chain, index);
  const seed = linkAt(chain, position);
  const { roundNo } = roundTimes(gameId, index);
  return { numbers: tableNumbers(game.code, seed, roundName(gameId, roundNo)), seed, position, chain };
}

/** The public part of a chain. */
export const chainView = (gameId: string, chain: ChainRow): TableChain => ({
  anchor: chain.anchor,
  firstNo: roundTimes(gameId, chain.first_index).roundNo,
  lastNo: roundTimes(gameId, endOf(chain) - 1).roundNo,
  publishedMs: chain.published_ms,
});
