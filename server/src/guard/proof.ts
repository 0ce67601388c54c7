/** Refuses a write whose row in the table of factors asks for a proof that this session does not have. S18 */
import { factors, recentMs } from '@foyer/contract/factors.ts';
import type { FactorRow, FactoredCall } from '@foyer/contract/factors.ts';
import type { PlayerContext } from '../http/context.ts';
import { proofsOf } from './proofStore.ts';

/**
 * Checks `recent` and `secondFactor` of the call's row. The handler itself checks what the request carries. A second
 * factor counts only if it was given again after the log-in: somebody who takes over an open session has not given it.
 * Refuses: PROOF_NEEDED, whose data says whether a code is needed.
 */
export async function requireProof(context: PlayerContext<'PROOF_NEEDED'>, call: FactoredCall): Promise<void> {
  const { house, playerId, sessionId, isSeeding = false } = context;
  if (isSeeding) return;
  const row: FactorRow = factors[call];
  const { provedMs, provedAgainMs, hasFactor } = await proofsOf(house, playerId, sessionId);
  const sinceMs = context.now() - recentMs;
  const isRecent = !row.needs.includes('recent') || provedMs > sinceMs;
  const isFactorGiven = !row.needs.includes('secondFactor') || !hasFactor || provedAgainMs > sinceMs;
  if (!isRecent || !isFactorGiven) context.refuse('PROOF_NEEDED', { hasFactor: hasFactor ? 1 : 0 });
}
