/** USDT chains; TRC20 is the default. ENUM-013, AMB-068 */
import { wordOf } from '../closedSet.ts';

export const chains = { '0': 'TRC20', '1': 'ERC20', '2': 'HECO', '3': 'OMNI' } as const;
export type Chain = (typeof chains)[keyof typeof chains];
export const defaultChain = '0';

export const chain = (code: string | number): Chain | undefined => wordOf(chains, code);
export function chainLabel(code: string | number) {
  const name = chain(code);
  return name === undefined ? ('unknown' as const) : (`chain.${name}` as const);
}
