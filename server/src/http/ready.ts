/**
 * Guest reads that are the same for everybody, kept as ready text: asked again, one costs a look into a map. A topic's
 * replies are dropped when its version in the database is another, whoever changed the data; the version is read once a
 * second at most, so that another process's change shows within a second. While the database does not answer, the last
 * good reply is given in its place, and says so.
 */
import type { Call } from '@foyer/contract/call.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { House } from '../house.ts';
import { press } from './pressed.ts';
import type { Pressed } from './pressed.ts';

interface Keeping {
  readonly topic: 'catalogue' | 'house';
  /** Replies that count bets are old after this time even where their topic stands still. */
  readonly lifeMs: number;
}
const hour = 3_600_000;
const minute = 60_000;
const catalogue: Keeping = { topic: 'catalogue', lifeMs: hour };
const pages: Keeping = { topic: 'house', lifeMs: hour };
const counted: Keeping = { topic: 'catalogue', lifeMs: minute };

/** Calls whose reply is decided by the request and the language alone. */
const readyCalls: Partial<Record<keyof Calls, Keeping>> = {
  gameList: catalogue,
  gamePlatformList: catalogue,
  gamePlatform: catalogue,
  getSlotGameByPlatform: catalogue,
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

export const isReady = (call: Call): boolean => call.access === 'guest' && Object.hasOwn(readyCalls, call.name);

export interface ReadyReplies {
  /** The kept reply under this key, or what `make` makes; what fails is not kept. */
  answer(name: string, key: string, make: () => Promise<string>): Promise<ReadyReply>;
}

export interface ReadyReply {
  readonly pressed: Pressed;
  /** How old it is where the database could not be asked whether it still holds; 0 otherwise. */
  readonly staleMs: number;
}

/** Replies kept at most; the oldest goes first. */
const mostReplies = 1_000;
const versionLifeMs = 1_000;

/** So long a fresh answer is waited for where an old one is there. */
const patienceMs = 500;

interface Kept {
  readonly madeMs: number;
  readonly version: number;
  readonly untilMs: number;
  readonly reply: Promise<Pressed>;
}

export function createReadyReplies(house: House): ReadyReplies {
  const kept = new Map<string, Kept>();
  /** The last reply of each key that was made without a failure, however old. */
  const good = new Map<string, Kept>();
  let versions: Promise<ReadonlyMap<string, number>> | undefined;
  let readAtMs = 0;

  function versionsNow(): Promise<ReadonlyMap<string, number>> {
    const nowMs = house.now();
    if (versions === undefined || Math.abs(nowMs - readAtMs) >= versionLifeMs) {
      readAtMs = nowMs;
      const reading = readVersions(house);
      versions = reading;
      reading.catch(() => {
        if (versions === reading) versions = undefined;
      });
    }
    return versions;
  }

  async function fresh(keeping: Keeping, key: string, make: () => Promise<string>): Promise<Pressed> {
    const version = (await versionsNow()).get(keeping.topic) ?? 0;
    const nowMs = house.now();
    const known = kept.get(key);
    if (known !== undefined && known.version === version && nowMs < known.untilMs) return known.reply;
    const made = make().then(press);
    const next = { madeMs: nowMs, version, untilMs: nowMs + keeping.lifeMs, reply: made };
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
    async answer(name, key, make) {
      const keeping = readyCalls[name as keyof Calls];
      if (keeping === undefined) return { pressed: press(await make()), staleMs: 0 };
      const last = good.get(key);
      const reply = fresh(keeping, key, make);
      if (last === undefined) return { pressed: await reply, staleMs: 0 };
      const answered = await inTime(reply, patienceMs);
      if (answered !== undefined) return { pressed: answered, staleMs: 0 };
      return { pressed: await last.reply, staleMs: Math.max(1, house.now() - last.madeMs) };
    },
  };
}

/** Undefined where the database could not be asked, or not in time. What goes on after that is nobody's. */
async function inTime(reply: Promise<Pressed>, limitMs: number): Promise<Pressed | undefined> {
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

async function readVersions(house: House): Promise<ReadonlyMap<string, number>> {
  const rows = await house.db.selectFrom('data_version').selectAll().execute();
  return new Map(rows.map((row) => [row.topic, row.version]));
}
