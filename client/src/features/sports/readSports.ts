/** Search parameters of the sports section. */
import type { Market } from '@foyer/contract/sports/match.ts';
import { sportOf, sports } from '@foyer/contract/sports/sport.ts';

export interface SportsChosen {
  /** Undefined is the home of all sports. ENUM-022 */
  readonly sportId?: number;
  /** Undefined is 'today'. AMB-025 */
  readonly market?: Market;
}

/** Reads the search parameters; an unknown sport leads home. ROUTE-059 to ROUTE-070 */
export function readSports(search: Record<string, unknown>): SportsChosen {
  const sportId = sports[sportOf(Number(search.sportId))];
  const market = search.market === 'early' || search.market === 'live' ? search.market : undefined;
  return { ...(sportId !== undefined && { sportId }), ...(market && { market }) };
}
