/** Where a guest wanted to go before he had to log in; judged by `redirect.ts` when he has. */
export interface RedirectSearch {
  readonly redirect?: string;
}

export function redirectSearch(search: Record<string, unknown>): RedirectSearch {
  return typeof search.redirect === 'string' && search.redirect !== '' ? { redirect: search.redirect } : {};
}
