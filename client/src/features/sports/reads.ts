/** Queries of the sports lobby. Live matches are read again, because they change. */
import { getCustomizeMatch, getMatchByPlatformCode, sport } from '@foyer/contract/sports/match.ts';
import type { Market } from '@foyer/contract/sports/match.ts';
import { sports } from '@foyer/contract/sports/sport.ts';
import type { Sport } from '@foyer/contract/sports/sport.ts';
import { q } from '#api/query.ts';
import type { SportsChosen } from './readSports.ts';

export const sportNames = Object.keys(sports) as Sport[];

/** The order of the tabs; today is the default. */
export const marketTabs = ['today', 'early', 'live'] as const satisfies readonly Market[];

export const matchesOf = ({ sportId, market }: SportsChosen) =>
  q(sport, { sportId: sportId ?? 0, market: market ?? 'today' });

/** The match that the house features in a place. SCREEN-060 */
export const featuredMatch = (place: 'home' | 'sports') => q(getCustomizeMatch, { imgCode: place });

export const matchesOfPlatform = (platformCode: string) => q(getMatchByPlatformCode, { platformCode });

/** How often a running match is read again, ms. */
export const liveEveryMs = 20_000;
