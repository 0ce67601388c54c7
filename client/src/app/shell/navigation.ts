/** The nine entries of the top navigation. ROUTE-046 to ROUTE-054 */
export const navigation = [
  { index: 0, word: 'nav.home', to: '/home' },
  { index: 1, word: 'nav.live', to: '/game/liveCasino' },
  { index: 2, word: 'nav.sports', to: '/game/sports' },
  { index: 3, word: 'nav.slots', to: '/game/slotMachine' },
  { index: 4, word: 'nav.chess', to: '/game/chess' },
  { index: 5, word: 'nav.fish', to: '/game/catchFish' },
  { index: 6, word: 'nav.lottery', to: '/game/lottery' },
  { index: 7, word: 'nav.club', to: '/club' },
  { index: 8, word: 'nav.discounts', to: '/discounts' },
] as const;

/** Other addresses of the same screens. ROUTE-007 to ROUTE-013, ROUTE-057 */
const alsoAt: { readonly [path: string]: number } = {
  '/live': 1,
  '/sports': 2,
  '/slots': 3,
  '/slots/allSlot': 3,
  '/chess': 4,
  '/chessInside': 4,
  '/fish': 5,
  '/lottery': 6,
  '/discounts/all': 8,
};

/** The index of the entry for an address; undefined if it belongs to none. */
export function navIndexOf(pathname: string): number | undefined {
  const own = navigation.find(({ to }) => to === pathname)?.index;
  return own ?? (Object.hasOwn(alsoAt, pathname) ? alsoAt[pathname] : undefined);
}

/** The entries that lead to games. */
export const leadsToGames = (index: number | undefined): boolean => index !== undefined && index >= 1 && index <= 6;
