/**
 * Shots without a reply yet. Their ids are created and stored before sending, so that a retry after a time-out, a
 * reload or a killed page uses the same ids, and the house charges none of them twice. L04, L05, L06
 */
import { shotsOf, shotsTextOf } from '@foyer/contract/play/fish.ts';
import type { Shot } from '@foyer/contract/play/fish.ts';

const keyOf = (sessionId: string): string => `foyer.shots.${sessionId}`;

export function pendingShots(sessionId: string): Shot[] {
  try {
    const kept = sessionStorage.getItem(keyOf(sessionId)) ?? '';
    return kept === ''
      ? []
      : shotsOf(kept).filter(({ actionId, firedMs }) => actionId !== '' && Number.isSafeInteger(firedMs));
  } catch {
    return [];
  }
}

/** Stores all shots without a reply. An empty list clears the storage. */
export function keepShots(sessionId: string, shots: readonly Shot[]): void {
  try {
    if (shots.length === 0) sessionStorage.removeItem(keyOf(sessionId));
    else sessionStorage.setItem(keyOf(sessionId), shotsTextOf(shots));
  } catch {
    // Storage is forbidden: the ids still serve every retry of this page.
  }
}
