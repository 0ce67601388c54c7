/**
 * What was sent with a stake and has had no answer yet. Its id is made and kept before it leaves, so that a time-out, a
 * reload or a page that died asks again under the same id, and the house takes no second stake. L04, L05, L06
 */
export interface Pending {
  readonly requestId: string;
  /** Ante of a hand, or buy-in and fee of an event; satang. */
  readonly stakeSatang: number;
  readonly bonusSatang: number;
}

const keyOf = (sessionId: string): string => `foyer.poker.${sessionId}`;

function isPending(kept: unknown): kept is Pending {
  if (typeof kept !== 'object' || kept === null) return false;
  const { requestId, stakeSatang, bonusSatang } = kept as Partial<Record<keyof Pending, unknown>>;
  return typeof requestId === 'string' && Number.isSafeInteger(stakeSatang) && Number.isSafeInteger(bonusSatang);
}

/** What was sent in this session and never answered. */
export function pendingOf(sessionId: string): Pending | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(sessionId)) ?? 'null');
    return isPending(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The id to send under, kept before it is sent. */
export function keepPending(sessionId: string, stakeSatang: number, bonusSatang = 0): Pending {
  const pending = { requestId: crypto.randomUUID(), stakeSatang, bonusSatang };
  try {
    sessionStorage.setItem(keyOf(sessionId), JSON.stringify(pending));
  } catch {
    // Storage is forbidden: the id still serves every try of this page.
  }
  return pending;
}

/** The house has answered. */
export function dropPending(sessionId: string): void {
  try {
    sessionStorage.removeItem(keyOf(sessionId));
  } catch {
    // Nothing was kept.
  }
}
