/** A player's own offers. SI-39, CALL-130, CALL-165, CALL-166 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import { bonusFor } from '@foyer/contract/bonusTerms.ts';
import type { BonusTerms } from '@foyer/contract/bonusTerms.ts';
import type { Calls } from '@foyer/contract/calls.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { MyOffer } from '@foyer/contract/promotions/myOffers.ts';
import { settleHeld } from '../bonus/cancel.ts';
import { receiveBonus } from '../bonus/grant.ts';
import type { Received } from '../bonus/grant.ts';
import { heldPage, openPrivateBonuses } from '../bonus/heldListStore.ts';
import { heldBonus } from '../bonus/heldStore.ts';
import type { HeldBonus } from '../bonus/heldStore.ts';
import { locksOf } from '../bonus/locks.ts';
import type { KnownLock } from '../bonus/locks.ts';
import { applyPrivately } from '../bonus/privateBonus.ts';
import { shownTerms } from '../bonus/shownTerms.ts';
import type { Handler, Handlers, PlayerContext } from '../http/context.ts';
import { pageOf } from '../http/paging.ts';

/** Parses a one-digit code. Anything else means all. */
const codeIn = (given: string): number | undefined => (/^\d$/.test(given) ? Number(given) : undefined);

function offerOf(held: HeldBonus, terms: BonusTerms, lock: KnownLock | undefined, lang: Locale): MyOffer {
  const isEnded = held.ended_by === 'cancelled' || held.ended_by === 'expired';
  return {
    bonusId: held.grant_id,
    name: inLanguage(held.names, lang),
    bonusType: held.bonus_type,
    status: String(held.status),
    statusName: '',
    kind: String(held.kind),
    terms,
    amountSatang: held.amount_satang,
    depositSatang: held.deposit_satang,
    targetSatang: held.target_satang,
    doneSatang: lock?.doneSatang ?? 0,
    lockedSatang: lock?.lockedSatang ?? 0,
    createTime: held.created_ms,
    claimUntil: held.claim_until_ms ?? undefined,
    receiveTime: held.received_ms ?? undefined,
    expireTime: held.expires_ms ?? undefined,
    endTime: held.ended_ms ?? undefined,
    endedBy: isEnded ? (held.ended_by as 'cancelled' | 'expired') : 'none',
    returnedSatang: held.returned_satang,
    reason: inLanguage(held.reason, lang) ?? '',
    isSelfUnlockable: (lock?.lockedSatang ?? 0) > 0,
  };
}

/** Returns the offers with all terms, newest first. Updates which are cleared before it reads them. */
const myOfferEkList: Handler<Calls['myOfferEkList']> = async (context, request) => {
  const { house, playerId, lang } = context;
  await settleHeld(house, playerId);
  const filter = {
    status: codeIn(request.status),
    kind: codeIn(request.kind),
    isBeingStaked: request.isBeingStaked,
    ...pageOf(request),
  };
  const [page, own, locks] = await Promise.all([
    heldPage(house, playerId, filter),
    openPrivateBonuses(house, playerId),
    locksOf(house, playerId),
  ]);
  const terms = await shownTerms(
    house,
    lang,
    [...page.rows, ...own].map((one) => one.terms),
  );
  const lockOf = new Map(locks.filter(({ kind }) => kind === 'bonus').map((lock) => [lock.lockId, lock]));
  return {
    list: page.rows.flatMap((held, index) => {
      const shown = terms[index];
      return shown === undefined ? [] : [offerOf(held, shown, lockOf.get(held.grant_id), lang)];
    }),
    total: page.total,
    privateOffers: own.flatMap((one, index) => {
      const shown = terms[page.rows.length + index];
      if (shown === undefined) return [];
      return [
        {
          bonusId: one.bonus_id,
          name: inLanguage(one.names, lang),
          bonusType: one.bonus_type,
          terms: shown,
          amountSatang: bonusFor(one.terms, one.deposit_satang),
          depositSatang: one.deposit_satang,
          openUntil: one.open_until_ms ?? undefined,
          isAudited: one.is_audited,
        },
      ];
    }),
  };
};

type Reasons = 'UNKNOWN_BONUS' | 'BONUS_EXPIRED' | 'BONUS_NOT_OPEN';
function refuseUnlessReceived({ refuse }: PlayerContext<Reasons>, received: Received): void {
  if (received === 'unknown') refuse('UNKNOWN_BONUS');
  if (received === 'expired') refuse('BONUS_EXPIRED');
  if (received !== 'received') refuse('BONUS_NOT_OPEN');
}

/** Refuses: UNKNOWN_BONUS, BONUS_EXPIRED, BONUS_NOT_OPEN. */
const applyPrivateCustomBonus: Handler<Calls['applyPrivateCustomBonus']> = async (context, { bonusId }) => {
  const applied = await applyPrivately(context.house, context.playerId, bonusId, context.decision.make);
  if (applied === undefined) return context.refuse('UNKNOWN_BONUS');
  if (applied.kind === 'applying') return { status: '0' };
  refuseUnlessReceived(context, applied.received);
  return { status: '1' };
};

/** Receives a bonus and returns its amount in satang. Refuses: UNKNOWN_BONUS, BONUS_EXPIRED, BONUS_NOT_OPEN. */
const receiveMyBonus: Handler<Calls['receiveMyBonus']> = async (context, { bonusId }) => {
  const { house, playerId } = context;
  refuseUnlessReceived(context, await receiveBonus(house, playerId, bonusId, context.decision.make));
  return { amountSatang: (await heldBonus(house, playerId, bonusId))?.amount_satang ?? 0 };
};

export const myOfferRoutes = { myOfferEkList, applyPrivateCustomBonus, receiveMyBonus } satisfies Partial<
  Handlers<Calls>
>;
