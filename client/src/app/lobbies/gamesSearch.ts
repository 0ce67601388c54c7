/** Search parameters of a games section. */
export interface GamesSearch {
  readonly platformCode?: string;
  /** From 2; omitted for the first page. */
  readonly page?: number;
}

/** Ignores invalid values. */
export function readGamesSearch(search: Record<string, unknown>): GamesSearch {
  const { platformCode } = search;
  const page = Number(search.page);
  return {
    ...(typeof platformCode === 'string' && /^[\w-]{1,64}$/.test(platformCode) && { platformCode }),
    ...(Number.isInteger(page) && page > 1 && page < 1_000 && { page }),
  };
}
