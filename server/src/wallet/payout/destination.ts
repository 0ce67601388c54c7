/** Where a payout goes: decrypted only for the call to the provider. S22 */
import type { House } from '../../house.ts';
import { cardOf } from '../cardStore.ts';
import { vaultOf } from '../cardVault.ts';
import { isPayable, openedAddress } from '../payoutTerms.ts';
import type { WithdrawalRow } from '../withdrawalStore.ts';
import type { Destination } from './payoutPort.ts';

/** Returns undefined if the card is gone, the address is none, or something was encrypted with another key. */
export async function destinationOf(house: House, order: WithdrawalRow): Promise<Destination | undefined> {
  if (order.method !== 'bank') {
    const address =
      isPayable(house, order) && order.sealed_address !== null && openedAddress(house, order, order.sealed_address);
    if (address === false || address === undefined) return undefined;
    return order.method === 'usdt'
      ? { kind: 'usdt', chain: order.chain, address }
      : { kind: 'wallet', account: address };
  }
  const card = await cardOf(house, order.player_id, order.bank_card_id);
  if (card === undefined) return undefined;
  try {
    const accountNumber = vaultOf(house.config).open(card.sealed_number, `${card.player_id}/${card.bank_card_id}`);
    const { bank_code: bankCode, bank_name: bankName, branch, holder_name: holderName } = card;
    return { kind: 'bank', bankCode, bankName, branch, accountNumber, holderName };
  } catch {
    return undefined;
  }
}
