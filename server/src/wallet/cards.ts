/** Bound bank cards. SI-51, ENTITY-027 to ENTITY-029 */
import { inLanguage } from '@foyer/text/inLanguage.ts';
import type { calls } from '@foyer/contract/calls.ts';
import { maskName } from '@foyer/contract/masks.ts';
import { cardNumberRuleOf, cardNumberRules } from '@foyer/contract/rules/bankCard.ts';
import { holderName } from '@foyer/contract/rules/personal.ts';
import { requireProof } from '../guard/proof.ts';
import { pauseForDestination } from '../guard/withdrawalPause.ts';
import type { Context, Handler } from '../http/context.ts';
import { playerById } from '../players/players.ts';
import { isWithdrawPassword } from '../players/withdrawPassword.ts';
import { frontSetting, settings } from '../settings/settings.ts';
import { requireRule } from './requireRule.ts';
import { cardsOf, insertCard, removeCard } from './cardStore.ts';
import { vaultOf } from './cardVault.ts';
import { issuerByCode, issuerOf } from './issuers.ts';
import type { Issuer } from './issuers.ts';

type Calls = typeof calls;

/** The only part of a card number that leaves the house: its last four digits. S22 */
export const masked = (lastFour: string): string => `**** ${lastFour}`;

/** The player's cards, oldest first. */
export const bankCardList: Handler<Calls['bankCardList']> = async (context) => {
  const rows = await cardsOf(context.house, context.playerId);
  return {
    list: rows.map((row) => ({
      bankCardId: row.bank_card_id,
      bankCode: row.bank_code,
      bankName: inLanguage(issuerByCode(row.bank_code)?.names, context.lang) ?? row.bank_name,
      cardNumber: masked(row.last_four),
      holderName: maskName(row.holder_name),
      branch: row.branch,
      createTime: row.created_ms,
    })),
  };
};

/** Validates a card number by the operator's rule. Refuses: INPUT_RULE. VALID-040 to VALID-042, AMB-099 */
async function digitsOf(context: Context, given: string): Promise<string> {
  const rule = cardNumberRuleOf(await frontSetting(context.house, 'bankCardRule'));
  return requireRule(context, cardNumberRules[rule], given);
}

/** Returns a number's bank; blank for an unknown issuer or a mistyped number, which blocks the form. VALID-045 */
export const checkBankCard: Handler<Calls['checkBankCard']> = async (context, { cardNumber }) => {
  const issuer = issuerOf(await digitsOf(context, cardNumber));
  return { bankCode: issuer?.bankCode ?? '', bankName: inLanguage(issuer?.names, context.lang) ?? '' };
};

/** True if the name is the issuer's in any language. */
const isNameOf = ({ names }: Issuer, given: string): boolean => Object.values(names).includes(given);

/**
 * Binds a card: at most five per player, and each card belongs to one player. The holder is the player's real name. It
 * is set here if the player has none yet, and never changed here afterwards. A blank holder name means the name already
 * set. The bank's name must match the number's issuer, and is stored.
 * Refuses: INPUT_RULE, PHONE_NOT_VERIFIED, WITHDRAW_PASSWORD_NOT_SET, WRONG_WITHDRAW_PASSWORD,
 * WITHDRAW_PASSWORD_LOCKED, CARD_NOT_RECOGNISED, CARD_TAKEN, HOLDER_NAME_MISMATCH, TOO_MANY_CARDS. VALID-040 to
 * VALID-049
 */
export const addBankCard: Handler<Calls['addBankCard']> = async (context, request) => {
  const { house, playerId } = context;
  await requireProof(context, 'addBankCard');
  const cardNumber = await digitsOf(context, request.cardNumber);
  const player = await playerById(house, playerId);
  const holder = request.holderName || player.realName || requireRule(context, holderName, '');
  const { isPhoneVerify } = await settings(house, ['isPhoneVerify']);
  if (isPhoneVerify === '1' && !player.isPhoneVerified) context.refuse('PHONE_NOT_VERIFIED');
  if (player.withdrawPasswordHash === '') context.refuse('WITHDRAW_PASSWORD_NOT_SET');
  if (!(await isWithdrawPassword(context, player, request.withdrawPassword))) context.refuse('WRONG_WITHDRAW_PASSWORD');
  const issuer = issuerOf(cardNumber);
  if (issuer === undefined || !isNameOf(issuer, request.bankName)) return context.refuse('CARD_NOT_RECOGNISED');
  const vault = vaultOf(house.config);
  const nowMs = context.now();
  const bankCardId = house.random.id(nowMs);
  const refusal = await insertCard(house, {
    player_id: playerId,
    bank_card_id: bankCardId,
    bank_code: issuer.bankCode,
    sealed_number: vault.seal(cardNumber, `${playerId}/${bankCardId}`, house.random.bytes(12)),
    fingerprint: vault.fingerprint(cardNumber),
    last_four: cardNumber.slice(-4),
    bank_name: request.bankName,
    holder_name: holder,
    branch: request.branch,
    reserved_phone: request.reservedPhone,
    created_ms: nowMs,
  });
  if (refusal !== undefined) context.refuse(refusal);
  const args = { lastFour: cardNumber.slice(-4) };
  await house.mail.send({ playerId, kind: 'cardAdded', args, key: `card:${bankCardId}` });
  if (context.isSeeding !== true) await pauseForDestination(house, player, bankCardId);
  return undefined;
};

/** Refuses: UNKNOWN_CARD, CARD_NOT_RELEASED without a release by customer service, CARD_IN_USE. ROLE-011, AMB-148 */
export const deleteBank: Handler<Calls['deleteBank']> = async (context, { bankCardId }) => {
  const refusal = await removeCard(context.house, context.playerId, bankCardId);
  return refusal === undefined ? undefined : context.refuse(refusal);
};
