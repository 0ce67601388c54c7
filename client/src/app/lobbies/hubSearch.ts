/** Search parameters of the hub. AMB-006, AMB-008 */
import type { PlatformGroup } from '@foyer/contract/lobby/lists.ts';

/** Repeated here, so that the first page need not load the module of these calls. */
const groups: { readonly [group in PlatformGroup]: true } = {
  slots: true,
  live: true,
  sports: true,
  lottery: true,
  fish: true,
  chess: true,
  hall3d: true,
  other: true,
  texas: true,
  esports: true,
  cockfight: true,
};
const isGroup = (value: unknown): value is PlatformGroup => typeof value === 'string' && Object.hasOwn(groups, value);

export interface HubSearch {
  /** A group of platforms; undefined is the overview. */
  readonly tab?: PlatformGroup;
  /** Undefined is every game. */
  readonly shelf?: 'hot' | 'new';
  readonly page?: number;
}

/** Ignores invalid values. */
export function readHubSearch(search: Record<string, unknown>): HubSearch {
  const tab = isGroup(search.tab) ? search.tab : undefined;
  const shelf = search.shelf === 'hot' || search.shelf === 'new' ? search.shelf : undefined;
  const page = Number(search.page);
  return {
    ...(tab && { tab }),
    ...(shelf && { shelf }),
    ...(Number.isInteger(page) && page > 1 && page < 1_000 && { page }),
  };
}
