/** 九号港: sports and esports at the betting desk, and a night of cards. */
import type { CatalogueGame, Emblem, Family } from './game.ts';

const named = (
  id: string,
  gameType: number,
  family: Family,
  emblem: Emblem,
  zh_CN: string,
  en: string,
  th: string,
  pictureVariant: number,
): CatalogueGame => ({
  gameId: `harbour-${id}`,
  platform: 'harbour',
  gameType,
  names: { zh_CN, en, th },
  emblem,
  family,
  engine: family === 'chess' ? 'none' : 'sport',
  section: family === 'esports' ? 'esports' : '',
  isNew: false,
  isHot: false,
  isTrialOffered: family !== 'chess',
  pictureVariant,
  baseModel: undefined,
});

export const harbour = [
  named('green-night', 3, 'sports', 'football', '绿茵之夜', 'Night on the Green', 'คืนแห่งสนามหญ้า', 0),
  named('street-hoops', 3, 'sports', 'basketball', '街头篮球', 'Street Basketball', 'บาสเกตบอลข้างถนน', 1),
  named('centre-court', 3, 'sports', 'tennis', '中央球场', 'Centre Court', 'เซ็นเตอร์คอร์ต', 2),
  named('summit', 8, 'esports', 'controller', '电竞巅峰', 'Summit of Esports', 'จุดสูงสุดอีสปอร์ต', 3),
  named('crosshair', 8, 'esports', 'crosshair', '准星对决', 'Crosshair Duel', 'ดวลศูนย์เล็ง', 4),
  {
    ...named('harbour-poker', 6, 'chess', 'cards', '夜港扑克', 'Harbour Poker Night', 'โป๊กเกอร์คืนท่าเรือ', 5),
    engine: 'sitAndGo',
    section: 'texas',
    isTrialOffered: true,
  } satisfies CatalogueGame,
];
