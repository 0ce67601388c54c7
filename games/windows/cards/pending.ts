/**
 * What was sent and has had no answer yet. Its id is made and kept before the request leaves, so that a time-out, a reload or
 * a page that died asks again under the same id: the house answers what the first did and takes nothing twice. L04 to L06
 */
export type Pending =
  | { readonly kind: 'deal'; readonly requestId: string; readonly stakeSatang: number }
  | {
      readonly kind: 'move';
      readonly roundId: string;
      readonly actionId: string;
      readonly index: number;
      readonly move: string;
    };

const keyOf = (sessionId: string): string => `foyer.cards.${sessionId}`;

export function pendingOf(sessionId: string): Pending | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(sessionId)) ?? 'null');
    return isPending(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isPending(kept: unknown): kept is Pending {
  if (typeof kept !== 'object' || kept === null || !('kind' in kept)) return false;
  const { requestId, stakeSatang, roundId, actionId, index, move } = kept as Readonly<Record<string, unknown>>;
  if (kept.kind === 'deal') return typeof requestId === 'string' && Number.isSafeInteger(stakeSatang);
  const words = [roundId, actionId, move].every((word) => typeof word === 'string');
  return kept.kind === 'move' && words && Number.isSafeInteger(index);
}

export function keepPending(sessionId: string, pending: Pending): void {
  try {
    sessionStorage.setItem(keyOf(sessionId), JSON.stringify(pending));
  } catch {
    // Storage is forbidden: the id still serves every try of this page.
  }
}

/** The house has answered. */
export function dropPending(sessionId: string): void {
  try {
    sessionStorage.removeItem(keyOf(sessionId));
  } catch {
    // Nothing was kept.
  }
}
