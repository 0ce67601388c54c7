/** The games of the card room by their codes, and the one that a game of the catalogue opens. */
import { catalogueGame } from '../../catalogue/catalogue.ts';
import { blackjack } from './blackjack/game.ts';
import { douDizhu } from './douDizhu/game.ts';
import { goldenFlower } from './duel/goldenFlower.ts';
import { niuNiu } from './duel/niuNiu.ts';
import { twoEight } from './duel/twoEight.ts';
import { isCardCode } from './cardGame.ts';
import type { CardCode, CardGame } from './cardGame.ts';

export const cardGames: Readonly<Record<CardCode, CardGame<any>>> = {
  blackjack,
  niuNiu,
  goldenFlower,
  twoEight,
  douDizhu,
};

/** Undefined if the game is unknown or not of the card room. */
export function cardCodeOf(gameId: string): CardCode | undefined {
  const engine = catalogueGame(gameId)?.engine ?? 'none';
  return isCardCode(engine) ? engine : undefined;
}
