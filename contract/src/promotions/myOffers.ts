/** A player's own offers: pending, current and past bonuses. SI-39, SCREEN-053, SCREEN-054, SCREEN-078 */
import { bonusTerms } from '../bonusTerms.ts';
import { defineCall } from '../call.ts';
import { at, flag, list, moment, money, oneOf, optional, paging, record, text, withDefault, integer } from '../wire.ts';
import type { Value } from '../wire.ts';

/** A bonus of the player: `status` by ENUM-005 and AMB-059, `kind` by ENUM-010, with all terms. M22 */
export const myOffer = record({
  bonusId: text,
  name: text,
  /** A key of ENUM-002. */
  bonusType: withDefault(text, ''),
  status: text,
  /** The server's own text for an unknown status. */
  statusName: withDefault(text, ''),
  kind: withDefault(text, ''),
  terms: bonusTerms,
  amountSatang: at('amount', money),
  /** The deposit that it was given for; 0 if none. */
  depositSatang: at('depositAmount', withDefault(money, 0)),
  targetSatang: at('targetTurnover', money),
  doneSatang: at('doneTurnover', money),
  /** The part that cannot be withdrawn yet. */
  lockedSatang: at('lockAmount', money),
  createTime: moment,
  claimUntil: optional(moment),
  receiveTime: optional(moment),
  expireTime: optional(moment),
  endTime: optional(moment),
  /** How it ended before its turnover was reached. */
  endedBy: withDefault(oneOf(['none', 'cancelled', 'expired']), 'none'),
  returnedSatang: at('returnAmount', withDefault(money, 0)),
  /** Why it was rejected. */
  reason: withDefault(text, ''),
  /** Whether `selfUnlockAmount` can cancel it now. */
  isSelfUnlockable: at('selfUnlock', withDefault(flag, false)),
});
export type MyOffer = Value<typeof myOffer>;

/** A bonus made for this player alone, who may apply for it. SCREEN-053 */
export const privateOffer = record({
  bonusId: text,
  name: text,
  bonusType: withDefault(text, ''),
  terms: bonusTerms,
  amountSatang: at('amount', money),
  depositSatang: at('depositAmount', withDefault(money, 0)),
  openUntil: optional(moment),
  /** Staff review it before it is granted. */
  isAudited: at('audited', withDefault(flag, false)),
});
export type PrivateOffer = Value<typeof privateOffer>;

/**
 * Newest first; '' means every status and every kind. Private offers that the player can still apply for are listed
 * separately.
 */
export const myOfferEkList = defineCall({
  id: 'CALL-130',
  name: 'myOfferEkList',
  path: '/api/loged/myOfferEkList',
  access: 'player',
  request: record({
    status: withDefault(text, ''),
    kind: withDefault(text, ''),
    /** Only received bonuses whose turnover is still open. */
    isBeingStaked: at('processing', withDefault(flag, false)),
    ...paging,
  }),
  response: record({
    list: withDefault(list(myOffer), []),
    total: withDefault(integer, 0),
    privateOffers: at('privateList', withDefault(list(privateOffer), [])),
  }),
});

/** Applies for a private custom bonus: received at once, or after an audit. SCREEN-053 */
export const applyPrivateCustomBonus = defineCall({
  id: 'CALL-165',
  name: 'applyPrivateCustomBonus',
  path: '/api/applyBonus/applyPrivateCustomBonus',
  access: 'player',
  effect: 'money',
  request: record({ bonusId: text }),
  /** ENUM-005: 0 applying, 1 received. */
  response: record({ status: withDefault(text, '') }),
  refuses: ['UNKNOWN_BONUS', 'BONUS_EXPIRED', 'BONUS_NOT_OPEN'],
});

/** Receives a pending bonus. Idempotent. SCREEN-054, STATE-011 */
export const receiveMyBonus = defineCall({
  id: 'CALL-166',
  name: 'receiveMyBonus',
  path: '/api/loged/receiveMyBonus',
  access: 'player',
  effect: 'money',
  request: record({ bonusId: text }),
  response: record({ amountSatang: at('amount', withDefault(money, 0)) }),
  refuses: ['UNKNOWN_BONUS', 'BONUS_EXPIRED', 'BONUS_NOT_OPEN'],
});
