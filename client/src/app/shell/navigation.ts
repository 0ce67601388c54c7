/** The nine entries of the top navigation. ROUTE-046 to ROUTE-054 */
export const navigation = [
  { word: 'nav.home', to: '/home' },
  { word: 'nav.live', to: '/game/liveCasino' },
  { word: 'nav.sports', to: '/game/sports' },
  { word: 'nav.slots', to: '/game/slotMachine' },
  { word: 'nav.chess', to: '/game/chess' },
  { word: 'nav.fish', to: '/game/catchFish' },
  { word: 'nav.lottery', to: '/game/lottery' },
  { word: 'nav.club', to: '/club' },
  { word: 'nav.discounts', to: '/discounts' },
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
  const own = navigation.findIndex(({ to }) => to === pathname);
  return own < 0 ? alsoAt[pathname] : own;
}

/** The entries that lead to games. */
export const leadsToGames = (index: number | undefined): boolean => index !== undefined && index >= 1 && index <= 6;
