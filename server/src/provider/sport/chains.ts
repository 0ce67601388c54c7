/**
 * The hash chains of matches: one per sport and day, published before bets on its matches are taken. Its salt is fixed
 * before its matches are listed, because the time of a match's end follows from it. F01
 */
import { listedAheadMs } from '@foyer/contract/play/sportDays.ts';
import { fixtureStartMs, lastBegun, matchEveryMs } from '@foyer/games/engines/sport/fixtures.ts';
import { sportKinds } from '@foyer/games/engines/sport/kinds.ts';
import type { House } from '../../house.ts';
import { linkAt } from '../../fairness/chainLinks.ts';
import { plannedChains } from '../../fairness/chainPlan.ts';
import type { Timetable } from '../../fairness/chainPlan.ts';
import { chainAt, endOf, positionIn, publishChains, saltOfChain } from '../../fairness/hashChain.ts';
import type { Series } from '../../fairness/hashChain.ts';
import { knowSalts } from '../../fairness/salts.ts';
import { insertChain, readChains } from './chainStore.ts';
import type { ChainRow } from './chainStore.ts';

/**
 * A new house begins its first chain this many matches in the past, so that its board has running matches and results.
 */
const matchesBefore = 40;

/** A house that was closed for weeks skips the matches of that time, because nobody could bet on them. */
const timetableOf = (sportId: number): Timetable => ({
  eventsPerChain: 86_400_000 / matchEveryMs,
  startMs: (index) => fixtureStartMs(sportId, index),
  aheadMs: listedAheadMs,
  firstIndex: (nowMs) => lastBegun(sportId, nowMs) - matchesBefore,
  isGapless: false,
});

type Chains = ReadonlyMap<number, readonly ChainRow[]>;

const isDue = (house: House, sportId: number, last: ChainRow | undefined): boolean =>
  plannedChains(timetableOf(sportId), last && endOf(last), house.now()).length > 0;

/** Creates missing chains of all sports. If several processes do so, the first one's chains are used. */
async function madeChains(house: House): Promise<Chains> {
  for (;;) {
    const chains = await readChains(house);
    const series = sportKinds.map(({ sportId }): Series => ({
      name: `sport:${sportId}`,
      timetable: timetableOf(sportId),
      last: chains.get(sportId)?.at(-1),
      insert: (db, chain) => insertChain(house, db, { sport_id: sportId, ...chain }),
    }));
    if (!(await publishChains(house, series))) return chains;
  }
}

/** The chains of each house are cached, because they change once a day. Concurrent callers share one read. */
const known = new WeakMap<object, { chains: Chains; reading: Promise<Chains> | undefined }>();

/** All chains of a sport, oldest first, with their salts known. Creates those that are due. */
export async function chainsOf(house: House, sportId: number): Promise<readonly ChainRow[]> {
  const kept = known.get(house.db) ?? { chains: new Map(), reading: undefined };
  known.set(house.db, kept);
  while (isDue(house, sportId, kept.chains.get(sportId)?.at(-1))) {
    kept.reading ??= madeChains(house).finally(() => (kept.reading = undefined));
    kept.chains = await kept.reading;
  }
  const chains: readonly ChainRow[] = kept.chains.get(sportId) ?? [];
  await knowSalts(
    house,
    chains.map((chain) => chain.salt_day),
  );
  return chains;
}

export interface Link {
  readonly seed: string;
  readonly salt: string;
  /** Which match of its chain it is, from 1. */
  readonly position: number;
  readonly chain: ChainRow;
}

/** Undefined for a match without a chain, or whose salt is not fixed yet: it does not exist. */
export function linkOf(house: House, chains: readonly ChainRow[], index: number): Link | undefined {
  const chain = chainAt(chains, index);
  const salt = chain && saltOfChain(house, chain);
  if (chain === undefined || salt === undefined) return undefined;
  const position = positionIn(chain, index);
  return { seed: linkAt(chain, position), salt, position, chain };
}
