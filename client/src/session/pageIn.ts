/** A page number in an address, from 2: the first page has an address without one. */
export function pageIn(value: unknown): { readonly page?: number } {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page < 100_000 ? { page } : {};
}
