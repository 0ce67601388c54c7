/**
 * Cache of guest reads that are the same for everybody. Each reply belongs to a topic and is dropped when the topic's
 * version in the database changes, whichever process changed the data. The version is read at most once a second, so
 * changes by other processes show within a second. While the database does not answer, the last good reply is sent and
 * marked as stale.
 */
import type { Call } from '@foyer/contract/call.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { House } from '../house.ts';
import { compressReply } from './compressedReply.ts';
import type { CompressedReply } from './compressedReply.ts';

interface Keeping {
  readonly topic: 'catalogue' | 'house';
  /** Replies that count bets expire after this time even if their topic is unchanged. */
  readonly lifeMs: number;
}
const hour = 3_600_000;
const minute = 60_000;
const catalogue: Keeping = { topic: 'catalogue', lifeMs: hour };
const pages: Keeping = { topic: 'house', lifeMs: hour };
/** A list of live tables carries their last results and the time of the reply. */
const tables: Keeping = { topic: 'catalogue', lifeMs: 5_000 };
const counted: Keeping = { topic: 'catalogue', lifeMs: minute };

/** Calls whose reply depends only on the request and the language. */
const cachedCalls: Partial<Record<keyof Calls, Keeping>> = {
  gameList: catalogue,
  gamePlatformList: catalogue,
  gamePlatform: catalogue,
  getSlotGameByPlatform: tables,
  allGameInfo: catalogue,
  allGame: catalogue,
  newGame: catalogue,
  hotGame: catalogue,
  queryAllGameList: catalogue,
  gamePlatformGroup: catalogue,
  searchResult: catalogue,
  platformPicInfo: catalogue,
  totalSlot: catalogue,
  selectGameSlotType: catalogue,
  bannerList: pages,
  noticeList: pages,
  firstNavList: pages,
  showVIpInfo: pages,
  vipPrivilege: pages,
  bannerByCode: pages,
  bannerByNavId: pages,
  slotBanner: pages,
  fetchImgs: pages,
  fetchImg: pages,
  queryBonusArticleTypeList: pages,
  queryBonusArticleInfoList: pages,
  offerTypeList: pages,
  offerList: pages,
  relatedOffer: pages,
  offerBanner: pages,
  articleType: pages,
  articleListByType: pages,
  articleById: pages,
  pushInfoList: pages,
  pushInfo: pages,
  floatPicList: pages,
  newHeatGamePlatform: counted,
  heatGamePlatform: counted,
  slotRank: counted,
  leaderboardQuery: counted,
};

export const isCached = (call: Call): boolean => call.access === 'guest' && Object.hasOwn(cachedCalls, call.name);

export interface CachedReplies {
  /** Returns the cached reply of this key, or the result of `make`. Failures are not cached. */
  answer(name: string, key: string, make: () => Promise<string>): Promise<CachedReply>;
  /** Returns the cached reply of this key if it is certainly current, without waiting for anything. */
  current(name: string, key: string): CompressedReply | undefined;
  /** Reads again which replies are current, if that was more than a second ago. Rejects without a database. */
  refresh(): Promise<unknown>;
}

export interface CachedReply {
  readonly compressed: CompressedReply;
  /** Age of the reply if the database could not confirm that it is current; 0 otherwise. */
  readonly staleMs: number;
}

/** Largest number of cached replies; the oldest is evicted first. */
const mostReplies = 1_000;
const versionLifeMs = 1_000;

/** How long to wait for a fresh reply if an old one exists. */
export const patienceMs = 500;

interface Kept {
  readonly madeMs: number;
  readonly version: number;
  readonly untilMs: number;
  readonly reply: Promise<CompressedReply>;
  /** What `reply` resolved to. */
  made: CompressedReply | undefined;
}

interface Versions {
  /** Reads them if what was read is older than a second. */
  now(): Promise<ReadonlyMap<string, number>>;
  /** What was read within the last second; undefined if there is nothing. */
  known(): ReadonlyMap<string, number> | undefined;
}

function createVersions(house: House): Versions {
  let reading: Promise<ReadonlyMap<string, number>> | undefined;
  let read: ReadonlyMap<string, number> | undefined;
  let readAtMs = 0;
  const isYoung = (): boolean => Math.abs(house.now() - readAtMs) < versionLifeMs;

  async function readAgain(): Promise<ReadonlyMap<string, number>> {
    const startedMs = house.now();
    const rows = await house.db.selectFrom('data_version').selectAll().execute();
    const found = new Map(rows.map((row) => [row.topic, row.version]));
    // A slower reading that began earlier must not replace it.
    if (readAtMs === startedMs) read = found;
    return found;
  }

  return {
    now() {
      if (reading === undefined || !isYoung()) {
        readAtMs = house.now();
        read = undefined;
        const next = readAgain();
        reading = next;
        next.catch(() => {
          if (reading === next) reading = undefined;
        });
      }
      return reading;
    },
    known: () => (isYoung() ? read : undefined),
  };
}

export function createCachedReplies(house: House): CachedReplies {
  const kept = new Map<string, Kept>();
  /** The last successful reply of each key, however old. */
  const good = new Map<string, Kept>();
  const versions = createVersions(house);
  // Replies hold the names of the brand.
  house.config.brand.onChange(() => {
    kept.clear();
    good.clear();
  });

  async function fresh(keeping: Keeping, key: string, make: () => Promise<string>): Promise<CompressedReply> {
    const version = (await versions.now()).get(keeping.topic) ?? 0;
    const nowMs = house.now();
    const known = kept.get(key);
    if (known !== undefined && known.version === version && nowMs < known.untilMs) return known.reply;
    const made = make().then((reply) => (next.made = compressReply(reply)));
    const next: Kept = { madeMs: nowMs, version, untilMs: nowMs + keeping.lifeMs, reply: made, made: undefined };
    kept.delete(key);
    kept.set(key, next);
    made.then(
      () => good.set(key, next),
      () => {
        if (kept.get(key) === next) kept.delete(key);
      },
    );
    for (const all of [kept, good]) {
      const [oldest] = all.keys();
      if (all.size > mostReplies && oldest !== undefined) all.delete(oldest);
    }
    return made;
  }

  return {
    refresh: () => versions.now(),
    current(name, key) {
      const keeping = cachedCalls[name as keyof Calls];
      const read = versions.known();
      if (keeping === undefined || read === undefined) return undefined;
      const known = kept.get(key);
      const isCurrent = known?.version === (read.get(keeping.topic) ?? 0) && house.now() < known.untilMs;
      return isCurrent ? known.made : undefined;
    },
    async answer(name, key, make) {
      const keeping = cachedCalls[name as keyof Calls];
      if (keeping === undefined) return { compressed: compressReply(await make()), staleMs: 0 };
      const last = good.get(key);
      const reply = fresh(keeping, key, make);
      if (last === undefined) return { compressed: await reply, staleMs: 0 };
      const answered = await inTime(reply, patienceMs);
      if (answered !== undefined) return { compressed: answered, staleMs: 0 };
      return { compressed: await last.reply, staleMs: Math.max(1, house.now() - last.madeMs) };
    },
  };
}

/** Returns undefined if the database was unavailable or too slow. A late reply is ignored. */
export async function inTime<T>(reply: Promise<T>, limitMs: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, limitMs, undefined);
  try {
    return await Promise.race([reply, late]);
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
