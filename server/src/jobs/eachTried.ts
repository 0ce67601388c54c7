/**
 * Runs the work for each item, one after the other. A failure does not stop the rest; the first one is thrown after all
 * items were tried. M08
 */
export async function eachTried<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
