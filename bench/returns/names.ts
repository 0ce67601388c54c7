/** The games' names on the pages. Tables are written and found under these names. */
import type { CardCode } from '@foyer/games/engines/cards/cardGame.ts';
import type { InstantCode } from '@foyer/games/engines/instant/game.ts';
import type { TableCode } from '@foyer/games/engines/table/table.ts';

export const tableNames: Readonly<Record<TableCode, string>> = {
  baccarat: 'Baccarat',
  roulette: 'Roulette',
  sicBo: 'Sic bo',
  dragonTiger: 'Dragon tiger',
};

export const instantNames: Readonly<Record<InstantCode, string>> = {
  plinko: '弹珠 Plinko',
  treasure: '宝库 Treasure Room',
  keno80: '基诺 Keno, 20 of 80',
  keno40: '幸运球 Lucky Balls, 10 of 40',
  markSix: '六合 Mark Six, 6 of 49',
  pickFive: '选五 Pick Five, 5 of 11',
  scratch: '刮刮卡 Scratch Card',
  hands: '猜拳 Hand Duel',
  horses: '赛马 Horse Races',
  fastThree: '快三 Fast Three',
};

export const cardNames: Readonly<Record<CardCode, string>> = {
  blackjack: 'Blackjack',
  niuNiu: 'Niu niu',
  goldenFlower: 'Golden flower',
  twoEight: 'Two eight',
  douDizhu: 'Dou dizhu',
};
