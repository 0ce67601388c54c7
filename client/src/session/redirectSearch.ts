/** Where a guest wanted to go before they had to log in; judged by `redirect.ts` when they have. */
export interface RedirectSearch {
  readonly redirect?: string;
}

export function redirectSearch(search: Record<string, unknown>): RedirectSearch {
  return typeof search.redirect === 'string' && search.redirect !== '' ? { redirect: search.redirect } : {};
}
