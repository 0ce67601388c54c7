/** What may need a look: shared devices, opposing bets, big wins and payments that were taken back. */
import * as v from 'valibot';
import { account, act, moment, orderNo, pageOf, paging, read, reason, satang, whole } from './deskCall.ts';

const player = v.object({ account: v.string(), status: v.string(), createdMs: moment });
export const sharedDevices = read({
  path: '/operator/desk/risk/devices',
  summary: 'Devices that several accounts have used, newest use first, with up to 50 of these accounts',
  permission: 'risk.read',
  given: { days: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(366)), 30), ...paging },
  reply: pageOf(v.object({ deviceId: v.string(), lastSeenMs: moment, players: v.array(player) })),
});
export const opposingBets = read({
  path: '/operator/desk/risk/opposing',
  summary: 'Players by stakes on opposite picks that cannot lose, most first',
  permission: 'risk.read',
  given: { days: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(90)), 30), ...paging },
  reply: pageOf(
    v.object({
      account: v.string(),
      status: v.string(),
      bets: v.number(),
      /** Stakes that count for no turnover, and all stakes of these bets. */
      uncountedSatang: satang,
      stakeSatang: satang,
      lastMs: moment,
    }),
  ),
});
export const bigWins = read({
  path: '/operator/desk/risk/wins',
  summary: 'The biggest wins of the last days: prize less stake',
  permission: 'risk.read',
  given: {
    days: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(90)), 7),
    leastSatang: v.optional(v.pipe(whole, v.minValue(0)), 0),
    ...paging,
  },
  reply: pageOf(
    v.object({
      account: v.string(),
      betOrderNo: v.string(),
      platformCode: v.string(),
      gameId: v.string(),
      stakeSatang: satang,
      winSatang: satang,
      settledMs: moment,
    }),
  ),
});
/** Payments that a provider has taken back or announced so. */
export const chargebacks = read({
  path: '/operator/desk/risk/chargebacks',
  summary: 'Payments that were taken back, newest first, with what the player still has',
  permission: 'risk.read',
  given: paging,
  reply: pageOf(
    v.object({
      caseKey: v.string(),
      account: v.string(),
      status: v.string(),
      orderNo: v.string(),
      source: v.string(),
      kind: v.string(),
      /** Who entered it, and why; '' if a provider reported it. */
      by: v.string(),
      reason: v.string(),
      amountMinor: v.number(),
      balanceSatang: satang,
      seenMs: moment,
    }),
  ),
});
/**
 * Enters a chargeback or return that no provider has reported. It moves no money: the case shows what the player still has.
 * Once an order. `nothingToDecide`: this order has one already, or was never paid. `otherAmount`: more than was credited.
 */
export const enterChargeback = act({
  path: '/operator/desk/risk/chargebacks/enter',
  summary: 'Enters a payment that was taken back and that no provider has reported',
  permission: 'payments.decide',
  given: { account, orderNo, amountSatang: v.pipe(satang, v.minValue(1)), reason },
  reply: { caseKey: v.string() },
});
