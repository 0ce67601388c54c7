/** Which part of the hub the address asks for. AMB-006, AMB-008 */
import { platformGroups } from '@foyer/contract/games/lists.ts';
import type { PlatformGroup } from '@foyer/contract/games/lists.ts';

export interface HubSearch {
  /** A group of platforms; undefined is the overview. */
  readonly tab?: PlatformGroup;
  /** Undefined is every game. */
  readonly shelf?: 'hot' | 'new';
  readonly page?: number;
}

/** What makes no sense is left out. */
export function readHubSearch(search: Record<string, unknown>): HubSearch {
  const tab = platformGroups.find((group) => group === search.tab);
  const shelf = search.shelf === 'hot' || search.shelf === 'new' ? search.shelf : undefined;
  const page = Number(search.page);
  return {
    ...(tab && { tab }),
    ...(shelf && { shelf }),
    ...(Number.isInteger(page) && page > 1 && page < 1_000 && { page }),
  };
}
