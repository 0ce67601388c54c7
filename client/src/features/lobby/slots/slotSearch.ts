/** The filter of the slot lobby, kept in the address so that it can be linked and reloaded. SI-18 */
export const slotScopes = ['hot', 'new', 'trial', 'mine'] as const;
export type SlotScope = (typeof slotScopes)[number];

export interface SlotFilter {
  /** 'mine' is the player's favourites; undefined is every slot. */
  readonly show?: SlotScope;
  /** A platform's code. */
  readonly platform?: string;
  /** Text of the search field. */
  readonly keyword?: string;
}

/** Reads a filter from an address; invalid parameters are dropped. */
export function readSlotFilter(search: Record<string, unknown>): SlotFilter {
  const show = slotScopes.find((scope) => scope === search.show);
  const platform =
    typeof search.platform === 'string' && /^[\w-]{1,64}$/.test(search.platform) ? search.platform : undefined;
  const keyword = wordsOf(search.keyword);
  return { ...(show && { show }), ...(platform && { platform }), ...(keyword !== '' && { keyword }) };
}

/** The router reads '777' in an address as a number. */
const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 48) : '';
