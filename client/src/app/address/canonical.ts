/**
 * Several addresses show the same screen. The canonical one for search engines is the one in the navigation. AMB-001
 */
const shownAt: Readonly<Record<string, string>> = {
  '/live': '/game/liveCasino',
  '/sports': '/game/sports',
  '/slots': '/game/slotMachine',
  '/slots/allSlot': '/game/slotMachine',
  '/chess': '/game/chess',
  '/fish': '/game/catchFish',
  '/lottery': '/game/lottery',
};

/** Query parameters that identify a page of its own; filters and page numbers do not. */
const telling = ['id', 'platformCode'];

export const isCanonical = (path: string): boolean => !Object.hasOwn(shownAt, path);

/** The address of a page for search engines, without origin and language. */
export function canonicalOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'https://own.invalid');
  const query = new URLSearchParams();
  for (const name of telling) {
    const value = searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  const shown = (Object.hasOwn(shownAt, pathname) ? shownAt[pathname] : undefined) ?? pathname;
  return query.size === 0 ? shown : `${shown}?${query}`;
}
