/**
 * The spin that has had no answer yet. Its id is made and kept before the request leaves, so that a time-out, a reload
 * or a page that died asks again under the same id: the house then answers the same round and takes no second stake.
 * It lives in the tab, beside the session that stands in the tab's address. L04, L05, L06
 */
export interface PendingSpin {
  readonly requestId: string;
  readonly stakeSatang: number;
}

const keyOf = (sessionId: string): string => `foyer.spin.${sessionId}`;

/** What was sent in this session and never answered. */
export function pendingSpin(sessionId: string): PendingSpin | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(sessionId)) ?? 'null');
    return isPending(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isPending(kept: unknown): kept is PendingSpin {
  if (typeof kept !== 'object' || kept === null) return false;
  const { requestId, stakeSatang } = kept as Partial<Record<keyof PendingSpin, unknown>>;
  return typeof requestId === 'string' && Number.isSafeInteger(stakeSatang);
}

/** The id to send under, kept before it is sent. */
export function openSpin(sessionId: string, stakeSatang: number): PendingSpin {
  const opened: PendingSpin = { requestId: crypto.randomUUID(), stakeSatang };
  try {
    sessionStorage.setItem(keyOf(sessionId), JSON.stringify(opened));
  } catch {
    // Storage is forbidden: the id still serves every try of this page.
  }
  return opened;
}

/** The house has answered. */
export function closeSpin(sessionId: string): void {
  try {
    sessionStorage.removeItem(keyOf(sessionId));
  } catch {
    // Nothing was kept.
  }
}
