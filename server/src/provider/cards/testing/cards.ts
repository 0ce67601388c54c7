/** For tests of the card room: a game of each kind, and the move that the house makes for an absent player. */
import type { CardRound } from '@foyer/contract/play/cards.ts';
import { isCardCode } from '@foyer/games/engines/cards/cardGame.ts';
import type { CardCode } from '@foyer/games/engines/cards/cardGame.ts';
import { cardGames } from '@foyer/games/engines/cards/cardGames.ts';
import { catalogueOf, usualGames } from '@foyer/games/catalogue/catalogue.ts';

export function gameOf(code: CardCode): string {
  const game = catalogueOf(usualGames).find((each) => each.engine === code && each.isTrialOffered);
  if (game === undefined) throw new Error(`no game of ${code}`);
  return game.gameId;
}

/** The move that the house would make for an absent player. */
export function leaving({ code, shown }: CardRound): string {
  const part = isCardCode(code) ? shown[code] : undefined;
  if (!isCardCode(code) || part === undefined) throw new Error(`nothing shown of ${code}`);
  return cardGames[code].leave(part);
}
