/** A house's halls, one for each type of game: its name there, and why it cannot be entered yet. ENTITY-011, STATE-006 */
import { namedGames, platforms } from './catalogue.ts';
import type { Engine, Names, PlatformCode } from './game.ts';
import { otherSubjects } from './subjects.ts';

export interface Hall {
  readonly platform: PlatformCode;
  readonly gameType: number;
  readonly names: Names;
  /** Undefined where the hall is open. */
  readonly maintenance: Names | undefined;
}

/** What a hall of a type is called; slots are the house itself. ENUM-001 */
const hallNames: readonly (Names & { readonly gameType: number })[] = [
  { gameType: 1, zh_CN: '', en: '', th: '' },
  { gameType: 2, zh_CN: '真人厅', en: 'Live Tables', th: 'โต๊ะสด' },
  { gameType: 3, zh_CN: '体育馆', en: 'Sports Hall', th: 'สปอร์ตฮอลล์' },
  { gameType: 4, zh_CN: '彩票站', en: 'Draw Room', th: 'ห้องหวย' },
  { gameType: 5, zh_CN: '渔场', en: 'Fishery', th: 'บ่อตกปลา' },
  { gameType: 6, zh_CN: '棋牌室', en: 'Card Room', th: 'ห้องไพ่' },
  { gameType: 7, zh_CN: '立体馆', en: '3D Hall', th: 'ฮอลล์สามมิติ' },
  { gameType: 8, zh_CN: '百戏园', en: 'Game Garden', th: 'สวนเกม' },
];

const joined = (house: Names, hall: Names): Names => ({
  zh_CN: hall.zh_CN === '' ? house.zh_CN : `${house.zh_CN}·${hall.zh_CN}`,
  en: hall.en === '' ? house.en : `${house.en} ${hall.en}`,
  th: hall.th === '' ? house.th : `${house.th} ${hall.th}`,
});

const stillBuilt = (names: Names): Names => ({
  zh_CN: `${names.zh_CN}的游戏还在制作，目前不能进入。开放时会在公告里写明。`,
  en: `The games of ${names.en} are still being made and cannot be entered. The announcements will say when they open.`,
  th: `เกมของ${names.th}ยังอยู่ระหว่างจัดทำ จึงยังเข้าไม่ได้ เราจะแจ้งในประกาศเมื่อเปิดให้บริการ`,
});

/** A hall that is shut for a while though its games have engines: what a house in service looks like. STATE-006 */
const inUpkeep: { readonly platform: PlatformCode; readonly gameType: number; readonly reason: Names } = {
  platform: 'harbour',
  gameType: 7,
  reason: {
    zh_CN: '九号港·立体馆正在做每月保养，目前不能进入。九号港的其他厅照常开放，账户里的余额不受影响。',
    en: 'Harbour Nine 3D Hall is closed for its monthly upkeep and cannot be entered. The other halls of Harbour Nine are open, and no balance is affected.',
    th: 'ฮาร์เบอร์ไนน์ ฮอลล์สามมิติ ปิดบำรุงรักษาประจำเดือน จึงยังเข้าไม่ได้ ฮอลล์อื่นของฮาร์เบอร์ไนน์เปิดตามปกติ และยอดเงินไม่ได้รับผลกระทบ',
  },
};

function reasonOf(platform: PlatformCode, gameType: number, names: Names): Names | undefined {
  if (platform === inUpkeep.platform && gameType === inUpkeep.gameType) return inUpkeep.reason;
  return openTypes.has(gameType) ? undefined : stillBuilt(names);
}

const hasEngine = ({ engine }: { readonly engine: Engine }): boolean => engine !== 'none';

/** Types whose games all have engines. */
const openTypes: ReadonlySet<number> = new Set([
  1,
  ...otherSubjects
    .filter(({ gameType, subjects }) => {
      const named = namedGames.filter((game) => game.gameType === gameType);
      return subjects.every(hasEngine) && named.every(hasEngine);
    })
    .map(({ gameType }) => gameType),
]);

/** Whether a game belongs to a closed hall. STATE-006 */
export const isShut = ({ platform, gameType }: Pick<Hall, 'platform' | 'gameType'>): boolean =>
  halls.some((hall) => hall.platform === platform && hall.gameType === gameType && hall.maintenance !== undefined);

export const halls: readonly Hall[] = hallNames.flatMap((hall) =>
  platforms.map((platform) => {
    const names = joined(platform.names, hall);
    return {
      platform: platform.code,
      gameType: hall.gameType,
      names,
      maintenance: platform.maintenance ?? reasonOf(platform.code, hall.gameType, names),
    };
  }),
);
