import type { proveSelf as proveSelfCall } from '@foyer/contract/account/proof.ts';
import type { RefusalOf, RequestOf } from '@foyer/contract/call.ts';
import { noteProof, proofsOf } from '../guard/proofStore.ts';
import type { PlayerContext } from '../http/context.ts';
import { passwordMatches } from '../players/passwordHash.ts';
import { playerById } from '../players/players.ts';
import { requireFactor } from './secondFactor/secondFactorCheck.ts';

/**
 * Proves the session's player again. Refuses: WRONG_OLD_PASSWORD, PROOF_NEEDED if a code is needed and none was sent,
 * LOGIN_LOCKED, WRONG_CODE. S15, S18
 */
export async function proveSelf(
  context: PlayerContext<RefusalOf<typeof proveSelfCall>>,
  { password, code }: RequestOf<typeof proveSelfCall>,
): Promise<undefined> {
  const { house, playerId, sessionId } = context;
  const player = await playerById(house, playerId);
  if (!(await passwordMatches(player.passwordHash, password))) context.refuse('WRONG_OLD_PASSWORD');
  const { hasFactor } = await proofsOf(house, playerId, sessionId);
  if (hasFactor && code === undefined) context.refuse('PROOF_NEEDED', { hasFactor: 1 });
  if (hasFactor) await requireFactor(context, player, code ?? '');
  await noteProof(house, playerId, sessionId);
}
