/** Reads of a screen, all at once. On the server the page waits for them; in a browser it opens at once. */
export async function readTogether(...reads: readonly Promise<unknown>[]): Promise<void> {
  const all = Promise.all(reads);
  if (import.meta.env.SSR) await all;
}
