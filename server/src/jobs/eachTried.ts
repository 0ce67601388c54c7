/**
 * Does its work for each, one after the other: one that fails keeps no other from it. Throws the first failure when all
 * were tried. M08
 */
export async function eachTried<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
