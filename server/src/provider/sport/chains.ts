/**
 * The hash chains of matches: one per sport and week, published before bets on its matches are taken. F01
 */
import { setImmediate } from 'node:timers/promises';
import { lastBegun, matchEveryMs } from '@foyer/games/engines/sport/fixtures.ts';
import { sportKinds } from '@foyer/games/engines/sport/kinds.ts';
import type { Selectable } from 'kysely';
import type { SportTables } from '../../db/sportTables.ts';
import type { House } from '../../house.ts';
import { linkAt } from '../../fairness/chainLinks.ts';
import { chainAt, endOf, newChain, positionIn } from '../../fairness/hashChain.ts';
import { openedChain, sealedChain } from '../../fairness/seedVault.ts';

/** A chain with its secret opened. */
export type ChainRow = ReturnType<typeof openedChain<Selectable<SportTables['sport_chain']>>>;

const chainLength = Math.ceil((7 * 86_400_000) / matchEveryMs);
/**
 * A new house begins its first chain this many matches in the past, so that its board has running matches and results.
 */
const matchesBefore = 40;

const isShort = (last: ChainRow | undefined, index: number): boolean =>
  last === undefined || endOf(last) - index <= chainLength / 2;

type Chains = ReadonlyMap<number, readonly ChainRow[]>;

async function readChains(house: House): Promise<Chains> {
  const rows = await house.db.selectFrom('sport_chain').selectAll().orderBy('sport_id').orderBy('chain_no').execute();
  const chains = rows.map((row) => openedChain(house, row));
  return Map.groupBy(chains, (row) => row.sport_id);
}

function nextChain(house: House, sportId: number, last: ChainRow | undefined): ChainRow {
  const earliest = lastBegun(sportId, house.now()) - matchesBefore;
  // A house that was closed for weeks skips the matches of that time, because nobody could bet on them.
  const firstIndex = last === undefined ? earliest : Math.max(endOf(last), earliest);
  return { sport_id: sportId, ...newChain(house, last, { firstIndex, length: chainLength }) };
}

/** Creates missing chains of all sports. If several processes do so, the first one's chains are used. */
async function madeChains(house: House): Promise<Chains> {
  for (;;) {
    const chains = await readChains(house);
    const rows: ChainRow[] = [];
    for (const { sportId } of sportKinds) {
      const last = chains.get(sportId)?.at(-1);
      if (!isShort(last, lastBegun(sportId, house.now()))) continue;
      rows.push(nextChain(house, sportId, last));
      // Thousands of hashes per chain: yields to the event loop in between.
      await setImmediate();
    }
    if (rows.length === 0) return chains;
    await house.db
      .insertInto('sport_chain')
      .values(rows.map((row) => sealedChain(house, row)))
      .onConflict((conflict) => conflict.columns(['sport_id', 'chain_no']).doNothing())
      .execute();
  }
}

/** The chains of each house are cached, because they change once in a few days. Concurrent callers share one read. */
const known = new WeakMap<object, { chains: Chains; reading: Promise<Chains> | undefined }>();

/** All chains of a sport, oldest first; the next one is made when less than half of the last is left. */
export async function chainsOf(house: House, sportId: number): Promise<readonly ChainRow[]> {
  const kept = known.get(house.db) ?? { chains: new Map(), reading: undefined };
  known.set(house.db, kept);
  const index = lastBegun(sportId, house.now());
  while (isShort(kept.chains.get(sportId)?.at(-1), index)) {
    kept.reading ??= madeChains(house).finally(() => (kept.reading = undefined));
    kept.chains = await kept.reading;
  }
  return kept.chains.get(sportId) ?? [];
}

export interface Link {
  readonly seed: string;
  /** Which match of its chain it is, from 1. */
  readonly position: number;
  readonly chain: ChainRow;
}

/** Undefined for a match without a chain: it does not exist. */
export function linkOf(chains: readonly ChainRow[], index: number): Link | undefined {
  const chain = chainAt(chains, index);
  if (chain === undefined) return undefined;
  const position = positionIn(chain, index);
  return { seed: linkAt(chain, position), position, chain };
}
