/**
 * The nine entries of the top navigation. Lobbies without a screen of their own: their entries
 * open the home page's games of that type, so that every entry leads to what it names. ROUTE-046 to ROUTE-054
 */
export const navigation = [
  { index: 0, word: 'nav.home', to: '/home', gameType: undefined },
  { index: 1, word: 'nav.live', to: '/home', gameType: 2 },
  { index: 2, word: 'nav.sports', to: '/home', gameType: 3 },
  { index: 3, word: 'nav.slots', to: '/game/slotMachine', gameType: undefined },
  { index: 4, word: 'nav.chess', to: '/home', gameType: 6 },
  { index: 5, word: 'nav.fish', to: '/home', gameType: 5 },
  { index: 6, word: 'nav.lottery', to: '/home', gameType: 4 },
  { index: 7, word: 'nav.club', to: '/club', gameType: undefined },
  { index: 8, word: 'nav.discounts', to: '/discounts/all', gameType: undefined },
] as const;

export type NavEntry = (typeof navigation)[number];

/** The entry of an address; undefined where none belongs to it. */
export function navIndexOf(pathname: string, gameType: unknown): number | undefined {
  if (pathname === '/home') return navigation.find((entry) => entry.gameType === gameType)?.index ?? 0;
  if (pathname === '/slots' || pathname === '/slots/allSlot') return 3;
  return navigation.find((entry) => entry.gameType === undefined && entry.to === pathname)?.index;
}
