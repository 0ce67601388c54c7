import { nextOf } from '../http/operator/listPage.ts';

/** Pages of lists: the cursor is made from the last row, and '' after the last page. */
export function paged<Row, Item>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
  itemOf: (row: Row) => Item,
): { list: Item[]; next: string } {
  return { list: rows.map(itemOf), next: nextOf(rows, limit, cursorOf) };
}
