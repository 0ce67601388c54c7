/** Search parameters that select what is shown; others are dropped. */
export interface HelpSearch {
  /** One article. */
  readonly id?: string;
  readonly type?: string;
  readonly page?: number;
  readonly tab?: 'notices';
  /** One pushed notice. */
  readonly notice?: string;
}

const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 64) : '';

export function readHelpSearch(search: Readonly<Record<string, unknown>>): HelpSearch {
  const [id, type, notice, page] = [word(search.id), word(search.type), word(search.notice), Number(search.page)];
  return {
    ...(id !== '' && { id }),
    ...(type !== '' && { type }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
    ...((search.tab === 'notices' || notice !== '') && { tab: 'notices' as const }),
    ...(notice !== '' && { notice }),
  };
}
