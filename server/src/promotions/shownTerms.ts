/** Terms as a player reads them: platforms and games by their names. */
import type { BonusTerms, KeptTerms } from '@foyer/contract/bonusTerms.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { House } from '../http/context.ts';
import { platforms } from '../platforms/platforms.ts';

export async function shownTerms(house: House, lang: Locale, all: readonly KeptTerms[]): Promise<BonusTerms[]> {
  const known = await platforms(house, lang);
  const platformNames = new Map(known.map(({ platformCode, platformName }) => [platformCode, platformName]));
  return all.map(({ platformCodes, excludedGameIds, ...terms }) => ({
    ...terms,
    platforms: platformCodes.map((id) => ({ id, name: platformNames.get(id) ?? id })),
    excludedGames: excludedGameIds.map((id) => ({ id, name: id })),
  }));
}
