/** Terms as a player reads them: platforms and games by their names. */
import type { BonusTerms, KeptTerms } from '@foyer/contract/bonusTerms.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { House } from '../house.ts';
import { platforms } from '../platforms/platforms.ts';
import { gameNames } from './gameNameStore.ts';

/** In the order in which they were given; a game or platform that is gone from the catalogue stands under its id. */
export async function shownTerms(house: House, lang: Locale, all: readonly KeptTerms[]): Promise<BonusTerms[]> {
  const [known, games] = await Promise.all([
    platforms(house, lang),
    gameNames(house, [...new Set(all.flatMap(({ excludedGameIds }) => excludedGameIds))]),
  ]);
  const platformNames = new Map(known.map(({ platformCode, platformName }) => [platformCode, platformName]));
  return all.map(({ platformCodes, excludedGameIds, ...terms }) => ({
    ...terms,
    platforms: platformCodes.map((id) => ({ id, name: platformNames.get(id) ?? id })),
    excludedGames: excludedGameIds.map((id) => ({ id, name: games.get(id)?.[lang] ?? id })),
  }));
}
