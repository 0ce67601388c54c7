/**
 * Applies a change of search parameters to the newest address: only the difference between what the screen shows and
 * what it requests. A second click before the first has rendered therefore loses nothing. R07
 */
export function changedSearch<S extends object>(
  shown: S,
  wanted: S,
  read: (search: Record<string, unknown>) => S,
): (newest: object) => S {
  const names = new Set([...Object.keys(shown), ...Object.keys(wanted)]) as Set<keyof S>;
  const differing = [...names].filter((name) => !Object.is(shown[name], wanted[name]));
  return (newest) => ({
    ...read({ ...newest }),
    ...(Object.fromEntries(differing.map((name) => [name, wanted[name]])) as Partial<S>),
  });
}
