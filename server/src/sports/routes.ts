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

/** No pair of sides occurs twice among this many neighbours, in a list of all sports. */
const pairsApart = 12;
const pairOf = ({ homeName, awayName }: Match): string => [homeName, awayName].toSorted().join(' ');

/**
 * Every sport has its own leagues, but their sides share names. Moves a match back behind the next of other sides if
 * its pair has just been listed.
 */
function spreadPairs(matches: readonly Match[]): Match[] {
  const waiting = [...matches];
  const listed: Match[] = [];
  while (waiting.length > 0) {
    const near = new Set(listed.slice(1 - pairsApart).map(pairOf));
    const free = waiting.findIndex((match) => !near.has(pairOf(match)));
    listed.push(...waiting.splice(Math.max(0, free), 1));
  }
  return listed;
}

type Routes = Pick<Handlers<Calls>, 'sport' | 'getCustomizeMatch' | 'getMatchByPlatformCode'>;

export const sportsRoutes = (port: MatchPort): Routes => ({
  sport: async ({ house, lang }, filter) => {
    const list = await port.listedMatches(house, lang, filter);
    return { list: filter.sportId === 0 ? spreadPairs(list) : list };
  },
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
