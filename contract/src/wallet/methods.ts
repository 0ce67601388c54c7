/**
 * Names of deposit and withdrawal methods. Separate, because addresses contain them before any other code of the wallet
 * is loaded.
 */

/** Ways of the newer deposit. AMB-130 */
export const newerPayTypes = ['third', 'qr', 'usdt', 'automatic', 'semiAutomatic'] as const;
export type NewerPayType = (typeof newerPayTypes)[number];

export const withdrawalMethods = ['bank', 'usdt', 'wallet'] as const;
export type WithdrawalMethod = (typeof withdrawalMethods)[number];
