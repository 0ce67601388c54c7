/** The calls of the sports domain. SI-07, SI-20 */
import type { Calls } from '@foyer/contract/calls.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { Market, Match } from '@foyer/contract/sports/match.ts';
import type { House } from '../house.ts';
import type { Handlers } from '../http/context.ts';

/** Port through which the sportsbook lists its matches. The composition connects them. */
export interface MatchPort {
  listedMatches(
    house: House,
    lang: Locale,
    filter: { readonly sportId?: number; readonly market?: '' | Market; readonly platformCode?: string },
  ): Promise<Match[]>;
}

const football = 1;
const shownMatches = 8;

type Routes = Pick<Handlers<Calls>, 'sport' | 'getCustomizeMatch' | 'getMatchByPlatformCode'>;

export const sportsRoutes = (port: MatchPort): Routes => ({
  sport: async ({ house, lang }, filter) => ({ list: await port.listedMatches(house, lang, filter) }),
  /** Home features the next football match. Every other place features the match that has run longest. */
  getCustomizeMatch: async ({ house, lang }, { imgCode }) => {
    const filter = imgCode === 'home' ? { sportId: football } : {};
    const matches = await port.listedMatches(house, lang, filter);
    const [next] = imgCode === 'home' ? matches.filter((match) => match.market !== 'live') : matches;
    return { match: next };
  },
  getMatchByPlatformCode: async ({ house, lang }, { platformCode }) => ({
    list: (await port.listedMatches(house, lang, { platformCode }))
      .filter((match) => match.market !== 'live')
      .slice(0, shownMatches),
  }),
});
