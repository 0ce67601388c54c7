/** Invitations: code, list, claims and totals. SI-36 */
import type { Calls } from '@foyer/contract/calls.ts';
import { mostOpenInvitations } from '@foyer/contract/invite/invite.ts';
import { shownGift } from '../bonus/gift.ts';
import type { House } from '../house.ts';
import type { Handlers } from '../http/context.ts';
import { pageOf } from '../http/paging.ts';
import { playerById } from '../players/players.ts';
import { frontWords } from '../settings/settings.ts';
import { claimInviteBonus } from './claim.ts';
import * as store from './inviteStore.ts';
import { inviteRules, reachedBy } from './rules.ts';
import { invitationView, ownInvitationView } from './views.ts';

type InviteCalls = 'inviteCode' | 'inviteList' | 'getInviteBonus' | 'userAgentBonus' | 'createInvitation';

/** Characters that are not easily confused. Codes are longer than an agent's eight, so none can be both. */
const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const freshCode = (house: House): string =>
  Array.from(house.random.bytes(9), (byte) => codeLetters[byte % codeLetters.length]).join('');

const lifeMs = 30 * 24 * 3_600_000;
/** Maximum friends checked for claims that are due. */
const mostWaiting = 50;

export const inviteRoutes: Pick<Handlers<Calls>, InviteCalls> = {
  inviteCode: async ({ house, playerId }) => {
    const [code, { depositSatang, stakeSatang, gifts }] = await Promise.all([
      store.codeOf(house, playerId, freshCode(house)),
      inviteRules(house),
    ]);
    return {
      inviteCode: code,
      depositSatang,
      stakeSatang,
      ...(gifts.inviter && { inviterTerms: shownGift(gifts.inviter) }),
      ...(gifts.invitee && { inviteeTerms: shownGift(gifts.invitee) }),
    };
  },
  inviteList: async ({ house, playerId }, request) => {
    await store.bindFriends(house, playerId);
    const rules = await inviteRules(house);
    const [{ rows, total }, invitedBy] = await Promise.all([
      store.invitationsOf(house, playerId, pageOf(request)),
      ownInvitationView(house, rules, playerId),
    ]);
    const list = await Promise.all(rows.map((row) => invitationView(house, rules, row)));
    return { list, total, ...(invitedBy && { invitedBy }) };
  },
  getInviteBonus: claimInviteBonus,
  userAgentBonus: async ({ house, playerId, lang }) => {
    await store.bindFriends(house, playerId);
    const [player, inviterId, rules] = await Promise.all([
      playerById(house, playerId),
      store.inviterOf(house, playerId),
      inviteRules(house),
    ]);
    const [totalSatang, friends, unclaimed] = await Promise.all([
      store.receivedSatang(house, playerId),
      store.countFriends(house, playerId),
      store.unclaimedOf(house, playerId, mostWaiting),
    ]);
    const reached = await Promise.all(unclaimed.map((row) => reachedBy(house, rules, row.invitee_id ?? '')));
    const isByAgent = player.agentCode !== '' && inviterId === undefined;
    return {
      bonusText: isByAgent ? await frontWords(house, 'agentBonus', lang) : '',
      totalSatang,
      friends,
      waiting: reached.filter(({ hasDeposited, hasStaked }) => hasDeposited && hasStaked).length,
    };
  },
  createInvitation: async (context, { note }) => {
    const { house, playerId } = context;
    const nowMs = context.now();
    const row = {
      invite_id: house.random.id(nowMs),
      player_id: playerId,
      code: freshCode(house),
      note,
      created_ms: nowMs,
      expires_ms: nowMs + lifeMs,
    };
    if (!(await store.openInvitation(house, row, mostOpenInvitations))) {
      context.refuse('TOO_MANY_INVITES', { max: mostOpenInvitations });
    }
    return { inviteId: row.invite_id, inviteCode: row.code };
  },
};
