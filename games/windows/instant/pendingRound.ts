/**
 * The round that has had no answer yet. Its id is made and kept before the request leaves, so that a time-out, a reload or
 * a page that died asks again under the same id: the house then answers the same round and takes no second stake. It
 * lives in the tab, beside the session that stands in the tab's address. L04, L05, L06
 */
export interface PendingRound {
  readonly requestId: string;
  readonly stakeSatang: number;
  readonly choice: string;
}

const keyOf = (sessionId: string): string => `foyer.instant.${sessionId}`;

function isPending(kept: unknown): kept is PendingRound {
  if (typeof kept !== 'object' || kept === null) return false;
  const { requestId, stakeSatang, choice } = kept as Partial<Record<keyof PendingRound, unknown>>;
  return typeof requestId === 'string' && typeof choice === 'string' && Number.isSafeInteger(stakeSatang);
}

/** What was sent in this session and never answered. */
export function pendingRound(sessionId: string): PendingRound | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(sessionId)) ?? 'null');
    return isPending(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The id to send under, kept before it is sent. */
export function keepRound(sessionId: string, stakeSatang: number, choice: string): PendingRound {
  const opened: PendingRound = { requestId: crypto.randomUUID(), stakeSatang, choice };
  try {
    sessionStorage.setItem(keyOf(sessionId), JSON.stringify(opened));
  } catch {
    // Storage is forbidden: the id still serves every try of this page.
  }
  return opened;
}

/** The house has answered. */
export function dropRound(sessionId: string): void {
  try {
    sessionStorage.removeItem(keyOf(sessionId));
  } catch {
    // Nothing was kept.
  }
}
