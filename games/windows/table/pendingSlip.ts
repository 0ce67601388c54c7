/**
 * The slip that has had no answer yet. Its id is made and kept before it leaves, so that a time-out, a reload or a page
 * that died asks again under the same id, and the house takes no second stake. L04, L05, L06
 */
export interface Slip {
  readonly requestId: string;
  readonly roundNo: string;
  readonly slip: string;
}

const keyOf = (sessionId: string): string => `foyer.slip.${sessionId}`;

function isSlip(kept: unknown): kept is Slip {
  if (typeof kept !== 'object' || kept === null) return false;
  const { requestId, roundNo, slip } = kept as Partial<Record<keyof Slip, unknown>>;
  return [requestId, roundNo, slip].every((part) => typeof part === 'string');
}

/** What was sent in this session and never answered. */
export function pendingSlip(sessionId: string): Slip | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(sessionId)) ?? 'null');
    return isSlip(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepSlip(sessionId: string, slip: Slip): void {
  try {
    sessionStorage.setItem(keyOf(sessionId), JSON.stringify(slip));
  } catch {
    // Storage is forbidden: the id still serves every try of this page.
  }
}

/** The house has answered. */
export function dropSlip(sessionId: string): void {
  try {
    sessionStorage.removeItem(keyOf(sessionId));
  } catch {
    // Nothing was kept.
  }
}
