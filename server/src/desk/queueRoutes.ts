/** The other queues: fast payments, bonuses, invitations and identity checks, and how many cases wait in each. */
import type { Permission } from '@foyer/contract/desk/permissions.ts';
import {
  bonusQueue,
  decideBonus,
  decideFastPay,
  decideIdentity,
  decideInvitation,
  fastPayProof,
  fastPayQueue,
  identityQueue,
  invitationQueue,
  queueCounts,
} from '@foyer/contract/desk/queues.ts';
import { checkOf, decideCheck } from '../account/eligibility/identityStore.ts';
import { approveBonus, clearAudit, drawBonus, rejectBonus } from '../bonus/audit.ts';
import { DeskRefusal, refuseField } from '../http/operator/deskRefusal.ts';
import { decideHeld } from '../invite/heldStore.ts';
import { sendUpload, uploadOf } from '../uploads/uploads.ts';
import { decideReserve } from '../wallet/reserve/operator.ts';
import { on } from './deskRoute.ts';
import type { DeskRoute } from './deskRoute.ts';
import { paged } from './paging.ts';
import { waitingCounts } from './paymentStore.ts';
import type { Counts } from './paymentStore.ts';
import {
  bonusState,
  fastPayState,
  invitationState,
  queuedBonuses,
  queuedFastPays,
  queuedIdentity,
  queuedInvitations,
} from './queueStore.ts';

const permissionOfCount: Readonly<Record<keyof Counts, Permission>> = {
  deposits: 'payments.read',
  withdrawals: 'payments.read',
  unknownPayouts: 'payments.read',
  fastPays: 'fastPays.read',
  bonuses: 'bonuses.read',
  invitations: 'invitations.read',
  identity: 'identity.read',
  messages: 'messages.read',
};

const counts = on(queueCounts, async ({ house, request }) => {
  const shown = Object.entries(await waitingCounts(house)).filter(([name]) =>
    request.actor?.permissions.includes(permissionOfCount[name as keyof Counts]),
  );
  return Object.fromEntries(shown);
});

const fastPays = on(fastPayQueue, async ({ house }, page) =>
  paged(
    await queuedFastPays(house, page),
    page.limit,
    ({ createdMs, orderNo }) => `${createdMs} ${orderNo}`,
    (row) => row,
  ),
);

const photo = on(fastPayProof, async ({ house, request, reply, note }, { orderNo }) => {
  note({ subject: orderNo });
  const order = await fastPayState(house, orderNo);
  request.playerId = order?.playerId;
  const upload = order && (await uploadOf(house, order.playerId, order.uploadId ?? ''));
  if (upload === undefined) throw new DeskRefusal('notFound');
  return sendUpload(house, reply, upload);
});

const decidePay = on(decideFastPay, async ({ house, request, note }, { orderNo, decision }) => {
  const before = await fastPayState(house, orderNo);
  request.playerId = before?.playerId;
  note({ subject: orderNo, before: { state: before?.state } });
  if (!(await decideReserve(house, orderNo, decision))) throw new DeskRefusal('nothingToDecide');
  note({ after: { state: (await fastPayState(house, orderNo))?.state } });
  return {};
});

const bonuses = on(bonusQueue, async ({ house }, page) =>
  paged(
    await queuedBonuses(house, page),
    page.limit,
    ({ createdMs, playerId, grantId }) => `${createdMs} ${playerId} ${grantId}`,
    ({ playerId: _playerId, ...row }) => row,
  ),
);

const decideOne = on(decideBonus, async ({ house, playerOf, note }, { account, grantId, decision, reason, hours }) => {
  const { playerId } = await playerOf(account);
  note({ subject: grantId, before: await bonusState(house, playerId, grantId) });
  const untilMs = hours === undefined ? null : house.now() + hours * 3_600_000;
  if (decision === 'reject' && reason === undefined) refuseField('reason', 'the player reads it', 'reasonNeeded');
  const acts = {
    approve: () => approveBonus(house, playerId, grantId, untilMs),
    reject: () => rejectBonus(house, playerId, grantId, reason ?? { zh_CN: '', en: '', th: '' }),
    clear: () => clearAudit(house, playerId, grantId),
    won: () => drawBonus(house, playerId, grantId, true),
    lost: () => drawBonus(house, playerId, grantId, false),
  };
  if (!(await acts[decision]())) throw new DeskRefusal('nothingToDecide');
  note({ after: await bonusState(house, playerId, grantId) });
  return {};
});

const invitations = on(invitationQueue, async ({ house }, page) =>
  paged(
    await queuedInvitations(house, page),
    page.limit,
    ({ heldMs, inviteId }) => `${heldMs} ${inviteId}`,
    (row) => row,
  ),
);

const decideInvite = on(decideInvitation, async ({ house, note }, { inviteId, decision }) => {
  note({ subject: inviteId, before: await invitationState(house, inviteId) });
  if (!(await decideHeld(house, inviteId, decision))) throw new DeskRefusal('nothingToDecide');
  note({ after: await invitationState(house, inviteId) });
  return {};
});

const identity = on(identityQueue, async ({ house }, page) =>
  paged(
    await queuedIdentity(house, page),
    page.limit,
    ({ askedMs, playerId }) => `${askedMs} ${playerId}`,
    ({ playerId: _playerId, ...row }) => row,
  ),
);

const decidePerson = on(decideIdentity, async ({ house, playerOf, note }, { account, reference, decision }) => {
  const { playerId } = await playerOf(account);
  const before = await checkOf(house.db, playerId);
  note({ before: { ...before } });
  if (before?.reference !== reference || !['pending', 'unknown'].includes(before.state))
    throw new DeskRefusal('nothingToDecide');
  await decideCheck(house.db, { playerId, reference }, decision, house.now());
  const after = await checkOf(house.db, playerId);
  note({ after: { ...after } });
  // The provider's own answer may have come in between. It was first, and holds.
  if (after?.state !== decision) throw new DeskRefusal('decidedOtherwise');
  house.live.emit(playerId, { kind: 'protection' });
  return {};
});

export const queueRoutes: readonly DeskRoute[] = [
  counts,
  fastPays,
  photo,
  decidePay,
  bonuses,
  decideOne,
  invitations,
  decideInvite,
  identity,
  decidePerson,
];
