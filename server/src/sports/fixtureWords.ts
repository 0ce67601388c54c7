/** Leagues and clubs of the virtual matches, in three languages; none of them exists. */
import { places } from '@foyer/games/catalogue/places.ts';
import type { Locale } from '@foyer/contract/envelope.ts';

type Words = Readonly<Record<Locale, string>>;
const words = (zh_CN: string, en: string, th: string): Words => ({ zh_CN, en, th });

/** How a sport is played here: ENUM-022's ids, the length of a match and what a side scores on average. */
export interface VirtualSport {
  readonly sportId: number;
  readonly league: Words;
  readonly hasDraw: boolean;
  readonly minutes: number;
  /** What both sides score together in a whole match, on average. */
  readonly scoring: number;
  /** A new match begins this often. */
  readonly everyMinutes: number;
}

const play = (
  sportId: number,
  league: Words,
  [minutes, scoring, everyMinutes]: readonly [number, number, number],
  hasDraw = false,
): VirtualSport => ({ sportId, league, minutes, scoring, everyMinutes, hasDraw });

export const virtualSports: readonly VirtualSport[] = [
  play(1, words('虚拟足球联赛', 'Virtual Football League', 'ลีกฟุตบอลเสมือน'), [90, 2.7, 45], true),
  play(2, words('虚拟篮球联赛', 'Virtual Basketball League', 'ลีกบาสเกตบอลเสมือน'), [48, 214, 60]),
  play(3, words('虚拟网球巡回赛', 'Virtual Tennis Tour', 'เทนนิสทัวร์เสมือน'), [100, 22, 90]),
  play(8, words('虚拟棒球联赛', 'Virtual Baseball League', 'ลีกเบสบอลเสมือน'), [170, 9, 180]),
  play(15, words('虚拟飞镖大师赛', 'Virtual Darts Masters', 'ปาเป้ามาสเตอร์เสมือน'), [50, 11, 120]),
  play(23, words('虚拟手球联赛', 'Virtual Handball League', 'ลีกแฮนด์บอลเสมือน'), [60, 56, 120], true),
  play(25, words('虚拟冰球联赛', 'Virtual Ice Hockey League', 'ลีกฮอกกี้น้ำแข็งเสมือน'), [60, 6, 120]),
  play(29, words('虚拟自行车对抗赛', 'Virtual Cycling Duels', 'ดวลจักรยานเสมือน'), [30, 3, 150]),
  play(31, words('虚拟橄榄球联赛', 'Virtual Rugby League', 'ลีกรักบี้เสมือน'), [80, 44, 180], true),
  play(34, words('虚拟台球公开赛', 'Virtual Billiards Open', 'บิลเลียดโอเพนเสมือน'), [90, 11, 150]),
  play(40, words('虚拟排球联赛', 'Virtual Volleyball League', 'ลีกวอลเลย์บอลเสมือน'), [75, 4, 120]),
];

const mascots: readonly Words[] = [
  words('飞虎', 'Tigers', 'พยัคฆ์'),
  words('白鹤', 'Cranes', 'กระเรียนขาว'),
  words('铁马', 'Iron Horse', 'ม้าเหล็ก'),
  words('海鹰', 'Ospreys', 'เหยี่ยวทะเล'),
  words('雷鼓', 'Thunder', 'กลองอสนี'),
  words('青狮', 'Lions', 'สิงห์คราม'),
  words('夜狐', 'Foxes', 'จิ้งจอกราตรี'),
];

/** The club of a number: each place has one of each mascot. */
export function clubName(club: number, lang: Locale): string {
  const place = places[club % places.length];
  const mascot = mascots[club % mascots.length];
  if (place === undefined || mascot === undefined) return '';
  if (lang === 'en') return `${place.en} ${mascot.en}`;
  return lang === 'th' ? `${mascot.th}${place.th}` : place.zh_CN + mascot.zh_CN;
}

export const clubCount = places.length * mascots.length;
