/** The ways to pay in and to be paid, by themselves: an address names them before anything of the wallet is fetched. */

/** Ways of the newer deposit. AMB-130 */
export const newerPayTypes = ['third', 'qr', 'usdt', 'automatic', 'semiAutomatic'] as const;
export type NewerPayType = (typeof newerPayTypes)[number];

export const withdrawalMethods = ['bank', 'usdt', 'wallet'] as const;
export type WithdrawalMethod = (typeof withdrawalMethods)[number];
