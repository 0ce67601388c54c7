/**
 * Guest reads that are the same for everybody, kept as ready text: asked again, one costs a look into a map. A topic's
 * replies are dropped when its version in the database is another, whoever changed the data; the version is read once a
 * second at most, so that another process's change shows within a second.
 */
import type { Call } from '@foyer/contract/call.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import type { House } from './context.ts';
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
  answer(name: string, key: string, make: () => Promise<string>): Promise<Pressed>;
}

/** Replies kept at most; the oldest goes first. */
const mostReplies = 1_000;
const versionLifeMs = 1_000;

interface Kept {
  readonly version: number;
  readonly untilMs: number;
  readonly reply: Promise<Pressed>;
}

export function createReadyReplies(house: House): ReadyReplies {
  const kept = new Map<string, Kept>();
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

  return {
    async answer(name, key, make) {
      const keeping = readyCalls[name as keyof Calls];
      if (keeping === undefined) return press(await make());
      const version = (await versionsNow()).get(keeping.topic) ?? 0;
      const nowMs = house.now();
      const known = kept.get(key);
      if (known !== undefined && known.version === version && nowMs < known.untilMs) return known.reply;
      const made = make().then(press);
      const fresh = { version, untilMs: nowMs + keeping.lifeMs, reply: made };
      kept.delete(key);
      kept.set(key, fresh);
      made.catch(() => {
        if (kept.get(key) === fresh) kept.delete(key);
      });
      const [oldest] = kept.keys();
      if (kept.size > mostReplies && oldest !== undefined) kept.delete(oldest);
      return made;
    },
  };
}

async function readVersions(house: House): Promise<ReadonlyMap<string, number>> {
  const rows = await house.db.selectFrom('data_version').selectAll().execute();
  return new Map(rows.map((row) => [row.topic, row.version]));
}
