/** The calls of the sports room. SI-07, SI-20 */
import type { Calls } from '@foyer/contract/calls.ts';
import type { Handlers } from '../http/context.ts';
import { matchesAt } from './fixtures.ts';

const football = 1;
const shownMatches = 8;

export const sportsRoutes: Pick<Handlers<Calls>, 'sport' | 'getCustomizeMatch' | 'getMatchByPlatformCode'> = {
  sport: async ({ house, lang }, filter) => ({ list: matchesAt(house.now(), lang, filter) }),
  /** Home features the next football match, every other place the match that has run longest. */
  getCustomizeMatch: async ({ house, lang }, { imgCode }) => {
    const filter = imgCode === 'home' ? { sportId: football } : {};
    const matches = matchesAt(house.now(), lang, filter);
    const [next] = imgCode === 'home' ? matches.filter((match) => match.market !== 'live') : matches;
    return { match: next };
  },
  getMatchByPlatformCode: async ({ house, lang }, { platformCode }) => ({
    list: matchesAt(house.now(), lang, { platformCode })
      .filter((match) => match.market !== 'live')
      .slice(0, shownMatches),
  }),
};
