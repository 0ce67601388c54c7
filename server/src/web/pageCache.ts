/** Rendered pages for a short while, one rendering at a time for each key. */
export interface PageCache<T> {
  get(key: string, make: () => Promise<T>): Promise<T>;
  clear(): void;
}

export function createPageCache<T>(now: () => number, lifeMs: number, size: number): PageCache<T> {
  const kept = new Map<string, { readonly until: number; readonly page: Promise<T> }>();
  return {
    get(key, make) {
      const found = kept.get(key);
      if (found && found.until > now()) return found.page;
      const page = make();
      kept.delete(key);
      kept.set(key, { until: now() + lifeMs, page });
      page.catch(() => kept.delete(key));
      const oldest = kept.keys().next();
      if (kept.size > size && oldest.done !== true) kept.delete(oldest.value);
      return page;
    },
    clear: () => kept.clear(),
  };
}
