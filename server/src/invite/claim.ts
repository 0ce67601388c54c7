/** The bonuses for an invitation: first the inviter's, then the friend's, each once. STATE-011, STATE-015, L09 */
import type { RefusalOf, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { invitationStatus, isClaimable } from '@foyer/contract/invite/invitation.ts';
import type { getInviteBonus } from '@foyer/contract/invite/invite.ts';
import { storedWords } from '@foyer/text/translate.ts';
import { giftCost, giftTerms, layDown } from '../bonus/gift.ts';
import type { Gift } from '../bonus/gift.ts';
import { receiveBonus } from '../bonus/grant.ts';
import type { House } from '../house.ts';
import type { Decision as MoneyDecision, PlayerContext } from '../http/context.ts';
import { holdShared } from './heldStore.ts';
import * as store from './inviteStore.ts';
import type { InvitationRecord } from './inviteStore.ts';
import { inviteRules, reachedBy } from './rules.ts';
import type { Side } from './rules.ts';
import { statusOf } from './views.ts';

const words = storedWords('invite');
const columns = { inviter: 'inviter_claimed_ms', invitee: 'invitee_claimed_ms' } as const;

type ClaimContext = PlayerContext<RefusalOf<typeof getInviteBonus>>;

/** Refuses: UNKNOWN_INVITATION, INVITE_NOT_REACHED, INVITER_FIRST, INVITE_CLAIMED, INVITE_HELD, INVITE_REFUSED. */
export async function claimInviteBonus(
  context: ClaimContext,
  { inviteId }: RequestOf<typeof getInviteBonus>,
): Promise<ResponseOf<typeof getInviteBonus>> {
  const { house, playerId } = context;
  const known = await store.invitationById(house, inviteId);
  // The two may have shared a device only after the friend had registered.
  if (known !== undefined) await holdShared(house, known.player_id);
  const [invitation, rules] = await Promise.all([store.invitationById(house, inviteId), inviteRules(house)]);
  const side: Side | undefined =
    invitation?.player_id === playerId ? 'inviter' : invitation?.invitee_id === playerId ? 'invitee' : undefined;
  if (invitation?.invitee_id == null || side === undefined) return context.refuse('UNKNOWN_INVITATION');
  const gift = rules.gifts[side];
  if (gift === undefined) return context.refuse('UNKNOWN_INVITATION');
  const reply = { amountSatang: gift.amountSatang, targetSatang: giftCost(gift) };
  const grantId = `invite:${inviteId}:${side}`;
  if (invitation[columns[side]] !== null) {
    // A process that crashed after the claim left the bonus unreceived. A repeat receives it.
    await receiveBonus(house, playerId, grantId);
    return context.decision.made === undefined ? context.refuse('INVITE_CLAIMED') : reply;
  }
  mustBeClaimable(context, invitation, side);
  mustBePaid(context, invitation);
  const reached = await reachedBy(house, rules, invitation.invitee_id);
  if (!reached.hasDeposited || !reached.hasStaked) context.refuse('INVITE_NOT_REACHED');
  if (!(await decide(house, { playerId, grantId, side, gift, inviteId, make: context.decision.make })))
    context.refuse('INVITE_CLAIMED');
  await receiveBonus(house, playerId, grantId);
  return reply;
}

function mustBeClaimable(context: ClaimContext, invitation: InvitationRecord, side: Side): void {
  const hasInviterClaimed = invitation.inviter_claimed_ms !== null;
  const status = invitationStatus(statusOf(invitation, context.now())) ?? 'unregistered';
  if (isClaimable(status, side, hasInviterClaimed)) return;
  context.refuse(side === 'invitee' && !hasInviterClaimed ? 'INVITER_FIRST' : 'INVITE_NOT_REACHED');
}

/** Two accounts that share a device or an address may be one person. The operator decides about their bonuses. */
function mustBePaid(context: ClaimContext, { held_for, decision }: InvitationRecord): void {
  if (held_for === null || decision === 'pay') return;
  context.refuse(decision === 'refuse' ? 'INVITE_REFUSED' : 'INVITE_HELD');
}

interface Decision {
  readonly playerId: string;
  readonly grantId: string;
  readonly side: Side;
  readonly gift: Gift;
  readonly inviteId: string;
  readonly make: MoneyDecision['make'];
}

/** Marks the claim and offers the bonus in one transaction. Of concurrent claims only one succeeds. */
function decide(house: House, { playerId, grantId, side, gift, inviteId, make }: Decision): Promise<boolean> {
  return house.db.transaction().execute(async (trx) => {
    if (!(await store.markClaim(trx, inviteId, columns[side], house.now()))) return false;
    const terms = giftTerms(gift);
    await layDown(house, trx, {
      playerId,
      grantId,
      names: words(`gift.${side}`),
      bonusType: '3',
      terms,
      depositSatang: 0,
    });
    await make(trx, { grantId });
    return true;
  });
}
