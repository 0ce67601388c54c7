/** Terms as shown to the player, with the names of platforms and games. */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { BonusTerms, KeptTerms } from '@foyer/contract/bonusTerms.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { House } from '../house.ts';
import { platforms } from '../platforms/platforms.ts';
import { gameNames } from './gameNameStore.ts';

/** Keeps the given order. A game or platform that is no longer in the catalogue is shown by its id. */
export async function shownTerms(house: House, lang: Locale, all: readonly KeptTerms[]): Promise<BonusTerms[]> {
  const [known, games] = await Promise.all([
    platforms(house, lang),
    gameNames(house, [...new Set(all.flatMap(({ excludedGameIds }) => excludedGameIds))]),
  ]);
  const platformNames = new Map(known.map(({ platformCode, platformName }) => [platformCode, platformName]));
  return all.map(({ platformCodes, excludedGameIds, ...terms }) => ({
    ...terms,
    platforms: platformCodes.map((id) => ({ id, name: platformNames.get(id) ?? id })),
    excludedGames: excludedGameIds.map((id) => ({ id, name: inLanguage(games.get(id), lang) ?? id })),
  }));
}
