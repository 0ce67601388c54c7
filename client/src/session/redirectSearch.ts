/** The page that a guest wanted before the log-in; `redirect.ts` validates it afterwards. */
export interface RedirectSearch {
  readonly redirect?: string;
}

export function redirectSearch(search: Record<string, unknown>): RedirectSearch {
  return typeof search.redirect === 'string' && search.redirect !== '' ? { redirect: search.redirect } : {};
}
