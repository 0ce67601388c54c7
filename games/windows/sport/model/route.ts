/** The current place in the desk, kept in the fragment of the address for reloads and the back button. */
import { sportKinds } from '@foyer/contract/play/sport.ts';
import { dayOf, firstSlotOf } from '@foyer/contract/play/sportDays.ts';

/** Live matches, the rest of today, the early market of the next days, results. */
export const boardTabs = ['live', 'today', 'early', 'results'] as const;
export type BoardTab = (typeof boardTabs)[number];

export interface BoardRoute {
  readonly kind: 'board';
  readonly sportId: number;
  readonly tab: BoardTab | undefined;
  /** Two hours of a day, only for `today` and `early`; 0 for the next ones. */
  readonly slot: number;
}
export type Route = BoardRoute | { readonly kind: 'match'; readonly matchId: string };

const isTab = (word: string): word is BoardTab => (boardTabs as readonly string[]).includes(word);

const isSport = (sportId: number): boolean => sportKinds.some((kind) => kind.sportId === sportId);
/** The sport is the first part of a match's id. */
const sportOfMatch = (matchId: string): number => Number(matchId.split('-')[0]);

const slotIn = (text: string): number => (/^\d{1,7}$/.test(text) ? Number(text) : 0);

/** `#/1/live`, `#/1/early/248116`, `#/match/1-5938212`; anything else opens the board of the launched sport. */
export function routeOf(hash: string, doorSportId: number): Route {
  const [first = '', second = '', third = ''] = hash.replace(/^#\/?/, '').split('/');
  if (first === 'match' && /^\d{1,3}-\d{1,12}$/.test(second) && isSport(sportOfMatch(second)))
    return { kind: 'match', matchId: second };
  const sportId = isSport(Number(first)) ? Number(first) : doorSportId;
  const tab = isTab(second) ? second : undefined;
  return { kind: 'board', sportId, tab, slot: tab === 'today' || tab === 'early' ? slotIn(third) : 0 };
}

export function hashOf(route: Route): string {
  if (route.kind === 'match') return `#/match/${route.matchId}`;
  const { sportId, tab, slot } = route;
  return `#/${sportId}${tab ? `/${tab}` : ''}${tab && slot > 0 ? `/${slot}` : ''}`;
}

export const boardOf = (sportId: number, tab?: BoardTab, slot = 0): BoardRoute => ({
  kind: 'board',
  sportId,
  tab,
  slot,
});

export const sportOfRoute = (route: Route): number =>
  route.kind === 'match' ? sportOfMatch(route.matchId) : route.sportId;

/** The slot to read for a route. The early market starts with the first slot of tomorrow. */
export function slotOfRoute(route: Route, nowMs: number): number {
  if (route.kind === 'match') return 0;
  return route.tab === 'early' && route.slot === 0 ? firstSlotOf(dayOf(nowMs) + 1) : route.slot;
}
