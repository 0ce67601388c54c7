import { chainLabel } from '@foyer/contract/wallet/chain.ts';
import type { WithdrawalRecord } from '@foyer/contract/wallet/withdrawal.ts';
import { withdrawalMethodLabel } from '@foyer/contract/wallet/withdrawalStatus.ts';
import { useText } from '#text/useText.tsx';

/** Where it goes in a few words: the bank, the chain or the wallet, and the ends of the number. ENTITY-032 */
export function useDestination(record: WithdrawalRecord): string {
  return useDestinations()(record);
}

/** The same for a list. */
export function useDestinations(): (record: WithdrawalRecord) => string {
  const label = useText('labels');
  return ({ method, bankName, chain, cardNumber }) => {
    const first = { bank: bankName, usdt: label(chainLabel(chain)), wallet: label(withdrawalMethodLabel(method)) };
    return [first[method], cardNumber].filter(Boolean).join(' ');
  };
}
