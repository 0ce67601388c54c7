/** Short-lived cache of rendered pages with one rendering at a time for each key. Falls back to the last good page. */
export interface PageCache<T> {
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** Like `get`, but returns the last good page and its age if a fresh one takes longer than `patienceMs` or fails. */
  getOrLast(
    key: string,
    make: () => Promise<T>,
    patienceMs: number,
  ): Promise<{ readonly page: T; readonly ageMs: number }>;
  /** Returns the last good page if it is still fresh, without waiting for anything. */
  current(key: string): T | undefined;
  clear(): void;
}

interface Good<T> {
  readonly page: T;
  readonly madeMs: number;
}

function dropOldest(all: Map<string, unknown>, size: number): void {
  const oldest = all.keys().next();
  if (all.size > size && oldest.done !== true) all.delete(oldest.value);
}

export function createPageCache<T>(now: () => number, lifeMs: number, size: number): PageCache<T> {
  const kept = new Map<string, { readonly until: number; readonly page: Promise<T> }>();
  const good = new Map<string, Good<T>>();

  async function keepGood(key: string, page: Promise<T>, madeMs: number): Promise<void> {
    const made = await page;
    // Cleared meanwhile: the page shows what was so before.
    if (kept.get(key)?.page !== page) return;
    good.delete(key);
    good.set(key, { page: made, madeMs });
    dropOldest(good, size);
  }

  function get(key: string, make: () => Promise<T>): Promise<T> {
    const found = kept.get(key);
    if (found && found.until > now()) return found.page;
    const page = make();
    const madeMs = now();
    kept.delete(key);
    kept.set(key, { until: madeMs + lifeMs, page });
    keepGood(key, page, madeMs).catch(() => kept.delete(key));
    dropOldest(kept, size);
    return page;
  }

  const isFresh = ({ madeMs }: Good<T>): boolean => madeMs + lifeMs > now();

  return {
    get,
    current(key) {
      const last = good.get(key);
      return last !== undefined && isFresh(last) ? last.page : undefined;
    },
    async getOrLast(key, make, patienceMs) {
      const last = good.get(key);
      if (last !== undefined && isFresh(last)) return { page: last.page, ageMs: 0 };
      const fresh = get(key, make);
      if (last === undefined) return { page: await fresh, ageMs: 0 };
      const { promise: late, resolve } = Promise.withResolvers<undefined>();
      const timer = setTimeout(resolve, patienceMs, undefined);
      const page = await Promise.race([fresh.catch(() => undefined), late]).finally(() => clearTimeout(timer));
      return page === undefined ? { page: last.page, ageMs: Math.max(1, now() - last.madeMs) } : { page, ageMs: 0 };
    },
    clear() {
      kept.clear();
      good.clear();
    },
  };
}
