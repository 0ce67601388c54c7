import { describe, expect, it } from 'vitest';
import { canonicalOf, isCanonical } from '#app/address/canonical.ts';
import { readGamesSearch } from '#app/lobbies/gamesSearch.ts';
import { readHubSearch } from '#app/lobbies/hubSearch.ts';
import { navIndexOf, navigation } from '#app/shell/navigation.ts';
import { readSports } from '#features/sports/readSports.ts';

describe('the navigation', () => {
  it('leads the six game types to their addresses under /game. ROUTE-047 to ROUTE-052', () => {
    expect(navigation.slice(1, 7).map(({ to }) => to)).toEqual([
      '/game/liveCasino',
      '/game/sports',
      '/game/slotMachine',
      '/game/chess',
      '/game/catchFish',
      '/game/lottery',
    ]);
  });

  it('leads to the home page, the club and the promotions at the addresses of the specification. ROUTE-046, ROUTE-053, ROUTE-054', () => {
    expect([0, 7, 8].map((index) => navigation[index]?.to)).toEqual(['/home', '/club', '/discounts']);
    expect(navIndexOf('/discounts/all')).toBe(8);
  });

  it('gives search engines one address of a screen that has several. AMB-001, AMB-003', () => {
    expect(canonicalOf('/slots/allSlot?page=2')).toBe('/game/slotMachine');
    expect(canonicalOf('/chessInside?page=3&platformCode=moyu&lang=th')).toBe('/chessInside?platformCode=moyu');
    expect(canonicalOf('/toString')).toBe('/toString');
    for (const { to } of navigation) expect(isCanonical(to)).toBe(true);
  });

  it.each([
    ['/live', '/game/liveCasino'],
    ['/sports', '/game/sports'],
    ['/slots', '/game/slotMachine'],
    ['/chess', '/game/chess'],
    ['/fish', '/game/catchFish'],
    ['/lottery', '/game/lottery'],
  ])('marks the same entry at %s and %s. ROUTE-007, ROUTE-009 to ROUTE-013', (short, long) => {
    expect(navIndexOf(short)).toBeDefined();
    expect(navIndexOf(short)).toBe(navIndexOf(long));
  });

  it('marks no entry on pages that belong to none. AMB-005', () => {
    for (const path of ['/texas', '/games', '/all-games', '/toString']) expect(navIndexOf(path)).toBeUndefined();
  });
});

describe('the address of a section', () => {
  it.each([1, 2, 3, 8, 15, 23, 25, 29, 31, 34, 40])('accepts the sport %i. ROUTE-060 to ROUTE-070', (sportId) => {
    expect(readSports({ sportId: String(sportId) })).toEqual({ sportId });
  });

  it('ignores an unknown sport and an unknown market. ROUTE-059, AMB-025', () => {
    expect(readSports({ sportId: '7', market: 'tomorrow' })).toEqual({});
    expect(readSports({ market: 'live' })).toEqual({ market: 'live' });
  });

  it('accepts the tabs of esports and cockfighting and no other. AMB-008', () => {
    expect(readHubSearch({ tab: 'esports' })).toEqual({ tab: 'esports' });
    expect(readHubSearch({ tab: 'cockfight', shelf: 'hot', page: 2 })).toEqual({
      tab: 'cockfight',
      shelf: 'hot',
      page: 2,
    });
    expect(readHubSearch({ tab: 'constructor', shelf: 'all', page: -1 })).toEqual({});
  });

  it('ignores an invalid platform code. AMB-007', () => {
    expect(readGamesSearch({ platformCode: '../moyu', page: '1' })).toEqual({});
    expect(readGamesSearch({ platformCode: 'moyu', page: '3' })).toEqual({ platformCode: 'moyu', page: 3 });
  });
});
