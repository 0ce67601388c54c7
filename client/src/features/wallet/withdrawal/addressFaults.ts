/** Checks the destination by the contract's rules. AMB-068, AMB-078 */
import type { Fault } from '@foyer/contract/form.ts';
import { usdtAddress, walletAccount } from '@foyer/contract/rules/withdrawal.ts';
import type { WithdrawalMethod } from '@foyer/contract/wallet/methods.ts';
import { ruleFaults } from '#form/ruleFaults.ts';

/** Loaded on demand, because of its hash functions. If loading fails, only the house checks the whole rule. */
async function usdtRule(chain: string) {
  try {
    const { usdtAddressOn } = await import('@foyer/contract/wallet/usdtAddress.ts');
    return usdtAddressOn(chain);
  } catch {
    return usdtAddress;
  }
}

export async function addressFaults(
  { method, chain }: { readonly method: WithdrawalMethod; readonly chain: string },
  address: unknown,
): Promise<readonly Fault[]> {
  switch (method) {
    case 'bank':
      return [];
    case 'usdt':
      return ruleFaults('address', await usdtRule(chain), address);
    case 'wallet':
      return ruleFaults('address', walletAccount, address);
  }
}
