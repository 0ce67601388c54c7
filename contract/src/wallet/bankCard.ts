/** Bound bank cards. SI-51 */
import { defineCall } from '../call.ts';
import { bankName, branch, cardNumberGiven } from '../rules/bankCard.ts';
import { holderNameGiven, mobile } from '../rules/personal.ts';
import { withdrawPasswordGiven } from '../rules/withdrawal.ts';
import { list, moment, nothing, record, ruled, text, withDefault } from '../wire.ts';
import type { Value } from '../wire.ts';

/**
 * ENTITY-027. Masked by the house: only the last four digits of the number and the last character of the holder are
 * shown. CONST-026
 */
export const bankCard = record({
  bankCardId: text,
  bankCode: text,
  bankName: withDefault(text, ''),
  cardNumber: text,
  holderName: withDefault(text, ''),
  branch: withDefault(text, ''),
  createTime: withDefault(moment, ''),
});
export type BankCard = Value<typeof bankCard>;

export const bankCardList = defineCall({
  id: 'CALL-108',
  name: 'bankCardList',
  path: '/api/loged/bankCardList',
  access: 'player',
  request: record({}),
  response: record({ list: withDefault(list(bankCard), []) }),
});

/**
 * The bank of a card number by the house's 'bankCardRule'; a blank name blocks the form. AMB-099, AMB-100, VALID-045
 */
export const checkBankCard = defineCall({
  id: 'CALL-111',
  name: 'checkBankCard',
  path: '/api/loged/checkBankCard',
  access: 'player',
  request: record({ cardNumber: ruled(cardNumberGiven) }),
  response: record({ bankCode: withDefault(text, ''), bankName: withDefault(text, '') }),
});

/**
 * ENTITY-028. Needs a withdrawal password and a verified phone; the holder is the real name. The rule for the number is
 * set by front config 'bankCardRule'. VALID-040 to VALID-049, AMB-099
 */
export const addBankCard = defineCall({
  id: 'CALL-109',
  name: 'addBankCard',
  path: '/api/loged/addBankCard',
  access: 'player',
  effect: 'write',
  request: record({
    holderName: ruled(holderNameGiven),
    cardNumber: ruled(cardNumberGiven),
    /** As returned by `checkBankCard`. */
    bankName: ruled(bankName),
    branch: ruled(branch),
    reservedPhone: ruled(mobile),
    withdrawPassword: ruled(withdrawPasswordGiven),
  }),
  response: nothing,
  refuses: [
    'PROOF_NEEDED',
    'PHONE_NOT_VERIFIED',
    'WITHDRAW_PASSWORD_NOT_SET',
    'WRONG_WITHDRAW_PASSWORD',
    'WITHDRAW_PASSWORD_LOCKED',
    'CARD_NOT_RECOGNISED',
    'CARD_TAKEN',
    'HOLDER_NAME_MISMATCH',
    'TOO_MANY_CARDS',
  ],
});

/**
 * Deletes a card after customer service has released it; sent only from the dialog of the service. ROLE-011, AMB-148
 */
export const deleteBank = defineCall({
  id: 'CALL-110',
  name: 'deleteBank',
  path: '/api/loged/deleteBank',
  access: 'player',
  effect: 'write',
  request: record({ bankCardId: text }),
  response: nothing,
  refuses: ['UNKNOWN_CARD', 'CARD_NOT_RELEASED', 'CARD_IN_USE'],
});
