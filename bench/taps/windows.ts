/** What is tapped in a window of each family of games: its panels, its stake, and a round. */
import type { Tap } from './controls.ts';

export interface TappedWindow {
  readonly family: string;
  readonly gameId: string;
  readonly gameType: string;
  readonly taps: readonly Tap[];
}

const button = (...names: readonly (string | RegExp)[]): Tap[] => names.map((name) => ['button', name]);
const place = (...selectors: readonly string[]): Tap[] => selectors.map((selector) => ['css', selector]);
const panels = button('规则与赔付', '关闭', '公平验证', '关闭', '我的记录', '关闭', '打开声音', '关闭声音');

export const windows: readonly TappedWindow[] = [
  {
    family: 'slot',
    gameId: 'moyu-koi-gate',
    gameType: '1',
    taps: [...panels, ...button('增加下注', '减少下注'), ...place('.spin')],
  },
  {
    family: 'cascade slot',
    gameId: 'moyu-nine-skies',
    gameType: '1',
    taps: [...panels, ...button('增加下注', '减少下注'), ...place('.spin')],
  },
  {
    family: 'blackjack',
    gameId: 'moyu-pine-court-blackjack',
    gameType: '6',
    taps: [...panels, ...place('label:has(input[type=radio]) >> nth=2', '.deal', '.acts button >> nth=0')],
  },
  {
    family: 'poker',
    gameId: 'moyu-spring-terrace-casino-holdem',
    gameType: '6',
    taps: [...panels, ...place('label:has(input[type=radio]) >> nth=2'), ...button(/^发牌/, /^(跟注|弃牌)/)],
  },
  {
    family: 'live table',
    gameId: 'kiln-pine-court-baccarat',
    gameType: '2',
    taps: [
      ...panels,
      ...place('label:has(input[type=radio]) >> nth=1', '[data-spot=player]', '[data-spot=banker]', '[data-spot=tie]'),
      ...button('撤销', '清空'),
      ...place('summary'),
    ],
  },
  {
    family: 'sport',
    gameId: 'harbour-green-night',
    gameType: '3',
    taps: [
      ...button('规则与赔付', '关闭', '公平验证', '关闭'),
      ['link', /^早盘/],
      ['link', /^今日/],
      ['link', /^篮球/],
      ...place('.odd >> nth=0', '.odd >> nth=3', '.odd >> nth=3', 'a.sides >> nth=0'),
    ],
  },
  {
    family: 'plinko',
    gameId: 'brass-frost-wood-chiming-tower',
    gameType: '7',
    taps: [
      ...panels,
      ...button('每注增加', '每注减少'),
      ...place('label:has(input[type=radio]) >> nth=0', '.main-button'),
    ],
  },
  {
    family: 'treasure room',
    gameId: 'moyu-long-street-treasure-room',
    gameType: '7',
    taps: [...panels, ...place('.main-button'), ...button(/^第 7 道门/, /^第 12 道门/)],
  },
  {
    family: 'keno',
    gameId: 'canglan-flower-isle-keno',
    gameType: '4',
    taps: [...panels, ...place('.lucky, .quick', '.main-button')],
  },
  {
    family: 'fish',
    gameId: 'harbour-flower-isle-pearl-shell',
    gameType: '5',
    taps: [...panels, ...button('增大面值', '减小面值', '锁定', /^发射/), ...place('.water', '.water')],
  },
];
