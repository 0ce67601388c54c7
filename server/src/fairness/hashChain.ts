/**
 * Hash chains of lottery draws, table rounds and matches, created and published before the first event on them. A chain
 * commits the house to its seeds, and its salt is fixed later, so that the house can choose no results. Secrets are
 * encrypted at rest. People with access to the house's key can compute future results once the salt is fixed, and must
 * not bet. F01
 */
import { anchorText } from '@foyer/games/fair/anchorList.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { openList } from './anchorStore.ts';
import { linkAt } from './chainLinks.ts';
import { plannedChains } from './chainPlan.ts';
import type { Timetable } from './chainPlan.ts';
import { knownSalt } from './salts.ts';

/** The columns that every table of chains has. */
export interface HashChain {
  /** Counts the chains of one game from 0. */
  readonly chain_no: number;
  /** The first event on the chain: a draw, a round, a match. */
  readonly first_index: number;
  /** How many events it carries. */
  readonly length: number;
  /** The seed of the last event, 64 hex digits, from which all others follow. */
  readonly secret: string;
  /** What is published: the hash of the first event's seed. */
  readonly anchor: string;
  readonly published_ms: number;
  /** The day of its salt; null for a chain without one. */
  readonly salt_day: number | null;
  /** Its entry in the list of anchors; null for a chain of a release before salts. */
  readonly entry_no: number | null;
}

/** The index after the last event on the chain. */
export const endOf = ({ first_index, length }: Pick<HashChain, 'first_index' | 'length'>): number =>
  first_index + length;

/** The chain of an event; undefined for an event before the first chain or after the last. */
export const chainAt = <C extends HashChain>(chains: readonly C[], index: number): C | undefined =>
  chains.findLast((chain) => index >= chain.first_index && index < endOf(chain));

/** Which event of its chain it is, from 1. */
export const positionIn = (chain: HashChain, index: number): number => index - chain.first_index + 1;

/** The salt that a chain's results follow from: '' for a chain without one, undefined while it is not fixed. */
export const saltOfChain = (house: House, { salt_day: day }: HashChain): string | undefined =>
  day === null ? '' : knownSalt(house, day)?.salt;

/** The chains of one game. */
export interface Series {
  /** Name in the list of anchors: `table:game`, `lottery:code`, `sport:id`. */
  readonly name: string;
  readonly timetable: Timetable;
  readonly last: Pick<HashChain, 'chain_no' | 'first_index' | 'length'> | undefined;
  /** Stores a chain. Returns false if another process has stored one of this number. */
  readonly insert: (db: Kysely<Tables>, chain: HashChain) => Promise<boolean>;
}

type Unlisted = Omit<HashChain, 'published_ms' | 'entry_no'>;

function newChains({ random, now }: House, { timetable, last }: Series): Unlisted[] {
  const firstNo = last === undefined ? 0 : last.chain_no + 1;
  return plannedChains(timetable, last && endOf(last), now()).map(({ firstIndex, length, saltDay }, at) => {
    const secret = Buffer.from(random.bytes(32)).toString('hex');
    const anchor = linkAt({ secret, length }, 0);
    return { chain_no: firstNo + at, first_index: firstIndex, length, secret, anchor, salt_day: saltDay };
  });
}

/**
 * Publishes the chains that games need now: each with its entry in the list of anchors, in one transaction. Returns
 * whether there were any. If several processes do so, the first one's chains are used.
 */
export async function publishChains(house: House, games: readonly Series[]): Promise<boolean> {
  const all: { readonly series: Series; readonly chains: readonly Unlisted[] }[] = [];
  for (const series of games) {
    all.push({ series, chains: newChains(house, series) });
    // Thousands of hashes a game: other work goes on in between.
    if (games.length > 1) await new Promise((next) => setImmediate(next));
  }
  if (all.every(({ chains }) => chains.length === 0)) return false;
  await house.db.transaction().execute(async (db) => {
    const list = await openList(db, house.now());
    for (const { series, chains } of all)
      for (const chain of chains) {
        const row = { ...chain, published_ms: list.publishedMs, entry_no: list.nextNo() };
        // Those that follow were planned after this one.
        if (!(await series.insert(db, row))) break;
        const { chain_no: chainNo, first_index: firstIndex, length, anchor, salt_day: saltDay } = row;
        list.add(
          anchorText({ chain: series.name, chainNo, firstIndex, length, anchor, saltDay: saltDay ?? undefined }),
        );
      }
    await list.store();
  });
  return true;
}
