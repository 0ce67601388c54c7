import { chainLabel } from '@foyer/contract/wallet/chain.ts';
import type { WithdrawalRecord } from '@foyer/contract/wallet/withdrawal.ts';
import { withdrawalMethodLabel } from '@foyer/contract/wallet/withdrawalStatus.ts';
import { useText } from '#text/useText.tsx';

/** The bank, the chain or the wallet that an application goes to. ENTITY-032 */
export function usePlaces(): (record: WithdrawalRecord) => string {
  const label = useText('labels');
  return ({ method, bankName, chain }) =>
    ({ bank: bankName, usdt: label(chainLabel(chain)), wallet: label(withdrawalMethodLabel(method)) })[method];
}

/** Short description of the destination, with the ends of its number. */
export function useDestination(record: WithdrawalRecord): string {
  return [usePlaces()(record), record.cardNumber].filter(Boolean).join(' ');
}
