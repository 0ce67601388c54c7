/**
 * Returns whether every text inside is one that the database stores: without U+0000 and without half of a surrogate
 * pair, which JSON can spell as escapes. S13
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
}
