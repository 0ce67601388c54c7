/** What an act has changed, field by field. */

interface Change {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

type Fields = Readonly<Record<string, unknown>> | null;

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Fields inside a field are named by their path, such as `titles.en`. */
function flat(fields: Fields, prefix = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [name, value] of Object.entries(fields ?? {})) {
    const isInner = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isInner) all.set(prefix + name, textOf(value));
    else for (const [inner, text] of flat(value as Record<string, unknown>, `${prefix}${name}.`)) all.set(inner, text);
  }
  return all;
}

export function changesIn(before: Fields, after: Fields): Change[] {
  const [old, now] = [flat(before), flat(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names
    .map((name) => ({ name, before: old.get(name) ?? '—', after: now.get(name) ?? '—' }))
    .filter((change) => change.before !== change.after);
}
