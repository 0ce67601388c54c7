/** Pages of lists: the cursor is made from the last row, and '' after the last page. */
export function paged<Row, Item>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
  itemOf: (row: Row) => Item,
): { list: Item[]; next: string } {
  const last = rows.length < limit ? undefined : rows.at(-1);
  return { list: rows.map(itemOf), next: last === undefined ? '' : cursorOf(last) };
}
