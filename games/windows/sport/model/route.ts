/** Where in the desk one is: kept in the address behind `#`, so that a reload and the way back lead there. */
import { sportKinds } from '@foyer/contract/games/sport.ts';

export const boardTabs = ['live', 'soon', 'later', 'results'] as const;
export type BoardTab = (typeof boardTabs)[number];

export type Route =
  | { readonly kind: 'board'; readonly sportId: number; readonly tab: BoardTab | undefined }
  | { readonly kind: 'match'; readonly matchId: string };

const isTab = (word: string): word is BoardTab => (boardTabs as readonly string[]).includes(word);

const isSport = (sportId: number): boolean => sportKinds.some((kind) => kind.sportId === sportId);
/** The sport of a match is the first part of its name. */
const sportOfMatch = (matchId: string): number => Number(matchId.split('-')[0]);

/** `#/1/live`, `#/match/1-5938212`; anything else is the board of the door that was used. */
export function routeOf(hash: string, doorSportId: number): Route {
  const [first = '', second = ''] = hash.replace(/^#\/?/, '').split('/');
  if (first === 'match' && /^\d{1,3}-\d{1,12}$/.test(second) && isSport(sportOfMatch(second)))
    return { kind: 'match', matchId: second };
  const sportId = isSport(Number(first)) ? Number(first) : doorSportId;
  return { kind: 'board', sportId, tab: isTab(second) ? second : undefined };
}

export const hashOf = (route: Route): string =>
  route.kind === 'match' ? `#/match/${route.matchId}` : `#/${route.sportId}${route.tab ? `/${route.tab}` : ''}`;

export const sportOfRoute = (route: Route): number =>
  route.kind === 'match' ? sportOfMatch(route.matchId) : route.sportId;
