/**
 * The search of an address after a press, made from the newest one: what differs between the search that the screen
 * shows and the one it asks for. A second press may come before the first has reached the screen, and neither is lost. R07
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
