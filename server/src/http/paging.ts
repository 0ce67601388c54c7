/** Converts the contract's page numbers to limit and offset. */

export interface PageSlice {
  readonly offset: number;
  readonly limit: number;
}

/** Clamps the page: pages count from 1 and hold 1 to 200 rows. */
export function pageOf(request: { readonly pageNo: number; readonly pageSize: number }): PageSlice {
  const limit = Math.min(Math.max(request.pageSize, 1), 200);
  const pageNo = Math.min(Math.max(request.pageNo, 1), 1_000_000);
  return { offset: (pageNo - 1) * limit, limit };
}

/** Parses epoch milliseconds. Returns undefined for other text, so that a malformed filter is ignored. */
export function momentOf(given: string): number | undefined {
  return /^\d{1,15}$/.test(given) ? Number(given) : undefined;
}
