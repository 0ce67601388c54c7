/** What is decided about a bonus that waits: by whoever looks at it, or by a draw. ENUM-005, AMB-059, AMB-060 */
import type { Words } from '../db/walletTables.ts';
import type { House } from '../house.ts';
import { heldStatus, moveHeld } from './heldStore.ts';
import type { HeldStatus } from './heldStore.ts';

type Change = Parameters<typeof moveHeld>[4];

/** Each decision is made once; false where the bonus does not stand where it could be made. */
async function decide(
  house: House,
  playerId: string,
  grantId: string,
  from: readonly HeldStatus[],
  to: HeldStatus,
  change?: Change,
): Promise<boolean> {
  const isDone = await moveHeld(house, { player_id: playerId, grant_id: grantId }, from, to, change);
  if (isDone) house.live.tell(playerId, { kind: 'bonus', id: grantId });
  return isDone;
}

const { applying, notDrawn, notReceived, rejected, auditCleared, notWon } = heldStatus;

/** An application is granted: the bonus waits to be received, until a moment or for ever (null). */
export const approveBonus = (house: House, playerId: string, grantId: string, claimUntilMs: number | null) =>
  decide(house, playerId, grantId, [applying], notReceived, { claim_until_ms: claimUntilMs });

/** An application, or what waits to be received, is refused with a reason that the player reads. */
export const rejectBonus = (house: House, playerId: string, grantId: string, reason: Words) =>
  decide(house, playerId, grantId, [applying, notReceived], rejected, {
    reason: JSON.stringify(reason),
    ended_ms: house.now(),
  });

/** An application is taken off the desk undecided; final. AMB-060 */
export const clearAudit = (house: House, playerId: string, grantId: string) =>
  decide(house, playerId, grantId, [applying], auditCleared, { ended_ms: house.now() });

/** The draw was held: what is won waits to be received, for ever; the rest is final. */
export const drawBonus = (house: House, playerId: string, grantId: string, isWon: boolean) =>
  isWon
    ? decide(house, playerId, grantId, [notDrawn], notReceived)
    : decide(house, playerId, grantId, [notDrawn], notWon, { ended_ms: house.now() });
