/** The payee's offer: a withdrawal by fast payment, whose amount is held at once. SI-49, SI-50, CALL-107 */
import { requireIdentityToWithdraw } from '../../guard/guard.ts';
import type { RefusalOf, RequestOf, ResponseOf } from '@foyer/contract/call.ts';
import { reserveMethod } from '@foyer/contract/wallet/reserve.ts';
import type { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import type { House } from '../../house.ts';
import type { PlayerContext } from '../../http/context.ts';
import { playerById } from '../../players/players.ts';
import { isWithdrawPassword } from '../../players/withdrawPassword.ts';
import { settings } from '../../settings/settings.ts';
import { payoutTermsOf } from '../payoutTerms.ts';
import { hold } from '../hold.ts';
import { withdrawableOf } from '../withdrawable.ts';
import { writeAsked } from '../withdrawalStore.ts';
import type { WithdrawalRow } from '../withdrawalStore.ts';
import { termsOf } from './reserveStore.ts';
import type { OfferRow } from './reserveStore.ts';
import { runOfferStep } from './offerStep.ts';

type Withdraw = typeof applyWithdraw;
type Ask = RequestOf<Withdraw>;

/** Runs the checks of any withdrawal, in the order of AMB-097. */
async function check(context: PlayerContext<RefusalOf<Withdraw>>, request: Ask): Promise<void> {
  const { house, playerId } = context;
  if (request.amountSatang > (await withdrawableOf(house, playerId))) context.refuse('ABOVE_WITHDRAWABLE');
  const player = await playerById(house, playerId);
  if (player.withdrawPasswordHash === '') context.refuse('WITHDRAW_PASSWORD_NOT_SET');
  if (!(await isWithdrawPassword(context, player, request.withdrawPassword))) context.refuse('WRONG_WITHDRAW_PASSWORD');
  const required = await settings(house, ['isNameVerify', 'isPhoneVerify', 'isMailVerify']);
  if (required.isPhoneVerify === '1' && !player.isPhoneVerified) context.refuse('PHONE_NOT_VERIFIED');
  const pauseMs = player.withdrawalsPausedUntilMs - context.now();
  if (pauseMs > 0) context.refuse('WITHDRAWALS_PAUSED', { hours: Math.ceil(pauseMs / 3_600_000) });
  if (required.isNameVerify === '1' && !player.isNameVerified) context.refuse('NAME_NOT_VERIFIED');
  if (required.isMailVerify === '1' && !player.isEmailVerified) context.refuse('EMAIL_NOT_VERIFIED');
  await requireIdentityToWithdraw(house, playerId);
}

/**
 * Opens a withdrawal that another player will pay, and holds its amount. The amount is in satang, one of the terms'
 * amounts.
 * Refuses: RESERVE_CLOSED, AMOUNT_NOT_OFFERED, the refusals of any withdrawal, OFFER_OPEN.
 */
export async function offerReserve(
  context: PlayerContext<RefusalOf<Withdraw>>,
  request: Ask,
): Promise<ResponseOf<Withdraw>> {
  const { house, playerId } = context;
  const terms = await termsOf(house);
  if (!terms.is_open) context.refuse('RESERVE_CLOSED');
  if (!terms.amounts.includes(request.amountSatang)) context.refuse('AMOUNT_NOT_OFFERED');
  await check(context, request);
  const nowMs = context.now();
  const offerNo = `W${house.random.id(nowMs)}`;
  const payout = await payoutTermsOf(context, { ...request, method: 'bank' }, { orderNo: offerNo, feeE4: 0 });
  const offer = await writeOffer(house, {
    player_id: playerId,
    offer_no: offerNo,
    request_key: context.moneyKey,
    amount_satang: request.amountSatang,
    created_ms: nowMs,
    expires_ms: nowMs + terms.offer_minutes * 60_000,
  });
  if (offer === undefined) return context.refuse('OFFER_OPEN');
  // An earlier attempt stopped before its money was held, and the offer was voided since.
  if (offer.state === 'void') return context.refuse('ABOVE_WITHDRAWABLE');
  await writeAsked(house, {
    player_id: playerId,
    order_no: offer.offer_no,
    request_key: context.moneyKey,
    method: reserveMethod,
    ...payout,
    usual_minutes: terms.pay_minutes + terms.confirm_minutes,
    amount_satang: offer.amount_satang,
    created_ms: nowMs,
  });
  if (!(await openOffer(house, offer))) context.refuse('ABOVE_WITHDRAWABLE');
  return { orderNo: offer.offer_no };
}

type NewOffer = Pick<
  OfferRow,
  'player_id' | 'offer_no' | 'request_key' | 'amount_satang' | 'created_ms' | 'expires_ms'
>;

/** Inserts the offer once per request. Returns undefined if the payee has another offer in progress. */
async function writeOffer(house: House, offer: NewOffer): Promise<OfferRow | undefined> {
  const row = { ...offer, state: 'asked' as const, payer_id: null, order_no: null, closed_ms: null };
  await house.db
    .insertInto('reserve_offer')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return house.db
    .selectFrom('reserve_offer')
    .selectAll()
    .where('player_id', '=', offer.player_id)
    .where('request_key', '=', offer.request_key)
    .executeTakeFirst();
}

/** Opens the offer of a withdrawal whose earlier attempt was not answered. Returns false if the offer is void. */
export async function finishOffer(house: House, { player_id, order_no }: WithdrawalRow): Promise<boolean> {
  const offer = await house.db
    .selectFrom('reserve_offer')
    .selectAll()
    .where('player_id', '=', player_id)
    .where('offer_no', '=', order_no)
    .executeTakeFirstOrThrow();
  return offer.state === 'asked' ? openOffer(house, offer) : offer.state !== 'void';
}

/**
 * Holds the money of an offer in the state `asked`, then opens it. Any process may repeat it. Returns false, and voids
 * the offer, if the balance is too low.
 */
export async function openOffer(house: House, offer: OfferRow): Promise<boolean> {
  const order = await house.db
    .selectFrom('withdrawal')
    .selectAll()
    .where('player_id', '=', offer.player_id)
    .where('order_no', '=', offer.offer_no)
    .executeTakeFirst();
  const isHeld = order !== undefined && (await hold(house, order));
  const nowMs = house.now();
  await runOfferStep(house, offer, async (step) => {
    if (step.offer.state !== 'asked') return;
    await step.setOffer({ state: isHeld ? 'open' : 'void' });
    // Skip the audit: another player pays it, and the payee confirms the receipt.
    if (isHeld) await step.setWithdrawal({ status: 1, audited_ms: nowMs, stepped_ms: nowMs });
  });
  return isHeld;
}
