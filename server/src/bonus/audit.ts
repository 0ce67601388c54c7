/** Decisions on a waiting bonus, by an operator's audit or by a draw. ENUM-005, AMB-059, AMB-060 */
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';
import { heldStatus, moveHeld } from './heldStore.ts';
import type { HeldStatus } from './heldStore.ts';

type Change = Parameters<typeof moveHeld>[4];

/** Makes a decision once. Returns false if the bonus is not in a status that allows it. */
async function decide(
  house: House,
  playerId: string,
  grantId: string,
  from: readonly HeldStatus[],
  to: HeldStatus,
  change?: Change,
): Promise<boolean> {
  const isDone = await moveHeld(house, { player_id: playerId, grant_id: grantId }, from, to, change);
  if (isDone) house.live.emit(playerId, { kind: 'bonus', id: grantId });
  return isDone;
}

const { applying, notDrawn, notReceived, rejected, auditCleared, notWon } = heldStatus;

/** Approves an application. The bonus can then be received until `claimUntilMs`, or without limit if null. */
export const approveBonus = (house: House, playerId: string, grantId: string, claimUntilMs: number | null) =>
  decide(house, playerId, grantId, [applying], notReceived, { claim_until_ms: claimUntilMs });

/** Rejects an application or an unreceived bonus, with a reason for the player. */
export const rejectBonus = (house: House, playerId: string, grantId: string, reason: Words) =>
  decide(house, playerId, grantId, [applying, notReceived], rejected, {
    reason: JSON.stringify(reason),
    ended_ms: house.now(),
  });

/** Closes an application without a decision. Final. AMB-060 */
export const clearAudit = (house: House, playerId: string, grantId: string) =>
  decide(house, playerId, grantId, [applying], auditCleared, { ended_ms: house.now() });

/** Records the draw's result. A won bonus can be received without limit. A lost one is final. */
export const drawBonus = (house: House, playerId: string, grantId: string, isWon: boolean) =>
  isWon
    ? decide(house, playerId, grantId, [notDrawn], notReceived)
    : decide(house, playerId, grantId, [notDrawn], notWon, { ended_ms: house.now() });
