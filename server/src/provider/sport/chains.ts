/**
 * The chains that matches hang on: a week of a sport's matches each, published before a bet is taken on any of them. Who can
 * read their table may not bet. F01
 */
import { lastBegun, matchEveryMs } from '@foyer/games/engines/sport/fixtures.ts';
import type { Selectable } from 'kysely';
import type { SportTables } from '../../db/sportTables.ts';
import type { House } from '../../http/context.ts';
import { linkAt } from '../chainLinks.ts';

export type ChainRow = Selectable<SportTables['sport_chain']>;

const chainLength = Math.ceil((7 * 86_400_000) / matchEveryMs);
/** The first chain of a house begins so many matches ago, so that its board has matches that run and results. */
const matchesBefore = 40;
const endOf = (chain: ChainRow): number => chain.first_index + chain.length;

const readChains = (house: House, sportId: number): Promise<ChainRow[]> =>
  house.db.selectFrom('sport_chain').selectAll().where('sport_id', '=', sportId).orderBy('chain_no').execute();

/** Of several processes that make the same chain the first one's stands. */
async function insertChain(house: House, sportId: number, last: ChainRow | undefined, index: number): Promise<void> {
  const secret = Buffer.from(house.random.bytes(32)).toString('hex');
  await house.db
    .insertInto('sport_chain')
    .values({
      sport_id: sportId,
      chain_no: (last?.chain_no ?? -1) + 1,
      // A house that was closed for weeks had no matches meanwhile: nobody could bet on them.
      first_index: last === undefined ? index - matchesBefore : Math.max(endOf(last), index - matchesBefore),
      length: chainLength,
      secret,
      anchor: linkAt({ secret, length: chainLength }, 0),
      published_ms: house.now(),
    })
    .onConflict((conflict) => conflict.columns(['sport_id', 'chain_no']).doNothing())
    .execute();
}

/** Chains change once in a few days; which are known is kept for each house. */
const read = new WeakMap<object, Map<number, readonly ChainRow[]>>();

/** All chains of a sport, oldest first; the next one is made when less than half of the last is left. */
export async function chainsOf(house: House, sportId: number): Promise<readonly ChainRow[]> {
  const ofHouse = read.get(house.db) ?? new Map<number, readonly ChainRow[]>();
  read.set(house.db, ofHouse);
  const index = lastBegun(sportId, house.now());
  for (let chains = ofHouse.get(sportId) ?? []; ; chains = await readChains(house, sportId)) {
    const last = chains.at(-1);
    if (last !== undefined && endOf(last) - index > chainLength / 2) {
      ofHouse.set(sportId, chains);
      return chains;
    }
    const stored = (await readChains(house, sportId)).at(-1);
    if (stored === undefined || endOf(stored) - index <= chainLength / 2)
      await insertChain(house, sportId, stored, index);
  }
}

export interface Link {
  readonly seed: string;
  /** Which match of its chain it is, from 1. */
  readonly position: number;
  readonly chain: ChainRow;
}

/** Undefined for matches that no chain carries: there are none. */
export function linkOf(chains: readonly ChainRow[], index: number): Link | undefined {
  const chain = chains.findLast((one) => index >= one.first_index && index < endOf(one));
  if (chain === undefined) return undefined;
  const position = index - chain.first_index + 1;
  return { seed: linkAt(chain, position), position, chain };
}
