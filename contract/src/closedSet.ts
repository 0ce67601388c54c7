/** Maps a code of a closed set, '2' or 2, to our name for it; undefined for an unknown code. */
export function wordOf<const T extends Readonly<Record<string, string>>>(
  table: T,
  code: string | number,
): T[keyof T] | undefined {
  const key = String(code);
  return Object.hasOwn(table, key) ? table[key as keyof T] : undefined;
}
