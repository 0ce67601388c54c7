/** The hash chains of rounds: one a day, so that each has a salt of its own. F01 */
import { roundAt, roundTimes, roundsADay } from '@foyer/contract/play/tableClock.ts';
import type { TableChain } from '@foyer/contract/play/table.ts';
import type { TableGame } from '@foyer/games/engines/table/table.ts';
import { roundName, tableNumbers } from '@foyer/games/fair/tableRound.ts';
import type { House } from '../../house.ts';
import { linkAt } from '../../fairness/chainLinks.ts';
import type { Timetable } from '../../fairness/chainPlan.ts';
import { chainSaltView } from '../../fairness/chainSaltView.ts';
import { chainAt, endOf, positionIn, publishChains, saltOfChain } from '../../fairness/hashChain.ts';
import { knowSalts } from '../../fairness/salts.ts';
import { chainsOfTables, insertChain, lastChain } from './chainStore.ts';
import type { ChainRow } from './chainStore.ts';

/** The number of rounds in the road maps. */
export const roadLength = 120;

/** Whether a round has a chain. Without one it cannot be dealt, so no bet on it is taken. F01, L05 */
export const isBound = async (house: House, gameId: string, index: number): Promise<boolean> =>
  chainAt(await chainsOf(house, gameId, index), index) !== undefined;

/** A table's first chain begins with the current round: no bet on it is taken before the chain exists. */
const timetableOf = (gameId: string): Timetable => ({
  eventsPerChain: roundsADay,
  startMs: (index) => roundTimes(gameId, index).openMs,
  aheadMs: 0,
  firstIndex: (nowMs) => roundAt(gameId, nowMs).index,
  isGapless: false,
});

/** The chains of a table from a round on, the road's by default, oldest first. Creates those that are due. */
export async function chainsOf(house: House, gameId: string, fromIndex?: number): Promise<ChainRow[]> {
  const first = fromIndex ?? roundAt(gameId, house.now()).index - roadLength;
  for (;;) {
    const chains = (await chainsOfTables(house, [gameId], first)).get(gameId) ?? [];
    const isMade = await publishChains(house, [
      {
        name: `table:${gameId}`,
        timetable: timetableOf(gameId),
        last: chains.at(-1) ?? (await lastChain(house, gameId)),
        insert: (db, chain) => insertChain(house, db, { game_id: gameId, ...chain }),
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

export interface Dealt {
  readonly numbers: readonly number[];
  readonly seed: string;
  /** Which round of its chain it is, from 1. */
  readonly position: number;
  readonly chain: ChainRow;
}

export interface ChainedTable {
  readonly house: House;
  readonly game: TableGame;
  readonly gameId: string;
  readonly chains: readonly ChainRow[];
}

/** A round's numbers with their proof; undefined for a round without a chain, or whose salt is not fixed yet. */
export function dealt({ house, game, gameId, chains }: ChainedTable, index: number): Dealt | undefined {
  const chain = chainAt(chains, index);
  const salt = chain && saltOfChain(house, chain);
  if (chain === undefined || salt === undefined) return undefined;
  const position = positionIn(chain, index);
  const seed = linkAt(chain, position);
  const { roundNo } = roundTimes(gameId, index);
  return { numbers: tableNumbers(game.code, seed, roundName(gameId, roundNo), salt), seed, position, chain };
}

/** The public part of a chain. */
export const chainView = (house: House, gameId: string, chain: ChainRow): TableChain => ({
  anchor: chain.anchor,
  firstNo: roundTimes(gameId, chain.first_index).roundNo,
  lastNo: roundTimes(gameId, endOf(chain) - 1).roundNo,
  publishedMs: chain.published_ms,
  salt: chainSaltView(house, chain),
});
