/** The filter of the list of all games, kept in the address so that it can be linked and reloaded. SI-17 */
import { gameTypeCodes } from '@foyer/contract/lobby/gameType.ts';

export const allScopes = ['hot', 'new', 'trial', 'open', 'mine'] as const;
export type AllScope = (typeof allScopes)[number];

export interface AllFilter {
  /** ENUM-001; undefined is every type. */
  readonly type?: number;
  /** A platform's code. */
  readonly platform?: string;
  /** 'mine' is the player's favourites; undefined is every game. */
  readonly show?: AllScope;
  /** Text of the search field. */
  readonly keyword?: string;
}

/** The types that a filter can name, in the order of ENUM-001. */
export const filterTypes: readonly number[] = Object.values(gameTypeCodes).filter((code) => code !== gameTypeCodes.all);

/** The router reads '777' in an address as a number. */
const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 48) : '';

/** Reads a filter from an address; invalid parameters are dropped. */
export function readAllFilter(search: Record<string, unknown>): AllFilter {
  const type = filterTypes.find((code) => code === Number(search.type));
  const show = allScopes.find((scope) => scope === search.show);
  const platform =
    typeof search.platform === 'string' && /^[\w-]{1,64}$/.test(search.platform) ? search.platform : undefined;
  const keyword = wordsOf(search.keyword);
  return {
    ...(type !== undefined && { type }),
    ...(platform !== undefined && { platform }),
    ...(show && { show }),
    ...(keyword.trim() !== '' && { keyword }),
  };
}
