/** Page numbers of the contract as what a statement asks for. */

export interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** Pages count from 1 and hold 1 to 200 rows; anything else is brought into that range. */
export function pageOf(request: { readonly pageNo: number; readonly pageSize: number }): Window {
  const limit = Math.min(Math.max(request.pageSize, 1), 200);
  const pageNo = Math.min(Math.max(request.pageNo, 1), 1_000_000);
  return { offset: (pageNo - 1) * limit, limit };
}

/** A moment in epoch milliseconds; undefined where the text is none, so that a broken filter filters nothing. */
export function momentOf(given: string): number | undefined {
  return /^\d{1,15}$/.test(given) ? Number(given) : undefined;
}
