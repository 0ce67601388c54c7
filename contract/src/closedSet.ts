/** Reads a code of a closed set: the server's '2' or 2 becomes our word, an unknown code undefined. */
export function wordOf<const T extends Readonly<Record<string, string>>>(
  table: T,
  code: string | number,
): T[keyof T] | undefined {
  const key = String(code);
  return Object.hasOwn(table, key) ? table[key as keyof T] : undefined;
}
