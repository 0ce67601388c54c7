/** Titles of the statement: reasons of movements. ENUM-014, ENUM-015, AMB-063 */
import { wordOf } from '../closedSet.ts';

export const transactionTitles = {
  '0': 'applying',
  '1': 'adjustment',
  '2': 'deposit',
  '3': 'fastWithdrawal',
  '4': 'transferIn',
  '5': 'transferOut',
  '8': 'bonus',
  '9': 'manualDeposit',
  '10': 'manualWithdrawal',
  '17': 'planPurchase',
  '18': 'planRedemption',
  '40': 'fastDeposit',
  '41': 'fastPayWithdrawal',
  '100': 'other',
  /** Not in the specification: a withdrawal that the bank returned. ADR 020 */
  '203': 'withdrawalReturned',
  /** Not in the specification: lottery bets from the main wallet. SI-21 */
  '200': 'stake',
  '201': 'prize',
  '210': 'chaseHold',
  '211': 'chaseReturn',
  '212': 'drawVoid',
} as const;
export type TransactionTitle = (typeof transactionTitles)[keyof typeof transactionTitles];

/** 6, 7 and every other code without a title are 'other'. */
export const transactionTitle = (code: string | number): TransactionTitle => wordOf(transactionTitles, code) ?? 'other';
export const transactionLabel = (code: string | number) => `transaction.${transactionTitle(code)}` as const;
